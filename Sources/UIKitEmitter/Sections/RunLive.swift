import TransitionPlan

/// A view that is carried itself from one screen to the other: it lives in the box in flight meanwhile.
enum RunLive {
  private static func name(_ scope: TransitionScope, _ element: Int) -> String {
    scope.names.element(element) + "Home"
  }

  private static func carryName(_ scope: TransitionScope, _ element: Int) -> String {
    "carry" + NameTable.capitalized(scope.names.element(element))
  }

  /// The property with what says where the view lives.
  static func property(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    swift { "private var \(name(scope, element)): \(scope.helper(.home))?" }
  }

  /// The statements that put the view where it lives while its ends are read: a finger that finishes asks for them again.
  static func home(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    guard scope.isInteractive else { return [] }
    return swift {
      SwiftItem.line(
        "\(name(scope, element))?.giveBack(from: \(scope.names.element(element)))",
        "its end is where it lives")
      "defer { if \(name(scope, element)) != nil { \(carryName(scope, element))() } }"
    }
  }

  /// The statement that takes the view.
  static func carry(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    swift { carryName(scope, element) + "()" }
  }

  /// The method that takes the view.
  static func method(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    let picture = scope.names.element(element)
    let end = scope.ends(element)
    let view = scope.endName(element, .from)
    return swift {
      SwiftItem.doc(
        "Takes the view from where it lives (\(scope.line(scope.transition.shared[element].location))).")
      SwiftItem.block("private func \(carryName(scope, element))()") {
        "guard let \(end) else { return }"
        "\(name(scope, element)) = \(scope.helper(.home))(of: \(end).\(view))"
        "\(picture).fill(with: [\(end).\(view)])"
        "\(picture).setNeedsLayout()"
        "\(picture).layoutIfNeeded()"
      }
    }
  }

  /// The statements that give the view back.
  static func end(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    swift {
      "\(name(scope, element))?.giveBack(from: \(scope.names.element(element)))"
      "\(name(scope, element)) = nil"
    }
  }
}
