"""What fingers can do with an interaction: found fault with is what no finger contradicts, of many on four displays.

Grammar.md says what is proved; here it is tried. The layouts and fingers that contradict a fault soonest come first.
"""

import itertools
import random

from evaluator.expressions import evaluate
from evaluator.fingers import Touch
from evaluator.gestures import Interaction, Live
from evaluator.scene import DEFAULTS
from evaluator.transitions import Transition
from evaluator.trees import names, rule, tree, trees, words
from evaluator.values import ANGLE, LENGTH, NONE, TIME, Fault, Group, Number, rect

DISPLAYS = [(390.0, 844.0), (844.0, 390.0), (320.0, 568.0), (1024.0, 1366.0)]
REACH, EDGE = 1.1, 44.0
WAYS = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}
EDGE_WAYS = {"leading": "right", "left": "right", "trailing": "left", "right": "left", "top": "down", "bottom": "up"}
FAST = 5000.0
SLACK, VISIBLE = 1e-6, 1e-3


def check_reach(transition, node):
    """Raises Fault where an interaction is wrong whatever the finger does."""
    for index, interaction in enumerate(transition.interactions):
        trial = Trial(transition, node, index)
        trial.place()
        trial.begins()
        if trial.interaction.way != "states":
            trial.progress()
        trial.drives()
        trial.conditions()


