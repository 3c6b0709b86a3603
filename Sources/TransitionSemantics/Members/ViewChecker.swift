import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax

extension Checker {
  /// Declares the added views, so that all members may name them, and reads their content.
  mutating func declareViews(_ node: NodeID) -> [NodeID] {
    let nodes = Array(members(node, .view))
    current.addedViews = nodes.enumerated().map { index, child in
      let name = tree.child(child, .name)
      if let name { declare(name, .subject(.added(index))) }
      let content = addedContent(child)
      if content == nil { current.brokenViews.insert(index) }
      return AddedView(
        name: name.map { tree.name($0) } ?? "", content: content ?? .color(.clear), fills: nil,
        isStanding: false, dismissesOnTap: false, location: location(child))
    }
    return nodes
  }

  /// Checks the members of an added view, and adds its layers.
  mutating func checkView(_ node: NodeID, _ index: Int, _ layers: inout [Layer]) {
    for (kind, word) in [(NodeKind.fills, "fills"), (.while, "while"), (.tap, "tap")] {
      _ = single(node, kind, word)
    }
    for child in tree.children(node) where !tree.hasError(child) {
      guard let value = tree.child(child, .value) else { continue }
      switch tree.kind(child) {
      case .above, .below:
        guard let other = resolveObject(value, wanted: "a view or a screen") else { continue }
        let isAbove = tree.kind(child) == .above
        let layer = Layer(
          above: isAbove ? .added(index) : other, below: isAbove ? other : .added(index),
          location: location(child))
        reportFixedOrder(layer.above, layer.below, value, isAbove ? "this `above`" : "this `below`")
        layers.append(layer)
      case .fills:
        guard let filled = resolveObject(value, wanted: "a view or a screen") else { continue }
        if filled == .added(index) {
          report(.typeMismatch, value, [.text("another view"), .text("the view itself")])
        } else {
          current.addedViews[index].fills = filled
        }
      case .while:
        if isToScreen(value) {
          current.addedViews[index].isStanding = true
        } else {
          current.brokenViews.insert(index)
        }
      case .tap:
        if tree.name(value) == "dismiss" {
          current.addedViews[index].dismissesOnTap = true
        } else {
          let word = tree.name(value)
          let isState = current.states.contains { $0.name == word }
          var finding = misspelt(
            .unknownKeyword, value, [.source(tree.range(value)), .text("an action of a tap")],
            isState ? [] : ["dismiss"])
          if isState {
            finding.notes = [
              "a tap can only `dismiss`; to go to a state, the app calls `move(to: .\(word), animated: true)`"
            ]
          }
          report(finding)
        }
      default: break
      }
    }
    reportFillingCircle(index, node)
  }

  /// The content of a view: `color(#000000)`, `blur(dark)`, `button("xmark")`, `image("name")`.
  private mutating func addedContent(_ node: NodeID) -> AddedContent? {
    guard let value = tree.child(node, .value), let name = tree.child(value, .function) else { return nil }
    let arguments = arguments(of: value)
    let what = tree.name(name)
    guard ["color", "blur", "button", "image"].contains(what) else {
      report(
        misspelt(
          .unknownKeyword, name, [.source(tree.range(name)), .text("a content of a view")],
          ["color", "blur", "button", "image"]))
      return nil
    }
    guard arguments.count == 1, arguments[0].label == nil else {
      let examples = [
        "color": "a colour, such as `color(#000000)`", "blur": "a style, such as `blur(dark)`",
        "button": "the name of a symbol, such as `button(\"xmark\")`",
        "image": "the name of a picture, such as `image(\"cover\")`",
      ]
      report(
        .argumentCount, value, [.text(what), .text(examples[what] ?? ""), .text("\(arguments.count) values")])
      return nil
    }
    let argument = arguments[0].node
    switch what {
    case "color":
      guard let id = check(argument, as: .color, for: .words("the colour")) else { return nil }
      if case .color(let color) = expressions[id].kind { return .color(color) }
      report(.notConstant, argument, [.text("a colour")])
      return nil
    case "blur":
      if let style = onlyName(argument).flatMap({ BlurStyle(rawValue: text($0)) }) { return .blur(style) }
      report(
        misspelt(
          .unknownKeyword, argument, [.source(tree.range(argument)), .text("a style of a blur")],
          BlurStyle.allCases.map(\.rawValue)))
      return nil
    default:
      guard tree.kind(argument) == .string else {
        report(.typeMismatch, argument, [.text("a name in quotation marks"), .text("a value")])
        return nil
      }
      let name = tree.string(argument)
      return what == "button" ? .button(name) : .image(name)
    }
  }

