"""Damages a valid timeline in every place, and checks that the schema refuses each damaged copy.

Used by validate-timeline, in whose environment `jsonschema-rs` is installed: it takes 2 s for what takes `jsonschema` 70.
"""

import copy
import json
import sys

import jsonschema_rs


def objects(value, path=()):
    """The paths of all objects in a document, itself included."""
    if isinstance(value, dict):
        yield path
        for key, item in value.items():
            yield from objects(item, path + (key,))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from objects(item, path + (index,))


def places(document):
    """The paths of objects, one for each kind: alike are those under the same fields with the same ones within."""
    seen = set()
    for path in objects(document):
        value = at(document, path)
        if "op" in value:
            kind = (value["op"], value["name"] if value["op"] == "call" else "")
        else:
            fields = tuple(key for key in path if isinstance(key, str))
            kind = (fields, tuple(value), value.get("kind"), value.get("what"))
        if kind not in seen:
            seen.add(kind)
            yield path


def at(document, path):
    for key in path:
        document = document[key]
    return document


def mutants(document):
    """Names and damaged copies: a field too many, a field of another type, a field in another unit."""
    for path in places(document):
        where = "/".join(map(str, path)) or "(root)"
        damaged = copy.deepcopy(document)
        at(damaged, path)["surplus"] = 1
        yield f"{where}: a field too many", damaged
        for key, value in at(document, path).items():
            damaged = copy.deepcopy(document)
            at(damaged, path)[key] = None
            yield f"{where}: {key} is null", damaged
            if key.endswith("Ms") and not isinstance(value, list):
                damaged = copy.deepcopy(document)
                at(damaged, path)[key] = f"{value}ms"
                yield f"{where}: {key} as text", damaged
                damaged = copy.deepcopy(document)
                at(damaged, path)[key[:-2] + "S"] = at(damaged, path).pop(key) / 1000
                yield f"{where}: {key} in seconds", damaged
            if key == "unit":
                damaged = copy.deepcopy(document)
                at(damaged, path)[key] = "px"
                yield f"{where}: unit px", damaged
            if key == "op":
                damaged = copy.deepcopy(document)
                at(damaged, path)[key] = "eval"
                yield f"{where}: an unknown operation", damaged
            if key == "args":
                damaged = copy.deepcopy(document)
                at(damaged, path)[key] = []
                yield f"{where}: no arguments", damaged


# Fields that the schema lets be absent; every other one must be missed.
OPTIONAL = {
    "summary", "class", "clip", "missing", "fallback", "reduceMotion", "samples", "states", "stateTables", "views",
    "placements", "layers", "presses", "fills", "rules", "handsOver", "catches", "finishNow", "stagger", "arc",
    "dampingRatio", "isSystem", "handed", "xAxis",
}
# The same, in objects of one list only.
OPTIONAL_IN = {("interactions", "calls"), ("screens", "values"), ("screens", "optional")}


def incomplete(document):
    """Names and copies that lack one field."""
    for path in places(document):
        for key in at(document, path):
            is_release = path and path[-1] == "release"
            is_order = path and path[-1] == "order" and key == "spec"
            is_curve_name = key == "name" and path and path[-1] == "curve"
            is_local = len(path) > 1 and (path[-2], key) in OPTIONAL_IN
            if key in OPTIONAL or is_local or is_release or is_order or is_curve_name:
                continue
            damaged = copy.deepcopy(document)
            del at(damaged, path)[key]
            yield f"{'/'.join(map(str, path)) or '(root)'}: {key} is missing", damaged


def main():
    schema_path, document_path = sys.argv[1:]
    with open(schema_path) as file:
        validator = jsonschema_rs.Draft202012Validator(json.load(file))
    with open(document_path) as file:
        document = json.load(file)
    if not validator.is_valid(document):
        sys.exit("the document itself is refused")
    count = 0
    accepted = []
    for source in (mutants, incomplete):
        for name, damaged in source(document):
            count += 1
            if validator.is_valid(damaged):
                accepted.append(name)
    for name in accepted:
        print(f"accepted, and must not be: {name}", file=sys.stderr)
    print(f"{count - len(accepted)} of {count} damaged documents refused")
    sys.exit(1 if accepted or count == 0 else 0)


main()
