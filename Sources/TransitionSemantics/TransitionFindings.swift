public import TransitionDiagnostics
import TransitionText

/// What is found in one transition by itself. It follows from the text of the transition and from what stands beside the
/// transitions of its file.
public struct TransitionFindings: Sendable {
  var findings = Findings()
  /// The names of the file that it uses, by their numbers.
  var used: [Int] = []
  /// How many letters of wrong names were held against right ones.
  var comparedLetters = 0
  /// Whether it is wrong, or what is declared beside it, so that nothing is to be proved of it.
  public private(set) var hasError = false
  /// The names that it takes for what they seem, as long as they are not in what could not be read somewhere else.
  public private(set) var soundNames: [String] = []
  /// Whether it has a name that is in what could not be read.
  public private(set) var hasMetBrokenName = false

  /// The findings.
  public var all: [Diagnostic] { findings.all }

  /// The same of a transition that has moved from one offset to another, with all that its findings point at.
  public func moved(from start: UInt32, to end: UInt32) -> Self {
    if start == end || all.isEmpty { return self }
    var moved = self
    moved.findings = findings.moved(from: start, to: end)
    return moved
  }
}
