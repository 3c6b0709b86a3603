import TransitionPlan

/// `<T>Stay`: what lasts as long as the to screen is on the stack, the standing values and the gestures.
enum StaySection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    let gesture = GestureSection(scope, on: .stay)
    let isInteractive = !gesture.isEmpty
    let conformance = isInteractive ? ": NSObject, UIGestureRecognizerDelegate" : ""
    let gestures = gesture.indices.count > 1 ? "its gestures" : "its gesture"
    let values = "the values that stand while it is there"
    var contents = scope.stayObligations.isEmpty ? [] : [values]
    if !scope.kept.isEmpty { contents.append("what lies above it") }
    if isInteractive { contents.append(gestures) }
    let place = scope.transition.style == .navigation ? "on the stack" : "on the screen"
    return swift {
      SwiftItem.doc("One stay of \(to.withArticle) \(place): \(contents.joined(separator: ", and ")).")
      "@MainActor"
      SwiftItem.block("private final class \(scope.type("Stay"))\(conformance)") {
        "private(set) weak var \(to): \(scope.optionalScreenType(.to))"
        if isInteractive || scope.watchesWindow || scope.closesOnTap {
          "private weak var transition: \(scope.type("Transition"))?"
        }
        if !scope.stayObligations.isEmpty {
          "\(scope.asksStay ? "" : "private ")let standing = \(scope.ledgerType)()"
        }
        Bars.properties(scope)
        if scope.hasWatch { "private let watch = \(scope.supportType("Watch"))()" }
        if scope.watchesWindow { "private var stands: Bool = false" }
        gesture.properties
        if !scope.kept.isEmpty { "private var foreground: \(scope.type("Foreground"))?" }
        SwiftItem.blank
        initializer(scope)
        if scope.watchesWindow {
          SwiftItem.blank
          stand(scope)
        }
        SwiftItem.blank
        end(scope)
        Bars.giveBack(scope)
        ForegroundSection.ofStay(scope)
        if isInteractive {
          SwiftItem.blank
          gesture.methods
          SwiftItem.blank
          begin(scope)
        }
        if isInteractive || scope.closesOnTap, scope.transition.style == .modal {
          SwiftItem.blank
          DismissalQuestion.ofStay(scope)
        }
      }
    }
  }

  private static func initializer(_ scope: TransitionScope) -> SwiftItem {
    let to = scope.to
    let isInteractive = !GestureSection(scope, on: .stay).isEmpty
    return SwiftItem.block(
      "init(of \(to): \(scope.screenType(.to)), transition: \(scope.type("Transition")))"
    ) {
      "self.\(to) = \(to)"
      if isInteractive || scope.watchesWindow || scope.closesOnTap {
        "self.transition = transition"
      }
      if isInteractive { "super.init()" }
      watched(scope)
      if scope.watchesWindow { "stand()" } else { standing(scope) }
      GestureSection(scope, on: .stay).added
      if !scope.kept.isEmpty {
        "show(\(scope.type("Foreground"))(\(scope.closesOnTap ? "closeLabel: transition.closeLabel" : "")))"
      }
    }
  }

  /// The watch comes into the view that it watches, as large as that where it has to hear of its size.
  private static func watched(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.hasWatch { return [] }
    let bars = Bars.watched(scope)
    let view = scope.hasPeers ? "\(scope.to).view" : "\(scope.to).navigationController?.view"
    return swift {
      "watch.isHidden = true"
      if scope.watchesWindow { "watch.moved = { [weak self] in self?.stand() }" }
      bars
      if bars.isEmpty {
        "\(view).addSubview(watch)"
      } else {
        SwiftItem.block("if let view = \(view)") {
          "watch.frame = view.bounds"
          "view.addSubview(watch)"
        }
      }
    }
  }

  /// A tab bar is there for what the other tabs show too, and so is a container for its other children.
  private static func stand(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        scope.hasPeers
          ? "Takes the values that stand, and gives them back while another screen is in front."
          : "Takes the values that stand, and gives them back while another tab is in front, or nothing of this one."
      )
      SwiftItem.block("func stand()") {
        "let isInFront: Bool = transition?.run != nil || watch.window != nil"
        "if isInFront == stands { return }"
        "stands = isInFront"
        "guard isInFront, let \(scope.to) else { return \(givesBack(scope)) }"
        standing(scope)
      }
    }
  }

  /// `<T>Watch`: what is told that the navigation controller leaves the window and comes back, or has another size.
  static func watch(_ name: String, window: Bool = true, size: Bool = true) -> [SwiftItem] {
    let moments =
      (window ? ["when that has come into a window or has left it"] : [])
      + (size ? ["when that has been laid out in another size"] : [])
    return swift {
      SwiftItem.doc("Lies in a view, and tells \(moments.joined(separator: ", and ")).")
      SwiftItem.block("private final class \(name): UIView") {
        if window { "var moved: (() -> Void)?" }
        if size { "var laidOut: (() -> Void)?" }
        if window {
          SwiftItem.blank
          SwiftItem.block("override func didMoveToWindow()") {
            "super.didMoveToWindow()"
            "moved?()"
          }
        }
        if size {
          SwiftItem.blank
          SwiftItem.block("override func layoutSubviews()") {
            "super.layoutSubviews()"
            "laidOut?()"
          }
        }
      }
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
    return items + (items.isEmpty ? [] : Bars.found(scope))
  }

  private static func givesBack(_ scope: TransitionScope) -> String {
    Bars.standing(scope).isEmpty ? "standing.giveBack()" : "giveBack()"
  }

  private static func end(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.doc("The \(scope.to) is gone, whichever way it went.")
      SwiftItem.block("func end()") {
        if !scope.stayObligations.isEmpty { givesBack(scope) }
        if scope.hasWatch { "watch.removeFromSuperview()" }
        if !scope.kept.isEmpty { "show(nil)" }
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
      GestureSection(scope, on: .stay).takes
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
        "\(scope.helper(.dismiss))(\(to))"
        SwiftItem.line("transition.pulled = nil", "asked for by now, or never")
      }
    }
  }
}

extension TransitionScope {
  /// Whether a stay has a view that hears of the window, or of the size in which a bar is placed.
  var hasWatch: Bool { watchesWindow || watchesSize }

  /// Whether a bar is placed under a transform in each size: that of a presentation stands anew by itself.
  var watchesSize: Bool { (hasPeers || transition.style == .navigation) && !Bars.standing(self).isEmpty }

  /// Whether what stands is looked at when a run ends: no delegate hears of one that was cancelled, when another tab may be in
  /// front by now.
  var standsAfterRuns: Bool { transition.style == .navigation && watchesWindow && isInteractive }

  /// Whether something stands that screens share which are not on the stack: then it stands only while the navigation
  /// controller is seen, or the screen where it is one of several.
  var watchesWindow: Bool {
    if hasPeers { return !stayObligations.isEmpty }
    return transition.style == .navigation
      && stayObligations.contains { obligation in
        switch obligation.kind {
        case .held(let subject, _, _), .standing(let subject, _, _), .invisible(let subject):
          subject == .tabBar
        case .inserted, .moved, .recognizer: false
        }
      }
  }
}
