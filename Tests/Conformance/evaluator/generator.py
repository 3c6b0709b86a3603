"""Random transitions that the language takes."""

import re

from evaluator.generated_gestures import interactions
from evaluator.generated_values import COLLECTED, GEOMETRY, PROPERTIES, SCREEN, clause, curve, length, place

# What members of a file a random transition may use.
MOTIONS = """
motion rise(of target: screen, by: length, from first: number, within part: time) {
  let far0 = by * 2
  animate target.translation: vector(0, far0) -> vector(0, 0) over 0..part
  animate target.scale: first -> 1 easeOut
}
motion fade(target: view) {
  animate target.alpha: 0 -> 1 soft over 10%..70% backward over 0%..50%
}
"""

# What of a frame can be animated beside what is placed of it.
BESIDE = {"size": ["center", "x", "y", "trailing", "centerY"], "width": ["center", "x", "y", "trailing", "centerY"],
          "centerX": ["width", "size", "y", "centerY"]}

# From where the items of a collection go.
ORIGINS = ["first", "last", "center", "list.cell.center", "container.center", "point(20pt, 40pt)"]


def table(rng, end, own):
    stops = sorted(rng.sample(range(5, 96), rng.randint(1, 3)))
    inner = "".join(f"{s}%: {end(rng)}{' ' + curve(rng) if own else rng.choice(['', ' ' + curve(rng)])}, " for s in stops)
    return f"{{ 0%: {end(rng)}, {inner}100%: {end(rng)}{' ' + curve(rng) if own or rng.random() < 0.5 else ''} }}"


def timing(rng, own, ways):
    """The clauses behind two values; `ways` are the lengths of both directions, none with several rest states."""
    if own or not ways:
        return ""
    line = rng.choice(["", " " + curve(rng)]) + clause(rng, ways[0])
    if rng.random() < 0.2:
        line += f" backward {curve(rng)}" + clause(rng, ways[1])
    return line


def track(rng, subject, name, end, own, ways):
    if rng.random() < 0.15 and name not in GEOMETRY and ways:
        return f"  {subject} {table(rng, end, own)}"
    line = f"  {subject}: {end(rng)} -> {end(rng)}" + timing(rng, own, ways)
    if name in ("frame", "center", "translation") and rng.random() < 0.3 and " at " not in line and "backward" not in line:
        line += f" along arc({rng.choice(['up', 'down', 'left', 'right'])}{rng.choice(['', ', height: 0.4'])})"
    return line


def following(rng, subject, end, ways):
    """Two tracks of one property, one after the other."""
    meeting, low, high = end(rng), rng.randint(20, 45), rng.randint(50, 80)
    return [f"  {subject}: {end(rng)} -> {meeting} {curve(rng)} over 0%..{low}%",
            f"  {subject}: {meeting} -> {end(rng)} {curve(rng)} over {high}%..100%"]


def shared(rng, index, own, ways, pictured=False, moved=False):
    """A shared element; `pictured` says that another one has the two images, `moved` that it has the views that nothing else sets."""
    kind = rng.choice(["image", "snapshot", "live"])
    kind = "snapshot" if pictured and kind == "image" or moved and kind == "live" else kind
    ends = ("list.thumb", "detail.cover") if kind == "image" or index and not pictured else ("list.cell", "detail.picture")
    ends = ("list.flown", "detail.landed") if kind == "live" else ends
    clips = ["", "", " clipped to list.safeArea", " clipped to container.bounds", " clipped to list.rows.frame"]
    lines = [f"  shared film{index}: {kind} {{", f"    from {ends[0]}{rng.choice(clips)}",
             f"    to {ends[1]}{rng.choice(clips).replace('list.safe', 'detail.safe')}"]
    if rng.random() < 0.6:
        frame = track(rng, "frame", "", GEOMETRY["frame"], own, ways)
        # Where it rests it is not as its other end is (T0203).
        lines.append("  " + re.sub(r"(-> |100%: )(from|list)\.cell\.frame(?![.\w])", r"\1inset(\2.cell.frame, 1pt)", frame))
        if " at " not in lines[-1] and "backward" not in lines[-1] and rng.random() < 0.3:
            lines.append(f"    along arc({rng.choice(['up', 'left'])})")
    for name in rng.sample(["cornerRadius", "background", "alpha"], rng.randint(0, 2)):
        lines.append("  " + track(rng, name, name, PROPERTIES[name], own, ways))
    if kind == "snapshot" and rng.random() < 0.7:
        lines.append("    crossfade" + timing(rng, own, ways))
    return [*lines, "  }"]


