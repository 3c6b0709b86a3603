/// The functions that a generated file brings with it: only those that it calls.
enum HelperSection {
  static func items(_ scope: TransitionScope) -> [[SwiftItem]] {
    Helper.allCases.filter(scope.helpers.contains).map { items(scope.helper($0), $0) }
  }

  private static func items(_ name: String, _ helper: Helper) -> [SwiftItem] {
    switch helper {
    case .map:
      return function(
        "`map`: the line through (a, c) and (b, d), held to the range c...d.",
        "\(name)(_ x: CGFloat, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat",
        ["guard b != a else { return c }", "return c + (d - c) * min(max((x - a) / (b - a), 0), 1)"])
    case .divide:
      return function(
        "A quotient; 0 where the divisor is 0.", "\(name)(_ a: CGFloat, _ b: CGFloat) -> CGFloat",
        ["b == 0 ? 0 : a / b"])
    case .aspectFit:
      return scaled(
        "`aspectFit`: the largest rectangle of the size's shape, in the middle of another.", name, "min")
    case .aspectFill:
      return scaled("`aspectFill`: the smallest rectangle of the size's shape around another.", name, "max")
    }
  }

  private static func scaled(_ documentation: String, _ name: String, _ choice: String) -> [SwiftItem] {
    function(
      documentation, "\(name)(_ size: CGSize, in rect: CGRect) -> CGRect",
      [
        "guard size.width > 0, size.height > 0 else { return rect }",
        "let scale: CGFloat = \(choice)(rect.width / size.width, rect.height / size.height)",
        "let width: CGFloat = size.width * scale", "let height: CGFloat = size.height * scale",
        "return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)",
      ])
  }

  private static func function(_ documentation: String, _ head: String, _ body: [String]) -> [SwiftItem] {
    [
      .doc(documentation),
      .block("private func " + head, comment: nil, body.map { .line($0, comment: nil) }, tail: .none),
    ]
  }
}
