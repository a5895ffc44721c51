"""The page of news: newest first, unread ones marked until they were looked at, for their member alone."""

from pathlib import Path

import pytest

from ridotto.table.language import table_words
from ridotto.table.service.inbox import news_text
from ridotto.table.store.inbox import News

from .clubs import club
from .test_member_seats import clubhouse, join_club, two_devices

pytestmark = pytest.mark.anyio


async def test_news_are_marked_as_new_once_and_the_header_counts_them(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna = join_club(inside, "Anna")
        await desk.sign_in(anna)
        await inside.service.inbox.add(anna.id, "test", "/t/one")
        await inside.service.inbox.add(anna.id, "test", "/t/two")
        assert (await desk.client.get("/turns/waiting")).json()["news"] == 2
        page = (await desk.client.get("/news")).text
        assert page.index("/t/two") < page.index("/t/one")
        assert page.count('class="new"') == 2
        assert (await desk.client.get("/news")).text.count('class="new"') == 0
        assert (await desk.client.get("/turns/waiting")).json()["news"] == 0
        await phone.sign_in(join_club(inside, "Bruno"))
        assert "/t/one" not in (await phone.client.get("/news")).text


def test_guests_are_asked_to_sign_in_and_a_link_to_elsewhere_leads_home(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        guest = house.guest()
        guest.get("/news")
        assert guest.at.startswith("/members/sign-in")
        anna = house.member("Anna")
        member = house.call(house.service.members.named, "Anna")
        house.call(house.service.inbox.add, member.id, "test", "https://elsewhere.example/")
        page = anna.get("/news")
        assert "https://elsewhere.example/" not in page.addresses


@pytest.mark.parametrize(("language", "title"), [("en", "Venice"), ("de", "Venedig")])
def test_a_game_has_the_title_that_it_has_in_the_readers_language(language: str, title: str) -> None:
    assert title in news_text(News(0.0, "invited", "/t/one", {"name": "Anna", "game": "venice"}), table_words(language))


@pytest.mark.parametrize("language", ["en", "de"])
def test_news_of_a_kind_that_there_is_no_longer_are_told_in_a_neutral_sentence(language: str) -> None:
    words = table_words(language)
    assert news_text(News(0.0, "of-old", "/"), words) == words("back-news-other")
