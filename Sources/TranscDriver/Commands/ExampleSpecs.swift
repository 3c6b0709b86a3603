/// The specs of the repository, which `EmbedSpecs` makes from the folder Specs.
enum ExampleSpecs: EmbeddedSpecs {}

/// The defaults for a build without `EmbedSpecs`: see `EmbeddedRuntime`.
protocol EmbeddedSpecs {}

extension EmbeddedSpecs {
  static var names: [String] { [] }
  static var first: StaticString { fatalError("EmbedSpecs has not run") }
  static func text(of name: String) -> StaticString? { nil }
}
