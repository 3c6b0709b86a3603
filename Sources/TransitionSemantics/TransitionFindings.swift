public import TransitionDiagnostics
import TransitionText

/// The findings about one transition. They depend on the text of the transition and on the declarations outside of transitions.
public struct TransitionFindings: Sendable {
  var findings = Findings()
  /// The indices of the file's names that it uses.
  var used: [Int] = []
  /// How many letters of wrong names were compared with right ones.
  var comparedLetters = 0
  /// Whether it has an error, or depends on a declaration with one, so that it cannot be verified.
  public private(set) var hasError = false
  /// Names that it uses and that are not broken, as long as no text that cannot be read declares them.
  public private(set) var unbrokenNames: [String] = []
  /// Whether it uses a name that is in text that could not be read.
  public private(set) var hasMetBrokenName = false

  /// The findings.
  public var all: [Diagnostic] { findings.all }

  /// The same findings for a transition that has moved from one offset to another, with all their ranges.
  public func moved(from start: UInt32, to end: UInt32) -> Self {
    if start == end || all.isEmpty { return self }
    var moved = self
    moved.findings = findings.moved(from: start, to: end)
    return moved
  }
}
