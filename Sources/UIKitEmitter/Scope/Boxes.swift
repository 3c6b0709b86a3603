import TransitionPlan

/// The pictures in flight that are more than an image view.
extension TransitionScope {
  /// Whether a shared element is a box around what it shows: it has two contents, or one that an image view cannot place.
  func isBox(_ element: Int) -> Bool {
    let shared = transition.shared[element]
    return shared.kind != .image || shared.contentMode == .fitWidth || shared.contentMode == .fitHeight
  }

  /// Whether a box shows the contents of both ends, of which one turns into the other; else that of the end it comes from.
  func isTwofold(_ element: Int) -> Bool {
    transition.shared[element].kind == .snapshot && tracks(.shared(element), .content) != nil
  }

  /// The class of such a box.
  func boxType(_ element: Int) -> String {
    type(transition.shared.count == 1 ? "Box" : NameTable.capitalized(names.element(element)) + "Box")
  }

  /// Whether a shared element casts a shadow.
  func castsShadow(_ element: Int) -> Bool {
    slots(of: element).contains { $0.kind.isShadow }
  }
}
