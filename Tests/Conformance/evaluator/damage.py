"""Damaged specs, and whether the evaluator and transc both accept or both reject them."""

import json
import re
import subprocess
from lark.exceptions import UnexpectedInput

from evaluator.reading import Rejected
from evaluator.scopes import File
from evaluator.transitions import Transition
from evaluator.values import Fault, Unknown

EXCHANGES = [("pt", "ms"), ("deg", "pt"), ("ms", "pt"), ("%", "deg"), (".cell", ".cel"), (".x", ".z"), ("list", "lists"),
             ("100%", "90%"), ("..", " - "), ("-> ", "-> 1 + "), ("alpha", "aleph"), ("rotation", "alpha"), ("far", "fare"),
             ("share", "far"), ("easeIn", "easyIn"), ("vector", "point"), ("scale", "translation"), ("over ", "after "),
             ("container.width", "container.size"), ("700pt/s", "700pt"), ("lerp", "map"), ("0..", "0pt..")]


def damaged(rng, text):
    """A text with one thing in it exchanged for another."""
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
            for way in ("forward", "backward"):
                transition.values(way, 0.1)
        return None
    except (Fault, Rejected, UnexpectedInput) as found:
        return str(found)


def compare_verdicts(tool, folder, report):
    """How many files of a folder were compared, how many of these are faulty, and how many verdicts differ."""
    command = [tool, "check", "--diagnostics-format", "json", str(folder)]
    result = subprocess.run(command, capture_output=True, text=True)
    rejected = {}
    for line in result.stderr.splitlines():
        found = json.loads(line)
        if found.get("severity") == "error":
            rejected.setdefault(found["file"].rsplit("/", 1)[-1], f"{found['code']} {found['message']}")
    compared = faulty = wrong = 0
    for file in sorted(folder.glob("*.transition")):
        try:
            mine = fault(file)
        except Unknown:
            continue
        compared += 1
        faulty += mine is not None
        theirs = rejected.get(file.name)
        if (mine is None) != (theirs is None):
            wrong += 1
            report(f"{file.name}: {mine}, transc {theirs}")
    return compared, faulty, wrong
