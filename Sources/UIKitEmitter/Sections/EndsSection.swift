import TransitionPlan

/// `<T>Ends`: where a shared element is at rest, read from both screens.
enum EndsSection {
  static func items(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    let shared = scope.transition.shared[element]
    let (from, to) = (scope.endName(element, .from), scope.endName(element, .to))
    let extras = scope.extras(element)
    let showsImage = shared.kind == .image
    return swift {
      SwiftItem.doc(
        "Where the \(shared.name) is at rest, in the container's coordinates "
          + "(\(scope.lines([shared.location, shared.from.location, shared.to.location]))).")
      "@MainActor"
      SwiftItem.block("private struct \(scope.endsType(element))") {
        if showsImage { "let image: UIImage" }
        for (side, name) in [(Side.from, from), (.to, to)] {
          "let \(name): UIView"
          "let \(name)Frame: CGRect"
          if shared.isClipped { "let \(name)Clip: CGRect" }
          for property in extras {
            "let \(scope.extra(element, property, side)): \(type(property))"
          }
        }
        for station in scope.stations(element) {
          "let \(station.name): \(type(station.property))"
        }
        SwiftItem.blank
        SwiftItem.doc(
          "Nil when there is nothing to fly: an end\(showsImage ? " or its picture" : "") is missing"
            + (Side.allCases.contains { shared[$0].clip != nil } ? ", or is wholly out of sight." : "."))
        SwiftItem.block(
          "init?(\(scope.from): \(scope.screenType(.from)), \(scope.to): \(scope.screenType(.to)), "
            + "in container: UIView\(scope.restsForEnds ? ", at rest: (\(scope.type("Side"))) -> Void" : ""))"
        ) {
          bind(scope, element)
          if showsImage {
            image(scope, element)
            "self.image = image"
          }
          "self.\(from) = \(from)"
          "self.\(to) = \(to)"
          for side in Side.allCases {
            if scope.restsForEnds { "rest(.\(scope.names[side]))" }
            geometry(scope, element, side)
            stations(scope, element, side)
          }
          for side in Side.allCases { sight(scope, element, side) }
        }
      }
    }
  }

  /// Binds both views, or gives up.
  private static func bind(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    Side.allCases.flatMap { side in
      let name = scope.endName(element, side)
      let view = scope.transition[side].views[scope.transition.shared[element][side].view]
      let getter = scope.names[side] + "." + scope.names.requirement(view.name)
      let root = scope.names[side] + ".view"
      return swift {
        if view.isOptional {
          "guard let \(name) = \(getter), \(name).isDescendant(of: \(root)) else { return nil }"
        } else {
          "let \(name): \(ScreenProtocolsSection.type(of: view.kind)) = \(getter)"
          "guard \(name).isDescendant(of: \(root)) else { return nil }"
        }
      }
    }
  }

  /// The picture: that of the to screen, which is the larger one, else that of the from screen.
  private static func image(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    let sides: [Side] = [.to, .from]
    let images = sides.filter { side in
      scope.transition[side].views[scope.transition.shared[element][side].view].kind == .image
    }
    let names = images.map { scope.endName(element, $0) + ".image" }
    return swift { "guard let image = \(names.joined(separator: " ?? ")) else { return nil }" }
  }

  private static func geometry(_ scope: TransitionScope, _ element: Int, _ side: Side) -> [SwiftItem] {
    let shared = scope.transition.shared[element]
    let name = scope.endName(element, side)
    let writer = ExpressionWriter(scope: scope) { read(scope, element, $0) }
    let frame = scope.rest(.shared(element), .frame, at: side) ?? shared[side].frame
    return swift {
      "\(name)Frame = \(writer.value(frame).scalar.text)"
      if shared.isClipped {
        "\(name)Clip = \(shared[side].clip.map { writer.value($0).scalar.text } ?? "container.bounds")"
      }
      for property in scope.extras(element) { extra(scope, element, property, side, writer) }
    }
  }

  private static func extra(
    _ scope: TransitionScope, _ element: Int, _ property: Property, _ side: Side, _ writer: ExpressionWriter
  ) -> [SwiftItem] {
    guard let value = scope.rest(.shared(element), property, at: side).map(writer.value) else { return [] }
    let code = isPair(property) ? value.point : value.scalar
    return swift { "\(scope.extra(element, property, side)) = \(code.text)" }
  }

