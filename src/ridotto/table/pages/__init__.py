"""The pages that people see, rendered on the server."""
