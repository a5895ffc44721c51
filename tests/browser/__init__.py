"""The table's face in a real browser: Chromium, driven by Playwright."""
