"""Tokens and trees of specs: the Lark block of Grammar.md, and the pass over line ends that it says in "Text"."""

import logging
import re
from pathlib import Path

from lark import Lark, Token
from lark.exceptions import UnexpectedInput

ROOT = Path(__file__).resolve().parents[3]
BLOCK = (ROOT / "Grammar.md").read_text().split("```lark\n")[1].split("```")[0]


class Rejected(Exception):
    """The text is no spec."""


# Tokens, as Grammar.md says in "Text".

STRINGS = sorted(set(re.findall(r'"([^"\s]+)"', re.sub(r"(?m)^[A-Z_]+: /.*$", "", BLOCK))), key=len, reverse=True)
WORDS = {s for s in STRINGS if s[0].isalpha()}
MARKS = [s for s in STRINGS if s not in WORDS]
TERMINALS = dict(re.findall(r"(?m)^([A-Z_]+): /(.*)/$", BLOCK))
NAME = re.compile(TERMINALS["CURVE_NAME"] + "|" + TERMINALS["NAME"] + "|(not|true|false)(?![A-Za-z0-9_])")
LITERALS = [(kind, re.compile(TERMINALS[kind])) for kind in ("NUMBER", "COLOR", "STRING")]
OPERATORS = set("+ - * / < <= > >= == != ..".split())
RESERVED = {"not", "true", "false"}
CONTINUING = set("and or over after at stagger during delay clipped".split())
MISLEADING = re.compile("[\0\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def tokens(text):
    """The tokens of a text as (kind, text), with the line ends that count as NL."""
    if MISLEADING.search(text):
        raise Rejected("a NUL or a bidirectional control")
    found = []
    place = 1 if text.startswith("\ufeff") else 0
    parentheses = 0
    while True:
        ended = False
        while place < len(text):
            character = text[place]
            if character in " \t":
                place += 1
            elif character in "\n\r;":
                ended = True
                place += 1
            elif text.startswith("//", place):
                place = re.compile(r"[^\n\r]*").match(text, place).end()
            elif text.startswith("/*", place):
                place = past_comment(text, place)
            else:
                break
        if place >= len(text):
            return found
        kind, end = token(text, place)
        value = text[place:end]
        if ended:
            if parentheses and kind == "NAME" and value not in RESERVED | {"and", "or"}:
                following = re.compile(r"[ \t]*([A-Za-z_][A-Za-z0-9_]*)").match(text, end)
                if following and following[1] not in ("and", "or"):
                    parentheses = 0
            if found and not parentheses and not continues(found, kind, value, text, end):
                found.append(("NL", "\n"))
        found.append((kind, value))
        if value == "(":
            parentheses += 1
        elif value == ")":
            parentheses = max(0, parentheses - 1)
        elif value in "{}":
            parentheses = 0
        place = end


def first_byte(text, place):
    """The first place that is no space and in no /* */ comment."""
    while True:
        place = re.compile(r"[ \t]*").match(text, place).end()
        if not text.startswith("/*", place):
            return place
        place = past_comment(text, place)


def past_comment(text, place):
    depth = 0
    while True:
        match = re.compile(r"/\*|\*/").search(text, place)
        if not match:
            raise Rejected("a comment is not closed")
        depth += 1 if match[0] == "/*" else -1
        place = match.end()
        if depth == 0:
            return place


def token(text, place):
    for kind, pattern in LITERALS:
        match = pattern.match(text, place)
        if match:
            if kind == "COLOR" and re.match("[A-Za-z0-9_]", text[match.end():match.end() + 1]):
                raise Rejected("a colour has six or eight digits")
            if kind == "STRING":
                for digits in re.findall(r"(?<!\\)(?:\\\\)*\\u\{([0-9A-Fa-f]+)\}", match[0]):
                    value = int(digits, 16)
                    if value > 0x10FFFF or 0xD800 <= value < 0xE000:
                        raise Rejected("no scalar")
            return kind, match.end()
    match = NAME.match(text, place)
    if match:
        return "NAME", match.end()
    for mark in MARKS:
        if text.startswith(mark, place):
            if text.startswith(("<<<<<<<", "=======", ">>>>>>>"), place):
                raise Rejected("a merge conflict")
            return "MARK", place + len(mark)
    raise Rejected(f"no token at {place}")


def continues(found, kind, value, text, end):
    """Whether a line end between the last token and this one ends nothing."""
    last_kind, last = found[-1]
    if last in OPERATORS or last in ("{", ",", ":", "=", "->"):
        return True
    if last_kind == "NAME" and last in ("and", "or", "not") and (len(found) < 2 or found[-2][1] != "."):
        return True
    if value in OPERATORS or value in ("->", "=", "?", "{", ")"):
        return True
    if kind == "NAME" and value in CONTINUING:
        return text[first_byte(text, end):][:1] not in tuple(":,.=")
    return False


# The parser.

logging.getLogger("lark").setLevel(logging.ERROR)
PARSER = Lark(BLOCK, parser="lalr", strict=True, keep_all_tokens=True)
TERMINAL_OF = {t.pattern.value: t.name for t in PARSER.terminals if t.pattern.type == "str"}


def parsed(text):
    """The tree of a spec, with all its tokens in it. Raises Rejected or UnexpectedInput where it is none."""
    state = PARSER.parse_interactive()
    for kind, value in tokens(text):
        candidates = []
        if value in TERMINAL_OF and kind in ("NAME", "MARK"):
            candidates.append(TERMINAL_OF[value])
        if kind == "NAME" and value not in RESERVED:
            candidates.append("CURVE_NAME" if re.compile(TERMINALS["CURVE_NAME"]).match(value) else "NAME")
        elif kind not in ("NAME", "MARK"):
            candidates.append(kind)
        state = feed(state, candidates, value)
    return state.feed_eof()


def accepts(text):
    """Whether a text is a spec as far as the grammar goes."""
    try:
        parsed(text)
        return True
    except (Rejected, UnexpectedInput):
        return False


def feed(state, candidates, value):
    """A word is a word where the grammar can go on with it, and a name elsewhere."""
    for terminal in candidates[:-1]:
        trial = state.copy(deepcopy_values=False)
        try:
            trial.feed_token(Token(terminal, value))
            return trial
        except UnexpectedInput:
            pass
    if not candidates:
        raise Rejected(value)
    state.feed_token(Token(candidates[-1], value))
    return state