  /// The values through which the picture passes, as soon as all that they read has been put to rest.
  private static func stations(_ scope: TransitionScope, _ element: Int, _ side: Side) -> [SwiftItem] {
    let writer = ExpressionWriter(scope: scope) {
      end(scope, element, $0) ?? read(scope, element, $0)
    }
    let ready = scope.stations(element).filter { scope.needs(.to, $0.value) == (side == .to) }
    return ready.flatMap { station -> [SwiftItem] in
      let value = writer.value(station.value)
      let code = isPair(station.property) ? value.point : value.scalar
      return swift { "\(station.name) = \(code.text)" }
    }
  }

  /// The frame of an end, or a part of it, where it is the frame from or to which the picture flies: that is known by now.
  private static func end(_ scope: TransitionScope, _ element: Int, _ expression: Expression) -> Value? {
    guard case .property(let subject, let property) = expression.kind else { return nil }
    let side = Side.allCases.first { side in
      let own = scope.transition.shared[element][side].frame
      let frame = scope.rest(.shared(element), .frame, at: side) ?? own
      return scope.arena[frame].kind == .property(subject, .frame)
    }
    return side.flatMap {
      TransitionScope.part(property, of: Code(scope.endName(element, $0) + "Frame"))
    }
  }

  /// The type of what is kept of a property.
  private static func type(_ property: Property) -> String {
    property == .frame ? "CGRect" : isPair(property) ? "CGPoint" : "CGFloat"
  }

  private static func isPair(_ property: Property) -> Bool {
    property == .translation || property == .shadowOffset
  }

  /// Gives up where an end lies wholly outside what it is cut to.
  private static func sight(_ scope: TransitionScope, _ element: Int, _ side: Side) -> [SwiftItem] {
    guard scope.transition.shared[element][side].clip != nil else { return [] }
    let name = scope.endName(element, side)
    return swift { "if !\(name)Clip.intersects(\(name)Frame) { return nil }" }
  }

  /// A property where the ends are read: views by their names here, rectangles in the container's coordinates.
  static func read(_ scope: TransitionScope, _ element: Int, _ expression: Expression) -> Value? {
    if case .handed(let side, let index) = expression.kind, !scope.isOverlay {
      let name = HandedName(side: side, index: index)
      return scope.value(name, Code(scope.names[side] + "." + scope.requirement(name)))
    }
    guard case .property(let subject, let property) = expression.kind else { return nil }
    let shared = scope.transition.shared[element]
    switch subject {
    case .shared(element) where property == .imageSize:
      let size =
        shared.kind == .image ? Code("image.size") : Code(scope.endName(element, .from) + ".bounds.size")
      return .pair(size.member("width"), size.member("height"))
    case .container: return TransitionScope.part(property, of: Code("container.bounds"))
    case .screen:
      return scope.view(subject).flatMap { scope.live(property, of: $0, in: "container") }
    case .provided(let side, let index):
      let name = shared[side].view == index ? Code(scope.endName(element, side)) : scope.view(subject)
      return name.flatMap { scope.live(property, of: $0, in: "container") }
    case .shared, .added, .tabBar, .navigationBar: return nil
    }
  }
}

extension TransitionScope {
  /// The properties of an element, beside frame and clip, whose values are not known before both screens are there.
  func extras(_ element: Int) -> [Property] {
    var seen: Set<Property> = []
    return allTracks.filter { $0.subject == .shared(element) }.map(\.property).filter { property in
      if !seen.insert(property).inserted { return false }
      guard property != .frame, property != .clip, let values = tracks(.shared(element), property) else {
        return false
      }
      return [values.from, values.to].contains { !isConstant($0) }
    }
  }

  /// What such a value is called among the ends.
  func extra(_ element: Int, _ property: Property, _ side: Side) -> String {
    endName(element, side) + Self.words(property)
  }

  /// A property in a name: `ShadowOffset`.
  static func words(_ property: Property) -> String {
    property.rawValue.split(separator: ".").map { NameTable.capitalized(String($0)) }.joined()
  }
}
