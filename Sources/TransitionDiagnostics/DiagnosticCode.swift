/// The stable number of a rule. A number is never used again for another rule.
///
/// 1–99 syntax · 100–199 names · 200–299 types and units · 300–399 structure and time · 400–499 interaction ·
/// 500–599 what is left behind · 900–999 used by earlier versions.
public enum DiagnosticCode: UInt16, Sendable, CaseIterable {
  // Syntax.
  case unexpectedToken = 1
  case missingToken = 2
  case unclosedBrace = 3
  case unclosedParenthesis = 4
  case unmatchedClosingBrace = 5
  case invalidCharacter = 6
  case unterminatedString = 7
  case unterminatedComment = 8
  case malformedNumber = 9
  case nestedTooDeeply = 10
  case fileTooLarge = 11
  case unterminatedName = 12
  case invalidEscape = 13
  case tooManyOperators = 14
  case mergeConflict = 15
  case unknownMember = 16

  // Names.
  case unknownName = 101
  case unknownProperty = 102
  case duplicateName = 103
  case unknownFunction = 104
  case unknownCurve = 105
  case unknownKeyword = 106
  case duplicateMember = 107
  case reservedName = 108
  case unknownHook = 109
  case unusedLet = 110
  case unknownArgument = 111
  case letCircle = 112
  case importNotFound = 113
  case importOutside = 114
  case importCircle = 115
  case importHasErrors = 116
  case unknownLanguageVersion = 117
  case unusedDeclaration = 118
  case unusedSample = 119
  case tooManyUses = 120

  // Types and units.
  case unknownUnit = 201
  case dimensionMismatch = 202
  case typeMismatch = 203
  case argumentCount = 204
  case notDimensionless = 205
  case outOfBounds = 206
  case notAValue = 207
  case propertyNotAnimatable = 208
  case gestureValueOutside = 210
  case notConstant = 211
  case notFinite = 212

  // Structure and time.
  case missingMember = 301
  case durationOutOfRange = 302
  case curveOutOfRange = 303
  case sharedWithoutFallback = 304
  case reduceMotionNotAnswered = 305
  case overlappingTracks = 306
  case axisOverdetermined = 307
  case driveCircle = 308
  case springTooSlow = 309
  case windowOutside = 310
  case windowDescending = 311
  case trackJumps = 312
  case tableKeys = 313
  case viewVisibleAtRest = 314
  case misplacedMember = 315
  case restsDisagree = 316
  case overshoots = 317
  case twoWriters = 318
  case mirrorWritten = 319
  case missingNeverWins = 320
  case restOutside = 321
  case alphaOnBlur = 322
  case reduceMotionDerived = 323
  case readingDirectionDerived = 324
  case restInvisible = 325
  case longWait = 326
  case snapsBack = 327
  case withoutEffect = 328
  case springRattles = 329
  case otherScreen = 330
  case rectCorners = 331
  case liveShape = 332

  // Interaction.
  case missingSettle = 401
  case missingDecision = 402
  case missingProgress = 403
  case mixedHorizontals = 404
  case driveJumpsAtBegin = 405
  case progressNotZeroAtBegin = 406
  case decisionTwice = 407
  case progressNeverFull = 408
  case wrongWayCounts = 409
  case conditionConstant = 410
  case oppositeDecision = 411
  case edgeAgainstReading = 412
  case scrollViewUnderGesture = 413
  case swipeBackLost = 414
  case catchJumps = 415
  case swipeBackKept = 416
  case neverBegins = 417
  case driveReturns = 419
  case nearestAstray = 420
  case hardlyEqual = 421
  case pictureStaysBehind = 422

  // What is left behind.
  case restNotFound = 501
  case leftBehind = 502
  case finishWithoutCancel = 503
  case chromeNotFound = 505

  /// Whether nothing uses what the finding is about.
  public var isUnused: Bool { self == .unusedLet || self == .unusedDeclaration || self == .unusedSample }

  /// The code as it is shown: `T0101`.
  public var name: String {
    let digits = String(rawValue)
    return "T" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// The code that is shown as a text, or nil when there is none.
  public init?(name: String) {
    guard name.utf8.count == 5, let first = name.first, first == "T" || first == "t",
      name.utf8.dropFirst().allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = UInt16(name.dropFirst())
    else { return nil }
    self.init(rawValue: number)
  }
}
