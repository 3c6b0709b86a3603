"""One writer a property at one time, and no more geometry than there can be."""

from evaluator.scene import GEOMETRY, PARTS_OF, of_frame
from evaluator.trees import path, rule, tree, trees, words
from evaluator.values import Fault, Number

RIVALS = {frozenset(pair) for pair in (("hide", "hold"), ("hide", "animate"), ("hide", "drive"), ("hold", "animate"), ("hold", "drive"), ("hold", "place"),
                                                  *((other, "press") for other in ("hide", "hold", "animate", "drive", "press")),
                                                  *((other, "live") for other in ("hide", "hold", "animate", "drive", "press")))}
# What a `live` element sets of both its ends; of the one that is moved the alpha as well.
MOVED = ("frame", "x", "y", "trailing", "bottom", "scale", "scaleX", "scaleY", "rotation", "rotationX", "rotationY", "translation")


def check_spans(transition):
    """Nothing is hidden or held for one time twice, nor while a finger drives where none ever does."""
    for i, (kind, obj, name, span, value) in enumerate(transition.said):
        if span == "interaction" and not transition.interactions:
            raise Fault("T0301 no interactive")
        for *other, known in transition.said[:i]:
            if other == [kind, obj, name, span] and (kind == "hide" or same(known(), value())):
                raise Fault("T0107 said twice")


def check_writers(transition):
    placed = [("place", obj, name, {"rest"}) for obj, name in transition.written]
    moved = [t for t in transition.tracks if t.name not in ("clip", "content")]
    twice(transition, placed, moved)
    kept(transition, moved)
    meeting_in_time(transition, moved)
    going = {(t.obj, t.name) for t in moved if not t.found[1]
             and not ((t.obj, "frame") in transition.written and agrees(transition, t, t.obj, "frame"))}
    excess([(t.obj, t.name) for t in moved])
    excess([(obj, name) for _, obj, name, _ in placed] + sorted(going))
    for interaction in transition.interactions:
        excess([(transition.scope.object(path(d))[0], ".".join(transition.scope.object(path(d))[1])) for d in drives(interaction)])


def drives(interaction):
    return [m.children[0] for m in trees(tree(interaction, "gesture_members"), "gesture_member") if rule(m.children[0]) == "drive_"]


def slots(obj, name):
    """What of an object only one can set: a property, or what a part of a frame says of an axis."""
    return {(obj, *part) for part in PARTS_OF[name]} if name in GEOMETRY else {(obj, name)}


def held(obj, name):
    """What a hold leaves nobody else: of an axis all places where it holds one."""
    places = {"low", "middle", "high"}
    return {(*slot[:-1], part) if name in GEOMETRY else slot for slot in slots(obj, name)
            for part in (places if slot[-1] in places else {slot[-1]})}


def twice(transition, placed, moved):
    """An object is placed once, and what is placed rests there."""
    seen = set()
    for _, obj, name, _ in placed:
        if slots(obj, name) & seen:
            raise Fault("T0318 placed twice")
        seen |= slots(obj, name)
        for track in moved:
            if track.found[1] or not slots(obj, name) & slots(track.obj, track.name):
                continue
            if not agrees(transition, track, obj, name):
                raise Fault("T0318 a track of what is placed rests elsewhere")


def agrees(transition, track, obj, name):
    """Whether a track of a place, or of a part of the frame that is placed, rests there."""
    placed = transition.scene.places[obj, name]()
    if name == "frame" and track.name in GEOMETRY:
        placed = of_frame(placed, track.name)
    elif name == "size" and track.name in ("width", "height"):
        placed = of_frame(transition.scene.frame(obj), track.name)
    elif track.name != name:
        return False
    numbers = [v.values if hasattr(v, "values") else (v.value,) for v in (track.points[-1][1], placed)]
    return all(abs(a - b) < 1e-9 for a, b in zip(*numbers))


def kept(transition, moved):
    """A track moves all of a frame, and a length grows about the middle: a place that is said alone must not go along."""
    of = lambda said, obj, axis: [part for o, name in said if o == obj for a, part in PARTS_OF.get(name, ()) if a == axis]
    tracks = [(t.obj, t.name) for t in moved]
    going = [(t.obj, t.name) for t in moved if not t.found[1]]
    for obj, name in transition.written:
        for axis, part in PARTS_OF.get(name, ()):
            parts = set(of(going, obj, axis))
            if part == "length" or len(of(transition.written, obj, axis)) > 1 or part in of(tracks, obj, axis):
                continue
            if len(parts) == 1 and not (part == "middle" and parts == {"length"}):
                raise Fault("T0318 what is placed goes along with a track")


def same(a, b):
    return a.values == b.values if hasattr(a, "values") and hasattr(b, "values") else a == b


def meeting_in_time(transition, moved):
    """What is hidden or held is not set by anything else meanwhile."""
    fingers = [words(i)[1] if words(i)[1] != "states" else "backward" for i in transition.interactions]
    under = lambda *ways: {i for i, way in enumerate(fingers) if way in ways}
    spans = {"": {"forward", "backward"} | under("forward", "backward"), "interaction": under("forward", "backward"),
             "while": {"forward", "backward", "rest"} | under("forward", "backward"),
             "forward": {"forward"} | under("forward"), "backward": {"backward"} | under("backward")}
    writers = [(kind, obj, name, spans[span]) for kind, obj, name, span in transition.changed]
    writers += [("animate", t.obj, t.name, spans[t.only] if t.only else spans[""]) for t in moved]
    writers += [("place", obj, name, {"rest"}) for obj, name in transition.written]
    always = set().union(*spans.values())
    writers += [("live", obj, name, spans[""]) for obj in transition.flown for name in MOVED + ("alpha",)]
    for press in transition.presses:
        for animate in press.find_data("animate_"):
            obj, rest = transition.scope.object(path(animate))
            writers.append(("press", obj, ".".join(rest), always))
    for index, interaction in enumerate(transition.interactions):
        for member in [m.children[0] for m in trees(tree(interaction, "gesture_members"), "gesture_member")]:
            if rule(member) in ("drive_", "hold_"):
                obj, rest = transition.scope.object(path(member))
                writers.append((rule(member)[:-1], obj, ".".join(rest), {index}))
    for i, (kind, obj, name, when) in enumerate(writers):
        for other, obj2, name2, when2 in writers[:i]:
            if obj != obj2 or not when & when2 or not (frozenset((kind, other)) in RIVALS or kind == other == "hold"):
                continue
            mine, theirs = (held(o, n) if k == "hold" else slots(o, n) for k, o, n in ((kind, obj, name), (other, obj2, name2)))
            if mine & theirs:
                raise Fault("T0318 two writers")


def excess(said):
    """Of each axis two of the minimum, the middle, the maximum and the length settle the others."""
    found = {}
    for obj, name in said:
        for axis, part in PARTS_OF.get(name, ()):
            known = found.setdefault((obj, axis), {})
            if known.setdefault(part, name) != name or len(known) > 2:
                raise Fault("T0307 more geometry than there can be")
