"""What catches a motion in the middle: a drive has to begin where that is, wherever it is."""

from evaluator.expressions import evaluate
from evaluator.gestures import Live
from evaluator.trees import rule, tree, trees
from evaluator.values import Fault, Group, Number


class Middle:
    """Rest values, but for one property, which is somewhere on its way."""

    def __init__(self, at_rest, key, share):
        self.at_rest, self.key, self.share = at_rest, key, share

    def __getattr__(self, name):
        return getattr(self.at_rest, name)

    def value(self, side, obj, name):
        found = self.at_rest.value(side, obj, name)
        return moved(found, self.share) if (obj, name) == self.key else found

    def lookup(self, side, parts):
        scope = self.at_rest.lookup.__func__
        return scope(self, side, parts)


def moved(value, share):
    if isinstance(value, Number):
        return Number(value.value + share, value.dimension)
    return Group(value.kind, tuple(v + share for v in value.values), value.dimension)


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
        elif not goes_on(trial, key, banded(expression)):
            raise Fault("T0415 a drive that jumps when it catches")


def banded(expression):
    """What stands in a `rubberBand` or a `clamp` that is the whole value: a band around it is let through."""
    node = expression
    while len(inner := [c for c in node.children if not isinstance(c, str)]) == 1 and rule(node) != "call":
        node = inner[0]
    if rule(node) == "call" and str(next(node.scan_values(lambda t: True))) in ("rubberBand", "clamp"):
        return tree(trees(tree(node, "arguments"), "argument")[0], "expr")
    return expression


def goes_on(trial, key, expression):
    def same(live):
        for share in (0.0, 0.07, -0.11):
            interaction = live.interaction
            at_rest = interaction.at_rest
            interaction.at_rest = Middle(at_rest, key, share)
            try:
                began = Live(interaction, live.touch, live.rest)
                began.began = began
                began.tabled = key if interaction.way == "states" else None
                value, wanted = evaluate(expression, began), interaction.at_rest.value(live.rest, *key)
            finally:
                interaction.at_rest = at_rest
            numbers = lambda v: [v.value] if isinstance(v, Number) else list(v.values)
            if any(abs(a - b) > 1e-6 for a, b in zip(numbers(value), numbers(wanted))):
                return False
        return True
    return trial.surely("beginning", same)
