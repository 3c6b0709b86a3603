"""What fingers can do with an interaction: found fault with is what no finger contradicts, of many on four displays.

Grammar.md says what is proved; here it is tried. The layouts and fingers that contradict a fault soonest come first.
"""

import itertools
import random

from evaluator.caught import check_catches
from evaluator.decisions import Decisions
from evaluator.expressions import evaluate
from evaluator.gestures import Interaction, Live
from evaluator.layouts import layout
from evaluator.scene import DEFAULTS, GEOMETRY
from evaluator.touches import EDGE_WAYS, REACH, WAYS, Touches
from evaluator.transitions import Transition
from evaluator.trees import names, rule, tree, trees
from evaluator.values import Fault
from evaluator.ways import SLACK, Ways, numbers

DISPLAYS = [(390.0, 844.0), (844.0, 390.0), (320.0, 568.0), (1024.0, 1366.0)]
VISIBLE = 1e-3


def check_reach(transition, node):
    """Raises Fault where an interaction is wrong whatever the finger does."""
    for index, interaction in enumerate(transition.interactions):
        trial = Trial(transition, node, index)
        trial.place()
        trial.touched()
        trial.begins()
        if trial.interaction.way != "states":
            trial.progress()
        else:
            trial.table()
        trial.drives()
        if trial.interaction.way == "states":
            trial.states()
        check_catches(trial)
        trial.conditions()