class Trial:
    """One interaction, tried."""

    def __init__(self, transition, node, index):
        self.transition, self.node, self.index = transition, node, index
        self.interaction = Interaction(transition, transition.interactions[index])
        self.made = {}
        gesture, side = self.interaction.gesture, self.interaction.side
        self.way = WAYS.get(EDGE_WAYS.get(side) if gesture == "edgePan" else side)
        said = list(map(str, transition.interactions[index].scan_values(lambda t: True)))
        self.places = "location" in said  # whether it matters where on the display the finger is

    # The worlds in which it is tried.

    def worlds(self):
        """The interaction as `sample` has it, if that is one of the displays, and on each with small and with large views."""
        container = self.transition.scene.frame(("container",)).values[2:]
        if container in DISPLAYS:
            yield container, self.interaction
        for key in itertools.product(DISPLAYS, (20.0, 2000.0)):
            if key not in self.made:
                display, largest = key
                rng = random.Random(str(key))
                made = Transition(self.transition.file, self.node, lambda scene: layout(scene, display, largest, rng))
                self.made[key] = Interaction(made, made.interactions[self.index])
            yield key[0], self.made[key]

    def surely(self, moment, holds, origin=None, deciding=False):
        """Whether something holds on every display, of every finger at a moment that `begin when` lets begin, in every rest
        that it can begin at or in one."""
        tried = False
        for display, interaction in self.worlds():
            for rest in [origin] if origin else self.origins():
                for first, touch in getattr(self, moment)(display):
                    began = Live(interaction, first, rest)
                    began.began = began
                    if moment not in ("beginning", "gate") and not all(evaluate(c, began) for c in interaction.begins):
                        continue
                    tried = True
                    live = Live(interaction, touch, rest, began)
                    live.deciding = deciding
                    if not holds(live):
                        return False
        return tried

    def origins(self):
        if self.interaction.way == "forward":
            return ["from"]
        return self.transition.states or ["to"]

    # Fingers, each with where it began.

    def firsts(self, display):
        width, height = display
        side = self.interaction.side if self.interaction.gesture == "edgePan" else None
        x = {"leading": EDGE / 2, "left": EDGE / 2, "trailing": width - EDGE / 2, "right": width - EDGE / 2}.get(side, width / 3)
        y = {"top": EDGE / 2, "bottom": height - EDGE / 2}.get(side, height / 3)
        for speed in itertools.product((0.0, 50.0, FAST, -FAST), repeat=2):
            against = self.way and any(w * v < 0 for w, v in zip(self.way, speed))
            if not against:
                yield Touch((0.0, 0.0), speed, (x, y))

    def beginning(self, display):
        for touch in self.firsts(display):
            yield touch, touch

    began = beginning

    def gate(self, display):
        """The same, in other places as well where these matter."""
        yield from self.beginning(display)
        if self.places and self.interaction.gesture != "edgePan":
            for place in ((4.0, 4.0), (display[0] - 4, 4.0), (4.0, display[1] - 4), (display[0] - 4, display[1] - 4)):
                for first in self.firsts(display):
                    touch = Touch((0.0, 0.0), first.velocity, place)
                    yield touch, touch

    def lasting(self, display):
        limits = [length * REACH for length in display]
        scales = (0.0, 4.0, 1.3, 0.6) if self.interaction.gesture == "pinch" else (1.0,)
        turns = (7.0, -7.0, 0.4, 0.0) if self.interaction.gesture == "rotate" else (0.0,)
        steps = [self.kept(axis, limit) for axis, limit in enumerate(limits)]
        for x, y, scale, turn in itertools.product(*steps, scales, turns):
            for first in itertools.islice(self.firsts(display), 2):
                for speed in ((FAST, FAST), (-FAST, -FAST), (0.0, 0.0), (-FAST, FAST), (FAST, -FAST), (40.0, -40.0)):
                    yield first, Touch((x, y), speed, (display[0] / 2, display[1] / 2), (scale, 0.0), (turn, 0.0))
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
        if self.interaction.gesture == "edgePan" and self.way[axis]:
            return [s for s in steps if s * self.way[axis] >= -EDGE] + [-EDGE * self.way[axis]]
        return steps

    def wrong(self, display):
        """Fingers that go the wrong way as far as they can."""
        for first in self.firsts(display):
            if self.interaction.gesture == "pinch":
                scale = 0.5 if self.interaction.side == "out" else 2.0
                yield first, Touch((0.0, 0.0), (0.0, 0.0), first.location, (scale, 0.0))
            else:
                far = [-w * (EDGE if self.interaction.gesture == "edgePan" else limit * REACH)
                       for w, limit in zip(self.way, display)]
                place = [min(max(at + way, 0.0), limit) for at, way, limit in zip(first.location, far, display)]
                yield first, Touch(tuple(far), tuple(-w * FAST for w in self.way), tuple(place))

    # What is tried.

    def place(self):
        """The way is the transition's own, and the view of the gesture is there when it would begin."""
        if self.interaction.way != "states" and self.transition.directions[self.interaction.way] is None:
            raise Fault("T0417 a way of the platform")
        inside = tree(self.transition.interactions[self.index], "gesture_members")
        if any(rule(m.children[0]) == "catches_" for m in trees(inside, "gesture_member")):
            if self.interaction.way != "states" and None in self.interaction.drives.values():
                raise Fault("T0415 a track that begins at 0 when it is caught")
            return
        members = [m.children[0] for m in trees(tree(self.node, "members"), "member")]
        style = next(names(m)[0] for m in members if rule(m) == "style_")
        owner, forward = self.interaction.view[0], self.interaction.way == "forward"
        if owner == self.transition.ends["to"] and forward:
            raise Fault("T0417 a view that is not there yet")
        if owner == self.transition.ends["from"] and not forward and style in ("navigation", "modal", "tab"):
            raise Fault("T0417 a view that has left")
        for added in members:
            if rule(added) == "view_" and names(added)[0] == owner:
                parts = trees(tree(added, "view_members"), "view_member") if tree(added, "view_members") else []
                if forward or not any(rule(m.children[0]) == "while_" for m in parts):
                    raise Fault("T0417 a view that is not there")

    def begins(self):
        for condition in self.interaction.begins:
            self.constant("gate", condition)

    def constant(self, moment, condition, deciding=False):
        """A condition that is always the same, unless somebody has written it out."""
        if "".join(map(str, condition.scan_values(lambda t: True))) in ("true", "false"):
            return
        for wanted in (True, False):
            if self.surely(moment, lambda live: evaluate(condition, live) is wanted, deciding=deciding):
                raise Fault("T0410 a condition that is always the same")

    def progress(self):
        raw = self.interaction.said_progress
        value = lambda live: evaluate(raw, live).value
        if any(self.surely("began", lambda live: value(live) > SLACK, origin) for origin in self.origins()):
            raise Fault("T0406 progress at the beginning")
        if self.begins_anywhere(lambda live: [value(live)]):
            raise Fault("T0406 progress by the finger's place")
        if self.goes_across(value):
            raise Fault("T0409 progress across the way")
        directed = self.interaction.gesture == "pinch" or self.way
        if directed and self.surely("wrong", lambda live: value(live) > SLACK):
            raise Fault("T0409 the wrong way counts")
        if self.surely("lasting", lambda live: value(live) < 1 - SLACK):
            raise Fault("T0408 a progress that never becomes 1")

    def drives(self):
        for (obj, name), expression in self.interaction.drives.items():
            if expression is None:
                continue

            count = len(numbers(self.interaction.at_rest.value(self.origins()[0], obj, name)))
            for part, origin in itertools.product(range(count), self.origins()):
                ways = set()

                def jumps(live, part=part, ways=ways):
                    at = live.interaction.at_rest.value(live.rest, obj, name)
                    way = numbers(live.property(obj, name))[part] - numbers(at)[part]
                    ways.add(way > 0)
                    # What jumps up in one layout and down in another does not jump in one between them.
                    return abs(way) > VISIBLE and len(ways) == 1
                if self.surely("began", jumps, origin):
                    raise Fault("T0405 a jump at the beginning")

            def driven(live):
                live.forced = 0.0
                return numbers(live.property(obj, name))
            if self.begins_anywhere(driven):
                raise Fault("T0405 a jump by the finger's place")
            if self.against(obj, name):
                raise Fault("T0409 a drive against the finger")

    def conditions(self):
        members = [m.children[0] for m in trees(tree(self.transition.interactions[self.index], "gesture_members"), "gesture_member")]
        for member in members:
            condition = tree(member, "expr")
            if rule(member) in ("decision_", "simultaneous_", "hands_over_") and condition is not None:
                self.constant("lasting", condition, deciding=True)
            if rule(member) == "decision_" and self.interaction.said_progress is not None:
                self.flick(condition, words(member)[0] == "finish")
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

    # What is tried of the way of the finger.

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


