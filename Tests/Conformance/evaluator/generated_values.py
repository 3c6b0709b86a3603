"""Random values, curves and clauses for random transitions."""

# The ways of a finger, as a direction of x and y.
SCREEN = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}

# Properties, and what makes an end of a track of each.
PROPERTIES = {
    "alpha": lambda r: number(r, 0, 1), "dim": lambda r: number(r, 0, 1), "scale": lambda r: number(r, 0.2, 2),
    "scaleX": lambda r: number(r, 0.2, 2), "rotationX": lambda r: f"{r.randint(-170, 170)}deg",
    "rotation": lambda r: f"{r.randint(-170, 170)}deg", "cornerRadius": lambda r: length(r, 0, 40),
    "borderWidth": lambda r: length(r, 0, 9), "translation": lambda r: f"vector({length(r, -90, 90)}, {length(r, -90, 90)})",
    "background": lambda r: r.choice([f"#{r.randrange(1 << 24):06X}", f"#{r.randrange(1 << 32):08X}", "list.glow"]),
    "borderColor": lambda r: f"#{r.randrange(1 << 24):06X}", "shadow.opacity": lambda r: number(r, 0, 1),
    "shadow.radius": lambda r: length(r, 0, 30), "shadow.offset": lambda r: f"vector({length(r, -9, 9)}, {length(r, -9, 9)})",
}
COLLECTED = ["alpha", "scale", "translation"]
GEOMETRY = {
    "frame": lambda r: r.choice([
        f"rect({length(r, 0, 90)}, {length(r, 0, 90)}, {length(r, 90, 300)}, {length(r, 90, 300)})",
        f"inset(container.bounds, {length(r, 1, 30)})", "from.cell.frame", "_",
        "aspectFit(from.cell.size, in: container.bounds)", "aspectFill(size(3pt, 4pt), in: inset(from.cell.frame, 1pt))",
        "inset(from.cell.frame, insets(left: 2pt, bottom: 3pt))",
        f"offset(from.cell.frame, vector({length(r, 1, 30)}, 4pt))", "inset(from.cell.frame, 30pt)",
        "aspectFit(size(0pt, 9pt), in: inset(from.cell.frame, 1pt))"]),
    "x": lambda r: place(r), "y": lambda r: place(r), "trailing": lambda r: place(r), "centerY": lambda r: r.choice(["_", place(r)]),
    "width": lambda r: r.choice(["_", length(r, 10, 200)]), "size": lambda r: f"size({length(r, 10, 200)}, {length(r, 10, 200)})",
    "center": lambda r: r.choice(["_", f"point({place(r)}, {place(r)})", f"vector({place(r)}, 9pt) + point(3pt, {place(r)})"]),
}


def number(rng, low, high):
    value = round(rng.uniform(low, high), 3)
    middle = (low + high) / 2
    return rng.choice([f"{value}", f"lerp({low}, {high}, {rng.random():.2f})", f"clamp({value * 2}, {low}..{high})",
                       f"map({rng.randint(0, 500)}pt, 0..from.cell.width, {low}..{middle})",
                       f"min({high}, max({low}, cos({rng.randint(0, 360)}deg)))"])


def length(rng, low, high):
    value = rng.randint(low, high)
    if low < 0:
        return f"{value}pt" if value >= 0 else f"-{-value}pt"
    return rng.choice([f"{value}pt", f"min({value}pt, {high}pt)", f"max({low}pt, {value}pt)", f"(far * 0 + {value}pt)"])


def place(rng):
    return rng.choice([f"{rng.randint(0, 400)}pt", "from.cell.x", "container.width / 3", "far", "list.gap * 2", "list.part * far",
                       "from.cell.frame.y - far * share", "rubberBand(500pt, in: 0..400pt)", "project(700pt/s, rate: fast)",
                       "sqrt(from.cell.width * far)", "abs(-far)", "container.height * 20%", "-container.width",
                       "list.thumb.center.x", "lerp(from.cell.x, far, share)"])


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


def pace(rng):
    """A duration and a curve, or a spring that has one."""
    return curve(rng, True) if rng.random() < 0.3 else f"{rng.randint(1, 8) * 100}ms {curve(rng)}"
