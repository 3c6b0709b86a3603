import TransitionPlan

/// What an overlay finds when a run starts, and how it leaves the views of the to screen.
enum PresentationFinds {
  /// Keeps what is found of the to screen's views, when they are laid out.
  static func find(_ scope: TransitionScope) -> [SwiftItem] {
    let founds = scope.presentationFounds.filter(scope.isLate)
    let writer = SlotWriter(scope: scope)
    return swift {
      SwiftItem.doc("Reads what a run starts from: both screens are laid out by now.")
      SwiftItem.block("func find()") {
        PresentationValues.guarded(
          scope,
          swift {
            for found in founds {
              let object = writer.object(found.subject)
              if object.hasSuffix("?") {
                SwiftItem.compact(
                  "if let view = \(object.dropLast())", scope.keep(found, of: "view", in: "containerView"))
              } else {
                scope.keep(found, of: object, in: "containerView")
              }
            }
            if !scope.fromReads.isEmpty {
              SwiftItem.line("rest(at: .\(scope.from))", "where the \(scope.from) is read")
              for index in scope.fromReads { read(scope, index) }
            }
            if scope.hasLateFounds { "hasFound = true" }
          })
      }
    }
  }

  /// Keeps the frame of a view of the from screen.
  private static func read(_ scope: TransitionScope, _ index: Int) -> [SwiftItem] {
    let view = scope.transition.from.views[index]
    let getter = scope.names[.from] + "." + scope.names.requirement(view.name)
    let name = view.isOptional ? "view" : getter
    let frame =
      scope.isPressed(.provided(.from, index))
      ? "\(scope.helper(.frame))(of: \(name), in: containerView)"
      : "\(name).convert(\(name).bounds, to: containerView)"
    let code = scope.transition.isDirectional ? "mirrored(\(frame))" : frame
    let kept = "\(scope.fromFrame(index)) = \(code)"
    return view.isOptional
      ? [.compact("if let view = \(getter)", kept)] : [.line(kept, comment: nil)]
  }

  /// Puts the to screen's views back to where they are while it shows: before it leaves the container.
  static func giveBackViews(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    return swift {
      SwiftItem.doc(
        scope.leavesShifted
          ? "The views of the \(scope.to) are left as they are while it shows."
          : "The \(scope.to) goes as it is while it shows.")
      SwiftItem.block(
        "func leaveViews()", comment: nil,
        PresentationValues.guarded(
          scope, swift { for slot in scope.leftSlots { writer.leave(slot, at: .to) } },
          after: scope.hasLateFounds ? ["hasFound"] : []), tail: .none)
    }
  }
}
