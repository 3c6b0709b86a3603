/// The kinds of output.
public enum OutputKind: String, Hashable, Sendable, CaseIterable {
  /// A UIKit source file in Swift.
  case swift
  /// A timeline in JSON.
  case json
  /// The plan as text, for reading.
  case plan

  /// The extension of its files, without the dot before it.
  public var fileExtension: String {
    switch self {
    case .swift: "swift"
    case .json: "timeline.json"
    case .plan: "plan.txt"
    }
  }
}