def parts(condition, holds):
    """What of a condition decides alone: what `or` puts together where it holds, what `and` does where it fails."""
    inner = [c for c in condition.children if not isinstance(c, str)]
    kind = rule(condition)
    if len(inner) == 1 and kind in ("expr", "conj"):
        return parts(inner[0], holds)
    if kind == "expr" and holds or kind == "conj" and not holds:
        return [p for c in inner for p in parts(c, holds)]
    return [condition]


def numbers(value):
    return [value.value] if isinstance(value, Number) else list(value.values)


HANDED = {LENGTH: 300.0, TIME: 1.0, ANGLE: 1.0, NONE: 1.0}


def layout(scene, display, largest, rng):
    """Other values than the sample's: the container is the display, views are anywhere, handed values anything."""
    found = {(("container",), "size"): lambda: Group("size", display)}
    for obj in scene.parents:
        if len(obj) == 2 and (obj, "") not in scene.given:
            frame = rect(rng.uniform(0, largest), rng.uniform(0, largest), rng.uniform(1, largest), rng.uniform(1, largest))
            found[obj, "frame"] = lambda frame=frame: frame
            scrolled = Group("point", (rng.choice((-9.0, 0.0, 9.0, 700.0)), rng.choice((-9.0, 0.0, 9.0, 700.0))))
            found[obj, "offset"] = lambda scrolled=scrolled: scrolled
        elif len(obj) == 2:
            value = scene.given[obj, ""]()
            if isinstance(value, Number):
                found[obj, ""] = lambda value=value, share=rng.random(): Number(HANDED[value.dimension] * share, value.dimension)
    for obj in scene.parents:
        if obj != ("container",):
            for name, most in (("alpha", 1.0), ("cornerRadius", 40.0)):
                found[obj, name] = lambda name=name, share=rng.random() * most: Number(share, DEFAULTS[name].dimension)
    for obj, name in scene.given:
        if name in DEFAULTS and name != "offset":
            found[obj, name] = scene.given[obj, name]
    return found
