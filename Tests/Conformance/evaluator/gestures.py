"""Interactions: a scripted finger, what it drives, how it is decided and how all settles."""

import math

from evaluator.expressions import evaluate
from evaluator.scene import GEOMETRY, needed, of_frame, placed
from evaluator.tracks import limited
from evaluator.scopes import Scope, pace
from evaluator.trees import names, path, rule, text, tree, trees, words
from evaluator.values import ANGLE, LENGTH, NONE, Fault, Group, Number, blend, part, rect, times

RATE = times(LENGTH, (0, 1, 0), -1)
GESTURE_VALUES = {"translation", "velocity", "location", "progress", "scale", "rotation"}
# How long the finger is followed beyond a moment to find the speed of what it drives, in seconds.
MOMENT = 0.001
TINY = 1e-9


class Touch:
    """The finger, or two of them, at a moment: since the beginning, and how fast."""

    def __init__(self, translation, velocity, location, scale=(1.0, 0.0), rotation=(0.0, 0.0)):
        self.translation, self.velocity, self.location = translation, velocity, location
        self.scale, self.rotation = scale, rotation  # each with its speed

    def later(self, seconds):
        """Where it is if it goes on at its speed."""
        moved = [v * seconds for v in self.velocity]
        return Touch(tuple(a + b for a, b in zip(self.translation, moved)), self.velocity,
                     tuple(a + b for a, b in zip(self.location, moved)),
                     (self.scale[0] + self.scale[1] * seconds, self.scale[1]),
                     (self.rotation[0] + self.rotation[1] * seconds, self.rotation[1]))


class Script:
    """The members of a gesture script, times in seconds."""

    def __init__(self, members):
        points = members["points"]
        self.times = [p["ms"] / 1000 for p in points]
        self.points = [(p["x"], p["y"], p.get("scale", 1.0), math.radians(p.get("rotationDeg", 0.0))) for p in points]
        self.interaction = members.get("interaction", 0)
        self.ending = members.get("ending", "lifted")
        self.starts = members.get("startsAfterMs", 0) / 1000
        self.refuses = members["refusesAfterMs"] / 1000 if "refusesAfterMs" in members else None
        self.state = members.get("state")

    def touch(self, index):
        """The finger at a point: the first has the velocity to the second, each other that from the one before."""
        a, b = (0, 1) if index == 0 else (index - 1, index)
        passed = self.times[b] - self.times[a]
        speeds = [(y - x) / passed if passed > 0 else 0.0 for x, y in zip(self.points[a], self.points[b])]
        first, here = self.points[0], self.points[index]
        return Touch((here[0] - first[0], here[1] - first[1]), tuple(speeds[:2]), here[:2], (here[2], speeds[2]),
                     (here[3], speeds[3]))


class Live(Scope):
    """What names mean under a finger: `rest` is the rest that the gesture begins at."""

    def __init__(self, interaction, touch, rest, began=None):
        transition = interaction.transition
        super().__init__(transition.scene, transition.file, transition.scope.lets | interaction.lets)
        self.interaction, self.touch, self.rest, self.began = interaction, touch, rest, began
        self.driving, self.tabled = set(), None

    def lookup(self, parts):
        head, rest = parts[0], parts[1:]
        if head == "start" and rest:
            if rest[0] in GESTURE_VALUES:
                return self.began.lookup(rest)
            return self.interaction.at_rest.lookup(self.rest, rest)
        if head in GESTURE_VALUES and head not in self.lets:
            return self.parts(self.gesture_value(head), rest)
        transition = self.interaction.transition
        if not rest and head in transition.states:
            if self.tabled is None:
                return self.rest == head
            return self.interaction.at_rest.value(head, *self.tabled)
        return super().lookup(parts)

    def gesture_value(self, name):
        touch = self.touch
        if name == "translation":
            return Group("vector", touch.translation)
        if name == "velocity":
            return Group("vector", touch.velocity, RATE)
        if name == "location":
            return Group("point", touch.location)
        if name == "scale":
            return Number(touch.scale[0])
        if name == "rotation":
            return Number(touch.rotation[0], ANGLE)
        return Number(self.progress())

    def progress(self):
        return self.interaction.progress(self)

    def property(self, obj, name):
        if (obj, name) in self.interaction.drives:
            if (obj, name) in self.driving:
                raise Fault("T0308 a circle")
            self.driving.add((obj, name))
            try:
                return self.interaction.driven(obj, name, self)
            finally:
                self.driving.discard((obj, name))
        if name in GEOMETRY:
            frame = self.interaction.at_rest.frame(self.rest, obj)
            driven = [n for o, n in self.interaction.drives if o == obj and n in GEOMETRY]
            mine = {n: self.property(obj, n) for n in needed(name, driven)}
            return of_frame(placed(frame, mine) if mine else frame, name)
        return self.interaction.at_rest.value(self.rest, obj, name)


