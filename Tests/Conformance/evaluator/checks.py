"""What Grammar.md forbids and what no value shows: members that are missing or twice, names of things that only happen,
tracks of one property, and the expressions of interactions."""

from collections import Counter

from evaluator.expressions import evaluate
from evaluator.fingers import Touch
from evaluator.gestures import Interaction, Live
from evaluator.reaches import check_reach
from evaluator.scene import DEFAULTS, GEOMETRY, PARTS_OF
from evaluator.scopes import curve, pace
from evaluator.structure import check_structure, said_by
from evaluator.tracks import limited
from evaluator.trees import names, path, rule, tree, trees, words
from evaluator.values import NONE, TIME, Fault, Group, Number, common
from evaluator.writers import check_spans, check_writers

TINY = 1e-9
STYLES = {"navigation", "modal", "overlay", "tab", "container"}
KINDS = set("view image label button scroll bar collection hook length number time angle color flag".split())
RESERVED = set("container tabBar navigationBar translation velocity location progress start scale rotation".split())
GESTURES = {
    "pan": set("down up left right leading trailing vertical horizontal any".split()),
    "edgePan": set("leading trailing left right top bottom".split()), "pinch": {"in", "out"}, "rotate": {None},
}
FINGER = Touch((3.0, 4.0), (5.0, 6.0), (7.0, 8.0), (1.25, 0.5), (0.25, 0.5))


def need(condition, message):
    if not condition:
        raise Fault(message)


def check(transition, node):
    """Raises Fault where a transition breaks a rule."""
    members = [m.children[0] for m in trees(tree(node, "members"), "member")]
    of = lambda kind: [m for m in members if rule(m) == kind]
    once(members)
    need(of("style_") and names(of("style_")[0])[0] in STYLES, "T0301 or T0106 no style")
    need(set(transition.ends) == {"from", "to"}, "T0301 a screen")
    declared(members)
    for curve_ in transition.file.curves.values():
        need(curve(tree(curve_, "expr"), transition.scope) is not None, "T0203 no curve")
    for shared in of("shared_"):
        inner = [m.children[0] for m in trees(tree(shared, "shared_members"), "shared_member")]
        many = Counter(words(m)[0] for m in inner)
        need(all(n < 2 for n in many.values()), "T0107 twice in a shared element")
        for end in inner:
            if rule(end) == "shared_end_":
                need(not transition.scope.object(path(end))[1], "T0102 no view")
    happening(transition, members, of)
    again(transition, of)
    check_spans(transition)
    fitting(transition)
    meeting(transition)
    leaving(transition, of("view_"))
    for other in of("reduce_motion_") + of("fallback_"):
        need(names(other)[0] == "crossfade", "T0106 no crossfade")
        settles(pace(tree(other, "pace_"), 0.0, transition.scope))
    for interaction in transition.interactions:
        interacting(transition, interaction)
    resting(transition)
    check_structure(transition, members)
    check_writers(transition)
    check_reach(transition, node)


def once(members):
    """Members that can stand only once."""
    kinds = Counter(rule(m) if rule(m) not in ("screen_", "direction_") else (rule(m), words(m)[0]) for m in members)
    for kind in ("style_", "states_", "fallback_", "reduce_motion_", ("screen_", "from"), ("screen_", "to"),
                 ("direction_", "forward"), ("direction_", "backward"), "sample_", "order_"):
        need(kinds[kind] < 2, f"T0107 {kind} twice")


def declared(members):
    """Names in the flat namespace of a transition, and those of a screen."""
    found = []
    for member in members:
        if rule(member) == "states_":
            found += names(member)
        elif rule(member) in ("screen_", "shared_", "view_", "let_"):
            found.append(names(member)[0])
        if rule(member) == "screen_":
            inner = []
            for declaration in trees(member, "declaration_"):
                *mine, kind = names(declaration)
                need(kind in KINDS, "T0106 no kind")
                inner += mine
            need(len(set(inner)) == len(inner), "T0103 declared twice")
    need(len(set(found)) == len(found), "T0103 declared twice")
    need(not set(found) & RESERVED, "T0108 reserved")


