"""Curves and springs, from the formulas of Documentation/curves.md. Each is a function of the time and the duration."""

import math
from functools import lru_cache

NAMED = {"easeIn": (0.42, 0, 1, 1), "easeOut": (0, 0, 0.58, 1), "easeInOut": (0.42, 0, 0.58, 1)}
THRESHOLD = 1e-3


def bisected(below, low, high):
    """Where a predicate that is true first and false then changes."""
    for _ in range(64):
        middle = (low + high) / 2
        if below(middle):
            low = middle
        else:
            high = middle
    return (low + high) / 2


def cubic(x1, y1, x2, y2, t):
    def bezier(a, b, s):
        return 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s * s * b + s ** 3
    s = bisected(lambda s: bezier(x1, x2, s) < t, 0.0, 1.0)
    return bezier(y1, y2, s)


def left(omega, zeta, t, speed=0.0):
    """The distance of a spring from its end, that is 1 and falls at `speed` when it starts."""
    if abs(zeta - 1) < 1e-9:
        return math.exp(-omega * t) * (1 + (omega - speed) * t)
    if zeta < 1:
        fast = omega * math.sqrt(1 - zeta * zeta)
        return math.exp(-zeta * omega * t) * (math.cos(fast * t) + (zeta * omega - speed) / fast * math.sin(fast * t))
    root = math.sqrt(zeta * zeta - 1)
    slow, quick = omega / (zeta + root), omega * (zeta + root)
    share = (quick - speed) / (quick - slow)
    return share * math.exp(-slow * t) + (1 - share) * math.exp(-quick * t)


@lru_cache(maxsize=None)
def frequency(zeta, duration):
    """The frequency of a spring of which only the damping and the duration are known."""
    if zeta <= 1:
        s = bisected(lambda s: (1 + s) * math.exp(-s) > THRESHOLD, 1.0, 50.0)
        if zeta < 1:
            s = min(s, math.log(1 / (THRESHOLD * math.sqrt(1 - zeta * zeta))))
        return s / (zeta * duration)
    return bisected(lambda omega: left(omega, zeta, duration) > THRESHOLD, 0.0, 1e6 / duration)


@lru_cache(maxsize=None)
def settling(omega, zeta):
    """When a spring has settled to a thousandth."""
    if zeta >= 1:
        return bisected(lambda t: left(omega, zeta, t) > THRESHOLD, 0.0, 1e3 * zeta / omega)
    half = math.pi / (omega * math.sqrt(1 - zeta * zeta))
    last = math.floor(math.log(1 / THRESHOLD) / (zeta * omega) / half)
    return bisected(lambda t: abs(left(omega, zeta, t)) > THRESHOLD, last * half, (last + 1) * half)


class Curve:
    """A curve; `own` is its own duration in seconds, None if it takes that of the window."""

    def __init__(self, kind, numbers=(), own=None):
        self.kind, self.numbers, self.own = kind, numbers, own

    def fitted(self, duration):
        """The curve of a direction in a window of it: a spring that needs more time keeps its damping, and settles in it."""
        return Curve("damped", self.numbers[1:]) if self.own and self.own > duration + 1e-9 else self

    def progress(self, time, duration, speed=None):
        """How far it is, from 0 to 1, a time after the beginning of a window of that duration; what a finger has moved has a speed."""
        if time <= 0:
            return 0.0
        if time >= duration - 1e-9:
            return 1.0
        if self.kind == "linear" and speed is None:
            return time / duration
        if self.kind in ("linear", "cubic"):
            x1, y1, x2, y2 = self.numbers if self.kind == "cubic" else (1 / 3, 1 / 3, 2 / 3, 2 / 3)
            if speed is not None:
                slope = speed * duration
                x1 = x1 if x1 > 0 else 1 / 3
                if abs(slope) * x1 > 1:
                    x1 = 1 / abs(slope)
                y1 = slope * x1
            return cubic(x1, y1, x2, y2, time / duration)
        speed = speed or 0.0
        if self.kind == "damped":
            zeta, = self.numbers
            return 1 - left(frequency(zeta, duration), zeta, time, speed)
        omega, zeta = self.numbers
        return 1 - left(omega, zeta, time, speed)


def spring(omega, zeta):
    return Curve("spring", (omega, zeta), settling(omega, zeta))
