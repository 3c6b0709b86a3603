/// UIKit's behaviour where its documentation is silent. Each field answers one question.
///
/// Scenarios run with every combination that could affect them, because generated code must not rely on any answer.
@_spi(Simulator) public struct Conduct: Hashable, Sendable, CustomStringConvertible {
  /// Whether a navigation or tab bar controller asks its delegate in the next turn, not inside of push, pop or a selection.
  public var delegateIsAskedLater = false
  /// Whether an interactive transition starts some frames after its controller was returned, not at once.
  public var interactionStartsLater = false
  /// Whether `didShow` is called in the next turn of the run loop, not inside of `completeTransition`.
  public var didShowComesLater = false
  /// Whether a property animator whose blocks change nothing ends at once, not after its duration.
  public var emptyAnimatorsEndAtOnce = false
  /// Whether a cancelled percent-driven transition restores the model values from before its animations.
  public var cancelRestoresModel = true
  /// The value that the completions of the animations get when a percent-driven transition is cancelled.
  public var cancelCompletesAsFinished = true

  /// Whether a percent-driven transition remembers that it was finished or cancelled before it had started.
  public var earlyEndIsRemembered = false
  /// Whether the alongside animations play from the start if the app's own interaction controller drives the transition. Otherwise they
  /// run when it has completed.
  public var alongsidePlaysWhenDriven = false
  /// Whether the alongside animations follow such an interaction controller's progress, and use its speed and curve for the rest.
  /// Otherwise `alongsidePlaysWhenDriven` applies.
  public var alongsideFollowsWhenDriven = false

  /// Whether the fraction of a running property animator is the fraction of its time. Otherwise it is its progress.
  public var fractionIsOfTime = true
  /// Whether the blocks of a property animator that starts after a delay run at once. Otherwise they run when the delay is over.
  public var delayedBlocksRunAtOnce = false
  /// Whether the curve of a property animator applies to the time of the keyframes in its blocks.
  public var nestedKeyframesTakeTheCurve = false
  /// Whether an animation block is added to another one that is running. Otherwise it replaces it, from the values on screen.
  public var overlappingAnimationsAdd = false
  /// Whether an animation block animates the shadows of layers. They were observed to jump; it is not known on which systems they do.
  public var blocksAnimateShadows = false

  /// Whether the end of a property animator is reported a frame late.
  public var endsAreToldLate = false
  /// Whether a property animator that is paused, reversed and continued starts at 1 minus its fraction. This was observed on iOS 11.
  public var reversalTurnsTheFraction = false

  /// Whether UIKit leaves a view that covers the full screen where an animator has put it, and only resizes it with its container.
  /// Otherwise the next layout sets its frame.
  public var fullScreenIsLeftAlone = false
  /// Whether a navigation or tab bar controller sets the frame of its bar. Otherwise it sets bounds and center, which ignore a
  /// transform.
  public var barsArePlacedByTheirFrame = false
  /// Whether a navigation or tab bar controller removes the screen that an animator has left in its container.
  public var containersClearUp = false
  /// Whether UIKit's swipe back never begins if the navigation controller's delegate has the method that returns animators, even if it
  /// returns none. This was observed on iOS 7, 10 and 26.
  public var delegateWithAnimatorsEndsSwipeBack = true
  /// Whether a navigation controller also has the swipe back of iOS 26, over its whole content.
  public var contentSwipesBack = false
  /// Whether UIKit's swipe back begins although the app has an animator for the pop.
  public var swipeBackBeginsBesidesAnimators = false

  /// Whether a tab that code selects is shown at once, without asking for an animator.
  public var codeSelectsTabsUnasked = false
  /// Whether `selectedIndex` changes when the transition has completed, not at its start.
  public var selectedIndexChangesLast = false
  /// Whether a selection during a transition between tabs is ignored.
  public var tabsIgnoreSelections = false

  /// Whether the recognizers of outer views get touches before those of inner ones.
  public var outerRecognizersComeFirst = false
  /// Whether a pinch has no velocity before it has begun.
  public var pinchVelocityComesLater = false