def happening(transition, members, of):
    """Members that have no track: what they name has to be there."""
    scope = transition.scope
    for hidden in of("hide_"):
        for p in trees(hidden, "path"):
            need(not scope.object(path(p))[1], "T0207 no view")
        spans(transition, hidden)
    for held in of("hold_"):
        holding(transition, held, scope)
        spans(transition, held)
    hooks = set()
    for screen in of("screen_"):
        for declaration in trees(screen, "declaration_"):
            *mine, kind = names(declaration)
            if kind == "hook":
                hooks |= {(names(screen)[0], hook) for hook in mine}
    for called in of("call_"):
        for p in trees(called, "path"):
            need(tuple(path(p)) in hooks, "T0109 no hook")
    for ordered in of("order_"):
        for name in names(ordered):
            scope.object([name])
    for view in of("view_"):
        for member in trees(tree(view, "view_members"), "view_member") if tree(view, "view_members") else ():
            if rule(member.children[0]) in ("above_", "below_", "fills_"):
                need(not scope.object(path(member.children[0]))[1], "T0102 no view")
        for member in trees(tree(view, "view_members"), "view_member") if tree(view, "view_members") else ():
            if rule(member.children[0]) == "while_":
                need(names(member.children[0])[0] == transition.ends["to"], "T0203 while another screen")


def again(transition, of):
    """What names the same things a second time."""
    ends = []
    for shared in of("shared_"):
        inner = [m.children[0] for m in trees(tree(shared, "shared_members"), "shared_member")]
        ends.append(sorted((words(m)[0], path(m)) for m in inner if rule(m) == "shared_end_"))
    need(all(ends.count(e) < 2 for e in ends), "T0107 a picture twice")
    calls = []
    for called in of("call_"):
        *_, moment = said = [w for w in words(called) if w in ("forward", "backward", "start", "finish", "cancel", "end")]
        ways = {said[0]} if len(said) > 1 else {"forward", "backward"}
        for p in trees(called, "path"):
            need(not any(q == path(p) and m == moment and w & ways for q, m, w in calls), "T0107 called twice at a moment")
            calls.append((path(p), moment, ways))
    fingers = []
    for node in transition.interactions:
        members = [rule(m.children[0]) for m in trees(tree(node, "gesture_members"), "gesture_member")]
        way = "forward" if words(node)[1] == "forward" else "backward"
        begins = [said_by(tree(m, "expr")) for m in node.find_data("begin_")]
        if not {"outranks_", "waits_"} & set(members) and all(said == "true" for said in begins):
            fingers.append((way, tuple(names(tree(node, "gesture_"))), transition.scope.object(path(node))[0]))
    need(all(fingers.count(f) < 2 for f in fingers), "T0107 two for one finger")


def spans(transition, member):
    for span in trees(member, "while_"):
        need(names(span)[0] == transition.ends["to"], "T0203 while another screen")


def holding(transition, held, scope):
    obj, rest = scope.object(path(held))
    name = ".".join(rest)
    value = evaluate(tree(held, "expr"), scope)
    if name in ("scrollEnabled", "clipsToBounds"):
        need(isinstance(value, bool), "T0203 no flag")
    else:
        transition.check(obj, name, [value])


def fitting(transition):
    """Springs with a duration of their own need the time that they take."""
    for way, direction in transition.directions.items():
        if not direction:
            continue
        settles(direction)
        for track in transition.ordered(way):
            timing = track.timing(way)
            if timing.step is not None:
                continue
            points = track.points if way == "forward" else [(1 - s, v, c) for s, v, c in track.points[::-1]]
            leading = [p[2] for p in track.points[1:]]
            leading = leading if way == "forward" else leading[::-1]
            length = (timing.high - timing.low) * direction.duration
            for a, b, own in zip(points, points[1:], leading):
                curve = own or timing.curve
                need(not curve or not curve.own or curve.own <= (b[0] - a[0]) * length + 1e-6, "T0309 a spring without time")


def settles(direction):
    need(not direction.curve.own or direction.curve.own <= direction.duration + 1e-6, "T0309 a spring without time")


