/// The helper of views that are carried themselves.
enum LiveHelpers {
  /// `<T>Home`: where such a view lives.
  static func home(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc("Where a view lives that is carried elsewhere: another one keeps its place.")
      "@MainActor"
      SwiftItem.block("private final class \(name)") {
        "private let view: UIView"
        "private let keeper = UIView()"
        "private let transform: CGAffineTransform"
        "private let followsMask: Bool"
        "private let constraints: [NSLayoutConstraint]"
        SwiftItem.blank
        SwiftItem.doc("Keeps the place of a view, which can be put elsewhere then.")
        SwiftItem.block("init(of view: UIView)") {
          "self.view = view"
          "transform = view.transform"
          "followsMask = view.translatesAutoresizingMaskIntoConstraints"
          SwiftItem.line(
            "var found: [NSLayoutConstraint] = view.constraints.filter { $0.secondItem == nil }",
            "its own size")
          "var outer: UIView? = view.superview"
          SwiftItem.block("while let parent = outer") {
            "found += parent.constraints.filter { Self.isAbout(view, $0) }"
            "outer = parent.superview"
          }
          "constraints = found"
          "keeper.isUserInteractionEnabled = false"
          "keeper.autoresizingMask = view.autoresizingMask"
          "keeper.layer.anchorPoint = view.layer.anchorPoint"
          "keeper.bounds.size = view.bounds.size"
          "keeper.center = view.center"
          "view.superview?.insertSubview(keeper, belowSubview: view)"
          "NSLayoutConstraint.deactivate(found)"
          "view.transform = .identity"
          "view.translatesAutoresizingMaskIntoConstraints = true"
        }
        SwiftItem.blank
        SwiftItem.doc("Whether a constraint is about a view or about what lies in it.")
        SwiftItem.block(
          "private static func isAbout(_ view: UIView, _ constraint: NSLayoutConstraint) -> Bool"
        ) {
          SwiftItem.closure(
            "return [constraint.firstItem, constraint.secondItem].contains", parameters: "item in",
            swift {
              "let other: UIView? = item as? UIView ?? (item as? UILayoutGuide)?.owningView"
              "return other?.isDescendant(of: view) ?? false"
            })
        }
        SwiftItem.blank
        SwiftItem.doc("Puts the view back, unless the app has put it elsewhere.")
        SwiftItem.block("func giveBack(from carrier: UIView)") {
          "defer { keeper.removeFromSuperview() }"
          "guard view.isDescendant(of: carrier) else { return }"
          "view.removeFromSuperview()"
          "view.transform = transform"
          "view.bounds.size = keeper.bounds.size"
          "view.center = keeper.center"
          "view.translatesAutoresizingMaskIntoConstraints = followsMask"
          SwiftItem.line("guard let parent = keeper.superview else { return }", "its home is gone")
          "parent.insertSubview(view, aboveSubview: keeper)"
          "NSLayoutConstraint.activate(constraints)"
        }
      }
    }
  }
}
