import TransitionPlan

/// `<T>Stay`: what lasts as long as the to screen is on the stack, the standing values and the gestures.
enum StaySection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    let isInteractive = scope.isInteractive
    let gesture = GestureSection(scope, on: .stay)
    let conformance = isInteractive ? ": NSObject, UIGestureRecognizerDelegate" : ""
    let gestures = scope.isPulledManyWays ? "its gestures" : "its gesture"
    let values = "the values that stand while it is there"
    var contents = scope.stayObligations.isEmpty ? [] : [values]
    if isInteractive { contents.append(gestures) }
    let place = scope.transition.style == .navigation ? "on the stack" : "on the screen"
    return swift {
      SwiftItem.doc("One stay of a \(to) \(place): \(contents.joined(separator: ", and ")).")
      "@MainActor"
      SwiftItem.block("private final class \(scope.type("Stay"))\(conformance)") {
        "private(set) weak var \(to): \(scope.optionalScreenType(.to))"
        if isInteractive { "private weak var transition: \(scope.type("Transition"))?" }
        if !scope.stayObligations.isEmpty {
          "\(scope.asksStay ? "" : "private ")let standing = \(scope.ledgerType)()"
        }
        gesture.properties
        SwiftItem.blank
        initializer(scope)
        SwiftItem.blank
        end(scope)
        if isInteractive {
          SwiftItem.blank
          gesture.methods
          SwiftItem.blank
          begin(scope)
        }
      }
    }
  }

  private static func initializer(_ scope: TransitionScope) -> SwiftItem {
    let to = scope.to
    return SwiftItem.block(
      "init(of \(to): \(scope.screenType(.to)), transition: \(scope.type("Transition")))"
    ) {
      "self.\(to) = \(to)"
      if scope.isInteractive {
        "self.transition = transition"
        "super.init()"
      }
      standing(scope)
      GestureSection(scope, on: .stay).added
    }
  }

  /// Takes the standing values; those that UIKit keeps in one transform in one go.
  private static func standing(_ scope: TransitionScope) -> [SwiftItem] {
    var items: [SwiftItem] = []
    var transformed: Set<Subject> = []
    for obligation in scope.stayObligations {
      switch obligation.kind {
      case .standing(let subject, let property, let value), .held(let subject, let property, let value):
        if Slot.kind(of: property) == .transform, !transformed.insert(subject).inserted {
          scope.cannotSay("two standing parts of one transform", at: obligation.location)
        }
        items += scope.hold(
          subject, property, at: value, ledger: "standing", bar: .to, location: obligation.location)
      case .invisible(let subject):
        items += scope.hide(subject, ledger: "standing", bar: .to, location: obligation.location)
      case .inserted, .moved, .recognizer: break
      }
    }
    return items
  }

  private static func end(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.doc("The \(scope.to) is gone, whichever way it went.")
      SwiftItem.block("func end()") {
        if !scope.stayObligations.isEmpty { "standing.giveBack()" }
        GestureSection(scope, on: .stay).removed
      }
    }
  }

  private static func begin(_ scope: TransitionScope) -> SwiftItem {
    let (from, to) = (scope.from, scope.to)
    let run = scope.type("Run")
    let isMany = scope.isPulledManyWays
    let start = scope.played.count > 1 ? "from: .\(to), " : ""
    return SwiftItem.block("private func begin(\(isMany ? "_ gesture: \(scope.type("Pull"))" : ""))") {
      "guard let \(to), let transition, let \(from) = \(scope.below("transition")) else { return }"
      "let run = \(run)(\(start)\(from): \(from), \(to): \(to), transition: transition, "
        + (isMany ? "gesture: gesture)" : "isPulled: true)")
      "transition.pulled = run"
      "self.run = run"
      if scope.transition.style == .navigation {
        SwiftItem.compact(
          "if \(to).navigationController?.popViewController(animated: true) !== \(to)",
          "transition.pulled = nil")
      } else {
        "\(to).dismiss(animated: true)"
        SwiftItem.line("transition.pulled = nil", "asked for by now, or never")
      }
    }
  }
}
