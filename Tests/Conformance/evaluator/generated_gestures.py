"""Random interactions, and random scripts of fingers."""

from evaluator.generated_values import SCREEN, number, pace

OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}
READING = {"left": "leading", "right": "trailing"}
EDGES = {"right": "left", "left": "right", "down": "top", "up": "bottom"}

# What is driven of frames.
MOVING = {"center", "frame", "size", "x", "y", "leading", "trailing", "top", "bottom", "centerX", "centerY"}

# What of a screen moves its edges.
TRANSFORMS = ("scale", "scaleX", "scaleY", "translation", "rotation", "rotationX", "rotationY")


def interactions(rng, way, states, tracked, framed, hidden):
    """None, one or two interactions; most begin with a finger that goes `way`."""
    if states:
        return sheet(rng) if rng.random() < 0.8 else []
    ways = rng.sample(["forward", "backward"], rng.choice([0, 1, 1, 2]))
    sides = READING if rng.random() < 0.2 else {}
    return [line for i, which in enumerate(ways)
            for line in interaction(rng, which, way if rng.random() < 0.8 else rng.choice(sorted(SCREEN)), sides, tracked, framed, hidden)]


def sheet(rng):
    decay = rng.choice(["normal", "fast", "0.99"])
    back = rng.random() < 0.3
    lines = [f"  interactive states{' or backward' if back else ''} by pan({rng.choice(['vertical', 'any'])}) on detail {{",
             "    drive detail.y = " + ("start.detail.y + translation.y" if back else
                                    "rubberBand(start.detail.y + translation.y, in: half..full)")]
    if rng.random() < 0.7:
        lines.append("    drive list.dim")
    if rng.random() < 0.3:
        lines.append("    drive detail.picture.scale = lerp(start.detail.picture.scale, 0.5, map(abs(translation.y), 0..300pt, 0..1))")
    lines.append(f"    settle nearest(detail.y + project(velocity.y, rate: {decay})) {pace(rng)}")
    return [*lines, "  }"]


def gesture(rng, way, sides):
    """A gesture, whether it has one finger, and a value that grows from 0 with it."""
    along = {"up": "-translation.y", "down": "translation.y", "left": "-translation.x", "right": "translation.x"}[way]
    far = rng.choice(["300pt", "(container.height / 2)", "start.detail.height", "(far + 100pt)"])
    pulled = rng.choice([f"{along} / {far}", f"max(0, {along}) / {far}", f"map({along}, 0..{far}, 0..1)"])
    kind = rng.choice(["pan", "pan", "any", "edge", "in", "out", "rotate"])
    if kind == "in":
        return "pinch(in)", False, rng.choice(["1 - scale / start.scale", "(start.scale - scale) * 2"])
    if kind == "out":
        return "pinch(out)", False, "(scale - start.scale) / 2"
    if kind == "rotate":
        return "rotate", False, "abs(rotation - start.rotation) / 90deg"
    if kind == "edge":
        return f"edgePan({sides.get(EDGES[way], EDGES[way])})", True, pulled
    if kind == "any":
        return f"pan({rng.choice(['any', 'vertical' if 'y' in along else 'horizontal'])})", True, pulled
    return f"pan({sides.get(way, way)})", True, pulled


def interaction(rng, which, way, sides, tracked, framed, hidden):
    said, single, pulled = gesture(rng, way, sides)
    view = "list" if which == "forward" else "detail"
    # What rests elsewhere is not at that edge.
    moved = view in framed or any((view, name) in tracked for name in TRANSFORMS)
    if said.startswith("edgePan") and moved:
        said = f"pan({way})"
    lines = [f"  interactive {which} by {said} on {view} {{"]
    if rng.random() < 0.2 and single:
        lines.append("    begin when velocity.x < 900pt/s and velocity.y < 900pt/s")
    if rng.random() < 0.3:
        lines.append(f"    let pulled = {pulled}")
        pulled = "pulled"
    lines.append(f"    progress = {pulled}")
    if rng.random() < 0.2:
        lines.append("    hold detail.body.scrollEnabled = false\n    simultaneous with detail.body when detail.body.offset.y <= 0")
    if rng.random() < 0.6:
        lines += drives(rng, single, said == "pinch(out)", tracked, framed, hidden)
    lines += decision(rng, way, single, said)
    if rng.random() < 0.4:
        lines.append(f"    settle {pace(rng)}")
    else:
        lines += [f"    settle finish {pace(rng)}", f"    settle cancel {pace(rng)}"]
    return [*lines, "  }"]


def decision(rng, way, single, said):
    share = rng.randint(10, 80)
    x, y = SCREEN[way]
    fast = f"{'-' if x + y < 0 else ''}velocity.{'x' if x else 'y'} > {rng.randint(100, 900)}pt/s"
    choices = [f"finish when progress > {share}%", f"cancel when progress < {share}%", f"finish now when progress >= {share}%",
               f"finish now when progress > {share}%\n    finish when progress > {share // 2}%"]
    if single:
        choices += [f"finish when progress > {share}% or {fast}", f"cancel when progress < {share}% and not {fast}"]
    two = {"pinch(in)": "-velocity.scale", "pinch(out)": "velocity.scale", "rotate": "abs(velocity.rotation)"}.get(said)
    if two:
        speed = f"{rng.randint(1, 40) * 10}{'deg' if said == 'rotate' else '%'}/s"
        # A rotation may go either way: fast is only what goes on.
        on = "velocity.rotation * rotation > 0 and " if said == "rotate" else ""
        choices += [f"finish when progress > {share}% or {on}{two} > {speed}", f"cancel when progress < {share}% and not ({on}{two} > {speed})" if on else f"cancel when progress < {share}% and {two} < {speed}"]
    return ["    " + rng.choice(choices)]