class Rest:
    """What everything is in a rest state: `from`, `to`, or the name of a state."""

    def __init__(self, transition):
        self.transition = transition

    def value(self, side, obj, name):
        side = "from" if side == self.transition.ends["from"] else side
        tracks = [t for t in self.transition.tracks if (t.obj, t.name) == (obj, name)]
        if tracks:
            return limited(name, ordered(tracks)[0 if side == "from" else -1].rest(side))
        if name in GEOMETRY:
            return of_frame(self.frame(side, obj), name)
        return self.transition.scene.value(obj, name)

    def frame(self, side, obj):
        frame = self.transition.scene.frame(obj)
        mine = {t.name: self.value(side, obj, t.name) for t in self.transition.tracks if t.obj == obj and t.name in GEOMETRY}
        return placed(frame, mine) if mine else frame

    def lookup(self, side, parts):
        scope = RestScope(self, side)
        return scope.lookup(parts)


class RestScope(Scope):
    def __init__(self, at_rest, side):
        super().__init__(at_rest.transition.scene, at_rest.transition.file, at_rest.transition.scope.lets)
        self.at_rest, self.side = at_rest, side

    def property(self, obj, name):
        return self.at_rest.value(self.side, obj, name)


def ordered(tracks):
    return sorted(tracks, key=lambda t: t.forward.low if t.forward.step is None else t.forward.step)


