import TransitionPlan

/// The parts of transforms that go beside the animators, each by an animation of its own.
enum RunBeside {
  /// The statements before the animators of a direction start, for what is there or for one picture.
  /// - Parameter element: The picture; nil for all that is none.
  static func start(_ scope: TransitionScope, _ direction: Direction, of element: Int? = nil) -> [SwiftItem] {
    let splits = (scope.transformSplits[direction] ?? []).filter {
      if case .shared(let own) = $0.subject { own == element } else { element == nil }
    }
    return splits.flatMap { start(scope, direction, $0) }
  }

  /// The same for all pictures, each where it flies.
  static func pictures(_ scope: TransitionScope, _ direction: Direction) -> [SwiftItem] {
    scope.transition.shared.indices.flatMap { element -> [SwiftItem] in
      let items = start(scope, direction, of: element)
      if items.isEmpty || scope.alwaysFlies && !items.mention(scope.ends(element)) { return items }
      let ends = scope.ends(element)
      let condition = items.mention(ends) ? "if let \(ends)" : "if \(ends) != nil"
      return [.block(condition, comment: nil, items, tail: .none)]
    }
  }

  /// The statements that end it where it may not have ended yet.
  static func end(_ scope: TransitionScope) -> [SwiftItem] {
    scope.splitSubjects.filter { !$0.isPicture }.flatMap { subject -> [SwiftItem] in
      let object = SlotWriter(scope: scope, isInRun: true).object(subject)
      let keys = scope.played.flatMap { direction -> [String] in
        let parts = scope.splitTransform(subject, in: direction)?.beside ?? []
        return parts.flatMap { part in
          let pieces = scope.pieces(subject, part, in: direction)
          return fields(part).flatMap { field in pieces.indices.map { key(field, $0) } }
        }
      }
      return Set(keys).sorted().map {
        .line("\(object).layer.removeAnimation(forKey: \(LayerKey.of($0)))", comment: nil)
      }
    }
  }

  private static func start(
    _ scope: TransitionScope, _ direction: Direction, _ split: SplitTransform
  ) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    let slot = Slot(subject: split.subject, kind: .transform)
    let object = writer.object(split.subject)
    let view = object.hasSuffix("?") ? String(object.dropLast()) : object
    let parts = scope.transformParts(split.subject)
    let begun = scope.transform(parts) { part in
      let end = scope.restSide(of: slot, after: direction)
      return writer.rest(split.subject, part, at: split.kept.contains(part) ? direction.start : end)
    }
    return swift {
      writer.assign(slot, begun)
      for part in split.beside {
        for (index, piece) in scope.pieces(split.subject, part, in: direction).enumerated()
        where scope.arena.areEqual(piece.start, piece.end) != true {
          let (start, end) = (
            writer.value(piece.start, of: split.subject, part),
            writer.value(piece.end, of: split.subject, part)
          )
          for field in fields(part) {
            let away = start.zip(end) { minus($0, $1) }
            let value = part == .translation ? away.point : away.scalar
            "\(scope.helper(.beside))(\"\(field.path)\", \(LayerKey.of(key(field, index))), of: \(view), "
              + "from: \(value.text), to: .zero, by: \(RunShadows.animation(scope, Pace(piece))))"
          }
        }
      }
    }
  }

  /// A difference, which is worked out where both are numbers.
  private static func minus(_ a: Code, _ b: Code) -> Code {
    guard let first = Double(a.text), let second = Double(b.text) else { return a - b }
    return Code((first - second).plain)
  }

  private typealias Field = (name: String, path: String)

  private static func fields(_ part: Property) -> [Field] {
    switch part {
    case .translation: [("move", "position")]
    case .rotation: [("turn", "transform.rotation.z")]
    case .scaleX: [("stretchX", "transform.scale.x")]
    case .scaleY: [("stretchY", "transform.scale.y")]
    default: [("stretchX", "transform.scale.x"), ("stretchY", "transform.scale.y")]
    }
  }

  /// What the animation of a field is called, of several one after the other by its number.
  private static func key(_ field: Field, _ index: Int) -> String {
    field.name + (index == 0 ? "" : String(index + 1))
  }

  // MARK: The helper

  static func helper(_ name: String, _ casts: ShadowHelpers.Casts) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "Brings a part of a view's place or transform to its end in a time of its own, as UIKit has one for all parts."
      )
      SwiftItem.doc("")
      SwiftItem.doc("The part is at its end already; what it is away from there on screen is added.")
      "@MainActor"
      SwiftItem.block(
        "private func \(name)<Value>(_ path: String, _ key: String, of view: UIView?, from start: Value, "
          + "to end: Value, by animation: CABasicAnimation)"
      ) {
        if casts.isLate { "guard let layer = view?.layer else { return }" }
        "animation.keyPath = path"
        "animation.isAdditive = true"
        "animation.fromValue = start"
        "animation.toValue = end"
        LayerKey.add(to: casts.isLate ? "layer" : "view?.layer", key: "key", casts)
      }
    }
  }
}
