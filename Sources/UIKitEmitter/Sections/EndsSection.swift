import TransitionPlan

/// Where the picture is at rest on each side, in the container's coordinates.
enum EndsSection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    guard let element = scope.element else { return [] }
    let places = scope.lines([element.location, element.from.location, element.to.location])
    return [
      .doc("Where the picture `\(element.name)` is at rest, in the container's coordinates (\(places))."),
      .line("@MainActor", comment: nil),
      .block("private struct \(scope.type("Ends"))", comment: nil, body(scope, element), tail: .none),
    ]
  }

  private static func body(_ scope: TransitionScope, _ element: SharedElement) -> [SwiftItem] {
    swift {
      "let image: UIImage"
      for side in Side.allCases {
        let name = scope.names[side]
        "let \(name)End: UIView"
        "let \(name)Frame: CGRect"
        if element.isClipped { "let \(name)Clip: CGRect" }
      }
      SwiftItem.blank
      initializer(scope, element)
    }
  }

  private static func initializer(_ scope: TransitionScope, _ element: SharedElement) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    let rects = rects(scope, element)
    func end(_ side: Side) -> String { scope.view(.provided(side, element[side].view)) }
    return swift {
      SwiftItem.doc(
        "Nil when there is nothing to fly: an end missing, no image, or an end wholly out of sight.")
      SwiftItem.block(
        "init?(\(from): \(scope.screenType(.from)), \(to): \(scope.screenType(.to)), in container: UIView)"
      ) {
        for side in Side.allCases {
          let name = scope.names[side]
          SwiftItem.compact(
            "guard let \(name)End = \(end(side)), \(name)End.isDescendant(of: \(name).view) else",
            "return nil")
        }
        SwiftItem.compact("guard let image = \(to)End.image ?? \(from)End.image else", "return nil")
        "self.image = image"
        for side in Side.allCases {
          let name = scope.names[side]
          "self.\(name)End = \(name)End"
          "\(name)Frame = \(rects.rect(element[side].frame))"
          if element.isClipped {
            "\(name)Clip = \(element[side].clip.map(rects.rect) ?? "container.bounds")"
          }
        }
        for side in Side.allCases where element[side].clip != nil {
          let name = scope.names[side]
          "if !\(name)Clip.intersects(\(name)Frame) { return nil }"
        }
      }
    }
  }

  private static func rects(_ scope: TransitionScope, _ element: SharedElement) -> RectWriter {
    func view(_ subject: Subject) -> String? {
      switch subject {
      case .screen(let side): return scope.names[side] + ".view"
      case .provided(let side, let view) where view == element[side].view: return scope.names[side] + "End"
      case .provided(let side, let view):
        return scope.transition[side].views[view].isOptional ? nil : scope.view(subject)
      default: return nil
      }
    }
    let lengths = ExpressionWriter(scope: scope) { kind, axis in
      guard case .property(let subject, let property) = kind, subject == .container else { return nil }
      switch (property, axis) {
      case (.width, _), (.size, .x): return SwiftText("container.bounds.width")
      case (.height, _), (.size, .y): return SwiftText("container.bounds.height")
      default: return nil
      }
    }
    return RectWriter(
      scope: scope, container: "container", view: view, imageSize: "image.size", lengths: lengths)
  }
}
