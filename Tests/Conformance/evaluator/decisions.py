"""Decisions: always the same, against the progress, for a flick back."""

import itertools

from evaluator.expressions import evaluate
from evaluator.touches import EDGE
from evaluator.trees import rule, tree, trees, words
from evaluator.values import Fault


class Decisions:
    """What is tried of the conditions of an interaction."""

    def conditions(self):
        members = [m.children[0] for m in trees(tree(self.transition.interactions[self.index], "gesture_members"), "gesture_member")]
        for member in members:
            condition = tree(member, "expr")
            if rule(member) in ("decision_", "simultaneous_", "hands_over_") and condition is not None:
                self.constant("lasting", condition, True, rule(member) == "decision_" and "now" not in words(member))
            if rule(member) == "decision_" and self.interaction.said_progress is not None:
                finishes = words(member)[0] == "finish"
                stray = [p for p in parts(condition, finishes) if "translation" in said(p) and "velocity" not in said(p)]
                if self.strays(condition) or self.axis() is not None and any(self.strays(part) for part in stray):
                    raise Fault("T0409 what goes across decides alone")
                if finishes and any(self.still(part) for part in parts(condition, True)):
                    raise Fault("T0411 who stands still finishes")
                self.flick(condition, words(member)[0] == "finish")
                for part in parts(condition, True) + (parts(condition, False) if "now" not in words(member) else []):
                    self.hurried(part, words(member)[0] == "finish")
                self.alone(condition, words(member)[0] == "finish")
            if rule(member) == "decision_" and self.interaction.said_progress is not None:
                alone = [condition] + trees(condition, "conj") + parts(condition, True)
                needed = parts(condition, False) if "now" not in words(member) else []
                for part in alone + needed:
                    self.trend(part, words(member)[0] == "finish")
                    if part is condition or "location" not in list(map(str, part.scan_values(lambda t: True))):
                        self.along(part, words(member)[0] == "finish")

    def trend(self, part, finishes):
        """A decision that goes against the progress: a little more of that only ever turns it the wrong way."""
        turned = []

        def against(live):
            found = []
            for progress in (0.0, 0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 1.0):
                live.forced = progress
                found.append(bool(evaluate(part, live)))
            wanted = sorted(found, reverse=finishes)
            turned.append(found[0] != found[-1])
            return found == wanted
        if self.surely("moving", against) and any(turned):
            raise Fault("T0411 a decision against the progress")

    def along(self, part, finishes):
        """A decision that a finger turns the wrong way by going where the progress grows, at rest or ever faster."""
        own = self.axis()
        for axis in [own] if own is not None else [0, 1] if self.interaction.gesture == "pan" else []:
            if self.turned(part, finishes, axis):
                raise Fault("T0411 a decision against the progress")

    def turned(self, part, finishes, axis):
        turned = False
        for (display, first, at), speed in itertools.product(self.begun(), (0.0, 3000.0)):
            rows = []
            for along in (-1.0, -0.5, -0.2, -0.1, -0.02, 0.0, 0.02, 0.1, 0.2, 0.3, 0.5, 0.8, 1.0):
                if self.interaction.gesture == "edgePan" and self.way[axis] and along * self.way[axis] * display[axis] < -EDGE:
                    continue
                velocity = (speed * along, 0.0) if axis == 0 else (0.0, speed * along)
                live = self.moved(first, at, along * display[axis], 0.0, axis, velocity)
                if live is not None:
                    progress = evaluate(self.interaction.said_progress, live).value
                    live.deciding = True
                    rows.append((progress, bool(evaluate(part, live))))
            if not rows:
                continue
            ways = {b[0] > a[0] for a, b in zip(rows, rows[1:]) if abs(b[0] - a[0]) > 1e-9}
            if len(ways) != 1:
                return False
            found = [holds for _, holds in (rows if ways == {True} else rows[::-1])]
            if found != sorted(found, reverse=finishes):
                return False
            turned = turned or found[0] != found[-1]
        return turned

    def flick(self, condition, finishes):
        """A decision by the speed that is for the far side as the gesture goes back, and not as it stands still or goes on."""
        axis = self.axis()
        if axis is None or not self.way:
            return
        sides = [(part, True, -1 if finishes else 1) for part in parts(condition, True)]
        if not finishes:
            sides += [(part, False, -1) for part in parts(condition, False)]
        for part, wanted, way in sides:
            if not self.holds_at(part, wanted, (100.0 * way, 1000.0 * way, 20000.0 * way), axis, every=True):
                continue
            never = [(-1.0 * way, -300.0 * way, -5000.0 * way)] + ([(0.0,)] if way < 0 else [])
            if any(not self.holds_at(part, wanted, speeds, axis, every=False) for speeds in never):
                raise Fault("T0411 a decision against the progress")

    def alone(self, condition, finishes):
        """A place that decides alone, against the gesture: farther on it only ever turns the decision the wrong way."""
        said = list(map(str, condition.scan_values(lambda t: True)))
        axis = self.axis()
        if axis is None or not self.way or "location" not in said or "or" in said:
            return
        turned = False
        for display, first, at in self.begun():
            found = []
            for along in (0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9):
                live = self.moved(first, at, self.way[axis] * along * display[axis], 0.0, axis)
                if live is not None:
                    live.deciding = True
                    found.append(bool(evaluate(condition, live)))
            if found != sorted(found, reverse=finishes):
                return
            turned = turned or found[:1] != found[-1:]
        if turned:
            raise Fault("T0411 a decision against the progress")

    def hurried(self, part, finishes):
        """A decision by a speed that counts against the way: a faster finger only ever turns it the wrong way."""
        axis, turned = self.axis(), False
        if axis is None or not self.way:
            return
        for display, first, at in self.begun():
            for share in (0.0, 0.05, 0.2, 0.5, 0.9):
                found = []
                for speed in (-20000.0, -3000.0, -600.0, -100.0, -1.0, 0.0, 1.0, 100.0, 600.0, 3000.0, 20000.0):
                    velocity = [0.0, 0.0]
                    velocity[axis] = self.way[axis] * speed
                    live = self.moved(first, at, self.way[axis] * share * display[axis], 0.0, axis, tuple(velocity))
                    if live is not None:
                        live.deciding = True
                        found.append(bool(evaluate(part, live)))
                if found != sorted(found, reverse=finishes):
                    return
                turned = turned or found[:1] != found[-1:]
        if turned:
            raise Fault("T0411 a speed that decides against the progress")

    def still(self, part):
        """Whether a part by the speed holds for every finger that stands still, or goes back slowly, wherever it is."""
        axis, tried = self.axis(), False
        if axis is None or not self.way or "velocity" not in said(part):
            return False
        for display, first, at in self.begun():
            for share, speed, across in itertools.product((0.0, 0.02, 0.3, 1.0), (0.0, -30.0, -100.0), (-900.0, 0.0, 900.0)):
                velocity = [across, across]
                velocity[axis] = self.way[axis] * speed
                live = self.moved(first, at, self.way[axis] * share * display[axis], 0.0, axis, tuple(velocity))
                if live is not None:
                    tried, live.deciding = True, True
                    if not evaluate(part, live):
                        return False
        return tried

    def strays(self, condition):
        """Whether how far or how fast the finger has strayed decides alone: how far and how fast it goes its way changes
        nothing. Of two fingers whether something else than what is theirs to do decides."""
        axis, turned = self.axis(), False
        if not {"translation", "velocity", "scale", "rotation"} & set(said(condition)):  # a place may be meant as one
            return False
        if self.interaction.gesture in ("pinch", "rotate"):
            for beginning in self.beside():
                for live in itertools.chain(*beginning):
                    live.deciding = True
                rows = [[bool(evaluate(condition, live)) for live in row] for row in beginning]
                if any(row != rows[0] for row in rows):
                    return False
                turned = turned or len(set(rows[0])) > 1
            return turned
        if axis is None:
            return False
        for display, first, at in self.begun():
            found = {}
            for across, strayed in itertools.product((-0.9, -0.4, -0.1, 0.0, 0.1, 0.4, 0.9), (-3000.0, 0.0, 3000.0)):
                row = set()
                for along, speed in itertools.product((-0.8, -0.1, 0.0, 0.2, 0.6, 1.0), (0.0, 5000.0, -5000.0)):
                    if self.interaction.gesture == "edgePan" and along * self.way[axis] < 0:
                        continue
                    velocity = (speed, strayed) if axis == 0 else (strayed, speed)
                    live = self.moved(first, at, along * display[axis], across * display[1 - axis], axis, velocity)
                    if live is not None:
                        live.deciding = True
                        row.add(bool(evaluate(condition, live)))
                if len(row) > 1:
                    return False
                found.setdefault(strayed, set()).update(row)
            turned = turned or len(set().union(*found.values())) > 1
        return turned

    def holds_at(self, part, wanted, speeds, axis, every):
        """Whether a part of a decision holds at one of some speeds along the way: on every display, or on one."""
        found, sign = {}, self.way[axis]
        for display, first, at in self.begun():
            for speed, share, across in itertools.product(speeds, (1.0, 0.5, 0.1, 0.02, 0.0), (0.0,) if every else (0.0, 900.0, -900.0)):
                velocity = (sign * speed, across) if axis == 0 else (across, sign * speed)
                live = self.moved(first, at, sign * share * display[axis], 0.0, axis, velocity)
                if live is None:
                    continue
                live.deciding = True
                found[display] = found.get(display, False) or bool(evaluate(part, live)) is wanted
        return bool(found) and (all if every else any)(found.values())


def said(condition):
    """The words of a condition."""
    return list(map(str, condition.scan_values(lambda t: True)))


def parts(condition, holds):
    """What of a condition decides alone: what `or` puts together where it holds, what `and` does where it fails."""
    inner = [c for c in condition.children if not isinstance(c, str)]
    kind = rule(condition)
    if len(inner) == 1 and kind in ("expr", "conj"):
        return parts(inner[0], holds)
    if kind == "expr" and holds or kind == "conj" and not holds:
        return [p for c in inner for p in parts(c, holds)]
    return [condition]
