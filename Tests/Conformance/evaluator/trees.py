"""Small helpers for trees that have all their tokens in them."""

from lark import Tree


def rule(node):
    return node.data if isinstance(node, Tree) else None


def trees(node, *names):
    """The children of a tree that come of some rules."""
    return [c for c in node.children if rule(c) in names]


def tree(node, name):
    found = trees(node, name)
    return found[0] if found else None


def words(node):
    """The tokens directly in a tree, as texts."""
    return [str(c) for c in node.children if not isinstance(c, Tree)]


def text(node):
    """The name that a `name` tree holds, without back-ticks."""
    return str(node.children[0]).strip("`")


def names(node):
    return [text(c) for c in trees(node, "name")]


def path(node):
    """The names of a path, also of the first path in a tree."""
    return names(node if node.data == "path" else tree(node, "path"))


def arguments(node):
    """The arguments of a call, as (label or None, expression)."""
    inside = tree(node, "arguments")
    return [] if inside is None else [(names(a)[0] if names(a) else None, tree(a, "expr")) for a in trees(inside, "argument")]