def added(rng, own, ways):
    kept = rng.random() < 0.6
    kind = rng.choice(["color(#102030)", "blur(dark)", 'image("name")'])
    name = "blur" if kind.startswith("blur") else "alpha"
    fills = rng.choice(["", "; fills list.cell", "; fills container"])
    lines = [f"  view shade: {kind} {{ above list{fills}{'; while detail' if kept else ''} }}"]
    middle = PROPERTIES["alpha"](rng)
    lines.append(f"  animate shade.{name}: 0 -> {middle}{timing(rng, own, ways)}" if kept else
                 f"  animate shade.{name} {{ 0%: 0, 40%: {middle} {curve(rng)}, 100%: 0{' linear' if own else ''} }}")
    return lines


def others(rng):
    """Members that have no values of their own, and places."""
    choices = ["hide list.cell while detail", "hide list.cell during interaction", "hold detail.body.dim = 0.2 during forward",
               "order list above detail", "call list.done at backward finish", "call list.done, list.begun at start",
               "let half0 = container.width / 2",
               rng.choice(["place detail.body.frame = inset(container.bounds, 20pt)", "place detail.body.trailing = container.width - 8pt"]),
               rng.choice(["place detail.picture.size = size(90pt, 60pt)", "place detail.picture.centerX = list.cell.centerX",
                           "place detail.picture.width = detail.picture.height"])]
    return [f"  {c}" if not c.startswith("let") else f"  {c}\n  place detail.cover.x = half0" for c in rng.sample(choices, rng.randint(0, 3))]


