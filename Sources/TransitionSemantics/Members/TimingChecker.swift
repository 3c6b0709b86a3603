import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  func hasDirection(_ direction: Direction, _ node: NodeID) -> Bool {
    !directions(direction, node).isEmpty
  }

  private func directions(_ direction: Direction, _ node: NodeID) -> [NodeID] {
    tree.children(node).filter { child in
      tree.kind(child) == .direction
        && tree.child(child, .keyword).flatMap(tree.word) == (direction == .forward ? .forward : .backward)
    }
  }

  /// The pace of `forward` or `backward`, or nil when it is not there or not right.
  mutating func pace(ofDirection direction: Direction, _ node: NodeID) -> CheckedPace? {
    let nodes = directions(direction, node)
    reportDuplicates(nodes, direction.rawValue)
    guard let first = nodes.first, !tree.hasError(first) else { return nil }
    if let system = tree.child(first, .value) {
      notBuilt(system, "`\(direction.rawValue) system`")
      return nil
    }
    if let delay = tree.child(first, .delay) { notBuilt(delay, "`delay`") }
    if let member = tree.children(first).first(where: { tree.role($0) == .member }) {
      notBuilt(member, "a block of members of one direction")
    }
    guard let timing = tree.child(first, .timing) else {
      if !tree.children(first).contains(where: { tree.role($0) == .member }) {
        notBuilt(first, "a direction without a duration")
      }
      return nil
    }
    return checkPace(timing)
  }

  /// `fallback` or `reduceMotion`.
  mutating func crossfade(_ node: NodeID, _ kind: NodeKind) -> Crossfade? {
    let nodes = members(node, kind)
    reportDuplicates(nodes, "\(kind)")
    return nodes.first.flatMap { checkCrossfade($0) }
  }

  /// A member that says `crossfade` and a pace.
  mutating func checkCrossfade(_ node: NodeID) -> Crossfade? {
    guard let value = tree.child(node, .value), let timing = tree.child(node, .timing) else { return nil }
    guard tree.name(value) == "crossfade" else {
      report(
        misspelt(
          .unknownKeyword, value,
          [.source(tree.range(value)), .text("what can take the place of the motion")],
          ["crossfade"]))
      return nil
    }
    guard let pace = checkPace(timing) else { return nil }
    return Crossfade(duration: pace.duration, curve: pace.curve, location: location(node))
  }

  /// A duration and a curve.
  mutating func checkPace(_ node: NodeID) -> CheckedPace? {
    guard let durationNode = tree.child(node, .duration) else { return nil }
    if isBroken(durationNode) { return nil }
    if isCurve(durationNode) {
      notBuilt(durationNode, "a curve that has its own duration")
      return nil
    }
    guard let id = check(durationNode, as: .scalar(.time), for: "the duration") else { return nil }
    guard let duration = expressions.constant(id) else {
      report(.notConstant, durationNode, [.text("a duration")])
      return nil
    }
    guard duration > 0 else {
      report(.nonPositiveDuration, durationNode, [.source(tree.range(durationNode))])
      return nil
    }
    var curve = Curve.easeInOut
    if let curveNode = tree.child(node, .curve) {
      guard let checked = checkCurve(curveNode, duration) else { return nil }
      curve = checked
    }
    return CheckedPace(duration: duration, curve: curve, location: location(node))
  }

  /// Whether a curve stands where a duration may: then it must have one of its own.
  private func isCurve(_ node: NodeID) -> Bool {
    if tree.kind(node) == .apply {
      return tree.child(node, .function).map { CurveNames.all.contains(tree.name($0)) } ?? false
    }
    let names = tree.kind(node) == .path ? tree.pathNames(node) : []
    return names.count == 1 && scope[names[0].symbol] == nil
      && CurveNames.all.contains(tree.tokens.names.name(names[0].symbol))
  }

  /// Whether a name stands there whose declaration has been reported.
  private func isBroken(_ node: NodeID) -> Bool {
    let name: Symbol?
    switch tree.kind(node) {
    case .path: name = tree.pathNames(node).first?.symbol
    case .apply: name = tree.child(node, .function).map(tree.symbol)
    default: name = nil
    }
    if let name, case .broken? = scope[name]?.entity { return true }
    return false
  }

  // MARK: Curves

  /// A curve within a window.
  private mutating func checkCurve(_ node: NodeID, _ duration: Double) -> Curve? {
    guard let nameNode = tree.child(node, .function) else { return nil }
    let name = tree.name(nameNode)
    let arguments = arguments(of: node)
    if isBroken(node) { return nil }
    if name == "linear", arguments.isEmpty { return .linear }
    if let named = Curve.named.first(where: { $0.name == name }), arguments.isEmpty {
      return .cubic(named.curve, name: name)
    }
    switch name {
    case "spring": return checkSpring(arguments, duration, node)
    case "cubic": return checkCubic(arguments, node)
    case "snappy", "smooth", "bouncy":
      notBuilt(node, "the curve `\(name)`")
      return nil
    default:
      report(misspelt(.unknownCurve, nameNode, [.source(tree.range(nameNode))], CurveNames.all))
      return nil
    }
  }

  private mutating func checkSpring(_ arguments: [Argument], _ duration: Double, _ node: NodeID) -> Curve? {
    let labels = arguments.map { $0.label.map(tree.name) ?? "" }
    guard labels == ["damping"] else {
      if labels.contains(where: { ["response", "mass", "stiffness", "bounce", "duration"].contains($0) }) {
        notBuilt(node, "a spring of `\(labels.joined(separator: "`, `"))`")
      } else if let label = arguments.first(where: { $0.label != nil })?.label, labels.count == 1 {
        report(
          misspelt(.unknownArgument, label, [.text("spring"), .source(tree.range(label))], ["damping"]))
      } else {
        report(
          .argumentCount, node,
          [
            .text("spring"), .text("`damping:` and a number"),
            .text(arguments.count == 1 ? "a value without a name" : "\(arguments.count) values"),
          ])
      }
      return nil
    }
    guard let ratio = constantNumber(arguments[0].node, "the damping of a spring") else { return nil }
    guard ratio > 0, ratio <= CurveNames.dampingLimit else {
      report(
        .curveOutOfRange, arguments[0].node,
        [
          .text("the damping of a spring"),
          .text("above 0 and at most \(NumberText.text(CurveNames.dampingLimit))"),
          .number(ratio),
        ])
      return nil
    }
    return .spring(SpringCurve(dampingRatio: ratio, duration: duration))
  }

  private mutating func checkCubic(_ arguments: [Argument], _ node: NodeID) -> Curve? {
    guard arguments.count == 4, arguments.allSatisfy({ $0.label == nil }) else {
      report(.argumentCount, node, [.text("cubic"), .text("4 numbers"), .text("\(arguments.count) values")])
      return nil
    }
    var points: [Double] = []
    for (index, argument) in arguments.enumerated() {
      guard let value = constantNumber(argument.node, "a control point") else { return nil }
      if index % 2 == 0, !(0...1).contains(value) {
        report(
          .curveOutOfRange, argument.node,
          [.text("the x of a control point"), .text("within 0…1"), .number(value)])
        return nil
      }
      points.append(value)
    }
    return .cubic(CubicBezier(points[0], points[1], points[2], points[3]), name: nil)
  }

  private mutating func constantNumber(_ node: NodeID, _ what: String) -> Double? {
    guard let id = check(node, as: .number, for: what) else { return nil }
    if let value = expressions.constant(id) { return value }
    report(.notConstant, node, [.text(what)])
    return nil
  }
}

/// The names and limits of curves.
enum CurveNames {
  static let all = ["linear"] + Curve.named.map(\.name) + ["cubic", "spring"]
  /// A damping ratio above this hardly moves; the frequency that settles in time grows without bound.
  static let dampingLimit = 10.0
}
