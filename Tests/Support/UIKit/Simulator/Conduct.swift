/// What UIKit does where its documentation does not say it: one field a question.
///
/// Scenarios run under every combination that matters to them, because generated code may rely on none.
@_spi(Simulator) public struct Conduct: Hashable, Sendable, CustomStringConvertible {
  /// Whether a navigation or tab bar controller asks its delegate in its next layout pass, not inside push, pop or a selection.
  public var delegateIsAskedLater = false
  /// Whether an interactive transition starts some time after it was handed out, not at once.
  public var interactionStartsLater = false
  /// Whether `didShow` comes in the next turn of the run loop, not inside `completeTransition`.
  public var didShowComesLater = false
  /// Whether a property animator whose blocks change nothing ends in the next turn, not after its duration.
  public var emptyAnimatorsEndAtOnce = false
  /// Whether a cancelled percent-driven transition puts the model values back that its animations have found.
  public var cancelRestoresModel = true
  /// What a cancelled percent-driven transition hands to the completions of its animations.
  public var cancelCompletesAsFinished = true

  /// Whether a percent-driven transition remembers that it was finished or cancelled before it has started.
  public var earlyEndIsRemembered = false
  /// Whether what is to happen alongside plays at the start of a transition that an interaction controller of the app's
  /// own drives, not when it has completed.
  public var alongsidePlaysWhenDriven = false
  /// Whether what is to happen alongside follows such an interaction controller's progress, and takes its speed and its
  /// curve for the rest; else it is as above.
  public var alongsideFollowsWhenDriven = false

  /// Whether the fraction of a property animator in flight is the share of its time, not of its way.
  public var fractionIsOfTime = true
  /// Whether the blocks of a property animator that starts after a delay run when it is told so, not when the delay is over.
  public var delayedBlocksRunAtOnce = false
  /// Whether a property animator's curve bends the time of the keyframes in its blocks.
  public var nestedKeyframesTakeTheCurve = false
  /// Whether an animation block that runs over another adds to it, not takes its place from what is on screen.
  public var overlappingAnimationsAdd = false
  /// Whether an animation block takes the shadows of layers along. They were seen to jump there; on which systems they do
  /// is not known.
  public var blocksAnimateShadows = false

  /// Whether the end of a property animator is told a frame after it has come.
  public var endsAreToldLate = false
  /// Whether a property animator that stands, is reversed and goes on begins where it would be after the rest of its way: it
  /// was seen to, on iOS 11.
  public var reversalTurnsTheFraction = false

  /// Whether UIKit leaves what covers the full screen where an animator has left it, and only lets it grow with its
  /// container, not puts it where it belongs in the next layout.
  public var fullScreenIsLeftAlone = false
  /// Whether a navigation or tab bar controller places its bar by the frame, in which a transform is, not by its middle.
  public var barsArePlacedByTheirFrame = false
  /// Whether a navigation or tab bar controller takes out the screen that an animator has left in its container.
  public var containersClearUp = false
  /// Whether the system's swipe back never begins while the navigation controller's delegate can hand out animators, even
  /// where it hands out none: so it was seen on iOS 7, 10 and 26.
  public var delegateWithAnimatorsEndsSwipeBack = true
  /// Whether a navigation controller has the second swipe back of iOS 26, over its whole content.
  public var contentSwipesBack = false
  /// Whether the system's swipe back begins although the app has an animator for the pop.
  public var swipeBackBeginsBesidesAnimators = false

  /// Whether a tab that code selects is shown at once, without an animator being asked for.
  public var codeSelectsTabsUnasked = false
  /// Whether `selectedIndex` is that of the new tab only when a transition has completed, not from its start.
  public var selectedIndexChangesLast = false
  /// Whether a selection is ignored while a transition between tabs is under way.
  public var tabsIgnoreSelections = false

  /// Whether the recognizers of outer views get touches before those of inner ones.
  public var outerRecognizersComeFirst = false
  /// Whether a pinch knows no velocity before it has begun.
  public var pinchVelocityComesLater = false

  /// Whether touches come to nothing while a transition plays whose animator is not interruptible.
  public var uninterruptibleKeepsTouches = false
  /// Whether such a transition goes on playing when it is told to pause.
  public var uninterruptibleIgnoresPause = false

  public init() {}

  /// Every combination of what a transition with a gesture of its own can notice.
  public static let allForGestures: [Conduct] = combinations(of: [
    \.delegateIsAskedLater, \.interactionStartsLater, \.didShowComesLater, \.emptyAnimatorsEndAtOnce,
  ])