  /// Whether a name behind `while` is that of the to screen. Another one is reported.
  mutating func isToScreen(_ name: NodeID) -> Bool {
    guard let subject = resolveSubject(tree.pathNames(name))?.subject else { return false }
    if subject == .screen(.to) { return true }
    let isFrom = subject == .screen(.from)
    var finding = Diagnostic(
      .typeMismatch, at: tree.range(name),
      [.text("the to screen"), .text(isFrom ? "the from screen" : kindName(of: subject))])
    if isFrom, let screen = current.screens[.to]?.name {
      finding.fixIts = [FixIt("change to `\(screen)`", replacing: tree.range(name), with: screen)]
    }
    report(finding)
    return false
  }

  private mutating func reportFillingCircle(_ index: Int, _ node: NodeID) {
    var place = current.addedViews[index].fills
    for _ in current.addedViews.indices {
      guard case .added(let next)? = place else { return }
      if next == index {
        report(.driveCircle, node, [.text("the sizes of these views")])
        current.addedViews[index].fills = nil
        return
      }
      place = current.addedViews[next].fills
    }
  }

  /// The first and the last forward track of each property of added views and screens, by index.
  private func ends(of animations: [CheckedAnimation]) -> [PropertyKey: (first: Int, last: Int)] {
    var ends: [PropertyKey: (first: Int, last: Int)] = [:]
    for index in animations.indices {
      switch animations[index].subject {
      case .added, .screen: break
      default: continue
      }
      let key = PropertyKey(animations[index].subject, animations[index].property)
      guard let known = ends[key] else {
        ends[key] = (index, index)
        continue
      }
      if animations[index].plays(before: animations[known.first]) { ends[key]?.first = index }
      if animations[known.last].plays(before: animations[index]) { ends[key]?.last = index }
    }
    return ends
  }

  /// Reports views without `while` that are visible when the run begins or ends: such a view exists for the run only.
  mutating func reportVisibleViews(
    _ animations: [CheckedAnimation], _ holds: [Hold], _ placements: [Placement], _ layers: [Layer],
    _ style: TransitionStyle?, _ sample: [SampleValue], _ nodes: [NodeID]
  ) {
    // A wrong track may be the one that hides it.
    if current.addedViews.allSatisfy(\.isStanding) || current.mayHaveLostTracks { return }
    let broken = Set(current.brokenTracks.map(\.subject))
    let ends = ends(of: animations)
    var changed: [Subject: Set<Property>] = [:]
    for key in ends.keys { changed[key.subject, default: []].insert(key.property) }
    for hold in holds { changed[hold.subject, default: []].insert(hold.property) }
    let covered = [Side.from, .to].map { side in
      let rests = ends.filter { $0.key.subject == .screen(side) }.map { key, range in
        (key.property, side == .from ? animations[range.first].from : animations[range.last].to)
      }
      // A screen with a frame in `sample` is not known to fill the container.
      let isSampled = sample.contains { $0.subject == .screen(side) && $0.property.isOfFrame }
      return !isSampled && coversContainer(side, in: style, holds, placements, rests: rests)
        ? below(.screen(side), layers) : []
    }
    for (index, view) in current.addedViews.enumerated()
    where !view.isStanding && index < nodes.count && !current.brokenViews.contains(index)
      && !broken.contains(.added(index))
    {
      let own = changed[.added(index)] ?? []
      let places = placements.filter { $0.subject == .added(index) }
      let vanishing = isBlur(.added(index)) ? Self.vanishing + [.blur] : Self.vanishing
      let movers = view.fills == nil || view.fills == .container ? Self.movers : []
      let isClear = view.content.isClear && !own.contains(.background)
      let isInvisible = [true, false].allSatisfy { isStart in
        func end(_ property: Property) -> ExpressionID? {
          ends[PropertyKey(.added(index), property)].map {
            isStart ? animations[$0.first].from : animations[$0.last].to
          }
        }
        return covered[isStart ? 0 : 1].contains(.added(index))
          || vanishing.contains { end($0).map(isNothing) ?? false }
          || isClear
            && Self.drawing.allSatisfy { !own.contains($0) || end($0).map(isNothing) ?? false }
          || movers.contains { mover in
            guard let value = end(mover), isAlone(mover, among: own, places) else { return false }
            return [0, 1].contains { isOutside(value, mover, $0, view, places, nodes[index]) }
          }
      }
      if isInvisible { continue }
      let name = tree.child(nodes[index], .name) ?? nodes[index]
      let remedy = current.screens[.to].flatMap { insertion("while \($0.name)", into: nodes[index]) }
      report(
        Diagnostic(
          .viewVisibleAtRest, at: tree.range(name), [.source(tree.range(name))],
          notes: [
            "animate its `alpha` from 0 and back to 0, for example with a table, or keep it with `while` and the to screen"
          ], fixIts: [remedy].compactMap(\.self)))
    }
  }