class Interaction:
    """One `interactive`; `play` gives what comes of a script."""

    def __init__(self, transition, node):
        self.transition, self.at_rest = transition, Rest(transition)
        members = [m.children[0] for m in trees(tree(node, "gesture_members"), "gesture_member")]
        of = lambda kind: [m for m in members if rule(m) == kind]
        said = words(node)
        self.way = said[1]
        self.back_too = self.way == "states" and "or" in said
        gesture = names(tree(node, "gesture_"))
        self.gesture, self.side = gesture[0], gesture[1] if len(gesture) > 1 else None
        self.view, _ = transition.scope.object(path(node))
        self.lets = {names(m)[0]: m for m in of("let_")}
        self.begins = [tree(m, "expr") for m in of("begin_")]
        self.said_progress = tree(of("progress_")[0], "expr") if of("progress_") else None
        self.drives = {}
        for drive in of("drive_"):
            obj, rest = transition.scope.object(path(drive))
            self.drives[obj, ".".join(rest)] = tree(drive, "expr")
        self.decisions = {}
        for decision in of("decision_"):
            parts = words(decision)
            self.decisions[parts[0] + (" now" if "now" in parts else "")] = tree(decision, "expr")
        self.settles, self.nearest = {}, None
        for settle in of("settle_"):
            found = pace(tree(settle, "pace_"), 0.0, transition.scope)
            which = words(settle)[1:2]
            if which and which[0] in ("finish", "cancel"):
                self.settles[which[0]] = found
            else:
                self.settles["finish"] = self.settles["cancel"] = found
                self.nearest = tree(settle, "expr") if which == ["nearest"] else None

    # Values under the finger.

    def table(self):
        """The property of which the position is taken between several rest states."""
        for (obj, name), value in self.drives.items():
            if value is not None and any((t.obj, t.name) == (obj, name) and t.states for t in self.transition.tracks):
                return obj, name
        raise Fault("T0403 no table is driven")

    def progress(self, live):
        if self.way == "states":
            place = self.position(live) - self.back_too
            return place / max(1, len(self.transition.states) - 1)
        value = evaluate(self.said_progress, live)
        if not isinstance(value, Number):
            raise Fault("T0203 no number")
        return min(max(value.value, 0.0), 1.0)

    def driven(self, obj, name, live):
        expression = self.drives[obj, name]
        if expression is not None:
            live.tabled = (obj, name) if self.way == "states" else live.tabled
            return limited(name, evaluate(expression, live))
        if self.way == "states":
            return self.between(live, obj, name)
        found = self.scrubbed(self.progress(live))
        if (obj, name) not in found:
            raise Fault("T0203 neither a value nor a track")
        return found[obj, name]

    def reached(self):
        """The rest states that the finger goes between."""
        return (["from"] if self.back_too else []) + self.transition.states

    def position(self, live):
        """Where the driven value lies in its table: 0 in the first of the states that are reached, 1 in the second."""
        driven = self.table()
        here = live.property(*driven).value
        stops = [self.at_rest.value(side, *driven).value for side in self.reached()]
        if stops[0] > stops[-1]:
            here, stops = -here, [-s for s in stops]
        if here <= stops[0]:
            return 0.0
        for i, (a, b) in enumerate(zip(stops, stops[1:])):
            if here <= b:
                return i + (here - a) / (b - a)
        return len(stops) - 1.0

    def between(self, live, obj, name):
        """What a table is where the driven value lies in its own."""
        values = [self.at_rest.value(side, obj, name) for side in self.reached()]
        place = self.position(live)
        below = min(int(place), len(values) - 1)
        return blend(values[below], values[min(below + 1, len(values) - 1)], place - below)

    def tracks(self):
        return [t for t in self.transition.tracks if t.only in (None, self.way)]

    def scrubbed(self, position):
        return self.transition.moved(self.way, position, scrubbed=True)

    def moving(self, live):
        """What the finger moves and what it is."""
        if self.drives:
            return {key: live.property(*key) for key in self.drives}
        return self.scrubbed(self.progress(live))

    # The course of a script.

    def gate(self, touch):
        """Whether a finger that begins at that velocity is one for this gesture."""
        x, y = touch.velocity
        if self.gesture == "pinch":
            return touch.scale[1] <= 0 if self.side == "in" else touch.scale[1] >= 0
        if self.gesture == "rotate" or self.side == "any":
            return True
        if self.gesture == "edgePan":
            side = {"leading": "right", "left": "right", "trailing": "left", "right": "left", "top": "down", "bottom": "up"}[self.side]
        else:
            side = self.side
        across, down = abs(x) >= abs(y), abs(y) >= abs(x)  # of equal ones both count
        return {"up": down and y < 0, "down": down and y > 0, "left": across and x < 0, "right": across and x > 0,
                "vertical": down, "horizontal": across}[side]

    def live(self, script, index, rest):
        began = Live(self, script.touch(0), rest)
        began.began = began
        return Live(self, script.touch(index), rest, began)

    def play(self, script):
        return Run(self, script)


