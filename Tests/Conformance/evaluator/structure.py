"""What may stand where, and how objects and gestures are ordered: motions, touches, layers, rules between gestures."""

from evaluator.trees import names, path, rule, tree, trees, words
from evaluator.values import Fault
from evaluator.writers import excess

OF_MOTIONS = {"animate_", "place_", "hide_", "hold_", "call_", "use_", "let_"}


def check_structure(transition, members):
    """Raises Fault where a member stands where it cannot, or an order goes in a circle."""
    for motion in transition.file.motions.values():
        for member in trees(tree(motion, "members"), "member"):
            if rule(member.children[0]) not in OF_MOTIONS:
                raise Fault("T0315 no member of a motion")
    for press in transition.presses:
        said = [transition.scope.object(path(animate)) for animate in press.find_data("animate_")]
        excess([(obj, ".".join(rest)) for obj, rest in said])
    layers(transition, members)
    gestures(transition, members)


def inside(node, block, member):
    block = tree(node, block)
    return [m.children[0] for m in trees(block, member)] if block else []


def circle(edges, message):
    """Raises Fault where one can come back to where one began."""
    def goes(start):
        seen, open_ = set(), [start]
        while open_:
            for a, b in edges:
                if a == open_[0] and b not in seen:
                    seen.add(b)
                    open_.append(b)
            open_.pop(0)
        return start in seen
    if any(goes(a) for a, _ in edges):
        raise Fault(message)


def layers(transition, members):
    """What is above what: the to screen, unless `order` says otherwise, and what views and other orders say."""
    scope, ends = transition.scope, transition.ends
    screens = [(ends["to"],), (ends["from"],)]
    edges, top = [], screens
    for member in members:
        if rule(member) == "order_":
            said = [scope.object([name])[0] for name in names(member)]
            own = [obj for obj in said if obj in screens]
            top = own if len(own) == 2 else top
            if len(said) > 2 or len(own) < 2:
                edges += zip(said, said[1:])
        elif rule(member) == "view_":
            for part in inside(member, "view_members", "view_member"):
                mine = (names(member)[0],)
                if rule(part) == "above_":
                    edges.append((mine, scope.object(path(part))[0]))
                elif rule(part) == "below_":
                    edges.append((scope.object(path(part))[0], mine))
    circle([*edges, tuple(top)], "T0308 orders in a circle")


# Gestures.

def said_by(node):
    return "".join(map(str, node.scan_values(lambda t: True)))


def gestures(transition, members):
    """One reading direction; rules that are said once; no gestures that wait for each other."""
    scope = transition.scope
    finger = lambda node: (tuple(names(tree(node, "gesture_"))), scope.object(path(node))[0])
    own = [finger(node) for node in transition.interactions]
    sides = {side for (_, *side), _ in own for side in side}
    if sides & {"leading", "trailing"} and sides & {"left", "right"}:
        raise Fault("T0404 left beside leading")
    # Of the app's gestures the kind is known, and not the way.
    meant = lambda one: one if one in own else (one[0][:1] + ("of the app",), one[1])
    stacked = any(rule(m) == "style_" and names(m)[0] == "navigation" for m in members)
    waits = []
    for node, mine in zip(transition.interactions, own):
        said = []
        for member in inside(node, "gesture_members", "gesture_member"):
            kind = rule(member)
            if kind in ("outranks_", "waits_"):
                other = meant(finger(member))
                # An edge pan from where a screen of a stack goes back is the swipe back besides.
                back = stacked and finger(member)[0] in (("edgePan", "leading"), ("edgePan", "left"))
                said.append((kind, other, back))
                if other != mine or own.count(mine) < 2:
                    waits.append((mine, other) if kind == "waits_" else (other, mine))
            elif kind == "catches_":
                said.append((kind, words(member)[-1]))
            elif kind in ("simultaneous_", "hands_over_"):
                condition = tree(member, "expr")
                said.append((kind, scope.object(path(member))[0], condition and said_by(condition)))
                if kind == "hands_over_":
                    waits.append((meant((("pan",), said[-1][1])), mine))
        for index, one in enumerate(said):
            for other in said[:index]:
                if one == other or one[:2] == other[:2] and None in (one[2:] + other[2:]):
                    raise Fault("T0107 a rule twice")
    circle(waits, "T0308 gestures that wait for each other")
