/// What can be made of a spec.
public enum OutputKind: String, Hashable, Sendable, CaseIterable {
  /// A UIKit source file in Swift.
  case swift
  /// A timeline in JSON.
  case json
  /// The intermediate form as text, to be read.
  case plan

  /// How the names of its files end, after the stem and a dot.
  public var fileExtension: String {
    switch self {
    case .swift: "swift"
    case .json: "timeline.json"
    case .plan: "plan.txt"
    }
  }
}
