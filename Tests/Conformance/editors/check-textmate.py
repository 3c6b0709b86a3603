"""What the TextMate grammar makes of every spec: no scope but those of the language, and the ones that matter where they belong.

`check-textmate.py REPOSITORY SCOPES` writes each text and the innermost scope of each of its characters to the file SCOPES, for
another tokenizer to be compared with.
"""

import json
import pathlib
import sys

from textmate_grammar.parsers.base import LanguageParser

root = pathlib.Path(sys.argv[1])
grammar = json.loads((root / "Editors/vscode/syntaxes/transition.tmLanguage.json").read_text())
parser = LanguageParser(grammar)


def scopes(text):
    """The innermost scope of each token that has one, by its place."""
    found = {}
    element = parser.parse_string(text)
    for start, token, names in element.flatten() if element else []:
        for index, character in enumerate(token):
            found[(start[0], start[1] + index)] = names[-1]
    return found


def expect(text, piece, scope):
    line = next(i for i, row in enumerate(text.split("\n")) if piece in row)
    column = text.split("\n")[line].index(piece)
    got = scopes(text).get((line, column), "none")
    if not got.startswith(scope):
        sys.exit(f"`{piece}` in {text.split(chr(10))[line]!r} is {got}, not {scope}")


photos = (root / "Specs/photos.transition").read_text()
for piece, scope in [
    ("transition PhotosZoom", "keyword.declaration"),
    ("PhotosZoom", "entity.name.type"),
    ("/// The tapped", "comment.line.documentation"),
    ("// The two screens", "comment.line.double-slash"),
    ("style", "keyword.control"),
    ("500", "constant.numeric"),
    ("ms spring", "keyword.other.unit"),
    ("spring(", "entity.name.function"),
    ("-> aspectFit", "keyword.operator.arrow"),
    ("alpha: 0", "variable.other.property"),
    ("interactive", "keyword.control"),
    ("and viewer", "keyword.operator.word"),
    ("let shrink", "keyword.declaration"),
    ("fallback", "keyword.control"),
]:
    expect(photos, piece, scope)
expect('import "a\\nb"\n', "\\n", "constant.character.escape")
expect("view a: color(#11223344)\n", "#11223344", "constant.other.color")

kinds = {
    "comment": "comment",
    "declared": "variable.other.constant",
    "function": "entity.name.function",
    "keyword": "keyword",
    "name": "variable.other.transition",
    "number": "constant.numeric",
    "property": "variable.other.property",
    "type": "entity.name.type",
    "unit": "keyword.other.unit",
}
texts = {spec.name: spec.read_text() for spec in sorted((root / "Specs").glob("*.transition"))}
colours = json.loads(pathlib.Path(__file__).with_name("colours.json").read_text())
for number, (text, piece, kind) in enumerate(colours):
    texts[f"colours.json, {number + 1}"] = text + "\n"
    expect(text + "\n", piece, kinds[kind])

count = 0
written = {}
for name, text in texts.items():
    found = scopes(text)
    written[name] = {"text": text, "scopes": {f"{line}:{column}": scope for (line, column), scope in found.items()}}
    for scope in found.values():
        count += 1
        if not scope.endswith(".transition"):
            sys.exit(f"{name}: {scope}")
        if scope.startswith("invalid"):
            sys.exit(f"{name}: something of a right spec is {scope}")
pathlib.Path(sys.argv[2]).write_text(json.dumps(written))
print(f"textmate: ok, {count} characters")
