"""A transition as a whole: its names, its directions and all its tracks."""

from evaluator.expressions import evaluate
from evaluator.scene import DEFAULTS, GEOMETRY, Scene, of_frame
from evaluator.scopes import LONGEST, Scope, curve, pace
from evaluator.shared import add_shared
from evaluator.timings import timing
from evaluator.tracks import Timing, Track, limited
from evaluator.trees import arguments, names, path, rule, text, tree, trees, words
from evaluator.values import (ANGLE, LENGTH, NONE, TIME, Fault, Group, Number, Range, Unknown, common, literal, rect)

# Values that the app hands over, where `sample` does not give them.
HANDED_OVER = {
    "length": Number(0.0, LENGTH), "number": Number(0.0), "time": Number(0.0, TIME), "angle": Number(0.0, ANGLE),
    "color": Group("color", (0.0,) * 4, NONE), "flag": False,
}


def span(member):
    """The words that say how long something is changed: none is each run."""
    spans = trees(member, "during_") + trees(member, "while_")
    return words(spans[0])[-1] if spans and rule(spans[0]) == "during_" else "while" if spans else ""


class Transition:
    """All tracks of a transition; `values(way, time)` is what they are. `layout` gives other values than `sample`."""

    def __init__(self, file, declaration, layout=None):
        self.scene, self.tracks, self.kinds = Scene(), [], {}
        self.written, self.changed = [], []  # what is placed, and what is changed for a while
        self.said = []  # each `hide` and `hold`, with the value
        members = [m.children[0] for m in trees(tree(declaration, "members"), "member")]
        of = lambda kind: [m for m in members if rule(m) == kind]
        lets = {names(m)[0]: m for m in of("let_")}
        self.file = file
        self.style = next((names(m)[0] for m in of("style_")), None)
        self.scope = Scope(self.scene, file, lets)
        for bar in ("tabBar", "navigationBar"):
            self.scene.parents[bar,] = ("container",)
        self.ends, handed = {}, {}
        for screen in of("screen_"):
            name = names(screen)[0]
            self.ends[words(screen)[0]] = name
            self.scene.parents[name,] = ("container",)
            for declared in trees(screen, "declaration_"):
                *views, kind = names(declared)
                for view in views:
                    self.scene.parents[name, view] = (name,)
                    if kind in HANDED_OVER:
                        handed[name, view] = HANDED_OVER[kind]
                        self.scene.given[(name, view), ""] = lambda kind=kind: HANDED_OVER[kind]
        self.states = names(of("states_")[0]) if of("states_") else []
        for added in of("view_"):
            self.add_view(added)
        for sample in of("sample_"):
            for given in trees(sample, "sample_value_"):
                obj, rest = self.scope.object(path(given)) if path(given)[0] not in [names(s)[0] for s in of("shared_")] \
                    else ((path(given)[0],), path(given)[1:])
                name = ".".join(rest) or ("size" if obj == ("container",) else "frame")
                if name not in GEOMETRY | DEFAULTS.keys() | {"imageSize"}:
                    raise Fault(f"T0102 no property {name}")
                if name == "frame" and (obj, "") in self.scene.given:
                    name = ""
                self.scene.given[obj, name] = self.later(tree(given, "expr"), self.scope)
        for shared in of("shared_"):
            ends = [end for m in trees(tree(shared, "shared_members"), "shared_member") for end in trees(m, "shared_end_")]
            views = [self.scope.object(path(end))[0] for end in ends if words(end)[0] == "from"]
            if views and ((names(shared)[0],), "imageSize") not in self.scene.given:
                self.scene.pictures[names(shared)[0],] = views[0]
        if layout:
            self.scene.given |= layout(self.scene)
        for shared in of("shared_"):
            name = names(shared)[0]
            self.scene.parents[name,] = ("container",)
        self.directions = self.read_directions(of("direction_"))
        self.add_places(members, self.scope)
        self.flown = []  # the views that `live` elements move
        for shared in of("shared_"):
            add_shared(self, shared)
            if self.kinds.get(names(shared)[0]) == "live":
                ends = [end for m in trees(tree(shared, "shared_members"), "shared_member") for end in trees(m, "shared_end_")]
                self.flown += [self.scope.object(path(end))[0] for end in ends if words(end)[0] == "from"]
        if len(set(self.flown)) < len(self.flown):
            raise Fault("T0318 one view is moved twice")
        self.add_members(members, self.scope, None)
        for place in list(self.scene.places):
            self.scene.placed_value(*place)
        for (obj, name), value in self.scene.given.items():
            found = value()
            if name in GEOMETRY | DEFAULTS.keys() or not name:
                model = of_frame(rect(0.0, 0.0, 0.0, 0.0), name) if name in GEOMETRY else DEFAULTS.get(name, handed.get(obj))
                if type(found) is not type(model) or getattr(found, "kind", None) != getattr(model, "kind", None):
                    raise Fault("T0203 a value that the property cannot have")
                if not isinstance(model, bool):
                    common(found.dimension, model.dimension)
        for other in of("reduce_motion_") + of("fallback_"):
            pace(tree(other, "pace_"), 0.0, self.scope)
        for direction in of("direction_"):
            if tree(direction, "members"):
                inner = [m.children[0] for m in trees(tree(direction, "members"), "member")]
                self.add_members(inner, self.scope, words(direction)[0])
        self.interactions, self.presses = of("interactive_"), of("press_")
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
            if delay > LONGEST:
                raise Fault("T0302 a delay")
            paced = tree(node, "pace_")
            result[name] = pace(paced, delay, self.scope) if paced else None
        if "backward" not in result:
            result["backward"] = result["forward"]
        elif result["backward"] is None and "system" not in words(way["backward"]):
            result["backward"] = result["forward"]
        return result

    def add_places(self, members, scope):
        for member in members:
            if rule(member) == "place_":
                obj, rest = scope.object(path(member))
                if not set(rest[:1]) <= GEOMETRY:
                    raise Fault("T0102 or T0208 no geometry")
                self.written.append((obj, rest[0]))
                self.scene.places[obj, rest[0]] = self.placing(obj, rest[0], tree(member, "expr"), scope)

    def placing(self, obj, name, expression, scope):
        def value():
            found = evaluate(expression, scope)
            self.check(obj, name, [found])
            return found
        return value

    def held(self, member, scope):
        return lambda: evaluate(tree(member, "expr"), scope)

    def add_members(self, members, scope, only):
        for member in members:
            kind = rule(member)
            if kind == "animate_":
                obj, rest = scope.object(path(member))
                self.add_track(obj, ".".join(rest), member, scope, only)
            elif kind == "hide_":
                for hidden in trees(member, "path"):
                    self.said.append(("hide", scope.object(path(hidden))[0], "alpha", span(member), None))
                self.changed += [("hide", scope.object(path(p))[0], "alpha", span(member)) for p in trees(member, "path")]
            elif kind == "hold_":
                obj, rest = scope.object(path(member))
                self.said.append(("hold", obj, ".".join(rest), span(member), self.held(member, scope)))
                self.changed.append(("hold", obj, ".".join(rest), span(member)))
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
        inside = Scope(self.scene, self.file, lets, aliases)
        self.add_places(members, inside)
        self.add_members(members, inside, only)

    def plain_path(self, expression):
        return [t.strip("`") for t in map(str, expression.scan_values(lambda t: True)) if t != "."]

    def add_track(self, obj, name, member, scope, only=None, found=None):
        pair, table = tree(member, "pair_"), tree(member, "table_")
        rest = found or (lambda side: self.scene.value(obj, name))
        if pair:
            arrow = [str(c) for c in pair.children].index("->")
            written = pair.children[arrow - 1], pair.children[arrow + 1]
            ends, found_at = [], tuple(node == "_" for node in written)
            for index, node in enumerate(written):
                ends.append(rest(index) if node == "_" else self.end(name, node, scope))
            own = tree(pair, "backward_timing_")
            there = timing(tree(pair, "timing_"), scope, self.directions, only or "forward")
            if only == "backward":
                there = Timing(there.curve, 1 - there.high, 1 - there.low,
                                None if there.step is None else 1 - there.step, there.arc)
            back = timing(tree(own, "timing_"), scope, self.directions, "backward") if own else None
            if back and not back.curve:
                back.curve = there.curve
            points = [(0.0, ends[0], None), (1.0, ends[1], None)]
            self.check(obj, name, ends)
            self.tracks.append(Track(obj, name, points, there, back, only, found=found_at))
            return
        points, at_states = [], {}
        rows = trees(table, "table_entry_")
        for entry in rows:
            key = entry.children[0]
            value = rest(int(entry is rows[-1])) if entry.children[2] == "_" else \
                self.end(name, entry.children[2], scope)
            leading = tree(entry, "curve")
            points.append((key, value, curve(leading, scope) if leading else None))
        if self.states:
            by = {text(k): (v, c) for k, v, c in points if rule(k)}
            if set(by) != {self.ends["from"], *self.states}:
                raise Fault("T0313 a table that lacks a state")
            a, b = by[self.ends["from"]], by[self.states[0]]
            at_states = {"from" if key == self.ends["from"] else key: value for key, (value, _) in by.items()}
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
        self.check(obj, name, [*(v for _, v, _ in points), *at_states.values()])
        found_at = tuple(row.children[2] == "_" for row in (rows[0], rows[-1]))
        self.tracks.append(Track(obj, name, points, only=only, states=at_states, found=found_at))

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
            raise Fault(f"T0102 no property {name}")
        for value in values:
            if type(value) is not type(model) or getattr(value, "kind", None) != getattr(model, "kind", None):
                raise Fault("T0203 a value that the property cannot have")
            common(value.dimension, model.dimension)

    def ordered(self, way):
        """The tracks of a direction, those of one property in the order of their windows."""
        return sorted((t for t in self.tracks if t.only in (None, way)), key=lambda t: t.begins(way))

    def moved(self, way, time, scrubbed=False):
        """What every track of a direction makes of its property, by object and name, at a time in seconds, delay included;
        scrubbed, at a share of the direction instead. Of several tracks the last one that has begun counts."""
        direction = self.directions[way]
        found = {}
        for track in self.ordered(way) if direction else ():
            key = track.obj, track.name
            share = time if scrubbed else (time - direction.delay) / direction.duration
            if key not in found or share >= track.begins(way) - 1e-12:
                found[key] = track.scrubbed(time, way, direction) if scrubbed else track.at(time, way, direction)
        return found

    def values(self, way, time):
        """Target and property to the numbers of every track of a direction; `time` in seconds, delay included."""
        return {(".".join(obj), name): [v.value] if isinstance(v, Number) else list(v.values)
                for (obj, name), v in self.moved(way, time).items() if isinstance(v, (Number, Group))}
