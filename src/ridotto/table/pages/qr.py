"""Addresses as QR codes, for the phones of those who sit around the screen."""

from functools import lru_cache
from io import BytesIO

QUIET_ZONE = 2  # modules of white around the code, so that it is found on a dark page, too


@lru_cache(maxsize=256)
def qr_code(address: str) -> bytes:
    """The code as an SVG file."""
    import segno  # when the first code is asked for: most servers start without one

    drawn = BytesIO()
    segno.make_qr(address, error="m").save(drawn, kind="svg", border=QUIET_ZONE, dark="#1f1813", light="#ffffff", xmldecl=False, omitsize=True)
    return drawn.getvalue()
