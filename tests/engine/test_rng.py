"""The pinned generator keeps to its vectors, and to a second implementation that shares no code with it."""

import hashlib
import struct
import tomllib
from pathlib import Path

import pytest

from ridotto.engine.cells import cells, listed
from ridotto.engine.rng import Rng

VECTORS = tomllib.loads(Path(__file__).with_name("rng_vectors.toml").read_text(encoding="utf-8"))


def chacha(key: bytes, counter: int, rounds: int) -> bytes:
    """ChaCha as its author describes it, on a list of sixteen words."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8L", key), counter & 0xFFFFFFFF, counter >> 32, 0, 0]
    x = list(start)

    def quarter(a: int, b: int, c: int, d: int) -> None:
        for p, q, r, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[p] = (x[p] + x[q]) % 2**32
            x[r] ^= x[p]
            x[r] = (x[r] << turn | x[r] >> (32 - turn)) % 2**32

    for _ in range(rounds // 2):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return struct.pack("<16L", *((a + b) % 2**32 for a, b in zip(x, start, strict=True)))


def test_the_second_implementation_is_chacha() -> None:
    """Twenty rounds, key and counter zero: the best known vector of all."""
    assert chacha(bytes(32), 0, 20).hex().startswith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7")


def test_the_published_vector_comes_out() -> None:
    vector = VECTORS["keystream"][0]
    rng = Rng.from_bytes(bytes.fromhex(vector["key"]))
    assert b"".join(int(rng.word()).to_bytes(4, "little") for _ in range(16)).hex() == vector["block_0"]
    assert chacha(bytes(32), 0, 8).hex() == vector["block_0"]


@pytest.mark.parametrize("seed", ["", "0", "a long seed " * 20])
def test_both_implementations_agree_over_many_blocks(seed: str) -> None:
    rng = Rng.from_seed(seed)
    key = hashlib.sha256(seed.encode()).digest()
    for block in range(20):
        mine = b"".join(int(rng.word()).to_bytes(4, "little") for _ in range(16))
        assert mine == chacha(key, block, 8)


@pytest.mark.parametrize("vector", VECTORS["seed"], ids=lambda v: v["seed"])
def test_seeds_keep_their_numbers(vector: dict[str, object]) -> None:
    seed = str(vector["seed"])
    rng = Rng.from_seed(seed)
    assert [int(rng.word()) for _ in range(20)] == vector["words"]
    rng = Rng.from_seed(seed)
    assert [int(rng.below(n)) for n in (2, 3, 6, 7, 52, 1000, 2147483647)] == vector["below_2_3_6_7_52_1000_2147483647"]
    row = cells(list(range(10)))
    Rng.from_seed(seed).shuffle(row, 0, 10)
    assert listed(row) == vector["shuffle_10"]
    fork = Rng.from_seed(seed).fork()
    assert [int(fork.word()) for _ in range(4)] == vector["fork"]


def test_below_is_even_where_the_range_does_not_divide_the_words() -> None:
    """3 * 2**30 values: without rejection a quarter of the words would be counted twice in the lower half."""
    rng = Rng.from_seed("even")
    n = 3 * 2**29
    low = sum(int(rng.below(n)) < n // 2 for _ in range(20_000))
    assert abs(low - 10_000) < 500


def test_every_order_of_four_is_equally_likely() -> None:
    rng = Rng.from_seed("orders")
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        row = cells([0, 1, 2, 3])
        rng.shuffle(row, 0, 4)
        seen[tuple(listed(row))] = seen.get(tuple(listed(row)), 0) + 1
    assert len(seen) == 24
    assert all(380 < count < 620 for count in seen.values())


def test_shuffle_leaves_what_lies_outside() -> None:
    row = cells([9, 8, 0, 1, 2, 3, 4, 7, 6])
    Rng.from_seed("inside").shuffle(row, 2, 7)
    assert listed(row)[:2] == [9, 8]
    assert listed(row)[7:] == [7, 6]
    assert sorted(listed(row)[2:7]) == [0, 1, 2, 3, 4]


def test_a_clone_continues_and_a_fork_goes_its_own_way() -> None:
    rng = Rng.from_seed("both")
    rng.word()
    twin, fork = rng.clone(), rng.clone().fork()
    ahead = [int(rng.word()) for _ in range(40)]
    assert [int(twin.word()) for _ in range(40)] == ahead
    assert [int(fork.word()) for _ in range(40)] != ahead