  /// Properties that draw a view elsewhere than at its frame, or larger.
  private static let transforms: Set<Property> = [
    .bounds, .scale, .scaleX, .scaleY, .rotation, .translation, .anchor,
  ]

  /// Properties without which a view is invisible. One without size is invisible as well.
  private static let vanishing: [Property] = [
    .alpha, .scale, .scaleX, .scaleY, .width, .height, .size, .frame,
  ]

  /// Properties that make a transparent view visible.
  private static let drawing: [Property] = [.borderWidth, .dim, .blur]

  /// Whether a value of such a property is 0; of a size or a frame one side.
  private func isNothing(_ value: ExpressionID) -> Bool {
    switch expressions[value].kind {
    case .local(let index): isNothing(current.locals[index].value)
    case .call(.size, let sides): sides.contains { expressions.constant($0) == 0 }
    case .call(.rect, let numbers): numbers.dropFirst(2).contains { expressions.constant($0) == 0 }
    default: expressions.constant(value) == 0
    }
  }

  /// Properties by which a view comes from outside the container.
  private static let movers: [Property] = [
    .x, .leading, .centerX, .trailing, .y, .top, .centerY, .bottom, .center, .frame, .translation,
  ]

  /// Whether no other property determines the place of a view, but for its length.
  private func isAlone(
    _ mover: Property, among properties: Set<Property>, _ places: [Placement]
  ) -> Bool {
    guard properties.intersection(Self.transforms).subtracting([mover]).isEmpty else { return false }
    if mover == .translation || mover == .frame {
      return places.allSatisfy { $0.property == .frame && mover == .translation }
        && !properties.contains { $0.isOfFrame && $0 != mover }
    }
    let axes = mover.axisParts.map(\.isHorizontal)
    let isFree = places.allSatisfy { place in
      [.frame, .width, .height, .size, mover].contains(place.property)
        || !place.property.axisParts.contains { axes.contains($0.isHorizontal) }
    }
    return isFree
      && properties.allSatisfy { other in
        other == mover || !other.isOfFrame || !other.axisParts.contains { axes.contains($0.isHorizontal) }
      }
  }

  /// Whether a view is wholly outside the container on an axis, where a value has moved it.
  private mutating func isOutside(
    _ value: ExpressionID, _ mover: Property, _ axis: Int, _ view: AddedView, _ places: [Placement],
    _ node: NodeID
  ) -> Bool {
    let extent = leaf(.property(.container, axis == 0 ? .width : .height), .scalar(.length), node).id
    var (place, length) = (value, view.content.isButton ? nil : extent as ExpressionID?)
    switch (mover, expressions[value].kind) {
    case (.frame, .call(.rect, let parts)) where parts.count == 4:
      (place, length) = (parts[axis], parts[axis + 2])
    case (.translation, .call(.vector, let parts)) where parts.count == 2: place = parts[axis]
    case (.center, .call(.point, let parts)) where parts.count == 2: place = parts[axis]
    case (.x, _), (.leading, _), (.centerX, _), (.trailing, _): if axis == 1 { return false }
    case (.y, _), (.top, _), (.centerY, _), (.bottom, _): if axis == 0 { return false }
    default: return false
    }
    // The place that a translation starts from.
    var base: ExpressionID?
    for placed in places {
      switch (placed.property, expressions[placed.value].kind) {
      case (.frame, .call(.rect, let parts)) where parts.count == 4:
        length = parts[axis + 2]
        if mover == .translation { base = parts[axis] }
      case (.frame, _): return false
      case (.width, _) where axis == 0, (.height, _) where axis == 1: length = placed.value
      case (.size, .call(.size, let parts)) where parts.count == 2: length = parts[axis]
      case (.size, _): return false
      default: break
      }
    }
    guard let length else { return false }
    // The part of the length that is before the place.
    let share: Double =
      switch mover {
      case .center, .centerX, .centerY: 0.5
      case .trailing, .bottom: 1
      default: 0
      }
    let bounds = ExpressionBounds(expressions, locals: current.locals)
    let (after, before) = (base.map { [($0, 1.0)] } ?? [], base.map { [($0, -1.0)] } ?? [])
    return bounds.isSurelyNotNegative([(place, 1), (length, -share), (extent, -1)] + after)
      || bounds.isSurelyNotNegative([(place, -1), (length, share - 1)] + before)
  }
}

extension AddedContent {
  fileprivate var isButton: Bool { if case .button = self { true } else { false } }

  /// Whether it is a transparent colour.
  fileprivate var isClear: Bool { if case .color(let color) = self { color.alpha == 0 } else { false } }
}
