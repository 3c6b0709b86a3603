"""The value of an expression. Dimensions and types are checked on the way, as Grammar.md says in "Expressions"."""

import math

from evaluator.trees import arguments, names, rule, trees, tree, words, text
from evaluator.values import (ANGLE, LENGTH, NONE, Fault, Group, Number, Range, blend, colour, common, literal,
                              part, rect, times)

LEVELS = ("expr", "conj", "negation", "test", "range", "sum", "term", "unary")


def evaluate(node, scope):
    """The value of an expression tree; `scope.lookup(names)` gives those of paths."""
    kind = rule(node)
    if kind in ("expr", "conj"):
        parts = [evaluate(c, scope) for c in trees(node, "conj", "negation")]
        if len(parts) == 1:
            return parts[0]
        need(all(isinstance(p, bool) for p in parts), "T0203 no condition")
        return any(parts) if kind == "expr" else all(parts)
    if kind == "negation" and words(node):
        value = evaluate(node.children[-1], scope)
        need(isinstance(value, bool), "T0203 no condition")
        return not value
    if kind == "test" and words(node):
        return compared(*[evaluate(c, scope) for c in trees(node, "range")], words(node)[0])
    if kind == "range" and words(node):
        low, high = [evaluate(c, scope) for c in trees(node, "sum")]
        need(isinstance(low, Number) and isinstance(high, Number), "T0203 no range")
        common(low.dimension, high.dimension)
        return Range(low, high)
    if kind in ("sum", "term"):
        value = evaluate(node.children[0], scope)
        for mark, other in zip(node.children[1::2], node.children[2::2]):
            other = evaluate(other, scope)
            value = added(value, other, str(mark)) if kind == "sum" else scaled(value, other, str(mark))
        return value
    if kind == "unary" and words(node):
        return scaled(evaluate(node.children[-1], scope), Number(-1), "*")
    if kind in LEVELS:
        return evaluate(node.children[0], scope)
    return atom(node, scope)


def need(condition, message):
    if not condition:
        raise Fault(message)


def atom(node, scope):
    first = node.children[0]
    kind = rule(first)
    if kind == "path":
        return scope.lookup(names(first))
    if kind == "call":
        value = called(text(first.children[0]), arguments(first), scope)
    elif first == "(":
        value = evaluate(node.children[1], scope)
    elif first.type == "NUMBER":
        return literal(str(first))
    elif first.type == "COLOR":
        return colour(str(first))
    elif str(first) in ("true", "false"):
        return str(first) == "true"
    else:
        raise Fault("T0203 a string")
    rest = tree(node, "path")
    for name in names(rest) if rest is not None else ():
        value = part(value, name)
    return value


def compared(a, b, mark):
    if mark in ("==", "!=") and a.__class__ is b.__class__ is bool:
        return (a == b) == (mark == "==")
    need(isinstance(a, Number) and isinstance(b, Number), "T0202 two sides that do not go together")
    common(a.dimension, b.dimension)
    x, y = a.value, b.value
    return {"<": x < y, "<=": x <= y, ">": x > y, ">=": x >= y, "==": x == y, "!=": x != y}[mark]


def added(a, b, mark):
    sign = 1 if mark == "+" else -1
    if isinstance(a, Number) and isinstance(b, Number):
        return Number(a.value + sign * b.value, common(a.dimension, b.dimension))
    need(isinstance(a, Group) and isinstance(b, Group), "T0202 two sides that do not go together")
    kinds = (a.kind, b.kind, mark)
    results = {("point", "point", "-"): "vector", ("point", "vector", "+"): "point", ("vector", "point", "+"): "point", ("point", "vector", "-"): "point",
               ("vector", "vector", "+"): "vector", ("vector", "vector", "-"): "vector",
               ("size", "size", "+"): "size", ("size", "size", "-"): "size"}
    need(kinds in results, "T0202 two sides that do not go together")
    return Group(results[kinds], tuple(x + sign * y for x, y in zip(a.values, b.values)), common(a.dimension, b.dimension))


def scaled(a, b, mark):
    if isinstance(a, Number) and isinstance(b, Group) and mark == "*":
        a, b = b, a
    need(isinstance(b, Number) and isinstance(a, (Number, Group)), "T0202 two sides that do not go together")
    # Divided at once: a threshold may be met exactly.
    apply = (lambda v: v * b.value) if mark == "*" else (lambda v: v / b.value if b.value else 0.0)
    sign = 1 if mark == "*" else -1
    if isinstance(a, Number):
        if mark == "*" and (a.dimension is None or b.dimension is None):
            # Only the literal fits everything, not what is made of it.
            plain = [NONE if d is None else d for d in (a.dimension, b.dimension)]
            return Number(apply(a.value), times(*plain))
        return Number(apply(a.value), times(a.dimension, b.dimension, sign))
    need(a.kind in ("vector", "size"), "T0202 two sides that do not go together")
    return Group(a.kind, tuple(apply(v) for v in a.values), times(a.dimension, b.dimension, sign))


