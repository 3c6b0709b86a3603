"""What catches a motion in the middle: a drive has to begin where that is, wherever it is."""

from evaluator.expressions import evaluate
from evaluator.gestures import Live
from evaluator.trees import rule, tree, trees
from evaluator.values import Fault, Group, Number


class Middle:
    """Rest values, but for one property, which is somewhere on its way."""

    def __init__(self, at_rest, key, sides, share):
        self.at_rest, self.key, self.sides, self.share = at_rest, key, sides, share

    def __getattr__(self, name):
        return getattr(self.at_rest, name)

    def value(self, side, obj, name):
        found = self.at_rest.value(side, obj, name)
        return self.moved(found) if (obj, name) == self.key else found

    def lookup(self, side, parts):
        scope = self.at_rest.lookup.__func__
        return scope(self, side, parts)

    def moved(self, value):
        """It a share of the way between the lowest and the highest of its rests; what has one rest is a little beside that."""
        rests = [numbers(self.at_rest.value(side, *self.key)) for side in self.sides]
        found = []
        for part in zip(*rests):
            low, high = min(part), max(part)
            found.append(low + self.share * (high - low) if high > low else low + self.share / 10)
        if isinstance(value, Number):
            return Number(found[0], value.dimension)
        return Group(value.kind, tuple(found), value.dimension)


def numbers(value):
    return [value.value] if isinstance(value, Number) else list(value.values)


def check_catches(trial):
    """Raises Fault where a drive with a value surely is not `start.P` when it catches something."""
    node = trial.transition.interactions[trial.index]
    members = [m.children[0] for m in trees(tree(node, "gesture_members"), "gesture_member")]
    if not any(rule(m) == "catches_" for m in members):
        return
    for key, expression in trial.interaction.drives.items():
        if expression is None:
            if trial.interaction.way != "states":
                raise Fault("T0415 a track that begins at 0 when it is caught")
        elif not goes_on(trial, key, expression):
            raise Fault("T0415 a drive that jumps when it catches")


def goes_on(trial, key, expression):
    sides = ["from", *(trial.transition.states or ["to"])]

    def same(live):
        for share in (0.0, 0.07, 0.4, 0.9, 1.0):
            interaction = live.interaction
            at_rest = interaction.at_rest
            interaction.at_rest = Middle(at_rest, key, sides, share)
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
