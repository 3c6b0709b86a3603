"""The texts that `Benchmarks/peers` and `Benchmarks/instructions` measure; the same on every machine."""
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def spec(name):
    with open(os.path.join(ROOT, "Specs", name + ".transition"), encoding="utf-8") as file:
        return file.read()


# Those that import nothing and declare nothing beside their transition.
ALONE = ["photos", "tabs", "side-menu", "half-sheet", "story-cube", "pinch-photo", "zoom-modal"]


def specs(size):
    """Transitions of `Specs`, each under a name of its own, until there are so many bytes."""
    parts, length = [], 0
    while length < size:
        number = len(parts)
        part = re.sub(r"(?m)^transition (\w+)", rf"transition \g<1>{number}", spec(ALONE[number % len(ALONE)]))
        parts.append(part)
        length += len(part.encode())
    return "\n".join(parts)


def protocol(size):
    """Messages for protoc."""
    text, number = 'syntax = "proto3";\npackage bench;\n', 0
    while len(text) < size:
        text += f"""
// The values that screen {number} hands over.
message Screen{number} {{
  // Where it is.
  double position_x_{number} = 1;
  double position_y_{number} = 2;
  string title_{number} = 3;
  repeated int32 items_{number} = 4;
  bool is_visible_{number} = 5;
  enum Style{number} {{
    STYLE_{number}_PLAIN = 0;
    STYLE_{number}_GROUPED = 1;
  }}
  Style{number} style = 6;
}}
"""
        number += 1
    return text


def schema(size):
    """Tables for flatc."""
    text, number = "namespace bench;\n", 0
    while len(text) < size:
        text += f"""
enum Style{number}: byte {{ Plain, Grouped }}

/// The values that screen {number} hands over.
table Screen{number} {{
  /// Where it is.
  position_x_{number}: double = 1.5;
  position_y_{number}: double;
  title_{number}: string;
  items_{number}: [int];
  is_visible_{number}: bool = true;
  style: Style{number} = Plain;
}}
"""
        number += 1
    return text


def functions(size):
    """Functions for a C compiler."""
    text, number = "", 0
    while len(text) < size:
        text += f"""
/* The place of screen {number} when a finger has moved it. */
static double position_{number}(double translation, double height) {{
  double pull = translation < 0 ? 0 : translation;
  double progress_{number} = pull / (height / 2);
  if (progress_{number} > 1) progress_{number} = 1;
  return height * (1 - progress_{number} * 0.5);
}}

double screen_{number}(double t) {{ return position_{number}(t, 844.0) + {number}; }}
"""
        number += 1
    return text


# MARK: Many of one thing in one transition

HEAD = "transition Many {\n  style overlay\n"
REST = "  forward 300ms easeOut\n  reduceMotion crossfade 200ms\n"
PLAIN = HEAD + "  from a\n  to b\n" + REST


def many(line, count, head=PLAIN, tail="}\n"):
    return head + "".join(line(index) for index in range(count)) + tail


def views(count):
    return ", ".join(f"v{index}" for index in range(count))


def tracks(count):
    return many(
        lambda i: f"  animate b.alpha: {i % 2} -> {(i + 1) % 2} "
        f"over {i * 100 / count:.4f}%..{(i + 1) * 100 / count:.4f}%\n", count)


def added(count):
    return many(
        lambda i: f"  view v{i}: color(#000000) {{\n    above b\n    while b\n  }}\n"
        f"  place v{i}.frame = rect({i}pt, 0pt, 10pt, 10pt)\n  animate v{i}.alpha: 0 -> 0.5\n",
        count, PLAIN + "  animate b.alpha: 0 -> 1\n")


def gestures(count):
    head = HEAD + f"  from a\n  to b {{ {views(count)}: view }}\n" + REST + "  animate b.alpha: 0 -> 1\n"
    return many(
        lambda i: f"  interactive backward by pan(down) on b.v{i} {{\n    begin when velocity.y > 0pt/s\n"
        "    progress = translation.y / b.height\n    finish when progress > 50%\n    settle 300ms\n  }\n",
        count, head)


def edge_pans(count):
    head = HEAD.replace("overlay", "navigation") + f"  from a\n  to b {{ {views(count)}: view }}\n" + REST
    return many(
        lambda i: f"  interactive backward by edgePan(left) on b.v{i} {{\n    progress = translation.x / b.width\n"
        "    finish when progress > 50%\n    settle 300ms\n  }\n",
        count, head + "  animate b.x: container.width -> 0pt\n")


def foreign_rests(count):
    """Tracks that do not rest as the layout has it: a finding each."""
    head = HEAD.replace("overlay", "navigation") + f"  from a {{ {views(count)}: view }}\n  to b\n" + REST
    return many(
        lambda i: f"  animate a.v{i}.scale: a.width / 390pt + 1 -> 0.8\n", count, head + "  animate b.alpha: 0 -> 1\n")


def pictures(count):
    names = ", ".join(f"w{index}" for index in range(count))
    head = HEAD + f"  from a {{ {views(count)}: image }}\n  to b {{ {names}: image }}\n" + REST
    return many(
        lambda i: f"  shared p{i}: image {{\n    from a.v{i}\n    to b.w{i}\n"
        f"    frame: a.v{i}.frame -> b.w{i}.frame\n    missing crossfade 200ms\n  }}\n",
        count, head + "  animate b.alpha: 0 -> 1\n")


def drives(count):
    head = HEAD + f"  from a {{ {views(count)}: view }}\n  to b\n" + REST + "  animate b.alpha: 0 -> 1\n"
    return many(
        lambda i: f"    drive a.v{i}.alpha = 1 - progress\n", count,
        head + "  interactive backward by pan(down) on b {\n    progress = translation.y / b.height\n",
        "    finish when progress > 50%\n    settle 300ms\n  }\n}\n")


def typos(count):
    """A finding in every second line, each with a fix-it, none about the name of another."""
    head = HEAD + f"  from a {{ {views(count)}: view }}\n  to b\n" + REST
    return many(lambda i: f"  // The line of view {i}.\n  animate a.v{i}.alpa: 0 -> 1\n", count, head)


def one_line(count):
    """Transitions that all stand on one line."""
    return "; ".join(
        f"transition T{i} {{ style overlay; from a; to b; forward 300ms; animate b.alpha: 0 -> 1; "
        "reduceMotion crossfade 200ms }" for i in range(count)) + "\n"


def one_line_unused(count):
    """One line with a finding in every second member."""
    return (PLAIN + "  animate b.alpha: 0 -> 1; " + "; ".join(f"let k{i} = {i}pt" for i in range(count))
            + "\n}\n")
