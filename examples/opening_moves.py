#!/usr/bin/env python3
"""Which opening move wins most, read from a dataset. Needs ridotto[dataset].

ridotto arena doge --bots greedy,random --seats 3 --matches 3000 --results doge.jsonl --moves
ridotto dataset doge.parquet doge.jsonl
python opening_moves.py doge.parquet --player greedy
"""

import argparse

import pyarrow.compute as pc
import pyarrow.parquet as pq


def main() -> None:
    """Count the first move of every seat in every match, and what those who made it won in the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--player", default="", help="only what this player or bot did")
    parser.add_argument("--least", type=int, default=1, help="leave out moves that were made less often")
    given = parser.parse_args()
    # columns are read one by one: without the observations a dataset is small
    rows = pq.read_table(given.file, columns=["match", "seat", "number", "player", "text", "win", "seats"])
    if given.player:
        rows = rows.filter(pc.field("player") == given.player)
    first = rows.group_by(["match", "seat"]).aggregate([("number", "min")]).rename_columns({"number_min": "number"})
    openings = rows.join(first, ["match", "seat", "number"], join_type="inner")
    # an equal player would win 1 of as many matches as there are seats
    openings = openings.append_column("relative", pc.multiply(openings["win"], openings["seats"].cast("float32")))
    found = openings.group_by("text").aggregate([("relative", "mean"), ("win", "mean"), ("text", "count")])
    found = found.filter(pc.field("text_count") >= given.least).sort_by([("relative_mean", "descending"), ("text", "ascending")])
    print(f"{'opening':<32} {'times':>6} {'wins':>7} {'× fair':>7}")
    for row in found.to_pylist():
        print(f"{row['text']:<32} {row['text_count']:>6} {row['win_mean']:>7.1%} {row['relative_mean']:>7.2f}")


if __name__ == "__main__":
    main()
