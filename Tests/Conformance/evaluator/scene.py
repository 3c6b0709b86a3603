"""Where everything rests: the container, the screens and their views, shared and added views, and what `sample` gives."""

from evaluator.values import ANGLE, LENGTH, NONE, Fault, Group, Number, Unknown, part, rect

GEOMETRY = set("frame bounds center size x y width height top bottom leading trailing centerX centerY".split())
ZERO = Number(0.0, LENGTH)
DEFAULTS = {
    "alpha": Number(1.0), "dim": Number(0.0), "blur": Number(0.0), "scale": Number(1.0), "scaleX": Number(1.0),
    "scaleY": Number(1.0), "rotation": Number(0.0, ANGLE), "rotationX": Number(0.0, ANGLE),
    "rotationY": Number(0.0, ANGLE), "translation": Group("vector", (0.0, 0.0)), "cornerRadius": ZERO, "borderWidth": ZERO,
    "background": Group("color", (0.0,) * 4, NONE), "borderColor": Group("color", (0.0,) * 4, NONE),
    "shadow.opacity": Number(0.0), "shadow.radius": Number(3.0, LENGTH), "shadow.offset": Group("vector", (0.0, -3.0)),
    "safeArea": Group("insets", (0.0,) * 4), "offset": Group("point", (0.0, 0.0)),
    "tint": Group("color", (0.0,) * 4, NONE), "perspective": ZERO, "anchor": Group("vector", (0.5, 0.5), NONE),
}


def of_frame(frame, name):
    """A property that is geometry, of a frame."""
    x, y, w, h = frame.values
    if name in ("frame", "bounds"):
        return frame
    if name in ("center", "size"):
        return part(frame, name)
    ways = {"x": x, "leading": x, "y": y, "top": y, "width": w, "height": h, "trailing": x + w, "bottom": y + h,
            "centerX": x + w / 2, "centerY": y + h / 2}
    return Number(ways[name], LENGTH)


class Scene:
    """The objects of a transition and their values at rest."""

    def __init__(self):
        self.parents = {("container",): None}
        self.given, self.places, self.fills, self.pictures = {}, {}, {}, {}
        self.busy = set()
        self.reads = 0  # how often a value of a run was asked for

    def frame(self, obj, wanted="frame"):
        """The frame of an object where it rests, at least as far as one property needs it."""
        if (obj, wanted) in self.busy:
            raise Fault("T0308 a circle")
        self.busy.add((obj, wanted))
        try:
            frame = self.natural(obj)
            set_here = [name for o, name in self.places if o == obj]
            mine = {name: self.placed_value(obj, name) for name in needed(wanted, set_here)}
            return placed(frame, mine) if mine else frame
        finally:
            self.busy.discard((obj, wanted))

    def placed_value(self, obj, name):
        """What a `place` says; it may not need itself."""
        if (obj, name, "place") in self.busy:
            raise Fault("T0308 a circle")
        self.busy.add((obj, name, "place"))
        try:
            if len(obj) == 2:
                self.frame(obj[:1])  # a view is laid out in its screen
            return self.places[obj, name]()
        finally:
            self.busy.discard((obj, name, "place"))

    def natural(self, obj):
        given = self.given.get((obj, "frame"))
        around = self.frame(self.parents[obj]) if len(obj) == 2 and obj in self.parents else None
        if given:
            return given()
        if obj == ("container",):
            size = self.given.get((obj, "size"))
            return rect(0.0, 0.0, *(size().values if size else (390.0, 844.0)))
        if obj in (("tabBar",), ("navigationBar",)):
            x, y, w, h = self.frame(("container",)).values
            return rect(x, y + h - 49, w, 49) if obj == ("tabBar",) else rect(x, y, w, 44)
        if obj in self.fills:
            content, target = self.fills[obj]
            frame = self.frame(target or ("container",))
            if content == "button" and target is None:
                x, y, w, h = frame.values
                return rect(x + w / 2 - 22, y + h / 2 - 22, 44, 44)
            return frame
        if obj not in self.parents:
            raise Unknown(f"the frame of {obj}")
        return around or self.frame(self.parents[obj])

    def value(self, obj, name):
        """What a property is at rest, without any track."""
        self.reads += 1
        if name in GEOMETRY:
            return of_frame(self.frame(obj, name), name)
        if (obj, name) in self.given:
            return self.given[obj, name]()
        if name == "imageSize" and obj in self.pictures:
            return of_frame(self.frame(self.pictures[obj]), "size")
        if name == "shadow.offset" and obj in self.pictures:
            return Group("vector", (0.0, 0.0))
        if name in DEFAULTS:
            return DEFAULTS[name]
        if name in ("scrollEnabled", "clipsToBounds"):
            return name == "scrollEnabled"
        raise Fault(f"T0102 no property {name}")


