"""The declarations of files, what names mean, and the curves that expressions say."""

import math
from pathlib import Path

from evaluator import curves, reading
from evaluator.expressions import evaluate
from evaluator.tracks import Direction
from evaluator.trees import arguments, names, rule, text, tree, words
from evaluator.values import NONE, TIME, Fault, Number, common, part


class File:
    """The declarations of a file and of what it imports."""

    def __init__(self, file):
        self.lets, self.curves, self.motions, self.transitions = {}, {}, {}, {}
        for top in reading.parsed(Path(file).read_text()).children:
            for item in getattr(top, "children", ()):
                kind = rule(item)
                if kind == "import_":
                    other = File(Path(file).parent / words(item)[1][1:-1])
                    self.lets |= other.lets
                    self.curves |= other.curves
                    self.motions |= other.motions
                elif kind in ("let_", "curve_", "motion_", "transition_"):
                    table = getattr(self, kind[:-1] + "s")
                    if names(item)[0] in table:
                        raise Fault("T0103 declared twice")
                    table[names(item)[0]] = item


class Scope:
    """What names mean: `aliases` are arguments, `lets` trees that are worked out when they are asked for."""

    narrowed = {}  # where a part of a frame is asked for, the property that this is

    def __init__(self, scene, file, lets=None, aliases=None, states=None):
        self.scene, self.file, self.aliases = scene, file, aliases or {}
        self.lets = file.lets | (lets or {})
        self.busy = set()

    def lookup(self, parts):
        head = parts[0]
        if head in self.aliases:
            value = self.aliases[head]
            if isinstance(value, tuple):
                return self.lookup(list(value) + parts[1:]) if parts[1:] else self.scene.value(value, "frame")
            return self.parts(value, parts[1:])
        if head in self.lets:
            if head in self.busy:
                raise Fault("T0112 a circle")
            self.busy.add(head)
            try:
                return self.parts(evaluate(tree(self.lets[head], "expr"), self), parts[1:])
            finally:
                self.busy.discard(head)
        obj, rest = self.object(parts)
        if not rest:
            if (obj, "") in self.scene.given:
                return self.scene.given[obj, ""]()
            raise Fault("T0203 an object is no value")
        if rest[0] == "shadow" and len(rest) > 1:
            rest = [".".join(rest[:2])] + rest[2:]
        while tuple(rest[:2]) in self.narrowed:
            rest = [self.narrowed[tuple(rest[:2])]] + rest[2:]
        return self.parts(self.property(obj, rest[0]), rest[1:])

    def property(self, obj, name):
        return self.scene.value(obj, name)

    def parts(self, value, rest):
        for name in rest:
            value = part(value, name)
        return value

    def object(self, parts):
        """The object that a path begins with, and what is left of the path."""
        parts = list(parts)
        while isinstance(self.aliases.get(parts[0]), tuple):
            parts = list(self.aliases[parts[0]]) + parts[1:]
        for length in (2, 1):
            if tuple(parts[:length]) in self.scene.parents and len(parts) >= length:
                return tuple(parts[:length]), parts[length:]
        raise Fault(f"T0101 no {parts[0]}")

    def number(self, node, dimension):
        value = evaluate(node, self)
        if not isinstance(value, Number):
            raise Fault("T0203 no number")
        common(value.dimension, dimension)
        return value.value


def curve(node, scope):
    """The curve that a `curve` tree, or an expression that is one, says."""
    if rule(node) == "curve":
        found = called_curve(str(node.children[0]).strip("`"), arguments(node), scope)
        if found is None:
            raise Fault("T0105 no curve")
        return found
    while rule(node) != "atom":
        if len(node.children) != 1:
            return None
        node = node.children[0]
    inner = node.children[0]
    if rule(inner) == "call":
        return called_curve(text(inner.children[0]), arguments(inner), scope)
    if rule(inner) == "path" and len(names(inner)) == 1:
        return called_curve(names(inner)[0], [], scope)
    return None


def called_curve(name, given, scope):
    if name == "linear":
        return curves.Curve("linear")
    if name in curves.NAMED:
        return curves.Curve("cubic", curves.NAMED[name])
    if name == "cubic":
        if len(given) != 4:
            raise Fault("T0204 arguments of a curve")
        points = tuple(scope.number(e, NONE) for _, e in given)
        limits(0 <= points[0] <= 1 and 0 <= points[2] <= 1)
        return curves.Curve("cubic", points)
    if name == "spring":
        dimensions = {"response": TIME, "duration": TIME}
        value = {}
        for label, expression in given:
            number = evaluate(expression, scope)
            common(number.dimension, dimensions.get(label, number.dimension))
            value[label] = number.value
        limits(all(v > 0 for label, v in value.items() if label != "bounce") and -0.9 < value.get("bounce", 0.0) < 1)
        if set(value) == {"damping"}:
            limits(value["damping"] <= 10)
            return curves.Curve("damped", (value["damping"],))
        if set(value) == {"response", "damping"}:
            limits(value["damping"] <= 10)
            return curves.spring(2 * math.pi / value["response"], value["damping"])
        if set(value) == {"mass", "stiffness", "damping"}:
            m, k, c = value["mass"], value["stiffness"], value["damping"]
            # Core Animation plays an overdamped spring as a critically damped one.
            return curves.spring(math.sqrt(k / m), min(1, c / (2 * math.sqrt(k * m))))
        if set(value) == {"duration", "bounce"}:
            b = value["bounce"]
            return curves.spring(2 * math.pi / value["duration"], 1 - b if b >= 0 else 1 / (1 + b))
        raise Fault("T0204 arguments of a spring")
    if name in scope.file.curves:
        return curve(tree(scope.file.curves[name], "expr"), scope)
    return None


def limits(kept):
    if not kept:
        raise Fault("T0303 a curve outside its limits")


LONGEST = 3600.0


def taken(duration):
    """A duration, if it is one that something can take."""
    if duration is not None and not 1e-6 <= duration <= LONGEST:
        raise Fault("T0302 a duration")
    return duration


def pace(node, delay, scope):
    """The Direction that a `pace_` tree says; it takes as long as its curve if it says no duration."""
    expression = tree(node, "expr")
    alone = curve(expression, scope)
    if alone:
        return Direction(taken(alone.own), alone, delay)
    found = tree(node, "curve")
    duration = taken(scope.number(expression, TIME))
    return Direction(duration, curve(found, scope) if found else curves.Curve("cubic", curves.NAMED["easeInOut"]), delay)
