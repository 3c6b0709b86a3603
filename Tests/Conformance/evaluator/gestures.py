"""Interactions: what names mean under a finger, and what it drives."""

from evaluator.expressions import evaluate
from evaluator.rests import Rest
from evaluator.scene import GEOMETRY, needed, of_frame, placed, stays
from evaluator.scopes import Scope, pace
from evaluator.tracks import limited
from evaluator.trees import names, path, rule, tree, trees, words
from evaluator.values import ANGLE, LENGTH, Fault, Group, Number, blend, times

SECOND = (0, 1, 0)
RATE = times(LENGTH, SECOND, -1)
GESTURE_VALUES = {"translation", "velocity", "location", "progress", "scale", "rotation"}


class Live(Scope):
    """What names mean under a finger: `rest` is the rest that the gesture begins at, `forced` a progress that is given."""

    # A finger may drive one part of a frame by another.
    narrowed = {(whole, name): name for whole in ("frame", "bounds") for name in ("x", "y", "width", "height", "size", "center")}
    narrowed |= {("size", "width"): "width", ("size", "height"): "height", ("center", "x"): "centerX", ("center", "y"): "centerY"}

    def __init__(self, interaction, touch, rest, began=None):
        transition = interaction.transition
        super().__init__(transition.scene, transition.file, transition.scope.lets | interaction.lets)
        self.interaction, self.touch, self.rest, self.began = interaction, touch, rest, began
        self.driving, self.tabled, self.forced = set(), None, None
        self.scrolled = None  # where scroll views have gone since
        self.deciding = False  # whether what follows the progress is where that has brought it

    def lookup(self, parts):
        head, rest = parts[0], parts[1:]
        if head == "start" and rest:
            if rest[0] in GESTURE_VALUES:
                return self.began.lookup(rest)
            return self.interaction.at_rest.lookup(self.rest, rest)
        if head in GESTURE_VALUES and head not in self.lets:
            if head == "velocity" and rest and rest[0] in ("scale", "rotation"):
                (own, dimension) = {"scale": (self.touch.scale, (0, 0, 0)), "rotation": (self.touch.rotation, ANGLE)}[rest[0]]
                return self.parts(Number(own[1], times(dimension, SECOND, -1)), rest[1:])
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
        if self.forced is not None:
            return self.forced
        if not self.deciding:
            return self.interaction.progress(self)
        # What the progress itself is made of is not where the progress has brought it.
        return self.interaction.progress(Live(self.interaction, self.touch, self.rest, self.began))

    def property(self, obj, name):
        if name == "offset" and self.scrolled is not None and (obj, name) not in self.interaction.drives:
            return Group(self.interaction.at_rest.value(self.rest, obj, name).kind, self.scrolled)
        if (obj, name) in self.interaction.drives:
            if (obj, name) in self.driving:
                raise Fault("T0308 a circle")
            self.driving.add((obj, name))
            try:
                return self.interaction.driven(obj, name, self)
            finally:
                self.driving.discard((obj, name))
        if self.deciding and not self.interaction.drives:
            return self.followed(obj, name)
        if name in GEOMETRY:
            frame = self.interaction.at_rest.frame(self.rest, obj)
            driven = [n for o, n in self.interaction.drives if o == obj and n in GEOMETRY]
            said = self.interaction.at_rest.said(obj)
            kept = [n for n in said if stays(n, driven, said)]
            mine = {n: self.property(obj, n) if n in driven else self.interaction.at_rest.value(self.rest, obj, n)
                    for n in needed(name, kept + driven)}
            return of_frame(placed(frame, mine) if mine else frame, name)
        return self.interaction.at_rest.value(self.rest, obj, name)


    def followed(self, obj, name):
        """A property where a finger that drives nothing by itself has brought it."""
        self.deciding = False
        try:
            found = self.interaction.scrubbed(self.progress())
        finally:
            self.deciding = True
        if name not in GEOMETRY:
            return found[obj, name] if (obj, name) in found else self.interaction.at_rest.value(self.rest, obj, name)
        frame = self.interaction.at_rest.frame(self.rest, obj)
        moved = {n: value for (o, n), value in found.items() if o == obj and n in GEOMETRY}
        mine = {n: moved[n] for n in needed(name, list(moved))}
        return of_frame(placed(frame, mine) if mine else frame, name)


class Interaction:
    """One `interactive`."""

    def __init__(self, transition, node):
        self.transition = transition
        members = [m.children[0] for m in trees(tree(node, "gesture_members"), "gesture_member")]
        of = lambda kind: [m for m in members if rule(m) == kind]
        said = words(node)
        self.way = said[1]
        self.back_too = self.way == "states" and "or" in said
        self.at_rest = Rest(transition, "forward" if self.way == "forward" else "backward")
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
        if self.gesture == "edgePan":  # how steep a finger from an edge may be is the platform's to decide
            return {"leading": x >= 0, "left": x >= 0, "trailing": x <= 0, "right": x <= 0,
                    "top": y >= 0, "bottom": y <= 0}[self.side]
        across, down = abs(x) >= abs(y), abs(y) >= abs(x)  # of equal ones both count
        return {"up": down and y < 0, "down": down and y > 0, "left": across and x < 0, "right": across and x > 0,
                "leading": across and x < 0, "trailing": across and x > 0, "vertical": down, "horizontal": across}[self.side]

    def live(self, script, index, rest):
        began = Live(self, script.touch(0), rest)
        began.began = began
        return Live(self, script.touch(index), rest, began)

    def decides(self, name, live):
        """Whether a decision holds: it asks what there is now."""
        live.deciding = True
        try:
            return evaluate(self.decisions[name], live)
        finally:
            live.deciding = False
