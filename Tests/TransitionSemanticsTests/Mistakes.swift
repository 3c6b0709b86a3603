import Foundation
import Testing

/// A mistake of people who know UIKit, in a spec that is otherwise right.
struct Mistake: Sendable, CustomTestStringConvertible {
  /// The right text.
  let original: String
  /// The text that replaces it.
  let mistake: String
  /// The code of the finding.
  let code: String
  /// Its first note. Empty means none.
  let note: String
  /// The title of its first fix-it. Empty means none.
  let remedy: String

  init(_ original: String, _ mistake: String, _ code: String, note: String, remedy: String) {
    self.original = original
    self.mistake = mistake
    self.code = code
    self.note = note
    self.remedy = remedy
  }

  var testDescription: String { mistake }

  /// The spec with the mistake.
  var text: String { Self.spec.replacingOccurrences(of: original, with: mistake) }

  /// The spec without a mistake.
  static let spec = """
    transition Zoom {
      style navigation
      from list { cell: image, done: hook }
      to detail { picture: image, content: scroll }
      forward 400ms easeInOut
      backward 300ms easeOut
      animate detail.alpha: 0 -> 1
      call list.done at end
      shared photo: image {
        from list.cell
        to   detail.picture
        content aspectFill
      }
      interactive backward by pan(down) on detail {
        hold detail.content.scrollEnabled = false
        simultaneous with detail.content when detail.content.offset.y <= 0
        progress = max(0, translation.y) / detail.height
        finish when progress > 50%
        settle 250ms easeOut
      }
      fallback crossfade 250ms
      reduceMotion crossfade 200ms
    }

    """

