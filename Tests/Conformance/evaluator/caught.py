"""What catches a motion in the middle: a drive has to begin where that is, wherever it is."""

from evaluator.expressions import evaluate
from evaluator.gestures import Live
from evaluator.tracks import limited
from evaluator.trees import rule, tree, trees, words
from evaluator.values import Fault, Group, Number


STEPS = 50
# A calm spring goes beyond its end by less, as a share of the way.
HARDLY_SEEN = 0.02


class Middle:
    """Rest values, but for one property, which is at some numbers on its way."""

    def __init__(self, at_rest, key, found):
        self.at_rest, self.key, self.found = at_rest, key, found

    def __getattr__(self, name):
        return getattr(self.at_rest, name)

    def value(self, side, obj, name):
        found = self.at_rest.value(side, obj, name)
        return limited(name, self.moved(found)) if (obj, name) == self.key else found

    def lookup(self, side, parts):
        scope = self.at_rest.lookup.__func__
        return scope(self, side, parts)

    def moved(self, value):
        if isinstance(value, Number):
            return Number(self.found[0], value.dimension)
        return Group(value.kind, tuple(self.found), value.dimension)


def middles(rests):
    """Numbers between the lowest and the highest of some rests; what has one rest is a little beside that."""
    for share in (0.0, 0.07, 0.4, 0.9, 1.0):
        found = []
        for part in zip(*rests):
            low, high = min(part), max(part)
            found.append(low + share * (high - low) if high > low else low + share / 10)
        yield found


def played(interaction, key, motions):
    """What the property is while what can be caught plays, where curves and tables take it beyond its rests."""
    transition = interaction.transition
    for way in ("forward", "backward"):
        direction = transition.directions[way] if way in motions else None
        points = [numbers(p[1]) for t in transition.tracks if (t.obj, t.name) == key and t.only in (None, way) for p in t.points]
        if not direction or not points:
            continue
        for step in range(STEPS):
            found = transition.moved(way, direction.delay + direction.duration * step / STEPS).get(key)
            if found is not None:
                yield seen(numbers(found), points)


def settled(interaction, key, motions, rests):
    """The same where the finger has left it at another rest."""
    if "settle" not in motions:
        return
    if interaction.way == "states":
        ways = [("finish", pair) for a, b in zip(rests, rests[1:]) for pair in ((a, b), (b, a))]
    else:
        ends = (rests[0], rests[-1]) if interaction.way == "forward" else (rests[-1], rests[0])
        ways = [("finish", ends), ("cancel", ends[::-1])]
    for outcome, (begin, end) in ways:
        pace = interaction.settles[outcome]
        for step in range(STEPS):
            share = pace.curve.progress(pace.duration * step / STEPS, pace.duration)
            yield seen([a + share * (b - a) for a, b in zip(begin, end)], [begin, end])


def seen(found, points):
    """Numbers, held to what others lie in where they hardly leave that."""
    result = []
    for number, part in zip(found, zip(*points)):
        low, high = min(part), max(part)
        most = HARDLY_SEEN * (high - low)
        result.append(min(max(number, low), high) if low - most <= number <= high + most else number)
    return result


def numbers(value):
    return [value.value] if isinstance(value, Number) else list(value.values)


def check_catches(trial):
    """Raises Fault where a drive with a value surely is not `start.P` when it catches something."""
    node = trial.transition.interactions[trial.index]
    members = [m.children[0] for m in trees(tree(node, "gesture_members"), "gesture_member")]
    motions = {words(m)[-1] for m in members if rule(m) == "catches_"}
    if not motions:
        return
    for key, expression in trial.interaction.drives.items():
        if expression is None:
            if trial.interaction.way != "states":
                raise Fault("T0415 a track that begins at 0 when it is caught")
        elif not goes_on(trial, key, expression, motions):
            raise Fault("T0415 a drive that jumps when it catches")


def goes_on(trial, key, expression, motions):
    sides = ["from", *(trial.transition.states or ["to"])]
    known = {}

    def values(interaction):
        """The numbers at which it is caught, each once."""
        if id(interaction) not in known:
            rests = [numbers(interaction.at_rest.value(side, *key)) for side in sides]
            reached = [numbers(interaction.at_rest.value(side, *key)) for side in interaction.reached()] \
                if interaction.way == "states" else rests
            found = [*middles(rests), *played(interaction, key, motions), *settled(interaction, key, motions, reached)]
            known[id(interaction)] = [list(f) for f in dict.fromkeys(map(tuple, found))]
        return known[id(interaction)]

    def same(live):
        interaction = live.interaction
        at_rest = interaction.at_rest
        for found in values(interaction):
            interaction.at_rest = Middle(at_rest, key, found)
            try:
                began = Live(interaction, live.touch, live.rest)
                began.began = began
                began.tabled = key if interaction.way == "states" else None
                value, wanted = evaluate(expression, began), interaction.at_rest.value(live.rest, *key)
            finally:
                interaction.at_rest = at_rest
            if any(abs(a - b) > 1e-6 for a, b in zip(numbers(value), numbers(wanted))):
                return False
        return True
    return trial.surely("beginning", same)
