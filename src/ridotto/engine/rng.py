"""The pinned random generator.

The algorithm is ChaCha with eight rounds, keyed by the SHA-256 of the seed's text. It is fast, it is the same on every
machine and in both builds, and nobody who watches a match can work out the next shuffle from the ones before it.
tests/engine/rng_vectors.toml holds its test vectors: they never change, because every stored record depends on them.
"""

import hashlib
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import cells, listed

_WORD: Final = 0xFFFFFFFF
_BLOCK: Final = 16  # words in a block
_DOUBLE_ROUNDS: Final = 4


class Rng:
    """A stream of random numbers; `clone` continues it, `fork` starts a new one that is independent of it.

    Its state is `key`, `counter`, `block` and `at`, as ChaCha has them; `numbers` gives it as plain numbers.
    """

    def __init__(self, key: vec[i64], counter: i64, block: vec[i64], at: i64) -> None:
        self.key: vec[i64] = key  # eight words, never changed: clones share it
        self.counter: i64 = counter  # number of the next block
        self.block: vec[i64] = block  # replaced as a whole, never changed: clones share it
        self.at: i64 = at  # words of the block that are used up

    @staticmethod
    def from_seed(seed: str) -> "Rng":
        """The stream that belongs to this seed."""
        return Rng.from_bytes(hashlib.sha256(seed.encode("utf-8")).digest())

    @staticmethod
    def from_bytes(key: bytes) -> "Rng":
        """The stream of a 32-byte key."""
        words = vec[i64](capacity=8)
        for i in range(8):
            words = append(words, i64(int.from_bytes(key[4 * i : 4 * i + 4], "little")))
        return Rng(words, 0, words, _BLOCK)

    @staticmethod
    def from_numbers(numbers: list[list[int]]) -> "Rng":
        """The generator whose state these `numbers` are."""
        return Rng(cells(numbers[0]), numbers[1][0], cells(numbers[2]), numbers[1][1])

    def numbers(self) -> list[list[int]]:
        """Its whole state, as plain numbers."""
        return [listed(self.key), [int(self.counter), int(self.at)], listed(self.block)]

    def clone(self) -> "Rng":
        """An independent copy, which continues the same stream."""
        return Rng(self.key, self.counter, self.block, self.at)

    def fork(self) -> "Rng":
        """A new stream whose key is drawn from this one."""
        words = vec[i64](capacity=8)
        for _ in range(8):
            words = append(words, self.word())
        return Rng(words, 0, words, _BLOCK)

    def word(self) -> i64:
        """The next 32 random bits."""
        if self.at >= _BLOCK:
            self.block = self._next_block()
            self.at = 0
        w = self.block[self.at]
        self.at += 1
        return w

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (Lemire's method: multiply, reject the uneven rest)."""
        product: i64 = self.word() * n
        low: i64 = product & _WORD
        if low < n:
            uneven: i64 = (_WORD + 1 - n) % n
            while low < uneven:
                product = self.word() * n
                low = product & _WORD
        return product >> 32

    def shuffle(self, row: vec[i64], first: i64, last: i64) -> None:
        """Put row[first:last] in random order (Fisher-Yates, from the end)."""
        i: i64 = last - 1
        while i > first:
            j: i64 = first + self.below(i - first + 1)
            kept: i64 = row[i]
            row[i] = row[j]
            row[j] = kept
            i -= 1

    def _next_block(self) -> vec[i64]:
        k = self.key
        a0: i64 = 0x61707865
        a1: i64 = 0x3320646E
        a2: i64 = 0x79622D32
        a3: i64 = 0x6B206574
        b0: i64 = k[0]
        b1: i64 = k[1]
        b2: i64 = k[2]
        b3: i64 = k[3]
        c0: i64 = k[4]
        c1: i64 = k[5]
        c2: i64 = k[6]
        c3: i64 = k[7]
        d0: i64 = self.counter & _WORD
        d1: i64 = self.counter >> 32
        d2: i64 = 0
        d3: i64 = 0
        for _ in range(_DOUBLE_ROUNDS):
            # column 0
            a0 = (a0 + b0) & _WORD
            d0 ^= a0
            d0 = ((d0 << 16) & _WORD) | (d0 >> 16)
            c0 = (c0 + d0) & _WORD
            b0 ^= c0
            b0 = ((b0 << 12) & _WORD) | (b0 >> 20)
            a0 = (a0 + b0) & _WORD
            d0 ^= a0
            d0 = ((d0 << 8) & _WORD) | (d0 >> 24)
            c0 = (c0 + d0) & _WORD
            b0 ^= c0
            b0 = ((b0 << 7) & _WORD) | (b0 >> 25)
            # column 1
            a1 = (a1 + b1) & _WORD
            d1 ^= a1
            d1 = ((d1 << 16) & _WORD) | (d1 >> 16)
            c1 = (c1 + d1) & _WORD
            b1 ^= c1
            b1 = ((b1 << 12) & _WORD) | (b1 >> 20)
            a1 = (a1 + b1) & _WORD
            d1 ^= a1
            d1 = ((d1 << 8) & _WORD) | (d1 >> 24)
            c1 = (c1 + d1) & _WORD
            b1 ^= c1
            b1 = ((b1 << 7) & _WORD) | (b1 >> 25)
            # column 2
            a2 = (a2 + b2) & _WORD
            d2 ^= a2
            d2 = ((d2 << 16) & _WORD) | (d2 >> 16)
            c2 = (c2 + d2) & _WORD
            b2 ^= c2
            b2 = ((b2 << 12) & _WORD) | (b2 >> 20)
            a2 = (a2 + b2) & _WORD
            d2 ^= a2
            d2 = ((d2 << 8) & _WORD) | (d2 >> 24)
            c2 = (c2 + d2) & _WORD
            b2 ^= c2
            b2 = ((b2 << 7) & _WORD) | (b2 >> 25)
            # column 3
            a3 = (a3 + b3) & _WORD
            d3 ^= a3
            d3 = ((d3 << 16) & _WORD) | (d3 >> 16)
            c3 = (c3 + d3) & _WORD
            b3 ^= c3
            b3 = ((b3 << 12) & _WORD) | (b3 >> 20)
            a3 = (a3 + b3) & _WORD
            d3 ^= a3
            d3 = ((d3 << 8) & _WORD) | (d3 >> 24)
            c3 = (c3 + d3) & _WORD
            b3 ^= c3
            b3 = ((b3 << 7) & _WORD) | (b3 >> 25)
            # diagonal 0
            a0 = (a0 + b1) & _WORD
            d3 ^= a0
            d3 = ((d3 << 16) & _WORD) | (d3 >> 16)
            c2 = (c2 + d3) & _WORD
            b1 ^= c2
            b1 = ((b1 << 12) & _WORD) | (b1 >> 20)
            a0 = (a0 + b1) & _WORD
            d3 ^= a0
            d3 = ((d3 << 8) & _WORD) | (d3 >> 24)
            c2 = (c2 + d3) & _WORD
            b1 ^= c2
            b1 = ((b1 << 7) & _WORD) | (b1 >> 25)
            # diagonal 1
            a1 = (a1 + b2) & _WORD
            d0 ^= a1
            d0 = ((d0 << 16) & _WORD) | (d0 >> 16)
            c3 = (c3 + d0) & _WORD
            b2 ^= c3
            b2 = ((b2 << 12) & _WORD) | (b2 >> 20)
            a1 = (a1 + b2) & _WORD
            d0 ^= a1
            d0 = ((d0 << 8) & _WORD) | (d0 >> 24)
            c3 = (c3 + d0) & _WORD
            b2 ^= c3
            b2 = ((b2 << 7) & _WORD) | (b2 >> 25)
            # diagonal 2
            a2 = (a2 + b3) & _WORD
            d1 ^= a2
            d1 = ((d1 << 16) & _WORD) | (d1 >> 16)
            c0 = (c0 + d1) & _WORD
            b3 ^= c0
            b3 = ((b3 << 12) & _WORD) | (b3 >> 20)
            a2 = (a2 + b3) & _WORD
            d1 ^= a2
            d1 = ((d1 << 8) & _WORD) | (d1 >> 24)
            c0 = (c0 + d1) & _WORD
            b3 ^= c0
            b3 = ((b3 << 7) & _WORD) | (b3 >> 25)
            # diagonal 3
            a3 = (a3 + b0) & _WORD
            d2 ^= a3
            d2 = ((d2 << 16) & _WORD) | (d2 >> 16)
            c1 = (c1 + d2) & _WORD
            b0 ^= c1
            b0 = ((b0 << 12) & _WORD) | (b0 >> 20)
            a3 = (a3 + b0) & _WORD
            d2 ^= a3
            d2 = ((d2 << 8) & _WORD) | (d2 >> 24)
            c1 = (c1 + d2) & _WORD
            b0 ^= c1
            b0 = ((b0 << 7) & _WORD) | (b0 >> 25)
        out = vec[i64](capacity=16)
        out = append(out, (a0 + 0x61707865) & _WORD)
        out = append(out, (a1 + 0x3320646E) & _WORD)
        out = append(out, (a2 + 0x79622D32) & _WORD)
        out = append(out, (a3 + 0x6B206574) & _WORD)
        out = append(out, (b0 + k[0]) & _WORD)
        out = append(out, (b1 + k[1]) & _WORD)
        out = append(out, (b2 + k[2]) & _WORD)
        out = append(out, (b3 + k[3]) & _WORD)
        out = append(out, (c0 + k[4]) & _WORD)
        out = append(out, (c1 + k[5]) & _WORD)
        out = append(out, (c2 + k[6]) & _WORD)
        out = append(out, (c3 + k[7]) & _WORD)
        out = append(out, (d0 + (self.counter & _WORD)) & _WORD)
        out = append(out, (d1 + (self.counter >> 32)) & _WORD)
        out = append(out, d2)
        out = append(out, d3)
        self.counter += 1
        return out
