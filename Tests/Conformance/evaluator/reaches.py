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
from evaluator.trees import rule, tree, trees, words
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
        trial.gate()
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

    def surely(self, moment, holds):
        """Whether something holds on every display, of every finger at a moment that `begin when` lets begin."""
        tried = False
        for display, interaction in self.worlds():
            origin = self.origin(interaction)
            for first, touch in getattr(self, moment)(display):
                began = Live(interaction, first, origin)
                began.began = began
                if moment != "beginning" and not all(evaluate(c, began) for c in interaction.begins):
                    continue
                tried = True
                if not holds(Live(interaction, touch, origin, began)):
                    return False
        return tried

    def origin(self, interaction):
        if interaction.way == "forward":
            return "from"
        return interaction.transition.states[0] if interaction.transition.states else "to"

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

    def lasting(self, display):
        limits = [length * REACH for length in display]
        scales = (0.0, 4.0, 1.3, 0.6) if self.interaction.gesture == "pinch" else (1.0,)
        turns = (7.0, -7.0, 0.4, 0.0) if self.interaction.gesture == "rotate" else (0.0,)
        steps = [self.kept(axis, limit) for axis, limit in enumerate(limits)]
        for x, y, scale, turn in itertools.product(*steps, scales, turns):
            for first in itertools.islice(self.firsts(display), 2):
                for speed in ((FAST, FAST), (-FAST, -FAST), (0.0, 0.0), (-FAST, FAST), (FAST, -FAST), (40.0, -40.0)):
                    yield first, Touch((x, y), speed, (display[0] / 2, display[1] / 2), (scale, 0.0), (turn, 0.0))

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
                yield first, Touch(tuple(far), tuple(-w * FAST for w in self.way), first.location)

    # What is tried.

    def gate(self):
        for condition in self.interaction.begins:
            self.constant("beginning", condition)

    def constant(self, moment, condition):
        """A condition that is always the same, unless somebody has written it out."""
        if "".join(map(str, condition.scan_values(lambda t: True))) in ("true", "false"):
            return
        for wanted in (True, False):
            if self.surely(moment, lambda live: evaluate(condition, live) is wanted):
                raise Fault("T0410 a condition that is always the same")

    def progress(self):
        raw = self.interaction.said_progress
        value = lambda live: evaluate(raw, live).value
        if self.surely("began", lambda live: value(live) > SLACK):
            raise Fault("T0406 progress at the beginning")
        if self.surely("lasting", lambda live: value(live) < 1 - SLACK):
            raise Fault("T0408 a progress that never becomes 1")
        directed = self.interaction.gesture == "pinch" or self.way
        if directed and self.surely("wrong", lambda live: value(live) > SLACK):
            raise Fault("T0409 the wrong way counts")

    def drives(self):
        for (obj, name), expression in self.interaction.drives.items():
            if expression is None:
                continue

            count = len(numbers(self.interaction.at_rest.value(self.origin(self.interaction), obj, name)))
            for part in range(count):
                ways = set()

                def jumps(live, part=part, ways=ways):
                    at = live.interaction.at_rest.value(live.rest, obj, name)
                    way = numbers(live.property(obj, name))[part] - numbers(at)[part]
                    ways.add(way > 0)
                    # What jumps up in one layout and down in another does not jump in one between them.
                    return abs(way) > VISIBLE and len(ways) == 1
                if self.surely("began", jumps):
                    raise Fault("T0405 a jump at the beginning")

    def conditions(self):
        members = [m.children[0] for m in trees(tree(self.transition.interactions[self.index], "gesture_members"), "gesture_member")]
        for member in members:
            condition = tree(member, "expr")
            if rule(member) in ("decision_", "simultaneous_", "hands_over_") and condition is not None:
                self.constant("lasting", condition)
            if rule(member) == "decision_" and self.interaction.said_progress is not None:
                for part in trees(condition, "conj"):
                    self.trend(part, words(member)[0] == "finish")

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
            scrolled = Group("point", (rng.uniform(-9, 9), rng.choice((-9.0, 0.0, 9.0))))
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
