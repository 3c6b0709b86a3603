"""Damaged specs, and whether the evaluator and transc both accept or both reject them."""

import json
import re
import subprocess

from lark.exceptions import UnexpectedInput

from evaluator.checks import check
from evaluator.reading import Rejected
from evaluator.scopes import File
from evaluator.transitions import Transition
from evaluator.values import Fault, Unknown

EXCHANGES = [("pt", "ms"), ("deg", "pt"), ("ms", "pt"), ("%", "deg"), (".cell", ".cel"), (".x", ".z"), ("list", "lists"),
             ("100%", "90%"), ("..", " - "), ("-> ", "-> 1 + "), ("alpha", "aleph"), ("rotation", "alpha"), ("far", "fare"),
             ("share", "far"), ("easeIn", "easyIn"), ("vector", "point"), ("scale", "translation"), ("over ", "after "),
             ("pan(", "pam("), ("(down)", "(upward)"), ("snapshot", "box"), ("image {", "picture {"), ("crossfade", "fade"),
             ("while detail", "while list"),
             ("while detail", "during interaction"), ("list.cell during", "list.cell, list.cell during"), ("at start", "at cancel"), ("list.done", "list.cell"), ("finish when", "cancel when"),
             ("settle finish", "settle cancel"), ("progress = ", "progress = 1pt * "), ("progress >", "progress + 1pt >"),
             ("damping: 0", "damping: 20"), ("cubic(0", "cubic(2"), ("ms ", "ms spring(response: 2s, damping: 1) "),
             ("{ 0%", "{ 10%"), ("half:", "low:"), ("states half", "states list"), ("to detail", "to list"), ("list.dim", "list.frame"),
             ("rows: coll", "cell: coll"), ("bounce: 0", "bounce: 2"), ("drive list", "drive detail"), ("nearest", "finish"),
             ("start.", "begin."), ("translation.y", "translation"), ("translation.x", "turn"), (" by pan", " by edgePan"),
             ("container.width", "container.size"), ("700pt/s", "700pt"), ("lerp", "map"), ("0..", "0pt..")]


# Words of lines that are left out or written twice.
LINES = ["  style", "  from ", "  to ", "  states", "  forward", "  backward", "    from ", "    to ", "  animate", "  call", "  place",
         "  use", "  fallback", "  reduceMotion", "    progress", "    drive", "    finish", "    cancel", "    settle", "    begin",
         "    hold", "    frame", "    crossfade", "  let", "    let", "    along", "    alpha", "  view", "  hide", "  order"]


def damaged(rng, text):
    """A text in which something is changed, and what: a line left out or written twice, or a word exchanged."""
    if rng.random() < 0.4:
        lines = text.split("\n")
        first = next(i for i, line in enumerate(lines) if line.startswith("transition"))
        word = rng.choice([w for w in LINES if any(line.startswith(w) for line in lines[first:])])
        place = rng.choice([i for i, line in enumerate(lines) if i > first and line.startswith(word)])
        if rng.random() < 0.5 and not lines[place].endswith("{"):
            return "\n".join(lines[:place + 1] + lines[place:]), ("twice", word.strip())
        if not lines[place].endswith("{"):
            return "\n".join(lines[:place] + lines[place + 1:]), ("left out", word.strip())
    fitting = [(a, b) for a, b in EXCHANGES if a in text]
    a, b = rng.choice(fitting)
    place = rng.choice([m.start() for m in re.finditer(re.escape(a), text)])
    return text[:place] + b + text[place + len(a):], (a, b)


def fault(file):
    """What is wrong with a spec, None if nothing is. Raises Unknown where this evaluator has no rule."""
    try:
        declared = File(file)
        for node in declared.transitions.values():
            transition = Transition(declared, node)
            check(transition, node)
            for way in ("forward", "backward"):
                transition.values(way, 0.1)
        return None
    except (Fault, Rejected) as found:
        return str(found)
    except UnexpectedInput:
        return "T0001 the text is no spec"


def known_codes(tool):
    """The codes of the rules that transc has."""
    return set(re.findall(r"\bT\d{4}\b", subprocess.run([tool, "explain"], capture_output=True, text=True).stdout))


def compare_verdicts(tool, folder, report, fired=None):
    """How many files of a folder were compared, how many of these are faulty, how many verdicts differ,
    and how many faults have another code. What breaks only rules that an older transc does not have is no fault.
    `fired` counts the codes of this evaluator."""
    known = known_codes(tool)
    command = [tool, "check", "--diagnostics-format", "json", str(folder)]
    result = subprocess.run(command, capture_output=True, text=True)
    rejected = {}
    for line in result.stderr.splitlines():
        found = json.loads(line)
        if found.get("severity") == "error":
            rejected.setdefault(found["file"].rsplit("/", 1)[-1], f"{found['code']} {found['message']}")
    compared = faulty = wrong = others = 0
    for file in sorted(folder.glob("*.transition")):
        try:
            mine = fault(file)
        except Unknown:
            continue
        codes = set(re.findall(r"T\d{4}", mine or ""))
        if codes and not known & codes:
            mine = None
        compared += 1
        faulty += mine is not None
        if fired is not None:
            fired[mine[:5] if mine else "right"] += 1
        theirs = rejected.get(file.name)
        if mine and theirs and theirs[:5] not in mine:
            others += 1
        if (mine is None) != (theirs is None):
            wrong += 1
            report(f"{file.name}: {mine}, transc {theirs}")
    return compared, faulty, wrong, others
