"""The house as an app: manifest, icons, worker, and a page without a connection that is the same for everybody."""

import io
import re
from pathlib import Path

import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat

from ridotto.table.pages import icons, rendering

from .conftest import opened
from .test_browser_cookie import browsing
from .test_member_seats import clubhouse, join_club, two_devices
from .test_your_turn import sit_down

pytestmark = pytest.mark.anyio


async def test_the_manifest_has_the_name_of_the_house_the_colours_of_the_tokens_and_icons_that_are_there(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True, site_name="Casa Rialto") as inside:
        answer = await inside.client.get("/manifest.webmanifest", headers={"Accept-Language": "de"})
        manifest = answer.json()
        assert answer.headers["content-type"] == "application/manifest+json"
        assert (manifest["name"], manifest["lang"], manifest["start_url"], manifest["display"]) == ("Casa Rialto", "de", "/", "standalone")
        assert manifest["background_color"] in (rendering.LOOK / "tokens.css").read_text()
        assert {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]} == {
            (f"{size}x{size}", way) for size in (192, 512) for way in ("any", "maskable")
        }
        for icon in manifest["icons"]:
            drawn = Image.open(io.BytesIO((await inside.client.get(icon["src"])).content))
            assert f"{drawn.width}x{drawn.height}" == icon["sizes"]
        assert (await inside.client.get("/icons/9999.png")).status_code == 422
        assert 'rel="manifest"' in (await inside.client.get("/")).text


def test_an_icon_looks_as_its_drawing() -> None:
    ours = Image.open(io.BytesIO(icons.png(192, False)))
    svg = (rendering.STATIC / "icon.svg").read_text()
    theirs = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=192, height=192)))).convert("RGBA")
    white = Image.new("RGBA", ours.size, "white")
    apart = ImageChops.difference(Image.alpha_composite(white, ours).convert("L"), Image.alpha_composite(white, theirs).convert("L"))
    assert ImageStat.Stat(apart).extrema[0][1] < 64
    assert ImageStat.Stat(apart).mean[0] < 0.5


async def test_the_worker_keeps_nothing_but_the_shell_and_all_of_it_is_there(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside:
        answer = await inside.client.get("/service-worker.js")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/javascript")
        kept = re.findall(r'"(/[^"]+)"', answer.text.partition("const KEPT")[0])
        assert {path.split("?")[0] for path in kept if not path.startswith("/static/")} == {"/offline"}
        assert [path for path in kept if (await inside.client.get(path)).status_code != 200] == []


async def test_the_page_for_when_there_is_no_connection_says_nothing_of_who_reads_it(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, _), browsing(inside) as stranger:
        await desk.sign_in(join_club(inside, "Anna"))
        await sit_down(inside, desk.client)
        for language, said in (("en", "No connection"), ("de", "Keine Verbindung")):
            path = f"/offline?lang={language}"
            mine = (await desk.client.get(path)).text
            assert said in mine
            assert "Anna" not in mine
            assert mine == (await stranger.get(path)).text
        assert (await desk.client.get("/offline?lang=xx")).status_code == 200
        assert (await desk.client.get(f"/offline?lang={'x' * 50}")).status_code == 422
