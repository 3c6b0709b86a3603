"""The fingers that are tried, each with where it began, as Grammar.md says what a finger can do."""

import itertools

from evaluator.fingers import Touch

REACH, EDGE = 1.1, 44.0
WAYS = {"right": (1, 0), "left": (-1, 0), "trailing": (1, 0), "leading": (-1, 0), "down": (0, 1), "up": (0, -1)}
EDGE_WAYS = {"leading": "right", "left": "right", "trailing": "left", "right": "left", "top": "down", "bottom": "up"}
FAST = 5000.0

# With what velocities a pan may begin: how fast along its axis, and which share of that across; from an edge any share.
SPEEDS = (FAST, 1.0, 50.0, 150.0, 310.0, 500.0, 900.0, 1500.0)
STEEP = (1.001, -1.001, 1.5, -1.5, 3.0, -3.0, 1000.0, -1000.0)
SLOPES = (0.0, 1.0, -1.0, 0.999, -0.999, *(i / 25 for i in range(1, 25)), *(-i / 25 for i in range(1, 25)))


class Touches:
    """Fingers of one interaction on a display: pairs of where each began and where it is."""

    def firsts(self, display):
        width, height = display
        side = self.interaction.side if self.interaction.gesture == "edgePan" else None
        x = {"leading": EDGE / 2, "left": EDGE / 2, "trailing": width - EDGE / 2, "right": width - EDGE / 2}.get(side, width / 3)
        y = {"top": EDGE / 2, "bottom": height - EDGE / 2}.get(side, height / 3)
        for speed in self.speeds((50.0, FAST), (0.0, 1.0, -1.0, 0.5, -0.5)):
            yield Touch((0.0, 0.0), speed, (x, y))

    def speeds(self, along, slopes):
        """Velocities with which it may begin: those of a pan go its way, and across it no faster than that; those
        of a pan from an edge go away from it."""
        axis = self.axis()
        if axis is None:
            yield from itertools.product((0.0, 50.0, FAST, -FAST), repeat=2)
            return
        yield 0.0, 0.0
        if self.interaction.gesture == "edgePan":
            slopes = (*slopes, *STEEP)
        for sign in [self.way[axis]] if self.way else [1, -1]:
            for speed, slope in itertools.product(along, slopes):
                yield (sign * speed, speed * slope) if axis == 0 else (speed * slope, sign * speed)

    def beginning(self, display):
        for touch in self.firsts(display):
            yield touch, touch

    began = beginning

    def gate(self, display):
        """The same in many ways, and in other places as well where these matter."""
        x, y = next(self.firsts(display)).location
        for speed in self.speeds(SPEEDS, SLOPES):
            touch = Touch((0.0, 0.0), speed, (x, y))
            yield touch, touch
        if self.places and self.interaction.gesture != "edgePan":
            for place in ((4.0, 4.0), (display[0] - 4, 4.0), (4.0, display[1] - 4), (display[0] - 4, display[1] - 4)):
                for first in self.firsts(display):
                    touch = Touch((0.0, 0.0), first.velocity, place)
                    yield touch, touch

    def lasting(self, display):
        limits = [length * REACH for length in display]
        has_two = self.interaction.gesture in ("pinch", "rotate")  # and these may move apart and turn at once
        scales = (0.0, 4.0, 1.3, 0.6) if has_two else (1.0,)
        turns = (7.0, -7.0, 0.4, 0.0) if has_two else (0.0,)
        steps = [self.kept(axis, limit) for axis, limit in enumerate(limits)]
        for x, y, scale, turn in itertools.product(*steps, scales, turns):
            for first in itertools.islice(self.firsts(display), 2):
                for speed in ((FAST, FAST), (-FAST, -FAST), (0.0, 0.0), (-FAST, FAST), (FAST, -FAST), (40.0, -40.0)):
                    apart, round_ = (v / 100 if has_two else 0.0 for v in speed)
                    yield first, Touch((x, y), speed, (display[0] / 2, display[1] / 2), (scale, apart), (turn, round_))
        if self.places:
            yield from self.across(display)

    def across(self, display):
        """Fingers that go from one corner of the display to the other, as far as their edge lets them."""
        for first in itertools.islice(self.firsts(display), 2):
            for corner, other in (((0.0, 0.0), display), (display, (0.0, 0.0))):
                held = [b if self.interaction.gesture == "edgePan" and self.way[axis] else a
                        for axis, (a, b) in enumerate(zip(corner, first.location))]
                for share in (1.0, 0.03):
                    way = tuple((b - a) * share for a, b in zip(held, other))
                    place = tuple(a + b for a, b in zip(held, way))
                    yield Touch((0.0, 0.0), first.velocity, tuple(held)), Touch(way, (0.0, 0.0), place)

    def moving(self, display):
        """Some fingers that move each way."""
        far = tuple((way or 1) * length / 5 for way, length in zip(self.way or (1, 1), display))
        for first in itertools.islice(self.firsts(display), 1):
            for speed in ((FAST, FAST), (-FAST, -FAST), (0.0, 0.0), (-FAST, FAST), (FAST, -FAST), (40.0, -40.0)):
                yield first, Touch(far, speed, (display[0] / 2, display[1] / 2), (1.3, 0.0), (0.4, 0.0))

    def kept(self, axis, limit):
        """Some of how far the finger goes on an axis: back beyond its edge there is no display."""
        steps = [limit, -limit, limit / 5, -limit / 5, 0.0, limit / 40, -limit / 40]
        if self.is_placed():  # and on to the end of the display from there
            steps += [limit * share / 20 for share in range(-19, 20)]
        if self.interaction.gesture == "edgePan" and self.way[axis]:
            return [s for s in steps if s * self.way[axis] >= -EDGE] + [-EDGE * self.way[axis]]
        return steps

    def wrong(self, display):
        """Fingers that go the wrong way as far as they can."""
        for first in self.firsts(display):
            if self.interaction.gesture == "pinch":
                scale, speed = (0.5, -FAST / 100) if self.interaction.side == "out" else (2.0, FAST / 100)
                yield first, Touch((0.0, 0.0), (0.0, 0.0), first.location, (scale, speed))
            else:
                far = [-w * (EDGE if self.interaction.gesture == "edgePan" else limit * REACH)
                       for w, limit in zip(self.way, display)]
                place = [min(max(at + way, 0.0), limit) for at, way, limit in zip(first.location, far, display)]
                yield first, Touch(tuple(far), tuple(-w * FAST for w in self.way), tuple(place))
