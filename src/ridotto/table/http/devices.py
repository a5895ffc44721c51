"""What a browser is called in a member's list of devices: its family and its system, from the User-Agent."""

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chromium", "Chromium"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_name(user_agent: str) -> str:
    """Such as "Firefox, Windows"; empty if nothing is known. Nothing of the header itself is kept."""
    found = [next((name for sign, name in known if sign in user_agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))