# Geometry: what each property says of each axis.
PARTS_OF = {name: ((axis, part_),) for axis, names in (
    ("x", {"x": "low", "leading": "low", "centerX": "middle", "trailing": "high", "width": "length"}),
    ("y", {"y": "low", "top": "low", "centerY": "middle", "bottom": "high", "height": "length"}))
    for name, part_ in names.items()}
PARTS_OF |= {"center": (("x", "middle"), ("y", "middle")), "size": (("x", "length"), ("y", "length"))}
PARTS_OF |= {name: PARTS_OF["center"] + PARTS_OF["size"] for name in ("frame", "bounds")}


def needed(name, known):
    """Of the geometry that is set what a property uses: what its axis is set to itself, or what else is set there; but a
    length no place that is set alone, and a middle no length that is."""
    found = set()
    for axis, part_ in PARTS_OF[name]:
        said = {p for n in known for a, p in PARTS_OF[n] if a == axis}
        if part_ in said:
            said = {part_}
        elif len(said) == 1 and (part_ == "length" or part_ == "middle" and said == {"length"}):
            said = set()
        found |= {n for n in known if any(a == axis and p in said for a, p in PARTS_OF[n])}
    return [n for n in known if n in found]


def stays(name, driven, said):
    """Whether a part of a frame that has a track stays while others of its axis are driven: the length of the axis alone, or only
    places of the frame that have tracks."""
    if len(PARTS_OF[name]) > 1 or PARTS_OF[name][0][1] == "length" or name in driven:
        return False
    axis = PARTS_OF[name][0][0]
    same = [found for found in ({p for a, p in PARTS_OF[n] if a == axis} for n in driven) if found]
    return bool(same) and (all(found == {"length"} for found in same)
                           or all(n in said and all(p != "length" for _, p in PARTS_OF[n]) for n in driven))


AXES = (("x", "leading", "centerX", "trailing", "width"), ("y", "top", "centerY", "bottom", "height"))


def placed(frame, values):
    """A frame with some of its geometry set; of each axis what is not set stays, the length before the middle."""
    if "frame" in values:
        return values["frame"]
    box = list(frame.values)
    for axis, (origin, edge, middle, end, length) in enumerate(AXES):
        number = lambda name: values[name].value if name in values else None
        size = values["size"].values[axis] if "size" in values else number(length)
        low = number(origin) if number(origin) is not None else number(edge)
        mid = values["center"].values[axis] if "center" in values else number(middle)
        high = number(end)
        if size is None and low is not None and high is not None:
            size = high - low
        if size is None and low is not None and mid is not None:
            size = 2 * (mid - low)
        if size is None and high is not None and mid is not None:
            size = 2 * (high - mid)
        stays = box[axis] + box[2 + axis] / 2  # the middle, if nothing else of the place is set
        if size is not None:
            box[2 + axis] = size
        size = box[2 + axis]
        middle = mid if mid is not None else stays
        box[axis] = low if low is not None else high - size if high is not None else middle - size / 2
    return rect(*box)