  /// Every combination of what a transition between tabs can notice at any time.
  public static let allForTabs: [Conduct] = combinations(of: [
    \.delegateIsAskedLater, \.interactionStartsLater, \.selectedIndexChangesLast, \.containersClearUp,
  ])

  /// Every combination of what a gesture can notice that takes over what plays.
  public static let allForCatches: [Conduct] = combinations(of: [
    \.delegateIsAskedLater, \.interactionStartsLater, \.uninterruptibleKeepsTouches,
    \.uninterruptibleIgnoresPause,
  ])

  /// Every combination of what animators can notice that follow each other, or that a finger has held.
  public static let allForAnimators: [Conduct] = combinations(of: [
    \.endsAreToldLate, \.reversalTurnsTheFraction, \.delayedBlocksRunAtOnce, \.emptyAnimatorsEndAtOnce,
  ])

  /// Every combination of what a percent-driven transition can notice.
  public static let allForPercentDriven: [Conduct] = combinations(of: [
    \.delegateIsAskedLater, \.interactionStartsLater, \.cancelRestoresModel, \.cancelCompletesAsFinished,
  ])

  /// Every combination of what ordinary transition code can notice most, and each other answer alone.
  public static let allForSeeds: [Conduct] = {
    let most = combinations(of: [
      \.delegateIsAskedLater, \.interactionStartsLater, \.cancelRestoresModel, \.containersClearUp,
    ])
    return most + eachAnswer(among: questions.map(\.field)).filter { !most.contains($0) }
  }()

  /// What of it shows a bug, sooner or later: the answers by default, and each other one alone.
  public static let someForSeeds: [Conduct] = eachAnswer(among: [
    \.delegateIsAskedLater, \.interactionStartsLater, \.cancelRestoresModel, \.containersClearUp,
  ])

  /// Each answer that is not the one by default, alone.
  public static let eachAnswer: [Conduct] = eachAnswer(
    among: (questions + questionsOfCatches + questionsOfPlaces).map(\.field))

  private static func eachAnswer(among fields: [WritableKeyPath<Conduct, Bool> & Sendable]) -> [Conduct] {
    [Conduct()]
      + fields.map { field in
        var conduct = Conduct()
        conduct[keyPath: field].toggle()
        return conduct
      }
  }

  /// Every question that any transition may notice, under the name of its field.
  public static let questions: [(name: String, field: WritableKeyPath<Conduct, Bool> & Sendable)] =
    [
      ("delegateIsAskedLater", \.delegateIsAskedLater), ("interactionStartsLater", \.interactionStartsLater),
      ("didShowComesLater", \.didShowComesLater), ("emptyAnimatorsEndAtOnce", \.emptyAnimatorsEndAtOnce),
      ("cancelRestoresModel", \.cancelRestoresModel),
      ("cancelCompletesAsFinished", \.cancelCompletesAsFinished),
      ("earlyEndIsRemembered", \.earlyEndIsRemembered),
      ("alongsidePlaysWhenDriven", \.alongsidePlaysWhenDriven),
      ("alongsideFollowsWhenDriven", \.alongsideFollowsWhenDriven), ("fractionIsOfTime", \.fractionIsOfTime),
      ("delayedBlocksRunAtOnce", \.delayedBlocksRunAtOnce),
      ("nestedKeyframesTakeTheCurve", \.nestedKeyframesTakeTheCurve),
      ("overlappingAnimationsAdd", \.overlappingAnimationsAdd),
      ("blocksAnimateShadows", \.blocksAnimateShadows), ("containersClearUp", \.containersClearUp),
      ("delegateWithAnimatorsEndsSwipeBack", \.delegateWithAnimatorsEndsSwipeBack),
      ("contentSwipesBack", \.contentSwipesBack),
      ("swipeBackBeginsBesidesAnimators", \.swipeBackBeginsBesidesAnimators),
      ("outerRecognizersComeFirst", \.outerRecognizersComeFirst),
      ("pinchVelocityComesLater", \.pinchVelocityComesLater),
    ] + questionsOfTabs

  /// Those that only transitions between tabs can notice.
  public static let questionsOfTabs: [(name: String, field: WritableKeyPath<Conduct, Bool> & Sendable)] = [
    ("codeSelectsTabsUnasked", \.codeSelectsTabsUnasked),
    ("selectedIndexChangesLast", \.selectedIndexChangesLast),
    ("tabsIgnoreSelections", \.tabsIgnoreSelections),
  ]