def meeting(transition):
    """Several tracks of one property follow each other, and begin where the one before ends."""
    for way in ("forward", "backward"):
        tracks = {}
        for track in transition.ordered(way):
            tracks.setdefault((track.obj, track.name), []).append(track)
        for following in tracks.values():
            for before, after in zip(following, following[1:]):
                a, b = before.timing(way), after.timing(way)
                ends = a.high if a.step is None else a.step
                again = ends == after.begins(way) == before.begins(way) and b.step is not None  # two steps
                need(ends <= after.begins(way) + TINY and not again, "T0306 two tracks at one time")
                one, other = (before, after) if way == "forward" else (after, before)
                a, b = limited(one.name, one.points[-1][1]), limited(one.name, other.points[0][1])
                need(same(a, b), "T0312 tracks that do not meet")


def resting(transition):
    """What only one direction moves rests as it is found, and where both have tracks of their own these agree."""
    own = [t for t in transition.tracks if t.only]
    for track in own:
        others = [t for t in own if (t.obj, t.name) == (track.obj, track.name) and t.only != track.only]
        comes = track.obj[0] == transition.ends["to"] or (track.obj[0],) in transition.scene.fills
        for other in others:
            # What comes with the to screen may leave in another way.
            need(all(same(track.points[i][1], other.points[i][1]) for i in ((-1,) if comes else (0, -1))), "T0316 rests that disagree")
        found = transition.scene.value(track.obj, track.name)
        # What stays is given back on the way back, if forward has changed it.
        stays = track.only == "forward" and track.obj[0] in (transition.ends["from"], "container", "tabBar", "navigationBar")
        need(others or stays or all(same(track.points[i][1], found) for i in (0, -1)), "T0502 a block leaves something behind")


def same(a, b):
    numbers = lambda v: [v.value] if isinstance(v, Number) else list(v.values)
    return all(abs(x - y) < 1e-9 for x, y in zip(numbers(a), numbers(b)))


def leaving(transition, views):
    """An added view is invisible where it comes and goes, unless it is kept."""
    for view in views:
        name = names(view)[0]
        inner = [m.children[0] for m in trees(tree(view, "view_members"), "view_member")] if tree(view, "view_members") else []
        shown = "blur" if transition.scene.fills[name,][0] == "blur" else "alpha"
        kept = any(rule(m) == "while_" for m in inner)
        need(kept or outside(transition, name) or any(nothing(transition, name, of) for of in (shown, "scale", "scaleX", "scaleY", "width", "height")),
             "T0314 it can be seen when it leaves")


def outside(transition, view):
    """Whether tracks take a view that is as large as the container beyond its edges at both ends."""
    kind, target = transition.scene.fills[view,]
    changed = {t.name for t in transition.tracks if t.obj == (view,)} | held(transition, view)
    transforms = {"bounds", "scale", "scaleX", "scaleY", "rotation", "translation", "anchor"}
    if kind == "button" or target not in (None, ("container",)) or transforms & changed or any(o == (view,) for o, _ in transition.written):
        return False
    extents = dict(zip(("x", "y"), transition.scene.frame(("container",)).values[2:]))
    extents |= {"leading": extents["x"], "top": extents["y"]}
    axes = lambda name: {axis for axis, _ in PARTS_OF.get(name, ())}
    for edge in extents:
        alone = all(other == edge or not axes(other) & axes(edge) for other in changed)
        ends = [v.value for t in transition.tracks if (t.obj, t.name) == ((view,), edge) for v in (t.points[0][1], t.points[-1][1])]
        if ends and alone and all(abs(v) >= extents[edge] for v in ends):
            return True
    return False


def held(transition, view):
    """What any hold says of an added view, those under a finger included."""
    found = {name for kind, obj, name, _ in transition.changed if kind == "hold" and obj == (view,)}
    for interaction in transition.interactions:
        for hold in interaction.find_data("hold_"):
            obj, rest = transition.scope.object(path(hold))
            found |= {".".join(rest)} if obj == (view,) else set()
    return found


