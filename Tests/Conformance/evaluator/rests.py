"""What everything is at rest, tracks included."""

from evaluator.scene import GEOMETRY, of_frame, placed
from evaluator.scopes import Scope
from evaluator.tracks import limited


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
