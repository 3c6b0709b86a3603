/// The runtime, cut where a file that stands alone says that a declaration is its own: what `EmbedRuntime` makes of the files of
/// Runtime.
enum RuntimeText: EmbeddedRuntime {
  /// A part of it.
  enum Part {
    case text(StaticString)
    /// Before a type or a function of the file.
    case declaration
    /// Before a member of somebody else's type.
    case member
  }
}

/// What stands in until it is made: before it builds a package that uses TransitionPlugin, SwiftPM compiles the tool without what
/// plugins make, and then again. The first one is never run.
protocol EmbeddedRuntime {}

extension EmbeddedRuntime {
  static var types: [String] { [] }
  static var members: [String] { [] }
  static var parts: [RuntimeText.Part] { fatalError("EmbedRuntime has not run") }
}
