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
}
