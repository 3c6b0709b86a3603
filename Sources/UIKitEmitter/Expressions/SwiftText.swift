/// A piece of Swift and how tightly it binds, so that parentheses stand only where they must.
struct SwiftText {
  /// How tightly an expression binds, from the loosest.
  enum Binding: Int, Comparable {
    case or, and, comparison, sum, product, prefix, primary

    static func < (left: Binding, right: Binding) -> Bool { left.rawValue < right.rawValue }
  }

  var text: String
  var binding: Binding

  /// An expression that needs no parentheses anywhere.
  init(_ text: String) {
    self.text = text
    binding = .primary
  }

  init(_ text: String, _ binding: Binding) {
    self.text = text
    self.binding = binding
  }

  /// The text where something at least as tight is wanted.
  func inside(_ wanted: Binding) -> String { binding < wanted ? "(\(text))" : text }
}
