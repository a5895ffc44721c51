"""Secrets that the host gives to the server in files, so that they stand in no command line and no environment."""

from pathlib import Path

from ridotto.engine.errors import SetupError

SHORTEST, LONGEST = 16, 200


def read_secret(file: str, setting: str) -> str:
    """The secret in a file, without the line's end; SetupError says why it cannot be used."""
    try:
        secret = Path(file).read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as error:
        raise SetupError(f"{setting}: {file} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}") from None
    if not SHORTEST <= len(secret) <= LONGEST or not secret.isascii() or not secret.isprintable() or " " in secret:
        raise SetupError(f"{setting}: {file} should hold one word of {SHORTEST} to {LONGEST} letters, digits or signs")
    return secret
