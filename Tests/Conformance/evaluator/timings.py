"""When tracks move, as their clauses of time say."""

from evaluator.expressions import evaluate
from evaluator.scopes import curve
from evaluator.tracks import SIDES, Timing
from evaluator.trees import arguments, rule, tree, trees
from evaluator.values import NONE, TIME, Fault, Group, Number, Range, common


def timing(node, scope, directions, way):
    """The Timing of a `timing_` tree: times are those of the forward direction, of a backward one its own."""
    found = Timing()
    if node is None:
        return found
    duration = (directions[way] or directions["backward"] or directions["forward"]).duration

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
    staggered = 0.0
    for clause in node.children:
        if rule(clause) == "curve":
            found.curve = curve(clause, scope)
            continue
        expression = tree(clause, "expr")
        if rule(clause) == "along_":
            found.arc = arc(tree(clause, "apply"), scope)
        elif rule(clause) == "over_":
            window = evaluate(expression, scope)
            if not isinstance(window, Range):
                raise Fault("T0203 no range")
            found.low, found.high = share(window.low), share(window.high)
            if found.high <= found.low:
                raise Fault("T0311 it ends before it begins")
        elif rule(clause) == "after_":
            found.low = share(evaluate(expression, scope))
        elif rule(clause) == "stagger_":
            staggered = scope.number(expression, TIME)
            for origin in trees(clause, "expr")[1:]:
                if "".join(map(str, origin.scan_values(lambda t: True))) not in ("first", "last", "center"):
                    value = evaluate(origin, scope)
                    if not isinstance(value, Group) or value.kind != "point":
                        raise Fault("T0203 no point from which items go")
        elif rule(clause) == "at_":
            found.step = share(evaluate(expression, scope))
    if 2 * staggered > (found.high - found.low) * duration + 1e-9:
        raise Fault("T0310 a window without room for two items")
    own = found.curve.own if found.curve else None
    if staggered and own and own > (found.high - found.low) * duration - staggered + 1e-6:
        raise Fault("T0309 a spring without time from item to item")
    return found


def arc(node, scope):
    height = 0.25
    side = None
    for label, expression in arguments(node):
        if label == "height":
            height = scope.number(expression, NONE)
        else:
            side = str(next(expression.scan_values(lambda t: True)))
    if side not in SIDES:
        raise Fault("T0106 no side")
    return side, height
