import TransitionPlan

/// The endpoints of a run: what flies from where to where, and the views that do.
enum RunEndpoints {
  private static func resolveName(_ scope: TransitionScope, _ element: Int) -> String {
    "resolve" + NameTable.capitalized(scope.ends(element))
  }

  static func addName(_ scope: TransitionScope, _ element: Int) -> String {
    "add" + NameTable.capitalized(scope.names.element(element))
  }

  static func resolveAll(_ scope: TransitionScope) -> [SwiftItem] {
    let calls = scope.transition.shared.indices.map { resolveName(scope, $0) + "()" }
    if calls.isEmpty { return [] }
    if scope.transition.reduceMotion == nil { return calls.map { .line($0, comment: nil) } }
    if calls.count == 1 { return [.compact("if !\(scope.reducedName)", calls[0])] }
    return [
      .block("if !\(scope.reducedName)", comment: nil, calls.map { .line($0, comment: nil) }, tail: .none)
    ]
  }

  /// The statements that ask again for what flies, when a finger has let go and the run finishes.
  static func resolveAgain(_ scope: TransitionScope, _ interaction: Int) -> [SwiftItem] {
    let again = scope.transition.shared.indices.map { index in
      SwiftItem.compact("if \(scope.ends(index)) != nil", "\(resolveName(scope, index))()")
    }
    return scope.restsForEnds && !again.isEmpty
      ? again
        + swift {
          scope.show(
            "\(scope.poseName(interaction))(at: \(scope.finger.name)).progress",
            scope.transition.interactions[interaction].direction)
        }
      : again
  }

  static func resolve(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    let shared = scope.transition.shared[element]
    let ends = scope.ends(element)
    return swift {
      SwiftItem.doc(
        "Asks both screens for the item that is current now "
          + "(\(scope.lines([shared.from.location, shared.to.location]))).")
      SwiftItem.block("private func \(resolveName(scope, element))()") {
        "guard let container = context?.containerView else { return }"
        if scope.isInteractive, !scope.isOverlay {
          for side in scope.transformedScreens { withoutTransform(scope, side) }
        }
        if shared.kind == .live { RunLive.home(scope, element) }
        "guard let ends = \(scope.endsType(element))(\(scope.from): \(scope.from), \(scope.to): \(scope.to), "
          + "in: container\(scope.restsForEnds ? ", at: rest)" : ")") else { return }"
        if shared.kind == .snapshot { snapshots(scope, element) }
        "self.\(ends) = ends"
        for side in Side.allCases where shared.kind != .live || side == .to {
          "ledger.hold(ends.\(scope.endName(element, side)), \\UIView.alpha, at: 0)"
        }
      }
    }
  }

  /// What the ends look like, before they are made invisible; asked again, the box keeps what it shows.
  ///
  /// What has just come into the container has not been drawn yet. Without a crossfade that is not asked.
  private static func snapshots(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    let picture = scope.names.element(element)
    let (from, to) = (scope.endName(element, .from), scope.endName(element, .to))
    if !scope.isTwofold(element) {
      let ends = scope.played.map { "ends." + scope.endName(element, $0.start) }
      return swift {
        SwiftItem.block("if \(picture).isEmpty") {
          ends.count == 1
            ? "let shown: UIView = \(ends[0])"
            : "let shown: UIView = start == .\(scope.from) ? ends.\(from) : ends.\(to)"
          "guard let shown = shown.snapshotView(afterScreenUpdates: false) else { return }"
          "\(picture).fill(with: [shown])"
        }
      }
    }
    let isNew = (
      from: scope.isOverlay ? "false" : "start == .\(scope.to)", to: "start == .\(scope.from)"
    )
    return swift {
      SwiftItem.block("if \(picture).isEmpty") {
        covered(scope)
        "guard let \(from) = ends.\(from).snapshotView(afterScreenUpdates: \(isNew.from)), "
          + "let \(to) = ends.\(to).snapshotView(afterScreenUpdates: \(isNew.to)) else { return }"
        // An end may be called as what flies is.
        "\([from, to].contains(picture) ? "self." : "")\(picture).fill(with: [\(from), \(to)])"
      }
    }
  }

  /// A snapshot of what is new may bring all that is in the container onto the screen for a frame: what was there covers it.
  private static func covered(_ scope: TransitionScope) -> [SwiftItem] {
    guard let entering = scope.played.first(where: { $0.end == scope.transition.top }) else { return [] }
    let isNew = scope.played.count > 1 ? "start == .\(scope.names[entering.start]) ? " : ""
    return swift {
      SwiftItem.comment(
        "What is new is not seen for a frame, as a snapshot may have it: what is on screen covers it.",
        marker: "//")
      "let cover: UIView? = \(isNew)container.window?.snapshotView(afterScreenUpdates: false)"
        + (isNew.isEmpty ? "" : " : nil")
      SwiftItem.block("if let cover") {
        "cover.frame = container.convert(cover.bounds, from: nil)"
        "container.addSubview(cover)"
      }
      "defer { cover?.removeFromSuperview() }"
    }
  }

  /// Geometry is read without the transform that a finger has put on a screen.
  private static func withoutTransform(_ scope: TransitionScope, _ side: Side) -> [SwiftItem] {
    let name = scope.names[side]
    return swift {
      "let \(name)Transform: CGAffineTransform = \(name).view.transform"
      "\(name).view.transform = .identity"
      "defer { \(name).view.transform = \(name)Transform }"
    }
  }

  static func add(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    let shared = scope.transition.shared[element]
    let picture = scope.names.element(element)
    let crop = scope.crop(element)
    let mode: String
    switch shared.contentMode {
    case .aspectFill: mode = "scaleAspectFill"
    case .aspectFit: mode = "scaleAspectFit"
    case .fill, .fitWidth, .fitHeight: mode = "scaleToFill"
    }
    return swift {
      SwiftItem.doc(
        "The picture in flight\(shared.isClipped ? ", inside what it is clipped to" : "") "
          + "(\(scope.line(shared.location))).")
      SwiftItem.block("private func \(addName(scope, element))(to container: UIView)") {
        if !scope.isBox(element) {
          "\(picture).image = \(scope.ends(element))?.image"
          "\(picture).contentMode = .\(mode)"
          "\(picture).clipsToBounds = true"
        } else if shared.kind == .image {
          "\(picture).fill(with: [UIImageView(image: \(scope.ends(element))?.image)])"
        }
        if shared.isClipped {
          "\(crop).clipsToBounds = true"
          "\(crop).isUserInteractionEnabled = false"
          "\(crop).addSubview(\(picture))"
          "container.addSubview(\(crop))"
        } else {
          "container.addSubview(\(picture))"
        }
        if shared.kind == .live { RunLive.carry(scope, element) }
      }
      if shared.kind == .live {
        SwiftItem.blank
        RunLive.method(scope, element)
      }
    }
  }
}