  /// Whether touches are lost while a transition plays whose animator is not interruptible.
  public var uninterruptibleKeepsTouches = false
  /// Whether such a transition continues to play when it is paused.
  public var uninterruptibleIgnoresPause = false
  /// Whether a transition whose interaction controller wants no interactive start begins with `startInteractiveTransition`. Apple's
  /// sample PhotoTransitioning needs this. Otherwise it begins with `animateTransition`.
  public var interactorBeginsWhatPlays = true

  public init() {}

  /// Every combination of the answers that affect a transition with a gesture of its own.
  public static let allForGestures: [Conduct] = combinations(of: [
    \.delegateIsAskedLater, \.interactionStartsLater, \.didShowComesLater, \.emptyAnimatorsEndAtOnce,
  ])

  /// Every combination of the answers that affect a transition between tabs.
  public static let allForTabs: [Conduct] = combinations(of: [
    \.delegateIsAskedLater, \.interactionStartsLater, \.selectedIndexChangesLast, \.containersClearUp,
  ])

  /// Every combination of the answers that affect a gesture that takes over a running transition.
  public static let allForCatches: [Conduct] = combinations(of: [
    \.delegateIsAskedLater, \.interactionStartsLater, \.uninterruptibleKeepsTouches,
    \.uninterruptibleIgnoresPause,
  ])

  /// Every combination of the answers that affect animators that follow each other or were paused.
  public static let allForAnimators: [Conduct] = combinations(of: [
    \.endsAreToldLate, \.reversalTurnsTheFraction, \.delayedBlocksRunAtOnce, \.emptyAnimatorsEndAtOnce,
  ])

  /// Every combination of the answers that affect a percent-driven transition.
  public static let allForPercentDriven: [Conduct] = combinations(of: [
    \.delegateIsAskedLater, \.interactionStartsLater, \.cancelRestoresModel, \.cancelCompletesAsFinished,
  ])

  /// Every combination of the answers that affect ordinary transition code most, and each other answer alone.
  public static let allForSeeds: [Conduct] = {
    let most = combinations(of: [
      \.delegateIsAskedLater, \.interactionStartsLater, \.cancelRestoresModel, \.containersClearUp,
    ])
    return most + eachAnswer(among: questions.map(\.field)).filter { !most.contains($0) }
  }()

  /// A part of these that is enough to show a bug eventually: the default answers, and each other one of the four alone.
  public static let someForSeeds: [Conduct] = eachAnswer(among: [
    \.delegateIsAskedLater, \.interactionStartsLater, \.cancelRestoresModel, \.containersClearUp,
  ])

  /// The default answers, and each other one alone, except for `questionsOfAnimators`.
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

  /// The questions that affect any transition, with the names of their fields.
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

  /// The questions that affect transitions between tabs only.
  public static let questionsOfTabs: [(name: String, field: WritableKeyPath<Conduct, Bool> & Sendable)] = [
    ("codeSelectsTabsUnasked", \.codeSelectsTabsUnasked),
    ("selectedIndexChangesLast", \.selectedIndexChangesLast),
    ("tabsIgnoreSelections", \.tabsIgnoreSelections),
  ]

  /// The questions that affect gestures only that take over a running transition.
  public static let questionsOfCatches: [(name: String, field: WritableKeyPath<Conduct, Bool> & Sendable)] = [
    ("uninterruptibleKeepsTouches", \.uninterruptibleKeepsTouches),
    ("uninterruptibleIgnoresPause", \.uninterruptibleIgnoresPause),
    ("interactorBeginsWhatPlays", \.interactorBeginsWhatPlays),
  ]

  /// The questions that affect layout only.
  public static let questionsOfPlaces: [(name: String, field: WritableKeyPath<Conduct, Bool> & Sendable)] = [
    ("fullScreenIsLeftAlone", \.fullScreenIsLeftAlone),
    ("barsArePlacedByTheirFrame", \.barsArePlacedByTheirFrame),
  ]

  /// The questions that affect animators only that follow each other or were paused.
  public static let questionsOfAnimators: [(name: String, field: WritableKeyPath<Conduct, Bool> & Sendable)] =
    [
      ("endsAreToldLate", \.endsAreToldLate),
      ("reversalTurnsTheFraction", \.reversalTurnsTheFraction),
    ]

  /// All questions.
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
      interactorBeginsWhatPlays ? "the interactor begins what plays" : "the animator begins what plays",
    ].joined(separator: ", ")
  }
}
