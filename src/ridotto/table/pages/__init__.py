"""The pages that people see, made on the server."""
