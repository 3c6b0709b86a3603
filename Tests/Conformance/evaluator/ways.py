"""How values change as the finger goes its way, across it, or begins elsewhere."""

import itertools

from evaluator.expressions import evaluate
from evaluator.fingers import Touch
from evaluator.gestures import Live
from evaluator.touches import EDGE, REACH
from evaluator.values import Number

SLACK = 1e-6


def numbers(value):
    return [value.value] if isinstance(value, Number) else list(value.values)


class Ways:
    """Values along the way of the finger, in all worlds."""

    def begun(self):
        """Each world and rest with a finger that may begin there, of which `at` gives others."""
        for display, interaction in self.worlds():
            for rest in self.origins():
                for first in itertools.islice(self.firsts(display), 3):
                    def at(touch, interaction=interaction, rest=rest):
                        began = Live(interaction, touch, rest)
                        began.began = began
                        return began if all(evaluate(c, began) for c in interaction.begins) else None
                    yield display, first, at

    def begins_anywhere(self, values):
        """Whether a number goes all the way up, or down, with where the finger begins, or with how fast."""
        for axis, kind in itertools.product((0, 1), ("location", "velocity")):
            found = None
            for display, first, at in self.begun():
                rows = []
                for share in (0.03, 0.17, 0.41, 0.66, 0.83, 0.97):
                    live = at(self.other(first, display, axis, kind, share))
                    if live is not None:
                        rows.append(values(live))
                mine = {i * sign for i in range(1, len(rows[0]) + 1) for sign in (1, -1)
                        if all((b[i - 1] - a[i - 1]) * sign > 1e-9 for a, b in zip(rows, rows[1:]))} if len(rows) > 1 else None
                if mine is not None:
                    found = mine if found is None else found & mine
            if found:
                return True
        return False

    def other(self, first, display, axis, kind, share):
        """The finger in another place on an axis, or faster."""
        changed = list(getattr(first, kind))
        if kind == "velocity":
            sign = (self.way[axis] if self.way else 0) or 1
            changed[axis] = sign * share * 3000
        else:
            low, high = 0.0, display[axis]
            if self.interaction.gesture == "edgePan" and self.way[axis]:
                low, high = (0.0, EDGE) if self.way[axis] > 0 else (high - EDGE, high)
            changed[axis] = low + share * (high - low)
        place, speed = (first.location, tuple(changed)) if kind == "velocity" else (tuple(changed), first.velocity)
        return Touch((0.0, 0.0), speed, place)

    def axis(self):
        """The axis along which the gesture goes; None for one that has none."""
        if self.interaction.gesture not in ("pan", "edgePan"):
            return None
        if self.way:
            return 0 if self.way[0] else 1
        return {"horizontal": 0, "vertical": 1}.get(self.interaction.side)

    def moved(self, first, at, along, across, axis, speed=(0.0, 0.0)):
        """The interaction with the finger somewhere else since it has begun."""
        began = at(first)
        way = (along, across) if axis == 0 else (across, along)
        place = tuple(a + b for a, b in zip(first.location, way))
        return began and Live(began.interaction, Touch(way, speed, place), began.rest, began)

    def goes_across(self, value):
        """Whether nothing of the way counts, but what goes across it."""
        axis = self.axis()
        if axis is None:
            return False
        moves = False
        for display, first, at in self.begun():
            rows = []
            for across in (-0.9, -0.3, 0.0, 0.3, 0.9):
                row = []
                for along in (-0.8, -0.1, 0.0, 0.2, 0.5, 1.0):
                    live = self.moved(first, at, along * display[axis], across * display[1 - axis], axis)
                    if live is not None:
                        row.append(value(live))
                if row and max(row) - min(row) > 1e-9:
                    return False
                rows += row[:1]
            moves = moves or bool(rows) and max(rows) - min(rows) > SLACK
        return moves

    def grows_to_sides(self, value):
        """Whether a progress grows as the finger strays to either side, without going its way at all."""
        axis = self.axis()
        if axis is None or not self.way:
            return False
        rows = [value(live) for display, first, at in self.begun() for across in (-1.0, 1.0)
                if (live := self.moved(first, at, 0.0, across * display[1 - axis], axis)) is not None]
        return bool(rows) and all(now > SLACK for now in rows)

    def beside(self):
        """For each beginning two fingers that do what is theirs, a little and much, each with others that do something else as
        well."""
        for display, first, at in self.begun():
            rows = []
            for own in (0.3, 0.7, 0.9, 1.0, 1.2, 2.0):
                row = []
                for other, shift, speed in itertools.product((0.4, 1.0, 1.7), (-200.0, 0.0, 200.0), (-900.0, 0.0, 900.0)):
                    began = at(first)
                    if began is None:
                        continue
                    scale, turn = (own, other - 1.0) if self.interaction.gesture == "pinch" else (other, own - 1.0)
                    way = (shift, shift)
                    place = tuple(a + b for a, b in zip(first.location, way))
                    row.append(Live(began.interaction, Touch(way, (speed, speed), place, (scale, 0.0), (turn, 0.0)), began.rest, began))
                rows += [row] if row else []
            if rows:
                yield rows

    def goes_beside(self, value):
        """Whether of what two fingers do nothing counts that is theirs to do, but something else."""
        if self.interaction.gesture not in ("pinch", "rotate"):
            return False
        moves = False
        for beginning in self.beside():
            rows = [[value(live) for live in row] for row in beginning]
            if any(abs(a - b) > 1e-9 for row in rows for a, b in zip(row, rows[0])):
                return False
            moves = moves or max(rows[0]) - min(rows[0]) > SLACK
        return moves

    def falls_again(self, value):
        """Whether a progress falls as the finger goes on straight, after it has grown, on every display."""
        axis = self.axis()
        if axis is None or not self.way:
            return False
        tried = False
        for display, first, at in self.begun():
            most, falls = 0.0, False
            for step in range(0, 23):
                live = self.moved(first, at, self.way[axis] * step / 20 * display[axis], 0.0, axis)
                if live is not None:
                    tried = True
                    now = min(max(value(live), 0.0), 1.0)
                    most, falls = max(most, now), falls or now < most - 0.01
            if live is not None and not falls:
                return False
        return tried

    def between_states(self, obj, name):
        """Whether what is driven between rest states follows what goes across alone, or goes against the finger."""
        axis = self.axis()
        if axis is None:
            return False
        value = lambda live: numbers(live.property(obj, name))[0]
        if self.goes_across(value):
            return True
        mine = [["x", "leading", "trailing", "centerX"], ["y", "top", "bottom", "centerY"]][axis]
        return name in mine and self.signs(value, axis, "place") == {-1}

    def signs(self, value, axis, what):
        """How a number changes as the finger goes on to the right or down, or is faster that way: the signs that are seen,
        0 where it never changes."""
        signs = set()
        for display, first, at in self.begun():
            rows = []
            for share in (-1.0, -0.6, -0.2, -0.05, 0.0, 0.05, 0.2, 0.6, 1.0):
                if self.interaction.gesture == "edgePan" and share * self.way[axis] < 0 and what == "place":
                    continue
                speed = [0.0, 0.0]
                speed[axis] = share * 5000 if what == "speed" else 0.0
                gone = share * display[axis] if what == "place" else 0.0
                live = self.moved(first, at, gone, 0.0, axis, tuple(speed))
                if live is not None:
                    rows.append(value(live))
            signs |= {(b > a) - (b < a) for a, b in zip(rows, rows[1:]) if abs(b - a) > SLACK}
        return signs or {0}

    def astray(self, key):
        """Whether what `nearest` compares is the same wherever the finger goes, or goes back where what is driven goes on."""
        axis = self.axis()
        if axis is None:
            return False

        def compared(live):
            live.tabled, live.deciding = key, True
            return evaluate(self.interaction.nearest, live).value

        def driven(live):
            return numbers(live.property(*key))[0]
        place, speed = (self.signs(compared, axis, what) for what in ("place", "speed"))
        if place == {0} == speed:
            return True
        if place == {0} and self.lands_in_one(compared, axis):
            return True
        if self.leaves_out(compared, key, axis):
            return True
        on = self.signs(driven, axis, "place")
        back = {1: {-1}, -1: {1}}.get(next(iter(on))) if len(on) == 1 else None
        return back is not None and back in (place, speed)

    def leaves_out(self, compared, key, axis):
        """Whether what is compared stays nearer to others than to one state from wherever else the gesture begins."""
        near, begun = set(), set()
        for display, first, at in self.begun():
            for share, speed in itertools.product((-3.0, -1.0, -0.5, -0.2, 0.2, 0.5, 1.0, 3.0), (-5000.0, 0.0, 5000.0)):
                velocity = [0.0, 0.0]
                velocity[axis] = speed
                live = self.moved(first, at, share * display[axis], 0.0, axis, tuple(velocity))
                if live is None:
                    continue
                rests = {s: live.interaction.at_rest.value(s, *key).value for s in live.interaction.reached()}
                begun |= {(s, live.rest) for s in rests if s != live.rest}
                value = compared(live)
                least = min(abs(rest - value) for rest in rests.values())
                near |= {s for s, rest in rests.items() if s != live.rest and abs(rest - value) <= least + SLACK}
        return any(s not in near for s, _ in begun)

    def lands_in_one(self, compared, axis):
        """Whether a finger that stands still always gives one number on one display, in whichever state it began."""
        found = {}
        for display, first, at in self.begun():
            for share in (-0.6, -0.05, 0.05, 0.6):
                live = self.moved(first, at, share * display[axis], 0.0, axis)
                if live is not None:
                    found.setdefault(display, set()).add(round(compared(live), 6))
        return bool(found) and all(len(seen) == 1 for seen in found.values())

    def goes_on(self, obj, name):
        """Whether a place goes the gesture's way by more than a point whichever way the finger goes."""
        axis = self.axis()
        places = {"center": 2, "frame": 4, "translation": 2}
        mine = [["x", "leading", "trailing", "centerX"], ["y", "top", "bottom", "centerY"]]
        if axis is None or not self.way or self.interaction.way == "states" or name not in mine[axis] and name not in places:
            return False
        part, sign, tried = axis if name in places else 0, self.way[axis], False
        for display, first, at in self.begun():
            back = EDGE if self.interaction.gesture == "edgePan" else display[axis] * REACH
            for along in (display[axis] * REACH, display[axis] * REACH / 4, -back, -back / 4):
                live = self.moved(first, at, sign * along, 0.0, axis)
                if live is None:
                    continue
                at_rest = live.interaction.at_rest.value(live.rest, obj, name)
                if (numbers(live.property(obj, name))[part] - numbers(at_rest)[part]) * sign <= 1.0:
                    return False
                tried = True
        return tried

    def against(self, obj, name):
        """Whether a place is driven against the finger, and rests the way that the finger goes."""
        axis = self.axis()
        places = {"center": 2, "frame": 4, "translation": 2}
        mine = [["x", "leading", "trailing", "centerX"], ["y", "top", "bottom", "centerY"]]
        if axis is None or not self.way or self.interaction.way == "states" or name not in mine[axis] and name not in places:
            return False
        part, sign, moves = axis if name in places else 0, self.way[axis], False
        if not any((t.obj, t.name) == (obj, name) and not t.states for t in self.transition.tracks):
            return False
        for display, first, at in self.begun():
            row = []
            for along in (0.0, 0.1, 0.3, 0.6, 1.0):
                live = self.moved(first, at, sign * along * display[axis], 0.0, axis)
                if live is not None:
                    row.append(numbers(live.property(obj, name))[part] * sign)
            if any(b > a + 1e-9 for a, b in zip(row, row[1:])):
                return False
            moves = moves or bool(row) and row[-1] < row[0] - SLACK
            live = at(first)
            if live is not None:
                ends = [numbers(live.interaction.at_rest.value(r, obj, name))[part] for r in (live.rest, "from" if live.rest != "from" else "to")]
                if (ends[1] - ends[0]) * sign <= 1:
                    return False
        return moves
