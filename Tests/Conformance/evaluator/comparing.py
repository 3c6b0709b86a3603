"""What transc prints, compared with what the evaluator says."""

import json
import os
import subprocess

from evaluator import reading
from evaluator.scopes import File
from evaluator.transitions import Transition
from evaluator.values import Fault, Unknown


def transc():
    """The compiler: that of the variable TRANSC, or the one that is built here."""
    if "TRANSC" in os.environ:
        return os.environ["TRANSC"]
    subprocess.run(["swift", "build", "--product", "transc"], cwd=reading.ROOT, check=True, stdout=subprocess.DEVNULL)
    shown = subprocess.run(["swift", "build", "--show-bin-path"], cwd=reading.ROOT, check=True, capture_output=True, text=True)
    return shown.stdout.strip() + "/transc"


def compare(tool, file, times, report):
    """The number of values that were compared and of those that differ; `times` are milliseconds."""
    declared = File(file)
    made, unknown = {}, 0
    for name, node in declared.transitions.items():
        try:
            made[name] = Transition(declared, node)
        except (Unknown, Fault) as problem:
            unknown += 1
            report(f"{file}: {name}: not read: {problem!r}")
    compared = wrong = 0
    for ms in times:
        command = [tool, "sample", "--at", f"{ms}ms", "--json", str(file)]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode:
            report(f"{file}: transc rejects it: {result.stderr[:1500]}")
            return compared, wrong + 1, unknown
        for part in json.loads(result.stdout):
            if part["transition"] not in made or part["what"] not in ("forward", "backward"):
                continue
            transition = made[part["transition"]]
            mine = transition.values(part["what"], ms / 1000)
            theirs = {(v["target"], v["property"]): v["value"] for v in part["values"]}
            for key in sorted(mine.keys() | theirs.keys()):
                a, b = mine.get(key), theirs.get(key)
                b = b if isinstance(b, list) or b is None else [b]
                compared += 1
                if a is None or b is None or len(a) != len(b) or any(
                        abs(x - y) > 1e-3 * max(1, abs(x), abs(y)) for x, y in zip(a, b)):
                    wrong += 1
                    report(f"{file}: {part['transition']} {part['what']} {'.'.join(key)} at {ms}ms: {a}, transc {b}")
    return compared, wrong, unknown
