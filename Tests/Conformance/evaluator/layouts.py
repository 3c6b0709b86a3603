"""Other values than those of `sample`: what is proved of a finger is proved whatever the app lays out and hands over."""

from evaluator.scene import DEFAULTS
from evaluator.values import ANGLE, LENGTH, NONE, TIME, Group, Number, rect

HANDED = {LENGTH: 300.0, TIME: 1.0, ANGLE: 1.0, NONE: 1.0}


def layout(scene, display, largest, rng):
    """Other values than the sample's: the container is the display, views are anywhere, handed values anything."""
    found = {(("container",), "size"): lambda: Group("size", display)}
    for obj in scene.parents:
        if len(obj) == 2 and (obj, "") not in scene.given:
            frame = rect(rng.uniform(0, largest), rng.uniform(0, largest), rng.uniform(1, largest), rng.uniform(1, largest))
            found[obj, "frame"] = lambda frame=frame: frame
            scrolled = Group("point", (rng.choice((-9.0, 0.0, 9.0, 700.0)), rng.choice((-9.0, 0.0, 9.0, 700.0))))
            found[obj, "offset"] = lambda scrolled=scrolled: scrolled
            found[obj, "scrollEnabled"] = lambda scrolls=rng.random() < 0.7: scrolls
        elif len(obj) == 2:
            value = scene.given[obj, ""]()
            if isinstance(value, bool):
                found[obj, ""] = lambda flag=rng.random() < 0.5: flag
            elif isinstance(value, Number):
                share = rng.random() * rng.choice((1.0, -4.0, 20.0) if value.dimension == NONE else (1.0, 1.0, 4.0))
                found[obj, ""] = lambda value=value, share=share: Number(HANDED[value.dimension] * share, value.dimension)
    for obj in scene.parents:
        if obj != ("container",):
            for name, most in (("alpha", 1.0), ("cornerRadius", 40.0)):
                found[obj, name] = lambda name=name, share=rng.random() * most: Number(share, DEFAULTS[name].dimension)
    for obj, name in scene.given:
        if name in DEFAULTS and name != "offset":
            found[obj, name] = scene.given[obj, name]
    return found
