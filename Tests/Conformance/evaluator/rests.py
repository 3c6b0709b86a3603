"""What everything is at rest, tracks included."""

from evaluator.scene import GEOMETRY, of_frame, placed
from evaluator.scopes import Scope
from evaluator.tracks import limited
from evaluator.values import rect


# The axes on which a part of a frame sets the position.
POSITIONS = {**dict.fromkeys(("frame", "bounds", "center"), (0, 1)), **dict.fromkeys(("x", "leading", "trailing", "centerX"), (0,)),
             **dict.fromkeys(("y", "top", "bottom", "centerY"), (1,))}


class Rest:
    """What everything is in a rest state: `from`, `to`, or the name of a state. Where both directions have tracks of their own, those of
    `way` say where the to screen comes from or goes to."""

    def __init__(self, transition, way="forward"):
        self.transition, self.way = transition, way

    def value(self, side, obj, name):
        side = "from" if side == self.transition.ends["from"] else side
        tracks = [t for t in self.transition.tracks if (t.obj, t.name) == (obj, name)]
        if tracks:
            tracks = [t for t in tracks if t.only in (None, self.way)] or tracks
            track = ordered(tracks)[0 if side == "from" else -1]
            if name in GEOMETRY and track.found[1] and side in self.transition.states:
                return of_frame(self.natural(side, obj), name)
            return limited(name, track.rest(side))
        if name in GEOMETRY:
            return of_frame(self.frame(side, obj), name)
        return self.transition.scene.value(obj, name)

    def said(self, obj):
        """The parts of a frame that tracks set."""
        return list(dict.fromkeys(t.name for t in self.transition.tracks if t.obj == obj and t.name in GEOMETRY))

    def frame(self, side, obj):
        frame = self.natural(side, obj)
        mine = {t.name: self.value(side, obj, t.name) for t in self.transition.tracks if t.obj == obj and t.name in GEOMETRY}
        return placed(frame, mine) if mine else frame

    def natural(self, side, obj):
        """The frame that the layout gives. A view of the to screen goes along with that between its rest states."""
        frame = self.transition.scene.frame(obj)
        screen, states = (self.transition.ends["to"],), self.transition.states
        if len(obj) < 2 or obj[:1] != screen or side not in states:
            return frame
        old, new = self.flat(states[0], screen), self.flat(side, screen)
        if old is None or new is None or old[0].value == 0:
            return frame
        # A place sets the position on one axis or both.
        axes = {axis for o, name in self.transition.scene.places if o == obj for axis in POSITIONS.get(name, ())}
        found, gone = frame.values, carried(frame, old, new).values
        return rect(*(found[n] if n % 2 in axes else gone[n] for n in range(4)))

    def flat(self, side, screen, moved={}):
        """The scale of a screen, what it is scaled about, and where it is moved to; nothing of one that is turned. What is moved has
        other values than at rest."""
        def value(name):
            return moved[screen, name] if (screen, name) in moved else self.value(side, screen, name)
        if any(value(n).value for n in ("rotation", "rotationX", "rotationY")):
            return None
        if any(value(n).value != 1 for n in ("scaleX", "scaleY")):
            return None
        frame = placed(self.frame(side, screen), {n: v for (o, n), v in moved.items() if o == screen and n in GEOMETRY})
        x, y, width, height = frame.values
        anchor, way = value("anchor").values, value("translation").values
        return value("scale"), (width * anchor[0], height * anchor[1]), (x + way[0], y + way[1])

    def lookup(self, side, parts):
        scope = RestScope(self, side)
        return scope.lookup(parts)


class RestScope(Scope):
    def __init__(self, at_rest, side):
        super().__init__(at_rest.transition.scene, at_rest.transition.file, at_rest.transition.scope.lets)
        self.at_rest, self.side = at_rest, side

    def property(self, obj, name):
        return self.at_rest.value(self.side, obj, name)


def carried(frame, old, new):
    """The frame of a view after its screen has gone from one place to another, each as `flat` has it."""
    (a, inner_a, outer_a), (b, inner_b, outer_b) = old, new
    share = b.value / a.value
    box = frame.values
    lows = [(low - oa - ia) / a.value + ia - ib for low, oa, ia, ib in zip(box[:2], outer_a, inner_a, inner_b)]
    return rect(*(low * b.value + ob + ib for low, ob, ib in zip(lows, outer_b, inner_b)), *(n * share for n in box[2:]))


def ordered(tracks):
    return sorted(tracks, key=lambda t: t.forward.low if t.forward.step is None else t.forward.step)