def nothing(transition, view, name):
    """Whether tracks leave an added view with 0 of something at both ends."""
    tracks = [t for t in transition.tracks if (t.obj, t.name) == ((view,), name)]
    ends = [value for t in tracks for value in (t.points[0][1], t.points[-1][1])]
    return ends and all(abs(v.value) < TINY for v in ends)


def interacting(transition, node):
    members = [m.children[0] for m in trees(tree(node, "gesture_members"), "gesture_member")]
    count = Counter(rule(m) for m in members)
    decisions = Counter(" ".join(words(m)[:2]) if "now" in words(m) else words(m)[0] for m in members if rule(m) == "decision_")
    settled = Counter(words(m)[1] if words(m)[1:2] and words(m)[1] in ("finish", "cancel") else "both"
                      for m in members if rule(m) == "settle_")
    interaction = Interaction(transition, node)
    for gesture in [tree(node, "gesture_")]:
        kind, side = (names(gesture) + [None])[:2]
        need(kind in GESTURES and side in GESTURES[kind], "T0106 no gesture")
    need(all(count[kind] < 2 for kind in ("progress_", "begin_")) and all(n < 2 for n in decisions.values()) and all(n < 2 for n in settled.values()), "T0107 twice")
    lets = [names(m)[0] for m in members if rule(m) == "let_"]
    need(len(set(lets)) == len(lets) and not set(lets) & set(transition.scope.lets), "T0103 declared twice")
    driven = Counter(tuple(path(m)) for m in members if rule(m) == "drive_")
    need(all(n < 2 for n in driven.values()), "T0306 driven twice")
    if interaction.way == "states":
        need(not count["progress_"] and not decisions, "T0315 no member of states")
        interaction.table()
        need(interaction.nearest is not None, "T0401 no settle nearest")
    else:
        need(count["progress_"], "T0403 no progress")
        need(decisions, "T0402 no decision")
        need(not (decisions["finish"] and decisions["cancel"]), "T0407 both")
        need(set(interaction.settles) >= {"finish", "cancel"}, "T0401 no settle")
    for paced in interaction.settles.values():
        settles(paced)
    origin = "from" if interaction.way == "forward" else transition.states[0] if transition.states else "to"
    began = Live(interaction, FINGER, origin)
    began.began = began
    live = lambda: Live(interaction, FINGER, origin, began)
    for member in members:
        expression = tree(member, "expr")
        if rule(member) in ("begin_", "decision_", "simultaneous_", "hands_over_") and expression is not None:
            need(isinstance(evaluate(expression, live()), bool), "T0203 no condition")
        if rule(member) in ("simultaneous_", "hands_over_"):
            need(not live().object(path(member))[1], "T0207 no scroll view")
        if rule(member) == "let_":
            evaluate(expression, live())
        if rule(member) == "hold_":
            holding(transition, member, live())
        if rule(member) == "progress_":
            value = evaluate(expression, live())
            need(isinstance(value, Number), "T0203 no number")
            need(common(value.dimension, NONE) == NONE or value.dimension is None, "T0205 a unit")
        if rule(member) == "drive_":
            driving(transition, interaction, live(), *live().object(path(member)))
    if interaction.nearest is not None:
        interaction.table()
        final = live()
        final.tabled = interaction.table()
        value = evaluate(interaction.nearest, final)
        need(isinstance(value, Number), "T0203 no number")
        common(value.dimension, transition_dimension(transition, *interaction.table()))


def transition_dimension(transition, obj, name):
    value = next(t for t in transition.tracks if (t.obj, t.name) == (obj, name)).points[0][1]
    return value.dimension


def driving(transition, interaction, live, obj, rest):
    name = ".".join(rest)
    need(name in GEOMETRY | DEFAULTS.keys(), "T0102 no property")
    if interaction.way == "states" and interaction.drives[obj, name] is None:
        need(any((t.obj, t.name) == (obj, name) and t.states for t in transition.tracks), "T0203 neither a value nor a table")
    value = live.property(obj, name)
    need(isinstance(value, (Number, Group)), "T0203 a value that the property cannot have")
    transition.check(obj, name, [value])
