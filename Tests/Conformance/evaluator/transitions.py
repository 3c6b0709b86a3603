"""A transition as a whole: its names, its directions and all its tracks."""

import math
from pathlib import Path

from evaluator import curves, reading
from evaluator.expressions import evaluate
from evaluator.scene import DEFAULTS, GEOMETRY, KNOWN, Scene, of_frame
from evaluator.tracks import Direction, Timing, Track, limited
from evaluator.trees import arguments, names, path, rule, text, tree, trees, words
from evaluator.values import (ANGLE, LENGTH, NONE, TIME, Fault, Group, Number, Range, Unknown, common, literal, part, rect)


# Values that the app hands over, where `sample` does not give them.
HANDED_OVER = {
    "length": Number(0.0, LENGTH), "number": Number(0.0), "time": Number(0.0, TIME), "angle": Number(0.0, ANGLE),
    "color": Group("color", (0.0,) * 4, NONE), "flag": False,
}


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
            raise Unknown(f"{obj} as a value")
        if rest[0] == "shadow" and len(rest) > 1:
            rest = [".".join(rest[:2])] + rest[2:]
        return self.parts(self.scene.value(obj, rest[0]), rest[1:])

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
        return curves.Curve("cubic", tuple(scope.number(e, NONE) for _, e in given))
    if name == "spring":
        dimensions = {"response": TIME, "duration": TIME}
        value = {}
        for label, expression in given:
            number = evaluate(expression, scope)
            common(number.dimension, dimensions.get(label, number.dimension))
            value[label] = number.value
        if set(value) == {"damping"}:
            return curves.Curve("damped", (value["damping"],))
        if set(value) == {"response", "damping"}:
            return curves.spring(2 * math.pi / value["response"], value["damping"])
        if set(value) == {"mass", "stiffness", "damping"}:
            m, k, c = value["mass"], value["stiffness"], value["damping"]
            return curves.spring(math.sqrt(k / m), c / (2 * math.sqrt(k * m)))
        if set(value) == {"duration", "bounce"}:
            b = value["bounce"]
            return curves.spring(2 * math.pi / value["duration"], 1 - b if b >= 0 else 1 / (1 + b))
        raise Fault("T0204 arguments of a spring")
    if name in scope.file.curves:
        return curve(tree(scope.file.curves[name], "expr"), scope)
    return None


def pace(node, delay, scope):
    """The Direction that a `pace_` tree says; it takes as long as its curve if it says no duration."""
    expression = tree(node, "expr")
    alone = curve(expression, scope)
    if alone:
        return Direction(alone.own, alone, delay)
    found = tree(node, "curve")
    duration = scope.number(expression, TIME)
    if duration <= 0:
        raise Fault("T0302 a duration")
    return Direction(duration, curve(found, scope) if found else curves.Curve("cubic", curves.NAMED["easeInOut"]), delay)


