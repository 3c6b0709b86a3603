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
              for index in scope.fromReads {
                let name =
                  scope.names[.from] + "." + scope.names.requirement(scope.transition.from.views[index].name)
                "\(scope.fromFrame(index)) = \(name).convert(\(name).bounds, to: containerView)"
              }
            }
            if scope.hasLateFounds { "hasFound = true" }
          })
      }
    }
  }

  /// Puts the to screen's views back to where they are while it shows: before it leaves the container.
  static func giveBackViews(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    return swift {
      SwiftItem.doc("The views of the \(scope.to) go as they are while it shows.")
      SwiftItem.block("func leaveViews()") {
        "guard \(scope.hasLateFounds ? "hasFound, " : "")let \(scope.to) else { return }"
        for slot in scope.lateSlots { writer.statements(slot, at: .fixed(.to)) }
      }
    }
  }
}
