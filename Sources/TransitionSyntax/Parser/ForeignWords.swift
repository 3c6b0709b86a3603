/// Words that begin a construct in other languages, for which this language has another notation.
enum ForeignWords {
  /// The note on a word, and the word of the grammar that can replace it, if there is only one.
  struct Meaning {
    /// The word that may replace it.
    var word: Word?
    /// The notation in this language.
    var note: String
  }

  /// The meaning of a word, or nil.
  /// - Parameter isDeclaration: Whether it is at the top of a file.
  static func meant(by name: String, isDeclaration: Bool) -> Meaning? {
    isDeclaration ? declaration(name) ?? constant(name) : member(name) ?? constant(name)
  }

  /// The unit that a name means, here or in other languages; nil when it is none.
  static func unit(_ name: String) -> String? {
    switch name {
    case "ms", "s", "pt", "deg", "rad", "turn": name
    case "msec", "millis", "millisecond", "milliseconds": "ms"
    case "sec", "secs", "second", "seconds": "s"
    case "px", "dp", "point", "points": "pt"
    case "degree", "degrees": "deg"
    case "radian", "radians": "rad"
    case "turns": "turn"
    default: nil
    }
  }

  /// The name in this language of a curve of other languages; nil when there is not exactly one.
  static func curve(_ name: String) -> String? {
    switch name {
    case "cubicBezier", "bezier", "timingCurve": "cubic"
    default: nil
    }
  }

  /// The direction that another name means: `interactive back by …`.
  static func direction(_ name: String) -> Word? {
    switch name {
    case "back", "backwards", "pop", "dismiss", "dismissal", "close", "reverse", "return", "out": .backward
    case "forwards", "push", "present", "open", "enter", "there", "in": .forward
    default:
      meant(by: name, isDeclaration: false)?.word.flatMap { [.forward, .backward].contains($0) ? $0 : nil }
    }
  }

  private static func constant(_ name: String) -> Meaning? {
    switch name {
    case "var", "const", "val", "final", "static", "define":
      Meaning(word: .let, note: "a value gets a name with `let NAME = VALUE`")
    case "if", "else", "switch", "guard", "for", "repeat", "return", "func", "function", "async", "await":
      Meaning(note: "there are no statements: conditions follow `when`")
    default: nil
    }
  }

  private static func declaration(_ name: String) -> Meaning? {
    switch name {
    case "class", "struct", "extension", "protocol", "enum", "actor", "final", "public", "animation", "scene",
      "MotionScene", "Transition", "keyframes":
      Meaning(word: .transition, note: "a file has transitions: `transition NAME { … }`")
    case "include", "require", "use", "using":
      Meaning(word: .import, note: "`import` reads another file")
    case "easing", "timing", "spring", "cubic":
      Meaning(word: .curve, note: "a curve gets a name with `curve NAME = …`")
    case "mixin", "macro", "template", "group":
      Meaning(word: .motion, note: "a `motion` is a reusable group of members")
    default: nil
    }
  }

  private static func member(_ name: String) -> Meaning? {
    timing(name) ?? track(name) ?? structure(name) ?? interaction(name)
  }

  private static func timing(_ name: String) -> Meaning? {
    switch name {
    case "duration", "transitionDuration", "time", "easing", "timing", "timingFunction", "interpolator",
      "ease", "animation":
      Meaning(word: .forward, note: "a direction has its duration and curve: `forward 300ms easeOut`")
    case "push", "present", "enter", "entering", "open", "appear", "show", "enterTransition":
      Meaning(word: .forward, note: "the way to the to screen is `forward`")
    case "pop", "dismiss", "exit", "leaving", "close", "disappear", "reverse", "exitTransition", "unwind":
      Meaning(word: .backward, note: "the way back is `backward`")
    default: nil
    }
  }

  private static func track(_ name: String) -> Meaning? {
    switch name {
    case "opacity", "alpha", "fade", "fadeIn", "fadeOut", "transform", "translate", "rotate", "frame",
      "transition",
      "keyframes", "keyframe", "KeyFrameSet", "tween", "to", "UIView", "withAnimation", "animator",
      "property":
      Meaning(word: .animate, note: "to animate something, write a track: `animate TARGET.PROPERTY: A -> B`")
    case "hero", "match", "matched", "matchedGeometryEffect", "sharedElement", "element", "transitionName":
      Meaning(
        word: .shared, note: "a picture that flies from one screen to the other is `shared NAME: image { … }`"
      )
    case "visibility", "hidden", "isHidden", "invisible", "display":
      Meaning(word: .hide, note: "`hide VIEW` makes a view invisible for a while")
    case "set", "freeze", "lock", "disable":
      Meaning(
        word: .hold, note: "`hold TARGET.PROPERTY = VALUE` sets a property for a while")
    case "layout", "constraint", "ConstraintSet", "anchor", "position":
      Meaning(word: .place, note: "`place TARGET.PROPERTY = VALUE` is layout that follows the container")
    case "zIndex", "z", "zPosition", "elevation", "bringToFront", "bringSubviewToFront", "insertSubview":
      Meaning(word: .order, note: "`order A above B` says which screen is above")
    default: nil
    }
  }

  private static func structure(_ name: String) -> Meaning? {
    switch name {
    case "type", "kind", "presentation", "presentationStyle", "modalPresentationStyle", "mode":
      Meaning(word: .style, note: "`style` says how the screen is shown")
    case "source", "origin", "fromView", "presenting", "base":
      Meaning(word: .from, note: "the two screens are `from` and `to`")
    case "target", "destination", "toView", "presented":
      Meaning(word: .to, note: "the two screens are `from` and `to`")
    case "overlay", "dim", "dimming", "backdrop", "background":
      Meaning(word: .view, note: "`view NAME: color(#000000)` adds a view for the run")
    case "completion", "onComplete", "onEnd", "onStart", "willStart", "didEnd", "callback", "notify", "emit":
      Meaning(word: .call, note: "`call SCREEN.HOOK at start` notifies the app")
    case "accessibility", "prefersReducedMotion", "reducedMotion":
      Meaning(
        word: .reduceMotion, note: "`reduceMotion crossfade 200ms` is for people who ask for reduced motion")
    default: nil
    }
  }

  private static func interaction(_ name: String) -> Meaning? {
    switch name {
    case "gesture", "pan", "swipe", "drag", "pinch", "OnSwipe", "onSwipe", "recognizer",
      "UIPanGestureRecognizer":
      Meaning(word: .interactive, note: "a gesture is `interactive backward by pan(down) on VIEW { … }`")
    case "threshold", "completeWhen", "complete", "commit", "onRelease":
      Meaning(word: .finish, note: "a condition decides: `finish when progress > 40%`")
    case "percent", "fraction", "percentComplete", "update":
      Meaning(word: .progress, note: "the progress of a gesture is `progress = VALUE`")
    case "snap", "release", "rebound":
      Meaning(word: .settle, note: "`settle 300ms easeOut` takes values to rest")
    default: nil
    }
  }
}