def called(name, given, scope):
    """The value of a function of the language."""
    label = {}
    values = []
    for key, node in given:
        if name == "project" and key == "rate":
            rate = {"normal": 0.998, "fast": 0.99}.get("".join(map(str, node.scan_values(lambda t: True))))
            label["rate"] = Number(rate) if rate else evaluate(node, scope)
        elif key:
            label[key] = evaluate(node, scope)
        else:
            values.append(evaluate(node, scope))

    def expect(*kinds, labels=()):
        need(len(values) == len(kinds) and set(label) == set(labels), "T0204 arguments")
        for value, kind in zip(values, kinds):
            fits(value, kind)

    if name in ("min", "max"):
        need(len(values) > 1 and all(isinstance(v, Number) for v in values) and not label, "T0204 arguments")
        dimension = common(*[v.dimension for v in values])
        return Number((min if name == "min" else max)(v.value for v in values), dimension)
    if name == "abs":
        expect("number")
        return Number(abs(values[0].value), values[0].dimension)
    if name == "sqrt":
        expect("number")
        need(all(d % 2 == 0 for d in values[0].dimension or NONE), "T0201 a root of a dimension")
        return Number(math.sqrt(max(0, values[0].value)), tuple(d // 2 for d in values[0].dimension or NONE))
    if name in ("sin", "cos"):
        expect("number")
        common(values[0].dimension, ANGLE)
        return Number(getattr(math, name)(values[0].value))
    if name == "clamp":
        expect("number", "range")
        x, r = values
        dimension = common(x.dimension, r.low.dimension, r.high.dimension)
        low, high = sorted((r.low.value, r.high.value))
        return Number(min(max(x.value, low), high), dimension)
    if name == "lerp":
        need(len(values) == 3 and not label, "T0204 arguments")
        fits(values[2], "number")
        common(values[2].dimension, NONE)
        return blend(values[0], values[1], values[2].value)
    if name == "map":
        expect("number", "range", "range")
        x, a, b = values
        common(x.dimension, a.low.dimension, a.high.dimension)
        way = a.high.value - a.low.value
        share = min(max((x.value - a.low.value) / way if way else 0.0, 0), 1)
        return Number(b.low.value + (b.high.value - b.low.value) * share, common(b.low.dimension, b.high.dimension))
    if name in ("point", "vector", "size", "rect", "unit"):
        expect(*["number"] * (4 if name == "rect" else 2))
        dimension = common(*[v.dimension for v in values])
        if name == "unit":
            return Group("vector", tuple(v.value for v in values), common(dimension, NONE))
        if name != "vector":
            common(dimension, LENGTH)
        return Group(name, tuple(v.value for v in values), LENGTH if dimension is None else dimension)
    if name == "insets":
        need(not values and set(label) <= {"top", "left", "bottom", "right"}, "T0204 arguments")
        for value in label.values():
            fits(value, "number")
            common(value.dimension, LENGTH)
        return Group(name, tuple(label[k].value if k in label else 0.0 for k in ("top", "left", "bottom", "right")))
    if name == "inset":
        need(len(values) == 2 and not label, "T0204 arguments")
        fits(values[0], "rect")
        by = values[1]
        if isinstance(by, Number):
            common(by.dimension, LENGTH)
            t = l = b = r = by.value
        else:
            fits(by, "insets")
            t, l, b, r = by.values
        x, y, w, h = values[0].values
        return rect(x + l, y + t, max(0.0, w - l - r), max(0.0, h - t - b))
    if name == "offset":
        expect("rect", "vector")
        common(values[1].dimension, LENGTH)
        x, y, w, h = values[0].values
        return rect(x + values[1].values[0], y + values[1].values[1], w, h)
    if name in ("aspectFit", "aspectFill"):
        expect("size", labels=("in",))
        fits(label["in"], "rect")
        (sw, sh), (x, y, w, h) = values[0].values, label["in"].values
        if sw <= 0 or sh <= 0:
            return label["in"]
        k = (min if name == "aspectFit" else max)(w / sw, h / sh)
        return rect(x + (w - sw * k) / 2, y + (h - sh * k) / 2, sw * k, sh * k)
    if name == "rubberBand":
        expect("number", labels=("in",))
        fits(label["in"], "range")
        x, low, high = values[0].value, label["in"].low, label["in"].high
        dimension = common(values[0].dimension, low.dimension, high.dimension)
        low, high = sorted((low.value, high.value))
        beyond = max(low - x, x - high, 0)
        if beyond == 0:
            return Number(x, dimension)
        length = high - low
        way = length * (1 - 1 / (1 + 0.55 * beyond / length)) if length else 0
        return Number(low - way if x < low else high + way, dimension)
    if name == "project":
        need(len(values) == 1 and set(label) == {"rate"}, "T0204 arguments")
        d, speed = label["rate"].value, values[0]
        if isinstance(speed, Group) and speed.kind == "vector":
            return Group("vector", tuple(v / 1000 * d / (1 - d) for v in speed.values), times(speed.dimension, (0, 1, 0)))
        fits(speed, "number")
        # A literal 0 fits every dimension.
        dimension = (1, -1, 0) if speed.dimension is None else speed.dimension
        return Number(speed.value / 1000 * d / (1 - d), times(dimension, (0, 1, 0)))
    raise Fault(f"T0104 no function {name}")


def fits(value, kind):
    found = "number" if isinstance(value, Number) else "range" if isinstance(value, Range) else getattr(value, "kind", "flag")
    need(found == kind, f"T0203 {found} for {kind}")
