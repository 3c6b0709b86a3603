/// The specs of the repository: what `EmbedSpecs` makes of the files of Specs.
enum ExampleSpecs: EmbeddedSpecs {}

/// What stands in until it is made: see `EmbeddedRuntime`.
protocol EmbeddedSpecs {}

extension EmbeddedSpecs {
  static var names: [String] { [] }
  static var first: StaticString { fatalError("EmbedSpecs has not run") }
  static func text(of name: String) -> StaticString? { nil }
}
