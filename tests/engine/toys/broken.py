"""All broken toys: importing the files that make them fills the list."""

from . import broken_knowledge, broken_material, broken_play
from .breaking import BROKEN

__all__ = ["BROKEN", "broken_knowledge", "broken_material", "broken_play"]
