extension Mistake {
  /// Forms of UIKit, SwiftUI and CSS, and typos that look like them.
  static let ofOtherLanguages: [Mistake] = [
    Mistake(
      "backward 300ms easeOut", "backward 300ms curveEaseOut", "T0105",
      note: "did you mean `easeOut`?",
      remedy: "change to `easeOut`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.alpha: 0 -> 1 .easeOut", "T0001",
      note: "",
      remedy: "remove it"),
    Mistake(
      "backward 300ms easeOut", "backward duration: 0.3s", "T0001",
      note: "a duration and a curve have no names: `300ms easeOut`",
      remedy: "remove the name"),
    Mistake(
      "backward 300ms easeOut", "backward 300ms easeOut after 100ms", "T0001",
      note: "a direction begins later with `delay`",
      remedy: "write `delay`"),
    Mistake(
      "backward 300ms easeOut", "backward spring(stiffness: 200, damping: 20)", "T0204",
      note: "a spring with a stiffness also needs a mass, usually `mass: 1`",
      remedy: ""),
    Mistake(
      "backward 300ms easeOut", "backward interactiveSpring(response: 0.3)", "T0104",
      note:
        "a spring is a curve, which may have a duration of its own: `spring(response: 0.15s, damping: 0.86)`",
      remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.shadow.offset: size(0, 4pt) -> vector(0, 0)", "T0203",
      note: "a displacement is `vector(x, y)`",
      remedy: "write `vector`"),
    Mistake(
      "animate detail.alpha: 0 -> 1",
      "animate detail.frame: aspectFit(size(3pt, 4pt), container.bounds) -> _", "T0204",
      note: "",
      remedy: "write `in:`"),
    Mistake(
      "interactive backward", "interactive dismiss", "T0002",
      note: "the way back is `backward`",
      remedy: "change to `backward`"),
    Mistake(
      "finish when", "complete when", "T0016",
      note: "a condition decides: `finish when progress > 40%`",
      remedy: "change to `finish`"),
    Mistake(
      "transition Zoom {", "transition Zoom: UIViewControllerAnimatedTransitioning {", "T0002",
      note: "a transition inherits nothing: its class is generated",
      remedy: "remove it"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.frame: CGRect.zero -> _", "T0101",
      note: "a rect is `rect(x, y, width, height)`, with units: `rect(16pt, 120pt, 120pt, 120pt)`",
      remedy: "change to `rect(0, 0, 0, 0)`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "transition: opacity 300ms ease", "T0016",
      note: "to animate something, write a track: `animate TARGET.PROPERTY: A -> B`",
      remedy: ""),
    Mistake(
      "to   detail.picture", "to   detail.picture?", "T0001",
      note: "the `?` of an optional view is in the declaration of the screen: `picture: image?`",
      remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate self.alpha: 0 -> 1", "T0101",
      note: "use the name of the screen or view: `detail.alpha`",
      remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "place detail.alpha = 0.5", "T0208",
      note: "only geometry can be placed, such as `frame`, `center` or `width`",
      remedy: ""),
    Mistake(
      "settle 250ms easeOut",
      "settle 250ms easeOut\n    drive detail.background = lerp(#000000, #00000000, progress)", "T0203",
      note:
        "there is no arithmetic with colours: use a track from one to another, and a `drive` without a value follows it",
      remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate list.content.alpha: 0 -> 1", "T0102",
      note: "`detail` has it: `detail.content`",
      remedy: "change to `detail.content`"),
    Mistake(
      "animate detail.alpha: 0 -> 1",
      "animate detail.center.y: container.height * 1.5 -> container.height / 2", "T0208",
      note: "set the whole property, or use a separate property such as `x`",
      remedy: "write `centerY`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.translation.y: 10pt -> 0", "T0208",
      note:
        "it is a part of `translation`, which can only be set as a whole: `translation: vector(0, 40pt) -> vector(0, 0)`",
      remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.right: 10pt -> 0", "T0102",
      note: "did you mean `trailing`?",
      remedy: "change to `trailing`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate navBar.alpha: 1 -> 0", "T0101",
      note: "did you mean `navigationBar`?",
      remedy: "change to `navigationBar`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.rotation: 3.14 -> 0", "T0203",
      note: "an angle is written with its unit: `90deg`",
      remedy: "write `3.14rad`"),
    Mistake(
      "settle 250ms easeOut", "settle 250ms easeOut\n    drive detail.alpha = 1 - translation.y", "T0202",
      note: "divide it by a length, such as `container.height`, to get a plain number",
      remedy: "divide it by `container.height`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.anchor: unit(0, 0) -> point(1, 1)", "T0203",
      note: "it is in fractions of the view's size: `unit(0.5, 0.5)` is the middle",
      remedy: "write `unit`"),
    Mistake(
      "max(0, translation.y) / detail.height", "-translation.y / detail.height", "T0409",
      note: "`translation.y` is above 0 when `pan(down)` moves in its direction",
      remedy: "change the sign"),
    Mistake(
      "max(0, translation.y) / detail.height", "1 - scale", "T0408",
      note: "`scale` stays 1 except under two fingers, by `pinch(in)` or `pinch(out)`",
      remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.alpha { 0%: 0, 50: 0.5, 100%: 1 }", "T0313",
      note: "",
      remedy: "write `50%`"),
    Mistake(
      "call list.done at end", "call list.done at start, end", "T0001",
      note: "each moment has a `call` of its own: `call list.done at end`",
      remedy: "write a call for each"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.alpha: 0 -> 1 && list.alpha: 1 -> 0", "T0006",
      note: "each track is on a line of its own, and begins with `animate`",
      remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "use dimmed(target: detail)", "T0101",
      note: "a motion is declared outside the transitions: `motion dimmed(target: …) { … }`",
      remedy: ""),
  ]
}
