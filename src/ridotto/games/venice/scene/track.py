"""The Great Council track: discs in the arches, the end marker on its field, what the places are worth."""

from collections import Counter

from ridotto.games.venice.scene.places import TRACK_HALVES, track_at
from ridotto.games.venice.scene.scene_view import SceneView
from ridotto.look.pen import group, num, piece, sized, title, use, write

_DISC = 25.0


def track(seen: SceneView) -> str:
    """Everything on the track."""
    return seen.kept(_track, seen.only("council", "end", "mode"))


def _track(seen: SceneView) -> str:
    discs = "".join(_discs(seen))
    label = seen.say("scene-track-label", rewards=_rewards(seen))
    return group(title(label, "VEN-168"), _ground(), _marker(seen), _words(seen), discs, name="council", label=label)


def _ground() -> str:
    """A ground for the pointer, so that the whole track says what it is; on a phone a tap enlarges half of it."""
    return "".join(f'<rect id="{name}" {sized(box)} fill="transparent"/>' for name, box in TRACK_HALVES.items())


def _rewards(seen: SceneView) -> str:
    return ", ".join(map(str, seen.board["council"]["rewards"]))


def _words(seen: SceneView) -> str:
    """What the track is; how the end comes, or how near it is."""
    end = seen.board["end"] if not seen.over else None
    line = seen.say(f"scene-track-{end}") if end is not None else seen.say("scene-rewards", rewards=_rewards(seen))
    wide = write(seen.say("scene-council"), 14, 30, 19.4, "start", "ve-name") + write(
        line, 14, 48, None, "start", "ve-small" if end is None else "ve-small ve-loud"
    )
    narrow = write(seen.say("scene-council"), 12, 43, 29, "start", "ve-name")
    return f'<g class="ve-near">{wide}</g><g class="ve-far">{narrow}</g>'


def _marker(seen: SceneView) -> str:
    """The end marker, a flag on its field."""
    field = seen.board["council"]["marker"]
    if field is None:
        return ""
    x = track_at(field, seen.board["council"]["last"])
    cloth = f"M{num(x - 6)} 41V17M{num(x - 6)} 17L{num(x + 11)} 21.4 {num(x - 6)} 27Z"
    flag = f'<path d="{cloth}" fill="var(--wax)" stroke="var(--coast)" stroke-width="1.3" stroke-linejoin="round"/>'
    frame = f'<path d="M{num(x - 16)} 41.6V27C{num(x - 16)} 18.6 {num(x - 4)} 19 {num(x)} 13.4 {num(x + 4)} 19 {num(x + 16)} 18.6 {num(x + 16)} 27V41.6Z"'
    return group(
        f'{frame} fill="var(--stone)" stroke="var(--coast)" stroke-width="2"/>{flag}',
        label=seen.say("scene-marker", field=field),
        name="end-marker",
        rule="VEN-164",
    )


def _discs(seen: SceneView) -> list[str]:
    """The discs; several on one field overlap."""
    discs = seen.board["council"]["discs"]
    many = Counter(disc["field"] for disc in discs)
    placed: Counter[int] = Counter()
    drawn = []
    for disc in discs:
        field, colour = disc["field"], disc["colour"]
        x = track_at(field, seen.board["council"]["last"]) + disc_shift(many[field], placed[field])
        placed[field] += 1
        size = _DISC if many[field] == 1 else 22.0 if many[field] < 4 else 19.0
        label = seen.tell("scene-disc", name=seen.owner(colour), field=field)
        drawn.append(piece(f"council-disc-{colour}", x, 29, title(label, "VEN-88"), use(f"disc-{seen.dress(colour)}", 0, 0, size)))
    return drawn


def disc_shift(many: int, place: int) -> float:
    """How far a disc is from the middle of its field, if several share it."""
    step = 0.0 if many == 1 else 14.0 if many == 2 else 9.0 if many == 3 else 6.4
    return step * (place - (many - 1) / 2)


def disc_at(seen: SceneView, colour: int) -> float:
    """Where a disc is."""
    discs = seen.board["council"]["discs"]
    field = discs[colour]["field"]
    same = [disc["colour"] for disc in discs if disc["field"] == field]
    return track_at(field, seen.board["council"]["last"]) + disc_shift(len(same), same.index(colour))
