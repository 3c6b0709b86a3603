import TransitionPlan

/// `<T>Foreground`: the added views that stay above the to screen. While that shows they lie in its view, and during a run in front
/// of both screens.
enum ForegroundSection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let views = scope.kept.map { scope.transition.views[$0] }
    let place = scope.lines(views.map(\.location))
    return swift {
      SwiftItem.doc(
        "What lies above the \(scope.to) while it is there, and lets touches through beside that (\(place)).")
      "@MainActor"
      SwiftItem.block("private final class \(scope.type("Foreground")): UIView") {
        for index in scope.kept {
          "let \(scope.names.added(index)) = \(AddedViews.initializer(scope, index))"
        }
        if scope.closesOnTap { "var close: (() -> Void)?" }
        SwiftItem.doc("Whether the \(scope.to) shows, and no run lays out what is here.")
        "private var isResting: Bool = false"
        SwiftItem.blank
        SwiftItem.block("init(\(scope.closesOnTap ? "closeLabel: String" : ""))") {
          "super.init(frame: .zero)"
          "autoresizingMask = [.flexibleWidth, .flexibleHeight]"
          for index in scope.kept {
            AddedViews.look(scope, index)
            SwiftItem.line(
              "addSubview(\(scope.names.added(index)))", scope.line(scope.transition.views[index].location))
          }
        }
        SwiftItem.blank
        "required init?(coder: NSCoder) { nil }"
        SwiftItem.blank
        SwiftItem.block("override func point(inside point: CGPoint, with event: UIEvent?) -> Bool") {
          scope.kept.contains { AddedViews.letsThrough(scope, $0) }
            ? "subviews.contains { $0.isUserInteractionEnabled && $0.point(inside: convert(point, to: $0), with: event) }"
            : "subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }"
        }
        SwiftItem.blank
        SwiftItem.doc("Lies in the view of the \(scope.to), as it is while that shows.")
        SwiftItem.block("func rest(in view: UIView)") {
          "isResting = true"
          "frame = view.bounds"
          looks(scope)
          "view.addSubview(self)"
          "setNeedsLayout()"
        }
        SwiftItem.blank
        layout(scope)
        if scope.closesOnTap {
          SwiftItem.blank
          let taps = views.filter(\.dismissesOnTap).map(\.location)
          SwiftItem.doc("`tap dismiss` (\(scope.lines(taps))).")
          "@objc private func tapped() { close?() }"
        }
      }
    }
  }

  /// What is no geometry of them, at rest.
  private static func looks(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope, isInForeground: true)
    return swift {
      for slot in scope.plainSlots where slot.kind != .frame {
        if case .added(let index) = slot.subject, scope.kept.contains(index) {
          writer.statements(slot, at: .fixed(.to))
        }
      }
      for index in scope.kept where !scope.plainSlots.contains(Slot(subject: .added(index), kind: .alpha)) {
        if case .blur = scope.transition.views[index].content {
          []
        } else if scope.canFade {
          "\(scope.names.added(index)).alpha = 1"
        }
      }
    }
  }

  private static func layout(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope, isInForeground: true)
    let items = scope.kept.flatMap { index in
      writer.statements(Slot(subject: .added(index), kind: .frame), at: .fixed(.to))
    }
    return swift {
      SwiftItem.block("override func layoutSubviews()") {
        "super.layoutSubviews()"
        "guard isResting else { return }"
        if items.mention("size") { "let size: CGSize = bounds.size" }
        items
      }
    }
  }

  /// What a stay does with it.
  static func ofStay(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.kept.isEmpty { return [] }
    let to = scope.to
    return swift {
      SwiftItem.blank
      SwiftItem.doc("Shows what lies above the \(to), or nothing while a run does.")
      SwiftItem.block("func show(_ foreground: \(scope.type("Foreground"))?)") {
        "self.foreground?.removeFromSuperview()"
        "self.foreground = foreground"
        scope.closesOnTap
          ? "guard let foreground, let \(to) else { return }" : "guard let \(to) else { return }"
        if scope.closesOnTap {
          "foreground.close = { [weak self] in self?.close() }"
          "foreground.rest(in: \(to).view)"
        } else {
          "foreground?.rest(in: \(to).view)"
        }
      }
      if scope.closesOnTap {
        SwiftItem.blank
        close(scope)
      }
    }
  }

  private static func close(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    let isModal = scope.transition.style == .modal
    let (bindings, rest) = GestureHost.stay.free(scope, bindsFrom: false)
    return swift {
      SwiftItem.block("private func close()") {
        let question = isModal ? [DismissalQuestion.call] : []
        "guard \((bindings + rest + question).joined(separator: ", ")) else { return }"
        isModal
          ? "\(to).dismiss(animated: true)" : "\(to).navigationController?.popViewController(animated: true)"
      }
    }
  }
}
