"""Random interactions that come near to what Grammar.md forbids of a finger: some are wrong, some only nearly."""

# The gestures of a finger: the part of its way, its sign (0 for one that goes either way), and which part goes across.
GESTURES = {"pan(down)": ("y", 1, "x"), "pan(up)": ("y", -1, "x"), "pan(right)": ("x", 1, "y"), "pan(left)": ("x", -1, "y"),
            "pan(vertical)": ("y", 0, "x"), "pan(horizontal)": ("x", 0, "y"), "edgePan(left)": ("x", 1, "y")}


def doubtful(rng):
    """The text of a spec, and what is doubtful about it."""
    kind = rng.choice([gate, gate, speeds, speeds, falling, straying, driven, between, between, caught, compared, placed])
    return kind(rng), kind.__name__


def spec(members, interaction):
    return "\n".join(["transition Doubtful {", "  style overlay", "  from list { cell: view }", "  to detail { card: view }",
                      *(f"  {m}" for m in members), *(f"  {line}" for line in interaction),
                      "  reduceMotion crossfade 200ms", "}", ""])


def pull(rng, said, *inner, members=(), progress=None, decision="finish when progress > 50%", curves=("easeOut", "easeOut")):
    """A transition that a finger pulls away, by a curve, and settles by another one."""
    part, sign, _ = GESTURES[said]
    far = {"y": "height", "x": "width"}[part]
    way = f"abs(translation.{part})" if not sign else f"{'-' if sign < 0 else ''}translation.{part}"
    return spec([f"forward 300ms {curves[0]}", *(members or ["animate detail.alpha: 0 -> 1"])],
                [f"interactive backward by {said} on detail {{", *(f"  {line}" for line in inner),
                 f"  progress = {progress or f'{way} / container.{far}'}", f"  {decision}", f"  settle 300ms {curves[1]}", "}"])


def sheet(rng, drive, nearest, *inner, said=None):
    """A sheet with two states between which a finger goes."""
    said = said or rng.choice(["pan(vertical)", "pan(vertical)", "pan(down)", "pan(up)"])
    return spec(["states half, full", "forward 300ms easeOut",
                 "animate detail.y { list: container.height, half: container.height / 2, full: 44pt }"],
                [f"interactive states by {said} on detail {{", *(f"  {line}" for line in inner), f"  drive detail.y = {drive}",
                 f"  settle nearest({nearest}) 300ms easeOut", "}"])


def placed(rng):
    """A sheet on a part of the display: how far its finger goes there, and how far the decision wants it to."""
    low = rng.choice([0.3, 0.4, 0.5, 0.7, 0.8])
    most = (1 - low) * 1.1
    far = rng.choice([0.8 * most, 1.25 * most])
    members = [f"animate detail.y: container.height -> container.height * {low}"]
    drives = rng.choice([[], ["drive detail.y = start.detail.y + max(0, translation.y)"]])
    inner = [*drives, *rng.choice([[], ["catches settle"]])]
    asked = rng.choice([f"progress > {far:.3f}", f"translation.y > container.height * {far:.3f}"])
    return pull(rng, "pan(down)", *inner, members=members, progress="max(0, translation.y) / container.height",
                decision="finish when " + rng.choice([asked, f"{asked} or velocity.y > 900pt/s"]))


def gate(rng):
    """Velocities as a pan begins: wedges of all widths, also those that there are not."""
    said = rng.choice(list(GESTURES))
    part, sign, other = GESTURES[said]
    along, across = f"velocity.{part}", f"velocity.{other}"
    own = rng.choice([along, f"abs({along})"] if sign >= 0 else [f"-{along}", f"abs({along})"])
    strayed = rng.choice([across, f"abs({across})", f"-{across}"])
    slope = rng.choice(["0.5", "0.9", "1", "1", "1", "1.1", "2"])
    speed = rng.choice([100, 300, 900])
    wedge = rng.choice(["<", "<=", ">", ">="])
    return pull(rng, said, "begin when " + rng.choice([
        f"{strayed} {wedge} {slope} * {own}", f"{strayed} {wedge} {slope} * {own}",
        f"{strayed} - {slope} * {own} {wedge} 0", f"{strayed} / {own} {wedge} {slope}",
        f"{strayed} > {speed}pt/s and {own} < {speed * rng.choice([1, 2])}pt/s",
        f"{strayed} > {slope} * {own} and {strayed} < {rng.choice(['0.4', '0.8', '1.5'])} * {own}",
        f"{strayed} <= {slope} * {own} or {strayed} > {rng.choice(['0.4', '0.9', '2'])} * {own}",
        f"not ({strayed} {wedge} {slope} * {own})", f"{own} {wedge} {slope} * {strayed}",
    ]))


def speeds(rng):
    """Decisions by speeds, in sums and beside other things."""
    said = rng.choice([g for g in GESTURES if GESTURES[g][1]])
    part, sign, other = GESTURES[said]
    ahead = "" if sign > 0 else "-"
    sums = rng.choice(["+", "-"])
    velocity, speed = rng.choice([f"velocity.{part}", f"velocity.{part}", f"velocity.{other}"]), rng.choice([100, 400, 900])
    limit = rng.choice(["100pt", "detail.height / 4", "0"])
    finish = [f"{ahead}translation.{part} {sums} {velocity} * 0.2s > {limit}", f"progress {sums} {velocity} * 1s / 2000pt > 50%",
              f"progress > 50% or {velocity} {rng.choice('<>')} {speed}pt/s", f"progress > 50% and {velocity} {rng.choice('<>')} -{speed}pt/s",
              f"progress > 50% and abs({velocity}) < {speed}pt/s", f"{ahead}translation.{part} > {limit} or progress {sums} {velocity} * 1s / 2000pt > 50%",
              f"{ahead}(translation.{part} {sums} project({velocity}, rate: normal)) > {limit}"]
    said_finish = rng.choice(finish)
    decision = f"finish when {said_finish}" if rng.random() < 0.6 else "cancel when " + opposite(said_finish)
    return pull(rng, said, decision=decision)


