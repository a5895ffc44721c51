"""The command `ridotto`."""


def main() -> None:
    """Run the command line."""
