"""Shared elements: the tracks of their frames, clips and contents."""

from dataclasses import replace

from evaluator.timings import arc, timing
from evaluator.tracks import Track
from evaluator.trees import names, path, rule, tree, trees, words
from evaluator.values import Fault, Group, Number, rect


def add_shared(transition, shared):
    name = names(shared)[0]
    members = [m.children[0] for m in trees(tree(shared, "shared_members"), "shared_member")]
    ends = {words(m)[0]: transition.scope.object(path(m))[0] for m in members if rule(m) == "shared_end_"}
    if set(ends) != {"from", "to"}:
        raise Fault("T0301 an end")
    order = [ends["from"], ends["to"]]
    # Of a `live` element the view of the from end is moved and seen.
    transition.changed += [("hide", end, "alpha", "") for end in order[names(shared)[1] == "live":]]
    bend = None
    for member in members:
        if rule(member) == "along_":
            bend = arc(tree(member, "apply"), transition.scope)
    framed = False
    transition.kinds[name] = names(shared)[1]
    if transition.kinds[name] not in ("image", "snapshot", "live"):
        raise Fault("T0106 no kind")
    for member in members:
        if rule(member) == "crossfade_":
            if transition.kinds[name] != "snapshot":
                raise Fault("T0203 a crossfade of one content")
            add_crossfade(transition, name, member)
        if rule(member) == "shared_track_":
            what = words(member)[0]
            framed = framed or what == "frame"
            if what == "frame":
                check_frames(transition.scope, order, member)
            transition.add_track((name,), what, member, transition.scope, None, lambda side, w=what: transition.scene.value(order[side], w))
    if not framed:
        points = [(float(i), transition.scene.frame(end), None) for i, end in enumerate(order)]
        transition.tracks.append(Track((name,), "frame", points))
    frame = next(t for t in transition.tracks if t.obj == (name,) and t.name == "frame")
    add_clip(transition, name, members, frame)
    if bend:
        frame.forward.arc = bend
        if frame.backward:
            frame.backward.arc = bend


def check_frames(scope, ends, member):
    """At each rest the frame of a picture is none that the view at its other end has."""
    pair, table = tree(member, "pair_"), tree(member, "table_")
    if pair:
        arrow = [str(c) for c in pair.children].index("->")
        written = pair.children[arrow - 1], pair.children[arrow + 1]
    else:
        rows = trees(table, "table_entry_")
        written = rows[0].children[2], rows[-1].children[2]
    for side, value in enumerate(written):
        if value != "_" and frame_of(value, scope) == ends[1 - side]:
            raise Fault("T0203 the frame of the other end")


def frame_of(value, scope):
    """The object whose frame a value is, written so or behind the name of a `let`; None for another value."""
    while rule(value) not in ("path", None):
        inner = [c for c in value.children if str(c) not in "()"]
        if len(inner) != 1:
            return None
        value = inner[0]
    if rule(value) != "path":
        return None
    parts = names(value)
    if len(parts) == 1 and parts[0] in scope.lets:
        return frame_of(tree(scope.lets[parts[0]], "expr"), scope)
    if parts[-1] not in ("frame", "bounds"):
        return None
    obj, rest = scope.object(parts)
    return obj if rest in (["frame"], ["bounds"]) else None


def add_crossfade(transition, name, member):
    """How much is seen of the content of the to end."""
    own = tree(member, "backward_timing_")
    there = timing(tree(member, "timing_"), transition.scope, transition.directions, "forward")
    back = timing(tree(own, "timing_"), transition.scope, transition.directions, "backward") if own else None
    transition.tracks.append(Track((name,), "content", [(0.0, Number(0.0), None), (1.0, Number(1.0), None)], there, back))


def add_clip(transition, name, members, frame):
    """What the picture is cut to, which goes from one end's to the other's as the frame goes."""
    clips = {words(m)[0]: tree(m, "clip_") for m in members if rule(m) == "shared_end_"}
    if not any(clips.values()):
        return
    ends = []
    for side in ("from", "to"):
        rect_ = transition.scene.frame(("container",))
        if clips[side]:
            parts = path(clips[side])
            rect_ = transition.scope.lookup(parts)
            if isinstance(rect_, Group) and rect_.kind == "insets":
                obj, _ = transition.scope.object(parts)
                t, l, b, r = rect_.values
                x, y, w, h = transition.scene.frame(obj).values
                rect_ = rect(x + l, y + t, w - l - r, h - t - b)
            if not isinstance(rect_, Group) or rect_.kind != "rect":
                raise Fault("T0203 no rect")
        ends.append(rect_)
    points = [(0.0, ends[0], None), (1.0, ends[1], None)]
    transition.tracks.append(Track((name,), "clip", points, replace(frame.forward), frame.backward and replace(frame.backward)))
