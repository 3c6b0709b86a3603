/// What can be made of a spec.
public enum OutputKind: String, Hashable, Sendable, CaseIterable {
  /// A UIKit source file in Swift.
  case swift
  /// The same for the runtime; it takes the place of the other one.
  case thin
  /// A timeline in JSON.
  case json
  /// The intermediate form as text, to be read.
  case plan

  /// How the names of its files end, after the stem and a dot.
  public var fileExtension: String {
    switch self {
    case .swift, .thin: "swift"
    case .json: "timeline.json"
    case .plan: "plan.txt"
    }
  }
}