class Transition:
    """All tracks of a transition; `values(way, time)` is what they are."""

    def __init__(self, file, declaration):
        self.scene, self.tracks, self.shared, self.crossfades = Scene(), [], {}, set()
        members = [m.children[0] for m in trees(tree(declaration, "members"), "member")]
        of = lambda kind: [m for m in members if rule(m) == kind]
        lets = {names(m)[0]: m for m in of("let_")}
        self.file = file
        self.scope = Scope(self.scene, file, lets)
        for bar in ("tabBar", "navigationBar"):
            self.scene.parents[bar,] = ("container",)
        self.ends = {}
        for screen in of("screen_"):
            name = names(screen)[0]
            self.ends[words(screen)[0]] = name
            self.scene.parents[name,] = ("container",)
            for declared in trees(screen, "declaration_"):
                *views, kind = names(declared)
                for view in views:
                    self.scene.parents[name, view] = (name,)
                    if kind in HANDED_OVER:
                        self.scene.given[(name, view), ""] = lambda kind=kind: HANDED_OVER[kind]
        self.states = names(of("states_")[0]) if of("states_") else []
        for added in of("view_"):
            self.add_view(added)
        for sample in of("sample_"):
            for given in trees(sample, "sample_value_"):
                obj, rest = self.scope.object(path(given)) if path(given)[0] not in [names(s)[0] for s in of("shared_")] \
                    else ((path(given)[0],), path(given)[1:])
                name = ".".join(rest) or ("size" if obj == ("container",) else "frame")
                if name not in GEOMETRY | KNOWN | DEFAULTS.keys() | {"imageSize"}:
                    raise Fault(f"T0102 no property {name}")
                if name == "frame" and (obj, "") in self.scene.given:
                    name = ""
                self.scene.given[obj, name] = self.later(tree(given, "expr"), self.scope)
        for shared in of("shared_"):
            name = names(shared)[0]
            self.scene.parents[name,] = ("container",)
        self.directions = self.read_directions(of("direction_"))
        for shared in of("shared_"):
            self.add_shared(shared)
        self.add_members(members, self.scope, None)
        for (_, name), value in [*self.scene.given.items(), *self.scene.places.items()]:
            found = value()
            if name in GEOMETRY | DEFAULTS.keys():
                model = of_frame(rect(0.0, 0.0, 0.0, 0.0), name) if name in GEOMETRY else DEFAULTS[name]
                if type(found) is not type(model) or getattr(found, "kind", None) != getattr(model, "kind", None):
                    raise Fault("T0203 a value that the property cannot have")
                common(found.dimension, model.dimension)
        for other in of("reduce_motion_") + of("fallback_"):
            pace(tree(other, "pace_"), 0.0, self.scope)
        for direction in of("direction_"):
            if tree(direction, "members"):
                inner = [m.children[0] for m in trees(tree(direction, "members"), "member")]
                self.add_members(inner, self.scope, words(direction)[0])
        for name in self.scope.lets:  # those that nothing uses too
            self.scope.lookup([name])

    def later(self, expression, scope):
        return lambda: evaluate(expression, scope)

    def add_view(self, added):
        name = names(added)[0]
        target = None
        inside = tree(added, "view_members")
        for member in trees(inside, "view_member") if inside else ():
            if rule(member.children[0]) == "fills_":
                target = self.scope.object(path(member.children[0]))[0]
        self.scene.parents[name,] = ("container",)
        self.scene.fills[name,] = (text(tree(added, "apply").children[0]), target)

    def read_directions(self, found):
        way = {words(d)[0]: d for d in found}
        if "forward" not in way:
            raise Fault("T0301 no forward")
        result = {}
        for name, node in way.items():
            wait = tree(node, "delay_")
            delay = self.scope.number(tree(wait, "expr"), TIME) if wait else 0.0
            paced = tree(node, "pace_")
            result[name] = pace(paced, delay, self.scope) if paced else None
        if "backward" not in result:
            result["backward"] = result["forward"]
        elif result["backward"] is None and "system" not in words(way["backward"]):
            result["backward"] = result["forward"]
        return result

    def timing(self, node, scope, way):
        """The Timing of a `timing_` tree: times are those of the forward direction, of a backward one its own."""
        timing = Timing()
        if node is None:
            return timing
        duration = (self.directions[way] or self.directions["backward"]).duration

        def share(value):
            if not isinstance(value, Number):
                raise Fault("T0203 no time")
            if value.dimension is None or value.dimension == NONE:
                result = value.value
            else:
                common(value.dimension, TIME)
                result = value.value / duration
            if not -1e-9 <= result <= 1 + 1e-9:
                raise Fault("T0310 a window outside")
            return result
        for clause in node.children:
            if rule(clause) == "curve":
                timing.curve = curve(clause, scope)
                continue
            expression = tree(clause, "expr")
            if rule(clause) == "along_":
                timing.arc = self.arc(tree(clause, "apply"), scope)
            elif rule(clause) == "over_":
                window = evaluate(expression, scope)
                if not isinstance(window, Range):
                    raise Fault("T0203 no range")
                timing.low, timing.high = share(window.low), share(window.high)
                if timing.high <= timing.low:
                    raise Fault("T0311 it ends before it begins")
            elif rule(clause) == "after_":
                timing.low = share(evaluate(expression, scope))
            elif rule(clause) == "at_":
                timing.step = share(evaluate(expression, scope))
        return timing

    def arc(self, node, scope):
        height = 0.25
        side = None
        for label, expression in arguments(node):
            if label == "height":
                height = scope.number(expression, NONE)
            else:
                side = str(next(expression.scan_values(lambda t: True)))
        return side, height

    def add_members(self, members, scope, only):
        for member in members:
            kind = rule(member)
            if kind == "animate_":
                obj, rest = scope.object(path(member))
                self.add_track(obj, ".".join(rest), member, scope, only)
            elif kind == "place_":
                obj, rest = scope.object(path(member))
                self.scene.places[obj, rest[0]] = self.later(tree(member, "expr"), scope)
            elif kind == "use_":
                self.use(tree(member, "apply"), scope, only)

    def use(self, node, scope, only):
        name = text(node.children[0])
        if name not in self.file.motions:
            raise Fault("T0101 no motion")
        motion = self.file.motions[name]
        given = dict(arguments(node))
        aliases = {}
        for parameter in trees(motion, "parameter_"):
            labels = names(parameter)
            if labels[0] not in given:
                raise Fault("T0204 an argument is missing")
            expression = given.pop(labels[0])
            if labels[-1] in "length number time angle color flag".split():
                aliases[labels[-2]] = evaluate(expression, scope)
            else:
                aliases[labels[-2]] = scope.object(["".join(p) for p in self.plain_path(expression)])[0]
        if given:
            raise Fault("T0111 an argument too many")
        members = [m.children[0] for m in trees(tree(motion, "members"), "member")]
        lets = {names(m)[0]: m for m in members if rule(m) == "let_"}
        self.add_members(members, Scope(self.scene, self.file, lets, aliases), only)

    def plain_path(self, expression):
        return [t.strip("`") for t in map(str, expression.scan_values(lambda t: True)) if t != "."]

    def add_track(self, obj, name, member, scope, only=None, found=None):
        pair, table = tree(member, "pair_"), tree(member, "table_")
        rest = found or (lambda side: self.scene.value(obj, name))
        if pair:
            arrow = [str(c) for c in pair.children].index("->")
            ends = []
            for index, node in ((0, pair.children[arrow - 1]), (1, pair.children[arrow + 1])):
                ends.append(rest(index) if node == "_" else self.end(name, node, scope))
            own = tree(pair, "backward_timing_")
            timing = self.timing(tree(pair, "timing_"), scope, only or "forward")
            if only == "backward":
                timing = Timing(timing.curve, 1 - timing.high, 1 - timing.low,
                                None if timing.step is None else 1 - timing.step, timing.arc)
            back = self.timing(tree(own, "timing_"), scope, "backward") if own else None
            points = [(0.0, ends[0], None), (1.0, ends[1], None)]
            self.check(obj, name, ends)
            self.tracks.append(Track(obj, name, points, timing, back, only))
            return
        points = []
        for entry in trees(table, "table_entry_"):
            key = entry.children[0]
            value = rest(1 if points else 0) if entry.children[2] == "_" else \
                self.end(name, entry.children[2], scope)
            leading = tree(entry, "curve")
            points.append((key, value, curve(leading, scope) if leading else None))
        if self.states:
            by = {text(k): (v, c) for k, v, c in points if rule(k)}
            if set(by) != {self.ends["from"], *self.states}:
                raise Fault("T0313 a table that lacks a state")
            a, b = by[self.ends["from"]], by[self.states[0]]
            points = [(0.0, a[0], None), (1.0, b[0], b[1])]
        else:
            stops = []
            for key, value, leading in points:
                if rule(key):
                    raise Fault("T0313 a state")
                number = literal(str(key))
                if number.dimension is None or number.dimension == NONE:
                    stops.append(number.value)
                else:
                    common(number.dimension, TIME)
                    stops.append(number.value / self.directions[only or "forward"].duration)
            if stops[0] != 0 or abs(stops[-1] - 1) > 1e-9 or any(a >= b for a, b in zip(stops, stops[1:])):
                raise Fault("T0313 a table that does not fit")
            points = [(s, v, c) for s, (_, v, c) in zip(stops, points)]
        self.check(obj, name, [v for _, v, _ in points])
        self.tracks.append(Track(obj, name, points, only=only))

    def end(self, name, node, scope):
        """The value at an end of a track; one that needs nothing of a run must be within the limits of the property."""
        before = self.scene.reads
        value = evaluate(node, scope)
        if before == self.scene.reads and isinstance(value, Number) and value != limited(name, value):
            raise Fault("T0206 outside its limits")
        return value

    def check(self, obj, name, values):
        """Finds fault with values that a property cannot have."""
        model = of_frame(rect(0.0, 0.0, 0.0, 0.0), name) if name in GEOMETRY else DEFAULTS.get(name)
        if model is None:
            if name in KNOWN:
                return
            raise Fault(f"T0102 no property {name}")
        for value in values:
            if type(value) is not type(model) or getattr(value, "kind", None) != getattr(model, "kind", None):
                raise Fault("T0203 a value that the property cannot have")
            common(value.dimension, model.dimension)

    def add_shared(self, shared):
        name = names(shared)[0]
        members = [m.children[0] for m in trees(tree(shared, "shared_members"), "shared_member")]
        ends = {words(m)[0]: self.scope.object(path(m))[0] for m in members if rule(m) == "shared_end_"}
        if set(ends) != {"from", "to"}:
            raise Fault("T0301 an end")
        order = [ends["from"], ends["to"]]
        arc = None
        for member in members:
            if rule(member) == "along_":
                arc = self.arc(tree(member, "apply"), self.scope)
        framed = False
        for member in members:
            if rule(member) == "shared_track_":
                what = words(member)[0]
                framed = framed or what == "frame"
                self.add_track((name,), what, member, self.scope, None, lambda side, w=what: self.scene.value(order[side], w))
        if not framed:
            points = [(float(i), self.scene.frame(end), None) for i, end in enumerate(order)]
            self.tracks.append(Track((name,), "frame", points))
        for track in self.tracks:
            if track.obj == (name,) and track.name == "frame" and arc:
                track.forward.arc = arc

    def values(self, way, time):
        """Target and property to the numbers of every track of a direction; `time` in seconds, delay included."""
        direction = self.directions[way]
        found = {}
        for track in self.tracks if direction else ():
            if track.only in (None, way):
                value = track.at(time, way, direction)
                if isinstance(value, (Number, Group)):
                    found[".".join(track.obj), track.name] = [value.value] if isinstance(value, Number) else list(value.values)
        return found
