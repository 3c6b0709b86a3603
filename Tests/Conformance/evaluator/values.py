"""Units and values: numbers with a dimension, and the groups of numbers that points, rects and colours are."""

import math
from dataclasses import dataclass


class Fault(Exception):
    """A rule of Grammar.md that a spec breaks, with the codes that it may be reported with."""


class Unknown(Exception):
    """Something that this evaluator has no rule for."""


NONE, LENGTH, TIME, ANGLE = (0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)
UNITS = {
    "": (1, NONE), "pt": (1, LENGTH), "s": (1, TIME), "ms": (1 / 1000, TIME), "rad": (1, ANGLE),
    "deg": (math.pi / 180, ANGLE), "turn": (2 * math.pi, ANGLE), "%": (1 / 100, NONE),
}
SIZES = {"point": 2, "vector": 2, "size": 2, "rect": 4, "insets": 4, "color": 4}
PARTS = {
    "point": ("x", "y"), "vector": ("x", "y"), "size": ("width", "height"),
    "rect": ("x", "y", "width", "height"), "insets": ("top", "left", "bottom", "right"),
}


@dataclass(frozen=True)
class Number:
    """A number in points, seconds and radians. A dimension of None is that of the literal 0, which fits all."""
    value: float
    dimension: tuple | None = NONE


@dataclass(frozen=True)
class Group:
    """Some numbers together, all of one dimension."""
    kind: str
    values: tuple
    dimension: tuple | None = LENGTH


@dataclass(frozen=True)
class Range:
    low: Number
    high: Number


def common(*dimensions):
    """The dimension that several have, where a literal 0 has any."""
    known = {d for d in dimensions if d is not None}
    if len(known) > 1:
        raise Fault("T0201 two dimensions")
    return known.pop() if known else None


def times(a, b, sign=1):
    """The dimension of a product, or with the sign -1 of a quotient."""
    a, b = a or NONE, b or NONE
    return tuple(x + sign * y for x, y in zip(a, b))


def literal(text):
    """The value of a NUMBER token."""
    plain = text.replace("_", "")
    rate = plain.endswith("/s")
    if rate:
        plain = plain[:-2]
    end = len(plain)
    while not plain[end - 1].isdigit():
        end -= 1
    unit = plain[end:]
    if unit not in UNITS:
        raise Fault("T0005 an unknown unit")
    scale, dimension = UNITS[unit]
    value = float(plain[:end])
    if unit in ("%", "ms"):  # the nearest number to what is written
        value, scale = value / (100 if unit == "%" else 1000), 1
    if rate:
        dimension = times(dimension, TIME, -1)
    return Number(value * scale, None if value == 0 and not unit else dimension)


def colour(text):
    """The components of a COLOR token, red green blue alpha from 0 to 1."""
    digits = text[1:] if len(text) == 9 else text[1:] + "FF"
    return Group("color", tuple(int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4, 6)), NONE)


def rect(x, y, width, height):
    return Group("rect", (x, y, width, height))


def part(value, name):
    """A part of a group, such as the centre of a rect."""
    if isinstance(value, Group):
        names = PARTS.get(value.kind, ())
        if name in names:
            return Number(value.values[names.index(name)], value.dimension)
        if value.kind == "rect":
            x, y, w, h = value.values
            if name == "origin":
                return Group("point", (x, y))
            if name == "size":
                return Group("size", (w, h))
            if name == "center":
                return Group("point", (x + w / 2, y + h / 2))
    raise Fault(f"T0102 no part {name}")


def blend(a, b, share):
    """What stands at a share of the way from a to b. Colours go component by component, not premultiplied."""
    if isinstance(a, Number) and isinstance(b, Number):
        return Number(a.value + (b.value - a.value) * share, common(a.dimension, b.dimension))
    if isinstance(a, Group) and isinstance(b, Group) and a.kind == b.kind:
        return Group(a.kind, tuple(x + (y - x) * share for x, y in zip(a.values, b.values)),
                     common(a.dimension, b.dimension))
    raise Fault("T0203 two types")
