/// What Grammar.md says: what `EmbedReference` makes of it.
enum ReferencePages: EmbeddedReference {}

/// What stands in until it is made: before it builds a package that uses TransitionPlugin, SwiftPM compiles the tool without what
/// plugins make, and then again.
protocol EmbeddedReference {}

extension EmbeddedReference {
  static var constructs: [ReferencePage] { [] }
  static var curves: [ReferencePage] { [] }
  static var properties: [ReferencePage] { [] }
  static var functions: [ReferencePage] { [] }
}
