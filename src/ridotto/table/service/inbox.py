"""News for members: what other parts of the house want to tell somebody who may not be here.

`Inbox.add(member_id, kind, link, **args)` is all that other parts need. The sentence is the word `inbox-KIND`, with
`args` as its variables, in the language of whoever reads it (`game` is a game's slug); `link` is a path on this server. News are for their member
alone and must contain nothing that the member may not know.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ridotto.engine.game import all_games
from ridotto.engine.words import Words
from ridotto.table.service.clock import now
from ridotto.table.service.tasks import Tasks
from ridotto.table.store.inbox import News, add_news, count_unseen, mark_seen, news_of
from ridotto.table.store.members import Member, lock_member
from ridotto.table.store.store import Store, reason

log = logging.getLogger("ridotto.table")

Written = tuple[str, News]
"""News in the database, and the id of the member they are for."""


def news_text(news: News, words: Words) -> str:
    """A piece of news in words; a neutral sentence for news of a version that had others."""
    game = all_games().get(str(news.args.get("game")))
    args = news.args if game is None else {**news.args, "game": game.words(words.language)("title")}
    try:
        return words(f"inbox-{news.kind}", **args) if f"inbox-{news.kind}" in words else words("back-news-other")
    except KeyError:  # the sentence has other variables now
        return words("back-news-other")


class Inbox:
    """The news of all members, for one process."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self._store = store
        self._tasks = tasks
        self.carriers: list[Callable[[str, News], Awaitable[None]]] = []
        """Called with the member's id and each piece of news once it is written: ways to reach members who are not here."""

    async def add(self, member_id: str, kind: str, link: str, **args: str | int) -> None:
        """Tell a member something."""
        await self.add_once(lambda connection: True, member_id, kind, link, **args)

    async def add_once(self, claim: Callable[[sa.Connection], bool], member_id: str, kind: str, link: str, **args: str | int) -> None:
        """Tell a member something if `claim` notes, in the same transaction, that nobody has done so before."""
        news = News(now(), kind, link, args)

        def write() -> int | None:
            with self._store.writing() as connection:
                heard = claim(connection) and lock_member(connection, member_id)  # the account may have been deleted at this moment
                return add_news(connection, member_id, news) if heard else None

        made = await self._store.call(write)
        if made is not None:
            await self._carry(member_id, replace(news, id=made))

    async def _carry(self, member_id: str, news: News) -> None:
        for carry in self.carriers:
            await carry(member_id, news)

    def write(self, connection: sa.Connection, heard: bool, member_id: str, kind: str, link: str, **args: str | int) -> Written | None:
        """Tell a member something within a transaction, and `send` it afterwards.

        What is not to be heard is written, too, and taken back: how long that takes tells nobody which it was.
        """
        news = News(now(), kind, link, args)
        with connection.begin_nested() as point:
            made = add_news(connection, member_id, news)
            if not heard:
                point.rollback()
        return (member_id, replace(news, id=made)) if heard else None

    def send(self, written: Written | None) -> None:
        """Carry news that are written to members who are not here; nobody waits for it."""
        if written is not None:
            self._tasks.spawn(self._send(*written))

    async def _send(self, member_id: str, news: News) -> None:
        try:
            await self._carry(member_id, news)
        except SQLAlchemyError as error:  # they are in the list of news all the same
            log.error("news could not be carried", extra={"reason": reason(error)})

    async def news(self, member: Member) -> list[News]:
        """A member's news, the latest first."""
        return await self._store.call(news_of, self._store, member.id)

    async def unseen(self, member: Member) -> int:
        """How many of a member's news were not looked at yet."""
        return await self._store.call(count_unseen, self._store, member.id)

    async def mark_seen(self, member: Member, last: int) -> None:
        """Note that a member has looked at the news up to this one."""

        def write() -> None:
            with self._store.writing() as connection:
                mark_seen(connection, member.id, last, now())

        await self._store.call(write)