def random_transition(rng, index, way):
    own = rng.random() < 0.25
    forward, backward = rng.randint(2, 9) * 100, rng.randint(2, 9) * 100
    said = not own and rng.random() < 0.5
    ways = (forward, backward if said else forward)
    states = rng.random() < 0.12
    if states:
        ways = None
    style = "overlay" if states else rng.choice(["navigation", "overlay", "modal", "tab", "container"])
    lines = [f"transition Random{index} {{", f"  style {style}",
             "  from list { cell: view; flown: view; thumb: image; rows: collection; gap: length; part: number; glow: color; done, begun: hook }",
             "  to detail { picture: view; landed: view; cover: image; body: scroll }"]
    if states:
        lines.append("  states half, full")
    if own:
        lines.append(f"  forward {curve(rng, True)}")
    else:
        delay = f" delay {rng.randint(1, 200)}ms" if rng.random() < 0.3 else ""
        lines.append(f"  forward {forward}ms {curve(rng)}{delay}")
        if said and not states:
            block = f" {{ animate list.rows.scaleX {{ 0%: 1, 40%: {rng.random():.2f}, 100%: 1 }} }}" if rng.random() < 0.2 else ""
            lines.append(f"  backward {backward}ms {curve(rng)}{block}")
    tracked = {}
    framed = set()
    if states:
        lines += sheet(rng)
        tracked["detail", "y"] = tracked["list", "dim"] = True
        framed.add("detail")
    else:
        if rng.random() < 0.4:
            lines += shared(rng, 0, own, ways)
            if rng.random() < 0.3:
                lines += shared(rng, 1, own, ways, any("film0: image" in line for line in lines),
                                any("film0: live" in line for line in lines))
        if rng.random() < 0.3:
            lines += added(rng, own, ways)
        if rng.random() < 0.3:
            motion = "plain" if own else rng.choice(["rise", "fade"])
            lines.append({"rise": f"  use rise(of: detail, by: {length(rng, 0, 90)}, from: 0.7, within: 150ms)",
                          "fade": "  use fade(target: detail)", "plain": "  use plain(target: detail)"}[motion])
            tracked |= {("detail", n): True for n in {"rise": ("translation", "scale"), "fade": ("alpha",), "plain": ("scale",)}[motion]}
    hanging = "\n".join(others(rng)).split("\n")
    lines += hanging
    hidden = invisible("\n".join(lines).split("\n"))
    placed = dict(line.split()[1].rsplit(".", 1) for line in hanging if line.startswith("  place"))
    for target in ("list", "detail", "detail.picture", "list.cell"):
        for name in rng.sample(sorted(PROPERTIES), rng.randint(0, 3)):
            if (target, name) in tracked or name == "alpha" and target in hidden:
                continue
            tracked[target, name] = True
            made = seen if (target, name) == ("detail", "alpha") else PROPERTIES[name]
            if ways and not own and rng.random() < 0.06:
                lines += following(rng, f"animate {target}.{name}", made, ways)
            else:
                lines.append(track(rng, f"animate {target}.{name}", name, made, own, ways))
        if rng.random() < 0.4 and target not in framed:
            name = rng.choice(BESIDE.get(placed.get(target), sorted(GEOMETRY)))
            framed.add(target)
            tracked[target, name] = True
            lines.append(track(rng, f"animate {target}.{name}", name, GEOMETRY[name], own, ways))
    if not own and rng.random() < 0.3:
        name = rng.choice(COLLECTED)
        lines.append(f"  animate list.rows.{name}: {PROPERTIES[name](rng)} -> {PROPERTIES[name](rng)} {curve(rng)}"
                     f" stagger {rng.randint(1, 40)}ms from {rng.choice(ORIGINS)}"
                     + (f" backward stagger {rng.randint(1, 40)}ms from {rng.choice(ORIGINS)}" if rng.random() < 0.3 else ""))
    lines += interactions(rng, way, states, tracked, framed | placed.keys(), hidden)
    if not any(line.startswith("  interactive") for line in lines):
        lines = [line for line in lines if "during interaction" not in line]
    lines.append("  fallback crossfade 200ms\n  reduceMotion crossfade 200ms")
    lines.append(f"  sample {{\n    list.cell = rect({rng.randint(0, 90)}pt, {rng.randint(0, 90)}pt, "
                 f"{rng.randint(20, 200)}pt, {rng.randint(20, 200)}pt); detail.picture = rect(4pt, 50pt, 300pt, 200pt)\n"
                 f"    list.thumb = rect({rng.randint(0, 90)}pt, 30pt, 60pt, {rng.randint(20, 200)}pt); list.gap = {length(rng, 0, 50)}"
                 + rng.choice(["", "; list.glow = #20304050", "; list.part = 40%", "; list.rows = rect(0, 20pt, 300pt, 600pt)"])
                 + rng.choice(["", "; list.safeArea = insets(top: 40pt, bottom: 20pt)", "; container = size(800pt, 600pt)",
                               "; detail.safeArea = insets(left: 30pt)", "; list.cell.alpha = 0.5"]) + " }")
    return "\n".join(lines).replace("from.cell", "list.cell") + "\n}\n"


def seen(rng):
    """An alpha of what a finger finds."""
    return f"max(2%, {PROPERTIES['alpha'](rng)})"


def invisible(lines):
    """What members hide: its alpha is theirs."""
    found = set()
    for words in (line.replace(",", " ").split() for line in lines):
        if words and words[0] in ("hide", "from", "to") and len(words) > 1 and "." in words[1]:
            found.add(words[1])
    return found


def sheet(rng):
    """A table of which every state has a row, and one beside it."""
    half = rng.choice(["container.height / 2", "50% * container.height", "420pt"])
    return [f"  animate detail.y {{ list: container.height, half: {half}, full: {rng.randint(0, 99)}pt }}",
            f"  animate list.dim {{ list: 0, half: {rng.random():.2f}, full: {rng.random():.2f} }}"]


def random_file(rng, count):
    """Some transitions in one text, with the declarations that they use; most gestures go one way, that is second."""
    way = rng.choice(sorted(SCREEN))
    text = (f"let far = {rng.randint(10, 300)}pt\nlet share = {rng.random():.3f} / 2\n"
            f"curve soft = cubic(0.2, {rng.random():.2f}, 0.1, 1)\n{MOTIONS}"
            "motion plain(target: screen) { animate target.scale: 0.5 -> 1 }\n\n"
            + "\n".join(random_transition(rng, i, way) for i in range(count)))
    return text, way
