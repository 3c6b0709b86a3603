/// The runtime, split where a standalone file inserts access modifiers: `EmbedRuntime` generates it from the files of Runtime.
enum RuntimeText: EmbeddedRuntime {
  /// A part of the runtime.
  enum Part {
    case text(StaticString)
    /// The place before a type or a function of the file.
    case declaration
    /// The place before a member in an extension of a foreign type.
    case member
  }
}

/// Placeholders until the text is generated: before SwiftPM builds a package that uses TransitionPlugin, it compiles the tool first without
/// the output of plugins, then with it. The first build is never run.
protocol EmbeddedRuntime {}

extension EmbeddedRuntime {
  /// The types that the runtime declares, and those of the platform that it uses: a type of the generated code would hide them.
  static var types: [String] { [] }
  /// The members that it adds to types of the platform.
  static var members: [String] { [] }
  static var parts: [RuntimeText.Part] { fatalError("EmbedRuntime has not run") }
}
