#if os(Linux)
  extension SeededBug {
    static let alwaysAnimators = "property animators play everything"

    /// Bugs of the runtime that `AnySpecTests` find.
    static let ofAnySpecs = [
      SeededBug(
        "TransitionMotion", "a shift is forgotten", "numbers = isShifted ? 3..<5 : 0..<0",
        "numbers = 0..<0", foundBy: "fault"),
      SeededBug(
        "TransitionPresentation", "the presented screen is drawn above", "view.layer.zPosition += 1",
        "view.layer.zPosition += 0", foundBy: "fault"),
      SeededBug(
        "TransitionSlot", "a part of a blur is animated", "kind != .blur", "kind != .hidden", foundBy: "fault"
      ),
      SeededBug(
        "TransitionPlayer", alwaysAnimators, "isStraight && allSatisfy { $0.timing.curve.ratio < 1.000001 }",
        "true", foundBy: "frames"),
    ]
  }
#endif
