extension DiagnosticCode {
  /// How bad a finding of this code is.
  public var severity: DiagnosticSeverity {
    switch self {
    case .unusedLet, .sharedWithoutFallback, .reduceMotionNotAnswered, .restNotFound: .warning
    case .finishWithoutCancel: .warning
    case .unusedDeclaration, .unusedSample, .overshoots, .mirrorWritten, .missingNeverWins: .warning
    case .restOutside, .restInvisible, .alphaOnBlur, .chromeNotFound, .longWait, .snapsBack,
      .withoutEffect, .springRattles, .otherScreen, .rectCorners, .liveShape:
      .warning
    case .reduceMotionDerived, .readingDirectionDerived: .note
    case .edgeAgainstReading, .scrollViewUnderGesture, .swipeBackLost, .driveReturns, .hardlyEqual,
      .pictureStaysBehind:
      .warning
    case .swipeBackKept: .note
    default: .error
    }
  }

  /// The message, with `{0}`, `{1}` … for the arguments. It says what is wrong, in lower case, without a full stop.
  public var template: String {
    switch self {
    case .unexpectedToken: "unexpected {0}; expected {1}"
    case .missingToken: "expected {0}, found {1}"
    case .unclosedBrace: "this `{` is never closed"
    case .unclosedParenthesis: "this `(` is never closed"
    case .unmatchedClosingBrace: "this `}` closes nothing"
    case .invalidCharacter: "{0} has no meaning here"
    case .unterminatedString: "this string has no closing quote on its line"
    case .unterminatedComment: "this comment is never closed"
    case .malformedNumber: "`{0}` is not {1}"
    case .unknownLanguageVersion: "unknown version {0} of the language"
    case .nestedTooDeeply: "nested more than {0} deep"
    case .fileTooLarge: "the file is larger than {0} bytes"
    case .unterminatedName: "this name {0}"
    case .invalidEscape: "`{0}` is not an escape"
    case .tooManyOperators: "this expression has more than {0} operators"
    case .mergeConflict: "this file has an unresolved merge conflict"
    case .unknownMember: "`{0}` is not {1}"
    case .unknownName: "`{0}` is not declared"
    case .unknownProperty: "{0} has no property `{1}`"
    case .duplicateName: "`{0}` is declared twice"
    case .unknownFunction: "there is no function `{0}`"
    case .unknownCurve: "there is no curve `{0}`"
    case .unknownKeyword: "`{0}` is not {1}"
    case .duplicateMember: "{0} is given twice"
    case .reservedName: "`{0}` is reserved by the language"
    case .unknownHook: "`{0}` is not a hook of `{1}`"
    case .unusedLet: "`{0}` is never used"
    case .unknownArgument: "`{0}` takes no argument `{1}`"
    case .letCircle: "`{0}` depends on itself"
    case .importNotFound: "{0} cannot be imported: {1}"
    case .importOutside: "{0} is outside the folder that imports must stay in"
    case .importCircle: "{0} imports itself"
    case .importHasErrors: "{0} cannot be imported: it has errors"
    case .unusedDeclaration: "{0} is never used"
    case .unusedSample: "the sample of `{0}` {1}"
    case .tooManyUses: "this transition uses more than {0} motions"
    case .unknownUnit: "`{0}` is not a unit"
    case .dimensionMismatch: "{0} and {1} cannot be {2}"
    case .typeMismatch: "expected {0}, found {1}"
    case .argumentCount: "`{0}` takes {1}, found {2}"
    case .notDimensionless: "{0} is a plain number, but this is {1}"
    case .outOfBounds: "{0} is outside {1}"
    case .notAValue: "`{0}` is {1}, not a value"
    case .propertyNotAnimatable: "`{0}` cannot be {1}"
    case .gestureValueOutside: "`{0}` has a value only inside `interactive`"
    case .notConstant: "{0} must be known when the spec is compiled"
    case .notFinite: "this value is too large: the limit is a billion (1000000000)"
    case .missingMember: "{0} has no {1}"
    case .durationOutOfRange: "a duration of {0} is {1}"
    case .curveOutOfRange: "{0} must be {1}, but is {2}"
    case .sharedWithoutFallback: "the spec does not say what happens when {0} is missing"
    case .reduceMotionNotAnswered:
      "no `reduceMotion` for people who have turned on Reduce Motion"
    case .overlappingTracks: "`{0}` is animated twice"
    case .axisOverdetermined: "the position on the {0} axis is already set"
    case .driveCircle: "{0} depend on each other in a cycle"
    case .springTooSlow: "this spring needs {0} to settle, but has {1}"
    case .windowOutside: "{0}, but {1}"
    case .windowDescending: "this window ends before it begins: it goes from {0} to {1}"
    case .trackJumps: "`{0}` jumps: the previous track ends at {1}, this one begins at {2}"
    case .tableKeys: "{0}"
    case .misplacedMember: "`{0}` is not a member of {1}"
    case .viewVisibleAtRest:
      "`{0}` may appear or disappear suddenly when the run begins or ends"
    case .restsDisagree: "`{0}` rests at {1} in `{2}` after `forward`, but at {3} with `backward`"
    case .overshoots: "this curve overshoots by {0}, but `{1}` cannot go beyond {2}"
    case .twoWriters: "{0} and {1} both set `{2}`"
    case .mirrorWritten: "this `backward` repeats the default"
    case .missingNeverWins: "`missing` of `{0}` never plays, because `fallback` plays instead"
    case .restOutside: "`{0}` rests {1} outside the container"
    case .alphaOnBlur: "an alpha below 1 turns the blur of `{0}` off"
    case .reduceMotionDerived: "derived for reduced motion: {0}"
    case .readingDirectionDerived: "derived for right-to-left layouts: {0}"
    case .longWait: "{0} is too long for a transition"
    case .snapsBack: "`{0}` is animated in `forward` only, so it jumps in `backward`"
    case .withoutEffect: "{0} has no effect: {1}"
    case .otherScreen: "`{0}` belongs to the other screen: {1}"
    case .rectCorners: "this is the {0}, but {1}"
    case .liveShape: "the spec does not say how `{0}` fills a frame of another shape"
    case .springRattles: "this spring oscillates {0}"
    case .restInvisible: "`{0}` is invisible at rest: {1}"
    case .missingSettle: "the interaction has no `settle` for when {0}"
    case .missingDecision: "the interaction has neither `finish when` nor `cancel when`"
    case .missingProgress: "the interaction has no progress"
    case .mixedHorizontals: "`{0}` and `{1}` use different directions for x"
    case .driveJumpsAtBegin: "`{0}` jumps when the gesture begins: {1}"
    case .progressNotZeroAtBegin: "the progress is not 0 when the gesture begins, but {0}"
    case .decisionTwice: "`finish when` and `cancel when` both decide"
    case .progressNeverFull: "the progress never reaches 1: it is {0}"
    case .wrongWayCounts: "{0}"
    case .conditionConstant: "this condition {0}"
    case .oppositeDecision: "`{0}` contradicts the progress: it holds when the gesture moves {1}"
    case .edgeAgainstReading: "`{0}` {1}"
    case .scrollViewUnderGesture:
      "`{0}` and the scroll view `{1}` compete for the same finger"
    case .swipeBackLost: "the swipe back from the edge is lost: {0}"
    case .catchJumps: "`{0}` jumps when the gesture catches a running animation"
    case .swipeBackKept: "UIKit's own swipe back works in addition to this gesture"
    case .driveReturns: "`{0}` moves back when the gesture finishes"
    case .pictureStaysBehind: "`{0}` stays where it is while the finger moves `{1}`"
    case .hardlyEqual: "these two values are almost never exactly equal during a gesture"
    case .nearestAstray: "the value of `settle nearest` {0}"
    case .neverBegins: "`{0}` never begins: {1}"
    case .restNotFound: "`{0}` {1}{2}"
    case .leftBehind: "{0} is {1}"
    case .finishWithoutCancel: "`{0}` is notified when `{1}` {2}, but not when {3}"
    case .chromeNotFound: "the app decides the original `{0}`, but this track assumes one"
    }
  }
}