class Run:
    """What comes of a script: `outcome`, `length` in seconds, `values(time)`."""

    def __init__(self, interaction, script):
        self.interaction, self.script = interaction, script
        transition = interaction.transition
        if interaction.way == "states":
            self.origin = script.state or transition.states[0]
        else:
            self.origin = "to" if interaction.way == "backward" else "from"
        if interaction.way == "backward" and transition.states:
            self.origin = script.state or transition.states[0]
        self.last = len(script.points) - 1
        self.start = self.settling = None
        self.length = script.times[-1]
        first = interaction.live(script, 0, self.origin)
        if not interaction.gate(first.touch) or not all(evaluate(c, first) for c in interaction.begins):
            self.outcome = "did not begin"
            return
        if script.refuses is not None:
            self.outcome = "nothing started"
            return
        self.start = script.times[0] + script.starts
        self.decide()

    def decide(self):
        interaction, script = self.interaction, self.script
        now = interaction.decisions.get("finish now")
        released = script.times[-1]
        for index, time in list(enumerate(script.times))[1:]:
            if now is not None and time >= self.start and evaluate(now, interaction.live(script, index, self.origin)):
                return self.settle("finish", index, time)
        live = interaction.live(script, self.last, self.origin)
        decided = "cancel"
        if script.ending == "lifted" and interaction.way == "states":
            return self.settle_nearest(live, max(released, self.start))
        if script.ending == "lifted":
            if "finish" in interaction.decisions:
                decided = "finish" if evaluate(interaction.decisions["finish"], live) else "cancel"
            elif "cancel" in interaction.decisions:
                decided = "cancel" if evaluate(interaction.decisions["cancel"], live) else "finish"
        self.settle(decided, self.last, max(released, self.start), taken=script.ending != "lifted")

    def settle_nearest(self, live, time):
        interaction = self.interaction
        live.tabled = interaction.table()
        wanted = evaluate(interaction.nearest, live).value
        target = min(interaction.reached(), key=lambda side: abs(interaction.at_rest.value(side, *live.tabled).value - wanted))
        self.settle("finish" if target == "from" else "cancel", self.last, time, target)

    def settle(self, outcome, index, time, target=None, taken=False):
        """How it goes to rest; a finger that was taken away leaves no speed."""
        interaction = self.interaction
        self.outcome, self.settling = outcome, time
        if interaction.way == "states" or outcome == "cancel":
            self.target = target or self.origin
        else:
            self.target = "from" if interaction.way == "backward" else "to"
        self.pace = interaction.settles[outcome]
        self.length = time + self.pace.duration
        self.released = interaction.live(self.script, index, self.origin)
        self.later = Live(interaction, self.released.touch.later(0.0 if taken else MOMENT), self.origin, self.released.began)
        self.moved = interaction.moving(self.released)
        self.moved_later = interaction.moving(self.later)

    def values(self, time):
        """Target and property to numbers, and the progress while the finger drives."""
        if self.start is None or time < self.start - TINY:
            return {}, None
        interaction = self.interaction
        if time < self.settling - TINY:
            index = max(i for i, t in enumerate(self.script.times) if t <= time + TINY)
            live = interaction.live(self.script, index, self.origin)
            return numbers(interaction.moving(live)), interaction.progress(live)
        return self.settled(time - self.settling), None

    def keys(self):
        found = {(t.obj, t.name): None for t in self.interaction.tracks() or ()} if self.interaction.way != "states" else \
            {(t.obj, t.name): None for t in self.interaction.transition.tracks}
        return [*found, *[k for k in self.moved if k not in found]]

    def settled(self, time):
        found = {}
        for obj, name in self.keys():
            moved = (obj, name) in self.moved
            a = self.released.property(obj, name) if not moved and name in GEOMETRY else self.moved.get((obj, name))
            later = self.later.property(obj, name) if not moved and name in GEOMETRY else self.moved_later.get((obj, name))
            if a is None:
                a = later = self.interaction.at_rest.value(self.origin, obj, name)
            b = self.interaction.at_rest.value(self.target, obj, name)
            found[obj, name] = limited(name, self.toward(a, later, b, time))
        return numbers(found)

    def toward(self, a, later, b, time):
        """The way from a value to its rest; `later` is what it would be a moment on at the finger's speed."""
        curve, duration = self.pace.curve, self.pace.duration

        def way(x, y, z, least=-math.inf):
            left = z - x
            speed = (y - x) / MOMENT / left if abs(left) > TINY else 0.0
            return x + left * curve.progress(time, duration, max(least, speed))
        if isinstance(a, Number):
            return Number(way(a.value, later.value, b.value, 0.0), a.dimension)
        if a.kind == "rect":
            center, size = [self.toward(part(a, p), part(later, p), part(b, p), time).values for p in ("center", "size")]
            return rect(center[0] - size[0] / 2, center[1] - size[1] / 2, *size)
        least = -math.inf if a.kind in ("point", "vector") else 0.0
        return Group(a.kind, tuple(way(x, y, z, least) for x, y, z in zip(a.values, later.values, b.values)), a.dimension)


def numbers(found):
    return {(".".join(obj), name): [v.value] if isinstance(v, Number) else list(v.values)
            for (obj, name), v in found.items() if isinstance(v, (Number, Group))}
