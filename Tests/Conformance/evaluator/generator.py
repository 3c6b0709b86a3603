"""Random transitions that the language takes."""

# Properties, and what makes an end of a track of each.
PROPERTIES = {
    "alpha": lambda r: number(r, 0, 1), "dim": lambda r: number(r, 0, 1), "scale": lambda r: number(r, 0.2, 2),
    "rotation": lambda r: f"{r.randint(-170, 170)}deg", "cornerRadius": lambda r: length(r, 0, 40),
    "borderWidth": lambda r: length(r, 0, 9), "translation": lambda r: f"vector({length(r, -90, 90)}, {length(r, -90, 90)})",
    "background": lambda r: f"#{r.randrange(1 << 24):06X}", "shadow.opacity": lambda r: number(r, 0, 1),
}
GEOMETRY = {
    "frame": lambda r: r.choice([
        f"rect({length(r, 0, 90)}, {length(r, 0, 90)}, {length(r, 90, 300)}, {length(r, 90, 300)})",
        f"inset(container.bounds, {length(r, 1, 30)})", "from.cell.frame", "_",
        "aspectFit(from.cell.size, in: container.bounds)", f"offset(from.cell.frame, vector({length(r, 1, 30)}, 4pt))"]),
    "x": lambda r: place(r), "y": lambda r: place(r), "center": lambda r: r.choice(["_", f"point({place(r)}, {place(r)})"]),
}


def number(rng, low, high):
    value = round(rng.uniform(low, high), 3)
    middle = (low + high) / 2
    return rng.choice([f"{value}", f"lerp({low}, {high}, {rng.random():.2f})", f"clamp({value * 2}, {low}..{high})",
                       f"map({rng.randint(0, 500)}pt, 0..from.cell.width, {low}..{middle})"])


def length(rng, low, high):
    value = rng.randint(low, high)
    if low < 0:
        return f"{value}pt" if value >= 0 else f"-{-value}pt"
    return rng.choice([f"{value}pt", f"min({value}pt, {high}pt)", f"max({low}pt, {value}pt)", f"(far * 0 + {value}pt)"])


def place(rng):
    return rng.choice([f"{rng.randint(0, 400)}pt", "_" if rng.random() < 0 else "from.cell.x", "container.width / 3", "far",
                       "from.cell.frame.y - far * share", "rubberBand(500pt, in: 0..400pt)", "project(700pt/s, rate: fast)",
                       "sqrt(from.cell.width * far)", "abs(-far)", "container.height * 20%", "-container.width"])


def curve(rng, own=False):
    choices = ["linear", "easeIn", "easeOut", "easeInOut", f"spring(damping: {rng.uniform(0.3, 2):.2f})",
               f"cubic({rng.random():.2f}, {rng.uniform(-0.5, 1.5):.2f}, {rng.random():.2f}, {rng.uniform(-0.5, 1.5):.2f})", "soft"]
    if own:
        choices = [f"spring(response: {rng.uniform(0.1, 0.6):.2f}s, damping: {rng.uniform(0.4, 1.6):.2f})",
                   f"spring(duration: {rng.uniform(0.1, 0.6):.2f}s, bounce: {rng.uniform(-0.5, 0.6):.2f})",
                   f"spring(mass: {rng.uniform(0.5, 2):.2f}, stiffness: {rng.randint(80, 400)}, damping: {rng.randint(12, 40)})"]
    return rng.choice(choices)


def clause(rng, length_ms):
    low = rng.randint(0, 60)
    high = rng.randint(low + 5, 100)
    return rng.choice(["", "", f" over {low}%..{high}%", f" after {low}%", f" at {low}%",
                       f" over {low * length_ms // 100}ms..{high * length_ms // 100}ms"])


def track(rng, target, name, end, own, forward_ms, backward_ms):
    if rng.random() < 0.15 and name not in GEOMETRY:
        middle = rng.randint(5, 95)
        return (f"  animate {target}.{name} {{ 0%: {end(rng)}, {middle}%: {end(rng)} {curve(rng)}, "
                f"100%: {end(rng)}{' ' + curve(rng) if own or rng.random() < 0.5 else ''} }}")
    line = f"  animate {target}.{name}: {end(rng)} -> {end(rng)}"
    if not own:
        line += rng.choice(["", " " + curve(rng)]) + clause(rng, forward_ms)
        if rng.random() < 0.2:
            line += f" backward {curve(rng)}" + clause(rng, backward_ms)
    return line


def random_transition(rng, index):
    own = rng.random() < 0.25
    forward, backward = rng.randint(2, 9) * 100, rng.randint(2, 9) * 100
    said = rng.random() < 0.5
    lines = [f"transition Random{index} {{", f"  style {rng.choice(['navigation', 'overlay', 'modal', 'tab', 'container'])}",
             "  from list { cell: view }", "  to detail { picture: view }"]
    if own:
        lines.append(f"  forward {curve(rng, True)}")
    else:
        delay = f" delay {rng.randint(1, 200)}ms" if rng.random() < 0.3 else ""
        lines.append(f"  forward {forward}ms {curve(rng)}{delay}")
        if said:
            lines.append(f"  backward {backward}ms {curve(rng)}")
    for target in ("list", "detail", "detail.picture", "list.cell"):
        for name in rng.sample(sorted(PROPERTIES), rng.randint(0, 3)):
            lines.append(track(rng, target, name, PROPERTIES[name], own, forward, backward if said else forward))
        if rng.random() < 0.4:
            name = rng.choice(sorted(GEOMETRY))
            lines.append(track(rng, target, name, GEOMETRY[name], own, forward, backward if said else forward))
    lines.append("  reduceMotion crossfade 200ms")
    lines.append(f"  sample {{ list.cell = rect({rng.randint(0, 90)}pt, {rng.randint(0, 90)}pt, "
                 f"{rng.randint(20, 200)}pt, {rng.randint(20, 200)}pt); detail.picture = rect(4pt, 50pt, 300pt, 200pt) }}")
    return "\n".join(lines).replace("from.cell", "list.cell") + "\n}\n"


def random_file(rng, count):
    """Some transitions in one text, with the declarations that they use."""
    return (f"let far = {rng.randint(10, 300)}pt\nlet share = {rng.random():.3f} / 2\n"
            f"curve soft = cubic(0.2, {rng.random():.2f}, 0.1, 1)\n\n" + "\n".join(random_transition(rng, i) for i in range(count)))