def opposite(condition):
    return f"not ({condition})"


def falling(rng):
    """A progress that falls again, or stays where it has come to."""
    said = rng.choice([g for g in GESTURES if GESTURES[g][1]])
    part, sign, _ = GESTURES[said]
    gone = f"({'-' if sign < 0 else ''}translation.{part} / container.{'height' if part == 'y' else 'width'})"
    return pull(rng, said, progress=rng.choice([
        f"sin({rng.choice([90, 180, 180, 270])}deg * clamp({gone}, 0..1))", f"{rng.choice([3, 4])} * {gone} * (1 - {gone})",
        f"clamp({gone} * 2, 0..1)", f"2 * min({gone}, {rng.choice(['1', '2'])} - {gone})", f"max({gone}, 0) * 1.5",
        f"map(abs({gone} - 0.5), 0.5..0, 0..1)"]), decision="finish when progress > 50%")


def straying(rng):
    """Decisions by what goes across, alone or beside the way."""
    said = rng.choice(list(GESTURES))
    part, sign, other = GESTURES[said]
    far = rng.choice([60, 100, 200])
    alone = rng.choice([f"translation.{other} > {far}pt", f"abs(translation.{other}) > {far}pt", f"translation.{other} + 10pt < -{far}pt"])
    return pull(rng, said, decision=rng.choice(["finish when ", "cancel when "]) + rng.choice([
        alone, alone, f"{alone} and abs(velocity.{other}) > 100pt/s", f"abs(translation.{other}) > 20pt or abs(translation.{other}) > {far}pt",
        f"abs(velocity.{other}) > 400pt/s"]))


def driven(rng):
    """Places driven with the finger or against it, while their rest lies one way or the other."""
    said = rng.choice([g for g in GESTURES if GESTURES[g][1]])
    part, sign, _ = GESTURES[said]
    length = f"container.{'height' if part == 'y' else 'width'}"
    away = rng.choice([length, f"-{length}", f"{length} * 0.5"])
    sums = rng.choice(["+", "-"])
    change = rng.choice([f"translation.{part}", f"translation.{part} * 0.4", f"progress * {rng.choice(['', '-1 * '])}200pt"])
    return pull(rng, said, f"drive detail.{part} = start.detail.{part} {sums} {change}", members=[f"animate detail.{part}: {away} -> 0"])


def between(rng):
    """A sheet that goes with the finger, against it, or with what goes across."""
    change = rng.choice(["+ translation.y", "- translation.y", "- translation.y * 0.5", "+ translation.x", "- abs(translation.x)",
                         "+ translation.y + translation.x", "- max(0, translation.y)", "- abs(translation.y)"])
    drive = f"start.detail.y {change}"
    if rng.random() < 0.4:
        drive = f"rubberBand({drive}, in: full..half)"
    return sheet(rng, drive, "detail.y")


def compared(rng):
    """What is compared with the states: where the finger is, how far it would get, or neither."""
    part = rng.choice(["y", "y", "y", "x"])
    where = rng.choice(["detail.y", "detail.y", "start.detail.y", "44pt", "start.detail.y + translation.y", "start.detail.y - translation.y",
                        f"start.detail.y + translation.{part}", "container.height - detail.y"])
    speed = rng.choice(["", "", f" + project(velocity.{part}, rate: normal)", f" - project(velocity.{part}, rate: normal)",
                        f" + velocity.{part} * 0.2s", " - velocity.y * 0.1s"])
    drive = rng.choice(["start.detail.y + translation.y", "start.detail.y + translation.y * 0.5",
                        "rubberBand(start.detail.y + translation.y, in: full..half)"])
    return sheet(rng, drive, where + speed)


def caught(rng):
    """What catches a motion, with limits between which that plays, and narrower ones."""
    said = rng.choice(["pan(down)", "pan(vertical)"])
    away, least = rng.choice([("container.height", "0.2"), ("200pt", "0.5")])
    low, high = rng.choice(["0", "0", "-20pt", "40pt"]), rng.choice([away, away, f"({away} + 10pt)", "100pt"])
    y = f"start.detail.y + {rng.choice(['translation.y', 'max(0, translation.y)'])}"
    y = rng.choice([y, f"rubberBand({y}, in: {low}..{high})", f"clamp({y}, {low}..{high})", f"max({low}, {y})", f"min({y}, {high})",
                    f"min({high}, max({low}, {y}))"])
    scale = rng.choice(["start.detail.scale - 0.1 * progress", f"clamp(start.detail.scale - progress, {rng.choice([least, '0', '0.6'])}..1)",
                        f"max(start.detail.scale - progress, {rng.choice([least, '0', '0.6'])})"])
    curves = [rng.choice(["easeOut", "easeOut", "spring(damping: 0.4)", "spring(damping: 0.9)", "cubic(0.3, 1.5, 0.6, 1)"]) for _ in range(2)]
    return pull(rng, said, rng.choice(["catches backward", "catches settle"]), f"drive detail.y = {y}", f"drive detail.scale = {scale}",
                curves=curves,
                members=[f"animate detail.y: {away} -> 0", f"animate detail.scale: {least} -> 1"])
