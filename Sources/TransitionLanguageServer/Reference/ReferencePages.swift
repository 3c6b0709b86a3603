/// The pages that `EmbedReference` makes from Grammar.md.
enum ReferencePages: EmbeddedReference {}

/// Empty defaults for a first build without generated files: before SwiftPM builds a package that uses
/// TransitionPlugin, it compiles the tool without the output of plugins, and then again.
protocol EmbeddedReference {}

extension EmbeddedReference {
  static var constructs: [ReferencePage] { [] }
  static var curves: [ReferencePage] { [] }
  static var properties: [ReferencePage] { [] }
  static var functions: [ReferencePage] { [] }
}
