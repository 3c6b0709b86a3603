"""What comes of a scripted finger: how it is decided, and how all settles."""

import math

from evaluator.expressions import evaluate
from evaluator.gestures import Live
from evaluator.rests import carried
from evaluator.scene import GEOMETRY, of_frame, placed
from evaluator.tracks import limited
from evaluator.values import Group, Number, part, rect

# How long the finger is followed beyond a moment to find the speed of what it drives, in seconds.
MOMENT = 0.001
TINY = 1e-9
TRANSFORMS = {"translation", "scale", "scaleX", "scaleY", "rotation", "rotationX", "rotationY"}


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
            if now is not None and time >= self.start and interaction.decides("finish now", interaction.live(script, index, self.origin)):
                return self.settle("finish", index, time)
        live = interaction.live(script, self.last, self.origin)
        decided = "cancel"
        if script.ending == "lifted" and interaction.way == "states":
            return self.settle_nearest(live, max(released, self.start))
        if script.ending == "lifted":
            if "finish" in interaction.decisions:
                decided = "finish" if interaction.decides("finish", live) else "cancel"
            elif "cancel" in interaction.decisions:
                decided = "cancel" if interaction.decides("cancel", live) else "finish"
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
            return numbers(interaction.moving(live)), None if interaction.way == "states" else interaction.progress(live)
        return self.settled(time - self.settling), None

    def keys(self):
        found = {(t.obj, t.name): None for t in self.interaction.tracks() or ()} if self.interaction.way != "states" else \
            {(t.obj, t.name): None for t in self.interaction.transition.tracks}
        return [*found, *[k for k in self.moved if k not in found]]

    def leg(self, obj, name):
        """Where a property is when the finger leaves, where a moment later, and where it rests."""
        moved = (obj, name) in self.moved
        a = self.released.property(obj, name) if not moved and name in GEOMETRY else self.moved.get((obj, name))
        later = self.later.property(obj, name) if not moved and name in GEOMETRY else self.moved_later.get((obj, name))
        if a is None:
            a = later = self.interaction.at_rest.value(self.origin, obj, name)
        return a, later, self.interaction.at_rest.value(self.target, obj, name)

    def going_along(self):
        """The views that the finger has not moved, which go along with their screens, and their frames from rest to rest while these
        are where they were."""
        at_rest, found = self.interaction.at_rest, {}
        for obj in {o for o, n in self.keys() if len(o) == 2 and n in GEOMETRY}:
            if any(o == obj and n in GEOMETRY | TRANSFORMS for o, n in self.moved):
                continue
            start, end = at_rest.flat(self.origin, obj[:1]), at_rest.flat(self.target, obj[:1])
            now = at_rest.flat(self.origin, obj[:1], self.moved)
            if None not in (start, end, now) and start[0].value and end[0].value:
                found[obj] = at_rest.frame(self.origin, obj), carried(at_rest.frame(self.target, obj), end, start)
        return found

    def settled(self, time):
        found = {}
        along = self.going_along()
        for obj, name in self.keys():
            if obj in along and name in GEOMETRY:
                continue
            a, later, b = self.leg(obj, name)
            # A view inside a screen is moved by its transform, which has its place as well.
            groups = (TRANSFORMS | GEOMETRY,) if len(obj) == 2 else (TRANSFORMS, GEOMETRY)
            group = next((g for g in groups if name in g), {name})
            moved = any(o == obj and n in group for o, n in self.moved)
            together = self.transform_speed(obj) if moved and name in TRANSFORMS else None
            found[obj, name] = limited(name, self.toward(a, later, b, time, moved, together))
        at_rest = self.interaction.at_rest
        for obj, (low, high) in along.items():
            frame = self.toward(low, low, high, time, False)
            now = at_rest.flat(self.origin, obj[:1], {k: v for k, v in found.items() if k[0] == obj[:1]})
            if now is not None:
                frame = carried(frame, at_rest.flat(self.origin, obj[:1]), now)
            for name in {n for o, n in self.keys() if o == obj and n in GEOMETRY}:
                found[obj, name] = limited(name, of_frame(frame, name))
        return numbers(found)

    def transform_speed(self, obj):
        """The one speed, in ways a second, of all that an object's transform is made of."""
        mine = {n: v for (o, n), v in self.moved.items() if o == obj and n in GEOMETRY}
        width, height = placed(self.interaction.at_rest.frame(self.origin, obj), mine).values[2:]
        way = gone = 0.0
        for name in (n for o, n in self.keys() if o == obj and n in TRANSFORMS):
            # A scale or an angle of 1 counts as half the diagonal: so far goes a corner.
            unit = 1.0 if name == "translation" else math.hypot(width, height) / 2
            for x, y, z in zip(*(v.values if isinstance(v, Group) else (v.value,) for v in self.leg(obj, name))):
                if abs(z - x) > TINY:
                    way += ((z - x) * unit) ** 2
                    gone += (y - x) / MOMENT * (z - x) * unit ** 2
        return max(0.0, gone / way) if way else 0.0

    def toward(self, a, later, b, time, moved, together=None):
        """The way from a value to its rest; `later` is what it would be a moment on at the finger's speed; `moved` whether the
        finger moves it, `together` the speed that it shares with others, in ways a second."""
        curve, duration = self.pace.curve, self.pace.duration

        def way(x, y, z, least=-math.inf):
            left = z - x
            if together is not None or not moved:
                return x + left * curve.progress(time, duration, together)
            speed = (y - x) / MOMENT / left if abs(left) > TINY else 0.0
            return x + left * curve.progress(time, duration, max(least, speed))
        if isinstance(a, Number):
            return Number(way(a.value, later.value, b.value, 0.0), a.dimension)
        if a.kind == "rect":
            center, size = [self.toward(part(a, p), part(later, p), part(b, p), time, moved).values for p in ("center", "size")]
            return rect(center[0] - size[0] / 2, center[1] - size[1] / 2, *size)
        if moved and together is None and a.kind in ("point", "vector") and curve.kind in ("linear", "cubic"):
            ways = [(z - x, (y - x) / MOMENT) for x, y, z in zip(a.values, later.values, b.values)]
            length = sum(left * left for left, _ in ways)
            together = max(0.0, sum(left * speed for left, speed in ways) / length) if length else 0.0
        least = -math.inf if a.kind in ("point", "vector") else 0.0
        return Group(a.kind, tuple(way(x, y, z, least) for x, y, z in zip(a.values, later.values, b.values)), a.dimension)


def numbers(found):
    return {(".".join(obj), name): [v.value] if isinstance(v, Number) else list(v.values)
            for (obj, name), v in found.items() if isinstance(v, (Number, Group))}