  static let all: [Mistake] = [
    Mistake(
      "forward 400ms", "forward 0.4", "T0203", note: "a time is written with its unit: `250ms` or `0.25s`",
      remedy: "write `0.4s`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.alpha: 0 -> 100", "T0206", note: "",
      remedy: "write `100%`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.opacity: 0 -> 1", "T0102",
      note: "did you mean `alpha`?", remedy: "change to `alpha`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.isHidden: true -> false", "T0102",
      note: "visibility is `alpha`, from 0 to 1: `alpha: 1 -> 0`", remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.transform: scale(0.9) -> identity", "T0102",
      note: "a transform is set part by part: `scale: 0.9 -> 1`, `rotation: 90deg -> 0`, `translation: …`",
      remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.layer.cornerRadius: 12pt -> 0", "T0102",
      note: "the name of a screen already means its view: `detail.cornerRadius`", remedy: "remove it"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.frame.origin.x: 390pt -> 0", "T0208",
      note: "set the whole property, or use a separate property such as `x`",
      remedy: "write `x`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.view.alpha: 0 -> 1", "T0102",
      note: "the name of a screen already means its view: `detail.alpha`", remedy: "remove it"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.background: .clear -> #000000", "T0001",
      note: "a colour is written `#RRGGBB` or `#RRGGBBAA`", remedy: "write `#00000000`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.background: #00000000 -> black", "T0101",
      note: "a colour is written `#RRGGBB` or `#RRGGBBAA`", remedy: "change to `#000000`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.background: UIColor.clear -> #000000", "T0101",
      note: "a colour is written `#RRGGBB` or `#RRGGBBAA`", remedy: "change to `#00000000`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.center: (0, 0) -> _", "T0002",
      note: "a point is `point(x, y)`, a displacement `vector(x, y)`, a size `size(width, height)`",
      remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.x: UIScreen.main.bounds.width -> 0", "T0101",
      note: "sizes are those of the container, or of a screen: `container.width`", remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.x: view.bounds.width -> 0", "T0101",
      note: "sizes are those of the container, or of a screen: `container.width`", remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.x: containerView.width -> 0", "T0101",
      note: "the view that both screens are in is the `container`", remedy: "change to `container`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.rotation: 45 -> 0", "T0203",
      note: "an angle is written with its unit: `90deg`", remedy: "write `45deg`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.rotation: .pi / 4 -> 0", "T0001",
      note: "an angle is written with its unit, `deg`, `rad` or `turn`", remedy: "write `180deg`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.x: container.maxX -> 0", "T0102",
      note: "did you mean `trailing`?", remedy: "change to `trailing`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.x: 50% -> 0", "T0203",
      note: "a percentage is a share of something, such as `50% * container.width`",
      remedy: "write `50% * container.width`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.y: 50% -> 0", "T0203",
      note: "a percentage is a share of something, such as `50% * container.width`",
      remedy: "write `50% * container.height`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.scale: vector(0.5, 0.5) -> 1", "T0203",
      note: "one number scales both axes; `scaleX` and `scaleY` are separate properties", remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.center: detail.center + point(10pt, 0) -> _", "T0202",
      note: "a point is a position; to move it, add a displacement, `vector(x, y)`",
      remedy: "write `vector`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.translationX: 100pt -> 0", "T0102",
      note: "it is a part of `translation`: `translation: vector(40pt, 0) -> vector(0, 0)`", remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.zPosition: 1 -> 0", "T0102",
      note: "`order` says which screen is above: `order detail above list`", remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.y: container.height -> detail.safeAreaInsets.top",
      "T0102", note: "did you mean `safeArea`?", remedy: "change to `safeArea`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.alpha: 0 -> 1 delay 100ms", "T0001",
      note: "a track begins later with `after`", remedy: "write `after`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.alpha: 0 -> 1 ovr 0%..50%", "T0001",
      note: "did you mean `over`?", remedy: "change to `over`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.alpha: 0 -> 1 easeOut aftr 100ms", "T0001",
      note: "did you mean `after`?", remedy: "change to `after`"),
    Mistake(
      "forward 400ms easeInOut", "forward 400ms easeInOut dealy 100ms", "T0001",
      note: "did you mean `delay`?", remedy: "change to `delay`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.alpha: 0 -> 1 300ms easeOut", "T0001",
      note: "a track lasts as long as its direction, `forward 300ms`; for a part of it, write `over 0%..50%`",
      remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.alpha: { 0%: 0, 100%: 1 }", "T0002",
      note: "a table has no `:` before it: `alpha { 0%: 0, 100%: 1 }`", remedy: "remove the `:`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.alpha: 0 -> 1 over 100ms", "T0203", note: "",
      remedy: "write `0..100ms`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.alpha: 0 -> 1 over 0% to 50%", "T0001",
      note: "a range is written with two dots: `0%..50%`", remedy: "write `..`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail.x: detail.frame.size -> 0", "T0203",
      note: "take one part of it, `.width` or `.height`", remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate to.alpha: 0 -> 1", "T0101",
      note: "use the declared name of the screen: `detail`", remedy: "change to `detail`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate fromViewController.alpha: 1 -> 0", "T0101",
      note: "use the declared name of the screen: `list`", remedy: "change to `list`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate tabBarController.tabBar.alpha: 1 -> 0", "T0101",
      note: "the bars are `tabBar` and `navigationBar`", remedy: "change to `tabBar`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "animate detail?.scale: 0.9 -> 1", "T0001",
      note: "optional views are read without `?`", remedy: "remove it"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "hide tabBar", "T0203",
      note: "a bar fades: `animate tabBar.alpha: 1 -> 0`", remedy: ""),
    Mistake(
      "animate detail.alpha: 0 -> 1", "order list below detail", "T0002",
      note: "the upper object comes first: `order detail above list`", remedy: "write `detail above list`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "let far: CGFloat = 100", "T0001",
      note: "types are inferred", remedy: "remove it"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "var half = 50%", "T0016",
      note: "a value gets a name with `let NAME = VALUE`", remedy: "change to `let`"),
    Mistake(
      "animate detail.alpha: 0 -> 1", "view dim: color(#000000) { while detail }", "T0108",
      note: "it is a property; choose another name, such as `dimView`", remedy: ""),
    Mistake(
      "300ms easeOut", "300ms spring(damping: 0.8, initialVelocity: 0)", "T0111",
      note: "known here: `bounce`, `damping`, `duration`, `mass`, `response`, `stiffness`", remedy: ""),
    Mistake(
      "300ms easeOut", "300ms spring", "T0204",
      note:
        "a spring is `spring(damping: …)`, `spring(response: …, damping: …)`, `spring(mass: …, stiffness: …, damping: …)` or `spring(duration: …, bounce: …)`",
      remedy: "write `spring(damping: 0.8)`"),
    Mistake(
      "300ms easeOut", "300ms spring(dampingRatio: 0.8)", "T0111", note: "did you mean `damping`?",
      remedy: "change to `damping`"),
    Mistake(
      "300ms easeOut", "300ms spring(0.8)", "T0204",
      note:
        "a spring is `spring(damping: …)`, `spring(response: …, damping: …)`, `spring(mass: …, stiffness: …, damping: …)` or `spring(duration: …, bounce: …)`",
      remedy: "write `damping:`"),
    Mistake(
      "300ms easeOut", "300ms cubic(0.2, 0)", "T0204",
      note: "it has two control points, as in CSS: `cubic(x1, y1, x2, y2)`", remedy: ""),
    Mistake(
      "300ms easeOut", "300ms curveEaseInOut", "T0105", note: "did you mean `easeInOut`?",
      remedy: "change to `easeInOut`"),
    Mistake(
      "call list.done at end", "call list.done() at end", "T0001",
      note: "a hook has no arguments and no parentheses", remedy: "remove it"),
    Mistake(
      "call list.done at end", "call list.done at completion", "T0002",
      note: "the app can be called at `start`, `finish`, `cancel` or `end`", remedy: "write `end`"),
    Mistake(
      "call list.done at end", "call list.done", "T0002",
      note: "add the moment: `at start`, `at finish`, `at cancel` or `at end`", remedy: ""),
    Mistake(
      "call list.done at end", "call detail.viewDidAppear at end", "T0109",
      note: "declare it: `to detail { viewDidAppear: hook }`", remedy: ""),
    Mistake(
      "pan(down)", "screenEdgePan(top)", "T0106", note: "did you mean `edgePan`?",
      remedy: "change to `edgePan`"),
    Mistake("pan(down)", "swipe(down)", "T0106", note: "did you mean `pan`?", remedy: "change to `pan`"),
    Mistake(
      "pan(down)", "pan", "T0204",
      note: "known here: `down`, `up`, `left`, `right`, `leading`, `trailing`, `vertical`, "
        + "`horizontal`, `any`",
      remedy: ""),
    Mistake("pan(down)", "pan(.down)", "T0001", note: "", remedy: "remove it"),
    Mistake(
      "max(0, translation.y) / detail.height", "translation.y / 200", "T0205",
      note: "`200` is not a length, so the quotient is still one", remedy: "write `200pt`"),
    Mistake(
      "max(0, translation.y) / detail.height", "translation / detail.height", "T0203",
      note: "take one part of it, `.x` or `.y`; the length of a vector is `sqrt(v.x * v.x + v.y * v.y)`",
      remedy: ""),
    Mistake(
      "max(0, translation.y) / detail.height", "translation.y", "T0205",
      note: "divide it by a length, such as `container.height`, to get a plain number",
      remedy: "divide it by `container.height`"),
    Mistake(
      "max(0, translation.y) / detail.height", "translation.y > 0 ? 1 : 0", "T0001",
      note: "there is no `? :`; `min`, `max`, `clamp` and `map` choose between values", remedy: ""),
    Mistake(
      "progress > 50%", "progress > 50% or velocity.y > 800", "T0202",
      note: "a speed is written with its unit: `800pt/s`", remedy: "write `800pt/s`"),
    Mistake(
      "progress > 50%", "velocity > 800pt/s", "T0202",
      note: "take one part of it, `.x` or `.y`",
      remedy: ""),
    Mistake(
      "progress > 50%", "progress > 0.5 && velocity.y > 0", "T0006", note: "conditions are joined with `and`",
      remedy: "write `and`"),
    Mistake(
      "progress > 50%", "progress > 50", "T0206",
      note: "it is 0 when the gesture begins, and `1` or `100%` when it is complete", remedy: "write `50%`"
    ),
    Mistake(
      "settle 250ms easeOut", "settle 250ms easeOut\n    drive detail.alpha: 1 -> 0", "T0002",
      note: "a drive has one value, which follows the finger: `drive detail.alpha = 1 - progress`",
      remedy: ""),
    Mistake(
      "settle 250ms easeOut", "settle spring(damping: 0.8)", "T0203",
      note: "write a duration before it: `300ms spring(damping: 0.8)`", remedy: "write `300ms`"),
    Mistake(
      "settle 250ms easeOut", "settle 250ms easeOut\n    if progress > 0.5 { finish }", "T0016",
      note: "there are no statements: conditions follow `when`", remedy: ""),
    Mistake(
      "forward 400ms", "forward duration 400ms", "T0001",
      note: "duration and curve are written without names: `300ms easeOut`", remedy: "remove the name"),
    Mistake(
      "content: scroll", "content: table", "T0106", note: "did you mean `collection`?",
      remedy: "change to `collection`"),
    Mistake("finish when", "finish if", "T0002", note: "", remedy: "write `when`"),
    Mistake(
      "shared photo: image", "shared photo", "T0002",
      note: "add a kind: `: image`, `: snapshot` or `: live`", remedy: "write `: image`"),
    Mistake(
      "shared photo: image", "shared: image", "T0002",
      note: "it needs a name: `shared picture: …`", remedy: "write `picture`"),
    Mistake(
      "content aspectFill", "content aspectFill -> aspectFit", "T0001",
      note: "a content mode cannot be animated, only the `frame` can", remedy: ""),
    Mistake(
      "settle 250ms easeOut", "settle 250ms easeOut\n    drive detail.scale = 1 -> 0.5", "T0001",
      note: "only a track has two values, one for each screen: `animate`", remedy: ""),
    Mistake(
      "content aspectFill", "contentMode aspectFill", "T0016", note: "did you mean `content`?",
      remedy: "change to `content`"),
    Mistake(
      "content aspectFill", "content scaleAspectFill", "T0106", note: "did you mean `aspectFill`?",
      remedy: "change to `aspectFill`"),
    Mistake(
      "shared photo: image", "shared photo: view", "T0106", note: "known here: `image`, `snapshot`, `live`",
      remedy: ""),
    Mistake(
      "offset.y", "contentOffset.y", "T0102", note: "did you mean `offset`?", remedy: "change to `offset`"),
    Mistake(
      "scrollEnabled", "isScrollEnabled", "T0102", note: "did you mean `scrollEnabled`?",
      remedy: "change to `scrollEnabled`"),
    Mistake(
      "with detail.content", "with detail", "T0203", note: "known here: `detail.content`",
      remedy: "change to `detail.content`"),
    Mistake(
      "style navigation", "style push", "T0106", note: "did you mean `navigation`?",
      remedy: "change to `navigation`"),
    Mistake(
      "style navigation", "style fullScreen", "T0106", note: "did you mean `modal`?",
      remedy: "change to `modal`"),
    Mistake(
      "cell: image", "cell: UIImageView", "T0106", note: "did you mean `image`?", remedy: "change to `image`"),
    Mistake(
      "crossfade 200ms", "fade 200ms", "T0106", note: "did you mean `crossfade`?",
      remedy: "change to `crossfade`"),
    Mistake(
      "crossfade 200ms", "none", "T0002", note: "add its time: `crossfade 200ms`",
      remedy: "write `crossfade 200ms`"),
    Mistake(
      "reduceMotion crossfade 200ms", "reduceMotion crossfade", "T0002",
      note: "add its time: `crossfade 200ms`", remedy: "write `200ms`"),
  ]
}