  /// Those that only a finger can notice that takes over what plays.
  public static let questionsOfCatches: [(name: String, field: WritableKeyPath<Conduct, Bool> & Sendable)] = [
    ("uninterruptibleKeepsTouches", \.uninterruptibleKeepsTouches),
    ("uninterruptibleIgnoresPause", \.uninterruptibleIgnoresPause),
  ]

  /// Those that only a layout can notice.
  public static let questionsOfPlaces: [(name: String, field: WritableKeyPath<Conduct, Bool> & Sendable)] = [
    ("fullScreenIsLeftAlone", \.fullScreenIsLeftAlone),
    ("barsArePlacedByTheirFrame", \.barsArePlacedByTheirFrame),
  ]

  /// Those that only animators can notice that follow each other, or that a finger has held.
  public static let questionsOfAnimators: [(name: String, field: WritableKeyPath<Conduct, Bool> & Sendable)] =
    [
      ("endsAreToldLate", \.endsAreToldLate),
      ("reversalTurnsTheFraction", \.reversalTurnsTheFraction),
    ]

  /// All of them.
  public static let allQuestions = questions + questionsOfCatches + questionsOfPlaces + questionsOfAnimators

  private static func combinations(of fields: [WritableKeyPath<Conduct, Bool> & Sendable]) -> [Conduct] {
    fields.reduce([Conduct()]) { conducts, field in
      conducts.flatMap { conduct in
        [false, true].map { value in
          var conduct = conduct
          conduct[keyPath: field] = value
          return conduct
        }
      }
    }
  }

  public var description: String {
    [
      delegateIsAskedLater ? "delegate asked later" : "delegate asked at once",
      interactionStartsLater ? "interaction starts later" : "interaction starts at once",
      didShowComesLater ? "didShow later" : "didShow at once",
      emptyAnimatorsEndAtOnce ? "empty animators end at once" : "empty animators last",
      cancelRestoresModel ? "cancel restores the model" : "cancel keeps the model",
      cancelCompletesAsFinished ? "cancel completes as finished" : "cancel completes as unfinished",
      earlyEndIsRemembered ? "an early end is remembered" : "an early end is forgotten",
      fractionIsOfTime ? "fractions are of the time" : "fractions are of the way",
      delayedBlocksRunAtOnce ? "delayed blocks run at once" : "delayed blocks run after the delay",
      nestedKeyframesTakeTheCurve ? "nested keyframes take the curve" : "nested keyframes are linear",
      overlappingAnimationsAdd ? "overlapping animations add" : "the last animation wins",
      blocksAnimateShadows ? "blocks animate shadows" : "shadows jump in blocks",
      endsAreToldLate ? "ends are told late" : "ends are told at once",
      reversalTurnsTheFraction ? "reversals turn the fraction" : "reversals keep the place",
      fullScreenIsLeftAlone ? "the full screen is left alone" : "the full screen is laid out",
      barsArePlacedByTheirFrame ? "bars have their frame set" : "bars have their middle set",
      containersClearUp ? "containers clear up" : "containers leave what is in them",
      swipeBackBeginsBesidesAnimators ? "swipe back besides animators" : "no swipe back besides animators",
      delegateWithAnimatorsEndsSwipeBack
        ? "no swipe back with animators" : "swipe back where no animator comes",
      contentSwipesBack ? "swipe back over the content" : "swipe back from the edge only",
      outerRecognizersComeFirst ? "outer recognizers first" : "inner recognizers first",
      pinchVelocityComesLater ? "pinches have a velocity later" : "pinches have a velocity at once",
      codeSelectsTabsUnasked ? "code selects tabs at once" : "code selects tabs as taps do",
      selectedIndexChangesLast ? "selectedIndex changes last" : "selectedIndex changes first",
      tabsIgnoreSelections ? "selections between tabs are ignored" : "selections between tabs begin",
      alongsideFollowsWhenDriven ? "alongside follows when driven" : "alongside does not follow when driven",
      alongsidePlaysWhenDriven ? "alongside plays when driven" : "alongside comes at the end when driven",
      uninterruptibleKeepsTouches
        ? "the uninterruptible keeps touches" : "the uninterruptible lets touches through",
      uninterruptibleIgnoresPause
        ? "the uninterruptible ignores pauses" : "the uninterruptible can be paused",
    ].joined(separator: ", ")
  }
}
