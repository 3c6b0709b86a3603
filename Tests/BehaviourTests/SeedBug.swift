#if os(Linux)
  /// A bug in the code of one of the seeds, and how the simulation shows it.
  struct SeedBug: Sendable, CustomStringConvertible {
    let seed: String
    let name: String
    /// A text that a finding contains.
    let finding: String

    init(_ seed: String, _ name: String, _ finding: String) {
      self.seed = seed
      self.name = name
      self.finding = finding
    }

    var description: String { "\(seed) \(name)" }

    static let all: [SeedBug] = [
      SeedBug("S1", "returnsEarly", "stuck from album to photo"),
      SeedBug("S1", "cancelIsIgnored", "stuck from photo to album"),
      SeedBug("S1", "earlyEndIsLost", "stuck from photo to album"),
      SeedBug("S1", "progressStopsHalfway", "the progress of the whole way is 0.5"),
      SeedBug("S1", "translationInZoomedView", "the finger moves by 100 pt, the picture by 49.9"),
      SeedBug("S1", "frameUnderTransform", "set while it has a transform"),
      SeedBug("S1", "standInIsKept", "nothing flies in the second push"),
      SeedBug("S1", "axesAreMixed", "at the end of a push in landscape"),

      SeedBug("S2", "alwaysCompletes", "completeTransition(true) after cancelInteractiveTransition"),
      SeedBug("S2", "blackScreen", "the screen is black"),
      SeedBug("S2", "hidesAFreshCopy", "the image is there twice in flight"),
      SeedBug("S2", "copyIsKept", "was left in the container"),
      SeedBug("S2", "delayIsNotReported", "not 0.4 s as reported"),
      SeedBug("S2", "contentModeIsAnimated", "it is not animated, it jumps"),

      SeedBug("S3", "wrongWayCounts", "a finger that goes the wrong way"),
      SeedBug("S3", "velocityIsIgnored", "a fling does not open the menu"),

      SeedBug("S4", "buttonsAreDriven", "stuck from detail to list"),
      SeedBug("S4", "barStaysFaded", "navigation bar: alpha 0.0, not 1.0"),
      SeedBug("S4", "oneScreenIsRestored", "not as before: list: center"),
      SeedBug("S4", "endSnaps", "detail jumps by 250.0 pt when the finger finishes"),
      SeedBug("S4", "progressIsNotClamped", "is outside 0...1"),
      SeedBug("S4", "edgeIsLeft", "does not go back for readers from right to left"),
      SeedBug("S4", "failureIsIgnored", "stuck from detail to list"),

      SeedBug("S5", "completedIsIgnored", "not as before: presenter: transform"),
      SeedBug("S5", "alphaOfABlur", "alpha of the blur"),
      SeedBug("S5", "frameForBounds", "the sheet is at"),
      SeedBug("S5", "safeAreaIsIgnored", "the button is in the unsafe area"),

      SeedBug("S6", "sourceIsNeverHidden", "the cell is there twice in a presentation"),
      SeedBug("S6", "frameIsNotConverted", "at the start of a dismissal"),
      SeedBug("S6", "buttonComesAfterACancel", "the button has come although nothing is presented"),

      SeedBug("S7", "finishesUnchanged", "a pinch that has not changed closes the photo"),
      SeedBug("S7", "buttonsAreDriven", "a button does not close the photo"),
      SeedBug("S7", "failureIsIgnored", "stuck from photo"),
      SeedBug("S7", "dividesByZero", "was told to be at"),
    ]

    /// The bugs that crash the program, with a part of its error output.
    static let crashes: [SeedBug] = [
      SeedBug("S1", "forceUnwraps", "Unexpectedly found nil"),
      SeedBug("S5", "fatalError", "no container"),
      SeedBug("S6", "forceUnwraps", "Unexpectedly found nil"),
    ]
  }
#endif
