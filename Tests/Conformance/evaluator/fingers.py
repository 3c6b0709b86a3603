"""A finger, or two, at a moment and in a script."""

import math


class Touch:
    """The finger, or two of them, at a moment: since the beginning, and how fast."""

    def __init__(self, translation, velocity, location, scale=(1.0, 0.0), rotation=(0.0, 0.0)):
        self.translation, self.velocity, self.location = translation, velocity, location
        self.scale, self.rotation = scale, rotation  # each with its speed

    def later(self, seconds):
        """Where it is if it goes on at its speed."""
        moved = [v * seconds for v in self.velocity]
        return Touch(tuple(a + b for a, b in zip(self.translation, moved)), self.velocity,
                     tuple(a + b for a, b in zip(self.location, moved)),
                     (self.scale[0] + self.scale[1] * seconds, self.scale[1]),
                     (self.rotation[0] + self.rotation[1] * seconds, self.rotation[1]))


class Script:
    """The members of a gesture script, times in seconds."""

    def __init__(self, members):
        points = members["points"]
        times = [p["ms"] / 1000 for p in points]
        places = [(p["x"], p["y"], p.get("scale", 1.0), math.radians(p.get("rotationDeg", 0.0))) for p in points]
        # From point to point the finger moves along the line: a place each millisecond.
        self.times, self.points = times[:1], places[:1]
        for (start, end), (a, b) in zip(zip(times, times[1:]), zip(places, places[1:])):
            count = math.ceil((end - start) * 1000 - 1e-6)
            for share in [place / count for place in range(1, count)]:
                self.times.append(start + (end - start) * share)
                self.points.append(tuple(x + (y - x) * share for x, y in zip(a, b)))
            self.times.append(end)
            self.points.append(b)
        self.interaction = members.get("interaction", 0)
        self.ending = members.get("ending", "lifted")
        self.starts = members.get("startsAfterMs", 0) / 1000
        self.refuses = members["refusesAfterMs"] / 1000 if "refusesAfterMs" in members else None
        self.state = members.get("state")

    def touch(self, index):
        """The finger at a point: the first has the velocity to the second, each other that from the one before."""
        a, b = (0, 1) if index == 0 else (index - 1, index)
        passed = self.times[b] - self.times[a]
        speeds = [(y - x) / passed if passed > 0 else 0.0 for x, y in zip(self.points[a], self.points[b])]
        first, here = self.points[0], self.points[index]
        return Touch((here[0] - first[0], here[1] - first[1]), tuple(speeds[:2]), here[:2], (here[2], speeds[2]),
                     (here[3], speeds[3]))