class Trial(Touches, Ways, Decisions):
    """One interaction, tried."""

    def __init__(self, transition, node, index):
        self.transition, self.node, self.index = transition, node, index
        self.interaction = Interaction(transition, transition.interactions[index])
        self.made = {}
        gesture, side = self.interaction.gesture, self.interaction.side
        self.way = WAYS.get(EDGE_WAYS.get(side) if gesture == "edgePan" else side)
        said = list(map(str, transition.interactions[index].scan_values(lambda t: True)))
        self.places = "location" in said  # whether it matters where on the display the finger is

    # The worlds in which it is tried.

    def worlds(self):
        """The interaction as `sample` has it, if that is one of the displays, and on each with small and with large views."""
        container = self.transition.scene.frame(("container",)).values[2:]
        if container in DISPLAYS:
            yield container, self.interaction
        for key in itertools.product(DISPLAYS, (20.0, 2000.0)):
            if key not in self.made:
                display, largest = key
                rng = random.Random(str(key))
                made = Transition(self.transition.file, self.node, lambda scene: layout(scene, display, largest, rng))
                self.made[key] = Interaction(made, made.interactions[self.index])
            yield key[0], self.made[key]

    def surely(self, moment, holds, origin=None, deciding=False):
        """Whether something holds on every display, of every finger at a moment that `begin when` lets begin, in every rest
        that it can begin at or in one."""
        tried = False
        for display, interaction in self.worlds():
            for rest in [origin] if origin else self.origins():
                for first, touch in getattr(self, moment)(display):
                    began = Live(interaction, first, rest)
                    began.began = began
                    if moment not in ("beginning", "gate") and not all(evaluate(c, began) for c in interaction.begins):
                        continue
                    tried = True
                    if deciding and self.beyond(interaction, display, touch):
                        continue
                    live = Live(interaction, touch, rest, began)
                    live.deciding = deciding
                    if not holds(live):
                        return False
        return tried

    def origins(self):
        if self.interaction.way == "forward":
            return ["from"]
        return self.transition.states or ["to"]

    def is_placed(self):
        """Whether the spec says where the view of the gesture rests, and a finger begins there. What it has gone in a motion that
        it catches counts too where nothing is driven."""
        said = {(t.obj, t.name) for t in self.transition.tracks} | set(self.transition.written)
        said |= {(o, n) for _, o, n, _ in self.transition.changed}
        view = self.interaction.view
        return (view == (self.transition.ends["to"],) and self.interaction.way != "forward"
                and self.interaction.gesture not in ("pinch", "rotate") and (not self.catches())
                and any(o == view and n in GEOMETRY for o, n in said))

    def beyond(self, interaction, display, touch):
        """Whether a finger that begins where the view rests would leave the display."""
        if not self.is_placed():
            return False
        frames = [interaction.at_rest.value(rest, interaction.view, "frame").values for rest in self.origins()]
        for axis, length in enumerate(display):
            low = max(0.0, min(f[axis] for f in frames))
            high = min(length, max(f[axis] + f[axis + 2] for f in frames))
            if not -max(0.0, high) * REACH - 1e-9 <= touch.translation[axis] <= max(0.0, length - low) * REACH + 1e-9:
                return True
        return False

    # What is tried.

    def place(self):
        """The way is the transition's own, and the view of the gesture is there when it would begin."""
        if self.interaction.way != "states" and self.transition.directions[self.interaction.way] is None:
            raise Fault("T0417 a way of the platform")
        if self.catches():
            return
        members = [m.children[0] for m in trees(tree(self.node, "members"), "member")]
        style = next(names(m)[0] for m in members if rule(m) == "style_")
        owner, forward = self.interaction.view[0], self.interaction.way == "forward"
        if owner == self.transition.ends["to"] and forward:
            raise Fault("T0417 a view that is not there yet")
        if owner == self.transition.ends["from"] and not forward and style in ("navigation", "modal", "tab"):
            raise Fault("T0417 a view that has left")
        for added in members:
            if rule(added) == "view_" and names(added)[0] == owner:
                parts = trees(tree(added, "view_members"), "view_member") if tree(added, "view_members") else []
                if forward or not any(rule(m.children[0]) == "while_" for m in parts):
                    raise Fault("T0417 a view that is not there")

    def catches(self):
        """Whether it begins in the middle of a motion as well."""
        inside = tree(self.transition.interactions[self.index], "gesture_members")
        return any(rule(m.children[0]) == "catches_" for m in trees(inside, "gesture_member"))

    def touched(self):
        """What is hidden, or has no alpha or no extent, gets no touches, with all that is in it."""
        if self.catches() or self.interaction.way == "forward":  # the from screen is as it was found
            return
        view = self.interaction.view
        for obj in {view, view[:1]}:
            for kind, other, name, span, value in self.transition.said:
                unseen = kind == "hide" or name == "alpha" and value().value < 0.01
                if other == obj and span == "while" and unseen:
                    raise Fault("T0417 a view that is hidden")
            for name, least in (("alpha", 0.01), *((n, SLACK) for n in ("scale", "scaleX", "scaleY", "width", "height"))):
                placed = name in ("width", "height") and {(obj, n) for n in (name, "size", "frame")} & set(self.transition.written)
                if (placed or any((t.obj, t.name) == (obj, name) for t in self.transition.tracks)) and all(
                        abs(interaction.at_rest.value(rest, obj, name).value) < least
                        for _, interaction in self.worlds() for rest in self.origins()):
                    raise Fault("T0417 a view that cannot be touched")

    def table(self):
        """What is driven goes one way from state to state, the from screen among them where the finger goes there."""
        def turns(interaction):
            values = [interaction.at_rest.value(rest, *interaction.table()).value for rest in interaction.reached()]
            steps = [b - a for a, b in zip(values, values[1:])]
            return min(steps, default=1) <= 0 <= max(steps, default=1)
        if all(turns(interaction) for display, interaction in self.worlds() if self.is_made_for(*display)):
            raise Fault("T0313 a table that turns")

    def is_made_for(self, width, height):
        """Whether a spec with such a `sample` is made for a display: each if it is for a tablet, a phone held sideways alone, or what is upright."""
        own = self.transition.scene.frame(("container",)).values[2:]
        return min(own) >= 600 or (width > height) == (own[0] > own[1])

    def begins(self):
        for condition in self.interaction.begins:
            self.constant("gate", condition, holds=False)

    def constant(self, moment, condition, deciding=False, decides=False, holds=True):
        """A condition that is always the same, unless somebody has written `true`, or a decision is `false`. One that always
        holds where a gesture begins does no harm."""
        said = "".join(map(str, condition.scan_values(lambda t: True)))
        if said == "true" or said == "false" and decides:
            return

        def always(live, wanted):
            for live.scrolled in (None, (-9.0, -9.0), (700.0, 700.0)) if deciding else (None,):
                if evaluate(condition, live) is not wanted:
                    return False
            return True
        for wanted in (True, False) if holds else (False,):
            if self.surely(moment, lambda live: always(live, wanted), deciding=deciding):
                raise Fault("T0410 a condition that is always the same")

    def progress(self):
        raw = self.interaction.said_progress
        value = lambda live: evaluate(raw, live).value
        if any(self.surely("began", lambda live: value(live) > SLACK, origin) for origin in self.origins()):
            raise Fault("T0406 progress at the beginning")
        if self.begins_anywhere(lambda live: [value(live)]):
            raise Fault("T0406 progress by the finger's place")
        if self.goes_across(value) or self.goes_beside(value):
            raise Fault("T0409 progress across the way")
        if self.grows_to_sides(value):
            raise Fault("T0409 progress to either side")
        if self.falls_again(value):
            raise Fault("T0409 the progress falls again")
        directed = self.interaction.gesture == "pinch" or self.way
        if directed and self.surely("wrong", lambda live: value(live) > SLACK):
            raise Fault("T0409 the wrong way counts")
        if self.surely("lasting", lambda live: value(live) < 1 - SLACK):
            raise Fault("T0408 a progress that never becomes 1")

    def drives(self):
        for (obj, name), expression in self.interaction.drives.items():
            if expression is None:
                continue

            count = len(numbers(self.interaction.at_rest.value(self.origins()[0], obj, name)))
            for part, origin in itertools.product(range(count), self.origins()):
                ways = set()

                def jumps(live, part=part, ways=ways):
                    at = live.interaction.at_rest.value(live.rest, obj, name)
                    way = numbers(live.property(obj, name))[part] - numbers(at)[part]
                    ways.add(way > 0)
                    # What jumps up in one layout and down in another does not jump in one between them.
                    return abs(way) > VISIBLE and len(ways) == 1
                if self.surely("began", jumps, origin):
                    raise Fault("T0405 a jump at the beginning")

            if not self.is_written(obj, name):
                self.begins_with_one(obj, name)

            def driven(live):
                live.forced = 0.0
                return numbers(live.property(obj, name))
            if self.begins_anywhere(driven):
                raise Fault("T0405 a jump by the finger's place")
            if self.against(obj, name):
                raise Fault("T0409 a drive against the finger")
            if self.goes_on(obj, name):
                raise Fault("T0409 a drive that goes on both ways")

    def states(self):
        key = self.interaction.table()
        if self.between_states(*key):
            raise Fault("T0409 a drive against the finger")
        if self.interaction.nearest is not None and self.astray(key):
            raise Fault("T0420 what is compared goes astray")

    def is_written(self, obj, name):
        """Whether anything but the app says what a property is at rest."""
        written = [(t.obj, t.name) for t in self.transition.tracks] + self.transition.written
        written += [(o, n) for _, o, n, _ in self.transition.changed]
        return any(o == obj and (n == name or n in GEOMETRY and name in GEOMETRY) for o, n in written) \
            or (obj, name) in self.transition.scene.given

    def begins_with_one(self, obj, name):
        """A drive that begins with one number whatever the app has there: of all that it can be, one at most is right."""
        begins, rests = {}, {}

        def sees(live):
            for part, (begin, rest) in enumerate(zip(numbers(live.property(obj, name)),
                                                     numbers(live.interaction.at_rest.value(live.rest, obj, name)))):
                begins.setdefault(part, set()).add(round(begin, 6))
                rests.setdefault(part, set()).add(round(rest, 6))
            return True
        self.surely("began", sees)
        neutral = DEFAULTS.get(name)
        for part, found in begins.items():
            usual = numbers(neutral)[part] if neutral is not None and name not in GEOMETRY else 0.0
            laid_out = name in GEOMETRY and len(obj) == 2  # where a view is only the layout knows
            if len(found) == 1 and len(rests[part]) > 1 and (laid_out or found != {usual}):
                raise Fault("T0405 one number, whatever is found")
