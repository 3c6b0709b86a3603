"""Tracks: when they move, and what they are at a time."""

import math
from dataclasses import dataclass

from evaluator.curves import Curve
from evaluator.values import Group, Number, blend

WITHIN_ONE = {"alpha", "dim", "blur", "shadow.opacity", "content"}
LINEAR = Curve("linear")
NEVER_NEGATIVE = {"cornerRadius", "borderWidth", "shadow.radius"}


@dataclass
class Timing:
    """A curve or none, and a window in shares of the direction; a step has its moment instead."""
    curve: object = None
    low: float = 0.0
    high: float = 1.0
    step: float | None = None
    arc: tuple | None = None


@dataclass
class Direction:
    duration: float
    curve: object
    delay: float


def limited(name, value):
    if isinstance(value, Number) and name in WITHIN_ONE:
        return Number(min(max(value.value, 0.0), 1.0), value.dimension)
    if isinstance(value, Number) and name in NEVER_NEGATIVE:
        return Number(max(value.value, 0.0), value.dimension)
    if isinstance(value, Group) and value.kind == "color":
        return Group(value.kind, tuple(min(max(part, 0.0), 1.0) for part in value.values), value.dimension)
    return value


class Track:
    """`points` are (share of the forward direction, value, curve that leads there or None), `states` the values in each,
    `found` whether the ends are what was found."""

    def __init__(self, obj, name, points, forward=None, backward=None, only=None, states=None,
                 found=(False, False)):
        self.states, self.found = states or {}, found
        self.obj, self.name, self.points, self.only = obj, name, points, only
        self.forward, self.backward = forward or Timing(), backward

    def rest(self, side):
        """The value in a rest state: `from`, `to` or the name of one."""
        return self.states.get(side, self.points[0 if side == "from" else -1][1])

    def scrubbed(self, position, way, direction):
        """The value under a finger: at a share of the direction, with linear curves."""
        return self.at(position * direction.duration, way, Direction(direction.duration, direction.curve, 0.0), LINEAR)

    def timing(self, way):
        """When it moves in a direction: backward reflected in time, if nothing else is said."""
        if way == "forward":
            return self.forward
        if self.backward:
            return self.backward
        timing = self.forward
        step = None if timing.step is None else 1 - timing.step
        return Timing(timing.curve, 1 - timing.high, 1 - timing.low, step, timing.arc)

    def begins(self, way):
        """The share of a direction at which it begins to move."""
        timing = self.timing(way)
        return timing.low if timing.step is None else timing.step

    def at(self, time, way, direction, only=None):
        """The value a time after the direction began, delay included; with `only`, that curve everywhere."""
        time -= direction.delay
        timing, values = self.timing(way), [p[1] for p in self.points]
        stops = [p[0] for p in self.points]
        curves = [p[2] for p in self.points[1:]]
        if way == "backward":
            values, curves = values[::-1], curves[::-1]
            stops = [1 - s for s in stops[::-1]]
        whole = direction.duration
        if timing.step is not None:
            if time + direction.delay <= 0:
                return values[0]
            return values[-1] if time >= timing.step * whole - 1e-12 else values[0]  # exactly at the step it is there
        begin, length = timing.low * whole, (timing.high - timing.low) * whole
        for i, leading in enumerate(curves):
            a, b = begin + stops[i] * length, begin + stops[i + 1] * length
            if time < b or i == len(curves) - 1:
                curve = only or leading or timing.curve or direction.curve.fitted(b - a)
                share = 1.0 if time >= b - 1e-12 else curve.progress(time - a, b - a)
                value = blend(values[i], values[i + 1], share)
                if timing.arc and isinstance(value, Group):
                    value = bent(value, values[i], values[i + 1], share, *timing.arc)
                return limited(self.name, value)
        return values[-1]


SIDES = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def bent(value, a, b, share, side, height):
    """A place on an arc: it stands off to the side that is wanted, at a right angle to the straight way."""
    def place(v):
        x, y = v.values[:2]
        return (x + v.values[2] / 2, y + v.values[3] / 2) if v.kind == "rect" else (x, y)
    (ax, ay), (bx, by) = place(a), place(b)
    wx, wy = bx - ax, by - ay
    if math.hypot(wx, wy) == 0:
        return value
    dx, dy = SIDES[side]
    off = 4 * share * (1 - share) * height * math.hypot(wx, wy)
    x, y = value.values[:2]
    return Group(value.kind, (x + dx * off, y + dy * off) + value.values[2:], value.dimension)
