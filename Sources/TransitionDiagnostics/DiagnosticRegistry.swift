extension DiagnosticCode {
  /// How bad a finding of this code is.
  public var severity: DiagnosticSeverity {
    switch self {
    case .unusedLet, .sharedWithoutFallback, .reduceMotionNotAnswered, .restNotFound,
      .finishWithoutCancel:
      .warning
    default: .error
    }
  }

  /// The message, with `{0}`, `{1}` … for the arguments. It says what is so, in lower case, without a full stop.
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
    case .unknownLanguageVersion: "version {0} of the language is not known"
    case .nestedTooDeeply: "nested more than {0} deep"
    case .fileTooLarge: "the file is larger than {0} bytes"
    case .unterminatedName: "this name has no closing back-tick on its line"
    case .invalidEscape: "`{0}` is not an escape"
    case .tooManyOperators: "this expression has more than {0} operators"
    case .mergeConflict: "this file has a merge conflict that nobody has resolved"
    case .unknownMember: "`{0}` is not {1}"
    case .unknownName: "`{0}` is not declared"
    case .unknownProperty: "{0} has no property `{1}`"
    case .duplicateName: "`{0}` is declared twice"
    case .unknownFunction: "there is no function `{0}`"
    case .unknownCurve: "there is no curve `{0}`"
    case .unknownKeyword: "`{0}` is not {1}"
    case .duplicateMember: "{0} stands here twice"
    case .reservedName: "`{0}` is a name of the language and cannot be declared"
    case .unknownHook: "`{0}` is not a hook of `{1}`"
    case .unusedLet: "`{0}` is never used"
    case .unknownArgument: "`{0}` takes no argument `{1}`"
    case .letCircle: "`{0}` depends on itself"
    case .importNotFound: "{0} cannot be imported: {1}"
    case .importOutside: "{0} lies outside the folder that imports stay in"
    case .importCircle: "{0} imports itself"
    case .importHasErrors: "{0} cannot be imported: it has errors"
    case .unknownUnit: "`{0}` is not a unit"
    case .dimensionMismatch: "{0} and {1} cannot be {2}"
    case .typeMismatch: "expected {0}, found {1}"
    case .argumentCount: "`{0}` takes {1}, found {2}"
    case .notDimensionless: "{0} is a plain number, but this is {1}"
    case .outOfBounds: "{0} is outside {1}"
    case .notAValue: "`{0}` is {1}, not a value"
    case .propertyNotAnimatable: "`{0}` cannot be animated"
    case .gestureValueOutside: "`{0}` has a value only inside `interactive`"
    case .notConstant: "{0} must be known when the spec is compiled"
    case .notFinite: "this value is too large to be a number"
    case .missingMember: "{0} has no `{1}`"
    case .nonPositiveDuration: "a duration of {0} is not longer than zero"
    case .curveOutOfRange: "{0} must be {1}, but is {2}"
    case .sharedWithoutFallback: "nothing says what happens when an end of `{0}` is missing"
    case .reduceMotionNotAnswered: "nothing says what people who ask for reduced motion see"
    case .overlappingTracks: "`{0}` is animated twice"
    case .axisOverdetermined: "this says again where its object is on the {0} axis"
    case .driveCircle: "{0} depend on each other in a circle"
    case .springTooSlow: "this spring needs {0} to settle, but has {1}"
    case .windowOutside: "this window reaches to {0}, but its direction takes {1}"
    case .windowDescending: "a window ends after it begins, but this goes from {0} to {1}"
    case .trackJumps: "`{0}` jumps: the track before ends at {1}, this one begins at {2}"
    case .tableKeys: "{0}"
    case .misplacedMember: "`{0}` is not a member of {1}"
    case .viewVisibleAtRest: "`{0}` leaves with the run, but may be seen when that begins or ends"
    case .missingSettle: "nothing says how the interaction settles when it is {0}"
    case .missingDecision: "nothing says when the interaction finishes"
    case .missingProgress: "nothing says how far the interaction is"
    case .mixedHorizontals: "`{0}` and `{1}` disagree on where x runs"
    case .decisionTwice: "`finish when` and `cancel when` both decide"
    case .restNotFound: "`{0}` is {1} when the from screen rests, but this says {2}"
    case .leftBehind: "{0} is {1}"
    case .finishWithoutCancel: "`{0}` hears that `{1}` finishes, but not that it is cancelled"
    case .emitterCannotSay: "the {0} emitter cannot write {1} yet"
    }
  }
}
