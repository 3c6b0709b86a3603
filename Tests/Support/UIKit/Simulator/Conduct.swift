/// What UIKit does where its documentation does not say it: one field a question.
///
/// Scenarios run under every combination that matters to them, because generated code may rely on none.
@_spi(Simulator) public struct Conduct: Hashable, Sendable, CustomStringConvertible {
  /// Whether a navigation controller asks its delegate in its next layout pass, not inside push or pop.
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

  public init() {}

  /// Every combination of what a transition with a gesture of its own can notice.
  public static let allForGestures: [Conduct] = combinations(of: [
    \.delegateIsAskedLater, \.interactionStartsLater, \.didShowComesLater, \.emptyAnimatorsEndAtOnce,
  ])

  /// Every combination of what a percent-driven transition can notice.
  public static let allForPercentDriven: [Conduct] = combinations(of: [
    \.delegateIsAskedLater, \.interactionStartsLater, \.cancelRestoresModel, \.cancelCompletesAsFinished,
  ])

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
    ].joined(separator: ", ")
  }
}
