"""The view as text, for terminals, screen readers and playthroughs."""

from collections.abc import Sequence

from ridotto.engine.words import Words
from ridotto.games.doge.moves import CODEC
from ridotto.games.doge.shape import DogeView, FieldView

NONE = "-"


def text(view: DogeView, words: Words, names: Sequence[str]) -> str:
    """Everything in the view, in a few lines."""
    return "\n".join(
        [
            *_course(view, words),
            *_vote(view, words, names),
            *(_field(view, field, words, names) for field in view["fields"]),
            *_neutral(view, words),
            *_seats(view, words, names),
            *_mine(view, words),
        ]
    )


def _people(seats: Sequence[int], names: Sequence[str], words: Words) -> str:
    return words.listing((names[seat] for seat in seats), NONE)


def _values(tokens: Sequence[int]) -> str:
    return " ".join(str(value) for value in tokens) or NONE


def _counts(counts: Sequence[int], names: Sequence[str], words: Words) -> str:
    return words.listing((f"{name} {count}" for name, count in zip(names, counts, strict=True) if count), NONE)


def _course(view: DogeView, words: Words) -> list[str]:
    lines = [words("text-round", round=view["round"], dry=view["dry_rounds"], limit=view["dry_limit"])]
    if view["ended_by"] is not None:
        lines.append(words("text-ended", reason=words(f"reason-{view['ended_by']}")))
    elif view["setting"] is not None:
        lines.append(words("text-setting", setting=view["setting"], settings=view["settings"]))
    else:
        lines.append(words("text-stage", stage=view["stage"]))
    conditions = [words("text-condition", **condition) for condition in view["conditions"]]
    lines.append(words("text-conditions", conditions=words.listing(conditions)))
    order, known = view["order"], view["next_order"]
    lines.append(words("text-order", set=words(f"set-{order['set']}"), fields=words.named("field", order["fields"]), voted=view["voted"]))
    lines.append(words("text-next", set=words(f"set-{known['set']}"), fields=words.named("field", known["fields"])))
    return lines


def _vote(view: DogeView, words: Words, names: Sequence[str]) -> list[str]:
    lines = []
    vote = view["vote"]
    if vote is not None:
        winners, seconds = _people(vote["winners"], names, words), _people(vote["seconds"], names, words)
        counted = zip(names, vote["votes"], vote["advisor_votes"], strict=True)
        votes = [words("text-votes", name=name, votes=all_votes, advisors=advisors) for name, all_votes, advisors in counted if all_votes]
        lines.append(words("text-vote", field=words(f"field-{vote['field']}"), votes=words.listing(votes), winners=winners, seconds=seconds))
        if vote["advisor"] is not None:
            lines.append(words("text-at-hand", advisor=words(f"advisor-{vote['advisor']}")))
        done = [advisor for advisor in vote["settled"] if advisor != vote["advisor"]]
        if done:
            lines.append(words("text-settled", advisors=words.named("advisor", done)))
        lines += _occasion(view, words, names)
    if view["joint"]:
        lines.append(words("text-choosing", seats=_people(view["joint"], names, words)))
    return lines


def _occasion(view: DogeView, words: Words, names: Sequence[str]) -> list[str]:
    own = view["mine"] and view["mine"]["occasion"]
    occasion = own or (view["vote"] and view["vote"]["occasion"])
    if not occasion:
        return []
    place = {"field": words(f"field-{occasion['field']}"), "cost": occasion["cost"]}
    return [words("text-you-may-build", **place) if own else words("text-may-build", name=names[occasion["seat"]], **place)]


def _field(view: DogeView, field: FieldView, words: Words, names: Sequence[str]) -> str:
    stacks = []
    for name, stack in zip(names, field["stacks"], strict=True):
        if stack is not None:
            values = "" if stack["values"] is None else f" ({_values(stack['values'])})"
            stacks.append(f"{name} {stack['size']}{values}")
    controllers = {advisor["advisor"]: advisor["controller"] for advisor in view["advisors"]}
    advisors = []
    for key in field["advisors"]:
        controller = controllers[key]
        assert controller is not None, "an advisor in a field has a ring"
        advisors.append(f"{words(f'advisor-{key}')} ({names[controller]})")
    shown = {"field": words(f"field-{field['field']}"), "stacks": words.listing(stacks, NONE), "advisors": words.listing(advisors, NONE)}
    if field["sites"] == 0:
        return words("text-quarantia", **shown)
    cost = NONE if field["cost"] is None else field["cost"]
    palazzi = _people(field["palazzi"], names, words)
    return words("text-field", houses=_counts(field["houses"], names, words), palazzi=palazzi, cost=cost, **shown)


def _neutral(view: DogeView, words: Words) -> list[str]:
    neutral = [advisor["advisor"] for advisor in view["advisors"] if advisor["place"] is None]
    return [words("text-neutral", advisors=words.named("advisor", neutral))]


def _seats(view: DogeView, words: Words, names: Sequence[str]) -> list[str]:
    return [
        words(
            "text-seat",
            name=name,
            houses=seat["houses"],
            palazzi=seat["palazzi"],
            rings=seat["rings"],
            tokens=seat["tokens"],
            built=seat["palazzi_built"],
            districts=seat["districts"],
            standing=seat["houses_on_board"],
            open=_values(seat["open_tokens"]),
            cards=words.named("field", seat["cards_used"]),
            condition="no" if seat["condition"] is None else "yes",
            ready="yes" if seat["ready"] else "no",
        )
        for name, seat in zip(names, view["seats"], strict=True)
    ]


def _mine(view: DogeView, words: Words) -> list[str]:
    mine = view["mine"]
    if mine is None:
        return []
    lines = [words("text-mine", tokens=_values(mine["tokens"]), hand=words.named("field", mine["hand"]))]
    if mine["chain"]:
        lines.append(words("text-chain", chain=words.listing([words.move(CODEC.number(move), CODEC) for move in mine["chain"]])))
    return lines