def drives(rng, single, grows, tracked, framed, hidden):
    """What the finger moves: at its beginning each is what it is at rest."""
    found = {}
    for target in rng.sample(["list", "detail", "list.cell", "detail.picture"], rng.randint(1, 2)):
        for name in rng.sample(["alpha", "scale", "cornerRadius", "rotation", "translation", "place"], rng.randint(1, 3)):
            if name == "place" and target not in framed:
                name = rng.choice(["center", "frame", "size", "x", "y"])
            if name != "place" and not (name == "alpha" and target in hidden):
                found[target, name] = driven(rng, target, name, single, grows)
    for target in sorted({t for t, _ in found} - framed):
        if rng.random() < 0.2 and not any(t == target and n in MOVING for t, n in found):
            found |= edges(rng, target, single)
    for (target, name) in rng.sample(sorted(tracked), min(len(tracked), 1)):
        if rng.random() < 0.5 and not any(t == target and n in MOVING for t, n in found):
            found[target, name] = None
    if ("detail", "alpha") in found and ("list", "dim") not in found and rng.random() < 0.5 and not ("list", "dim") in tracked:
        found["list", "dim"] = "abs(start.detail.alpha - detail.alpha)"
    if rng.random() < 0.3 and ("list.cell", "borderWidth") not in tracked:
        read = rng.choice(["list.width", "detail.frame.height", "detail.picture.centerX", "list.cell.bottom", "detail.cover.y"])
        found["list.cell", "borderWidth"] = f"abs({read} - start.{read}) * 0.1"
    return [f"    drive {t}.{n}" + (f" = {v}" if v else "") for (t, n), v in found.items()]


def edges(rng, target, single):
    """Two edges of a frame, which together make its length."""
    low, high, along = rng.choice([("leading", "trailing", "x"), ("top", "bottom", "y"), ("x", "centerX", "x"), ("centerY", "bottom", "y")])
    change = f"translation.{along}" if single else "progress * 60pt"
    return {(target, low): f"start.{target}.{low} + {change}", (target, high): f"start.{target}.{high} - {change} * 0.3"}


def driven(rng, target, name, single, grows):
    """`grows`: the fingers go apart, and sizes with them."""
    at = f"start.{target}.{name}"
    if name in ("alpha", "scale"):
        return f"lerp({at}, {'2 + ' if grows and name == 'scale' else ''}{number(rng, 0.2, 1)}, progress)"
    if name == "cornerRadius":
        return rng.choice([f"lerp({at}, {rng.randint(0, 40)}pt, progress)", f"{at} + progress * {rng.randint(1, 30)}pt"])
    if name == "rotation":
        return f"{at} + progress * {rng.randint(-90, 90)}deg".replace("* -", "* -1 * ")
    moved = "translation" if single else "vector(progress * 40pt, 0)"
    if name == "translation":
        return f"{at} + {moved} * {rng.random():.2f}"
    if name == "center":
        return f"{at} + {moved}" + rng.choice(["", f" - vector(0, {target}.height * (1 - {target}.scale) / 2)"
                                               f" + vector(0, start.{target}.height * (1 - start.{target}.scale) / 2)"])
    if name == "frame":
        return rng.choice([f"inset({at}, progress * {rng.randint(1, 20)}pt)", f"offset({at}, {moved})"])
    if name == "size":
        return f"{at} * (1 {'+' if grows else '-'} progress / 2)"
    change = f"translation.{name}" if single else "progress * 90pt"
    return rng.choice([f"{at} + {change}", f"{at} + rubberBand({change}, in: -20pt..20pt)"])


def random_script(rng, way, index):
    """A script as JSON: a finger, or two, that mostly goes one way."""
    x, y = SCREEN[way]
    points, ms, place = [], 0, [rng.randint(100, 300), rng.randint(200, 600)]
    scale, turn = rng.choice([1, 1, 1.5, 0.8]), 0
    closing = rng.random() < 0.5
    for i in range(rng.randint(2, 5)):
        points.append({"ms": ms, "x": place[0], "y": place[1], "scale": round(scale, 2), "rotationDeg": turn})
        ms += rng.choice([0, 8, 16, 50, 100, 130]) if i else rng.choice([16, 80, 100])
        step = rng.choice([10, 50, 120, 200, 300] if i == 0 else [10, 50, 120, 200, -60, -200])
        place = [place[0] + x * step + rng.randint(-8, 8), place[1] + y * step + rng.randint(-8, 8)]
        scale = max(0.05, scale * rng.uniform(0.4, 0.95)) if closing else scale + rng.uniform(0.1, 0.9)
        turn += rng.randint(-20, 40)
    script = {"interaction": index, "points": points}
    if rng.random() < 0.3:
        script["ending"] = rng.choice(["cancelled", "failed", "lifted"])
    if rng.random() < 0.25:
        script["startsAfterMs"] = rng.choice([10, 50, 100, 400])
    elif rng.random() < 0.05:
        script["refusesAfterMs"] = rng.choice([0, 60])
    return script
