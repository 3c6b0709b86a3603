"""What transc prints, compared with what the evaluator says."""

import json
import os
import subprocess
import tempfile

from evaluator import reading
from evaluator.fingers import Script
from evaluator.gestures import Interaction
from evaluator.runs import Run
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


class Counts:
    """How many values were compared, how many differ, how many transitions were not read, and gestures that began."""

    def __init__(self):
        self.compared = self.wrong = self.unknown = self.begun = 0

    @property
    def failed(self):
        return self.wrong + self.unknown


class Comparison(Counts):
    """The comparison of a file."""

    def __init__(self, tool, file, report):
        super().__init__()
        self.tool, self.file, self.report = tool, file, report
        self.rejected = False
        declared = File(file)
        self.made = {}
        for name, node in declared.transitions.items():
            try:
                self.made[name] = Transition(declared, node)
            except (Unknown, Fault) as problem:
                self.differ(f"{name}: not read: {problem!r}", unknown=True)

    def differ(self, message, unknown=False):
        self.unknown += unknown
        self.wrong += not unknown
        self.report(f"{self.file}: {message}")

    def sampled(self, *options):
        """The moments that transc prints."""
        command = [self.tool, "sample", *options, "--json", str(self.file)]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode:
            self.rejected = True
            errors = [line for line in result.stderr.split("\n\n") if line.startswith("error")]
            self.differ("transc rejects it: " + "\n".join(errors)[:1500])
            return []
        return [part for part in json.loads(result.stdout) if part["transition"] in self.made]

    def values(self, part, mine, waiting=False):
        """Compares what moves at a moment. With `waiting`, `transc` also lists what moves only when the finger has left."""
        theirs = {(v["target"], v["property"]): v["value"] for v in part["values"]}
        where = f"{part['transition']} {part['what']} at {part['atMs']}ms"
        for key in sorted(mine.keys() if waiting else mine.keys() | theirs.keys()):
            a, b = mine.get(key), theirs.get(key)
            self.numbers(f"{where} {'.'.join(key)}", a, b if isinstance(b, list) or b is None else [b])

    def numbers(self, what, mine, theirs):
        self.compared += 1
        if mine is None or theirs is None or len(mine) != len(theirs) or any(
                abs(x - y) > 1e-3 * max(1, abs(x), abs(y)) for x, y in zip(mine, theirs)):
            self.differ(f"{what}: {mine}, transc {theirs}")

    def directions(self, times):
        """Compares both directions at some times, in milliseconds."""
        for ms in times:
            if self.rejected:
                return
            for part in self.sampled("--at", f"{ms}ms"):
                if part["what"] in ("forward", "backward"):
                    self.values(part, self.made[part["transition"]].values(part["what"], ms / 1000))

    def gesture(self, script, times):
        """Compares what comes of a scripted finger, at some times in milliseconds; `script` is as JSON has it."""
        wanted = script.get("interaction", 0)
        runs = {}
        for name, made in self.made.items():
            try:
                if wanted < len(made.interactions):
                    runs[name] = Run(Interaction(made, made.interactions[wanted]), Script(script))
            except (Unknown, Fault) as problem:
                self.differ(f"{name}: gesture {wanted} not read: {problem!r}", unknown=True)
        if not runs or self.rejected:
            return
        self.begun += sum(run.start is not None for run in runs.values())
        with tempfile.NamedTemporaryFile("w", suffix=".json") as written:
            json.dump(script, written)
            written.flush()
            for ms in times:
                parts = {part["transition"]: part for part in self.sampled("--gesture", written.name, "--at", f"{ms}ms")}
                for name, run in runs.items():
                    if name not in parts:
                        self.differ(f"{name}: no gesture {wanted} in {json.dumps(script)}")
                        continue
                    self.moment(run, parts[name], ms, script)

    def moment(self, run, part, ms, script):
        before = self.wrong
        where = f"{part['transition']} {part['what']} at {ms}ms"
        self.compared += 1
        if run.outcome != part["outcome"]:
            self.differ(f"{where}: {run.outcome}, transc {part['outcome']}")
        self.numbers(f"{where}: length", [run.length * 1000], [part["lengthMs"]])
        mine, progress = run.values(ms / 1000)
        self.numbers(f"{where}: progress", [] if progress is None else [progress], [part["progress"]] if "progress" in part else [])
        self.values(part, mine, waiting=True)
        if self.wrong > before:
            self.report(f"  the script: {json.dumps(script)}")
