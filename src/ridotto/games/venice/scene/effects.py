"""What the effects of buildings do, from their numbers in the edition: in words, and as rows of small signs."""

from collections.abc import Mapping
from functools import lru_cache

from ridotto.engine.words import Words

Numbers = Mapping[str, int]
"""An effect as the view has it: its numbers that are not 0."""
Frozen = tuple[tuple[str, int], ...]
"""The same in a hashable form."""

_PRICES = ("pay_coins", "pay_cubes", "pay_scrolls", "pay_intrigue")
_THINGS = ("ceramic", "cloth", "silver", "any_cubes", "coins", "scrolls", "points")
_DEEDS = (
    *("council", "lose_intrigue", "others_intrigue", "influence", "contracts", "bridge", "exchange"),
    *("points_per_contract", "points_per_rival", "points_per_cube"),
)


def frozen(numbers: Numbers) -> Frozen:
    """An effect in a hashable form."""
    return tuple(numbers.items())


# ---- in words ----


@lru_cache(maxsize=512)
def effects_said(words: Words, building: str, effects: tuple[Frozen, ...]) -> str:
    """What a building does, a line for each effect."""
    lines = [f"{number}: {effect_said(words, effect)}" for number, effect in enumerate(effects, start=1)]
    return "\n".join([words(f"building-{building}"), *lines])


@lru_cache(maxsize=512)
def effect_said(words: Words, effect: Frozen) -> str:
    """What an effect does: its price, what it brings, what else happens."""
    left = dict(effect)
    if not left:
        return words("scene-no-cubes")
    if "bridge_or_points" in left:
        return words("scene-fx-bridge-or", points=_said(words, "points", left["points"]))
    prices = [_said(words, name, left[name]) for name in _PRICES if name in left]
    if prices and "take_intrigue" in left:
        prices.append(_said(words, "take-intrigue", left.pop("take_intrigue")))
    deeds = _gains(words, left, bool(prices))
    if "council_per_rival" in left:
        deeds.append(words("scene-fx-great-council", steps=left.pop("council", 0), more=left["council_per_rival"]))
    deeds += [_said(words, name, left[name]) for name in _DEEDS if name in left]
    done = "; ".join(deeds)
    if "needs_influence" in left:
        done = words("scene-fx-needs", what=done, cards=left["needs_influence"])
    return f"{', '.join(prices)}: {done}" if prices else done


def _gains(words: Words, left: Numbers, priced: bool) -> list[str]:
    """Everything that an effect brings, as one phrase; points alone, and what is paid for, need no verb."""
    things = [_said(words, "intrigue", left["take_intrigue"])] if "take_intrigue" in left else []
    things += [_said(words, name, left[name]) for name in _THINGS if name in left]
    if not things:
        return []
    listed = words("scene-fx-and", first=words.listing(things[:-1]), last=things[-1]) if len(things) > 1 else things[0]
    return [listed if priced or (len(things) == 1 and "points" in left) else words("scene-fx-gain", things=listed)]


def _said(words: Words, name: str, number: int) -> str:
    return words(f"scene-fx-{name.replace('_', '-')}", n=number)


# ---- in signs: a leading > means at a price, a minus that something is lost ----


@lru_cache(maxsize=512)
def effect_signs(effect: Frozen) -> tuple[str, ...]:
    """The names of the signs of an effect, from left to right; the exact words are beside the map."""
    left = dict(effect)
    if "bridge" in left:
        price = (f"c{left['pay_coins']}", ">") if "pay_coins" in left else ()
        return (*price, "m-bridge")
    if "bridge_or_points" in left:
        return "m-bridge", "/", f"v{left['points']}"
    priced = any(name in left for name in (*_PRICES, "needs_influence", "points_per_cube"))
    found = [">"] if priced else _many("m-mask", left.get("take_intrigue", 0))
    for name in ("ceramic", "cloth", "silver"):
        found += _many(name, left.get(name, 0))
    found += [str(left["any_cubes"]), "any"] if "any_cubes" in left else []
    found += [f"c{left['coins']}"] if "coins" in left else []
    found += _many("m-scroll", left.get("scrolls", 0)) + _many("m-card", left.get("influence", 0)) + _many("m-seat", left.get("council", 0))
    found += ["+", "m-men"] if "council_per_rival" in left else []
    found += ["m-deed"] if "contracts" in left else []
    found += ["m-swap"] if "exchange" in left else []
    found += [f"v{left[name]}" for name in ("points", "points_per_cube") if name in left]
    found += [f"v{left['points_per_contract']}", "×", "m-deed"] if "points_per_contract" in left else []
    found += [f"v{left['points_per_rival']}", "×", "m-men"] if "points_per_rival" in left else []
    found += ["−" if left["lose_intrigue"] == 1 else f"−{left['lose_intrigue']}", "m-mask"] if "lose_intrigue" in left else []
    if "others_intrigue" in left:
        found += ["m-men", *([] if found else ["+"]), *_many("m-mask", left["others_intrigue"])]
    return tuple(found)


def _many(sign: str, number: int) -> list[str]:
    """A sign, with its number if there are several."""
    return [] if number == 0 else [sign] if number == 1 else [str(number), sign]
