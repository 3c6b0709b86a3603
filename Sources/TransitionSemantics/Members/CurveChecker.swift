import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// The names and limits of curves.
enum CurveNames {
  static let all = ["linear"] + Curve.named.map(\.name) + ["cubic", "spring"]
  /// A damping ratio above this hardly moves; the frequency that settles in time grows without bound.
  static let dampingLimit = 10.0
}

extension Checker {
  // MARK: Names

  /// Declares the `curve`s of a file, which may use each other and `let`s in any order.
  mutating func declareCurves(_ nodes: [NodeID]) {
    for node in nodes {
      if let name = tree.child(node, .name) { declare(name, .unchecked(node), isLet: true) }
    }
  }

  /// Works out what a `curve` means, if that has not been done.
  mutating func checkCurveDeclaration(_ symbol: Symbol, _ node: NodeID) {
    scope.resolve(symbol, .checking)
    guard let value = tree.child(node, .value) else { return scope.resolve(symbol, .broken) }
    guard isCurve(value) else {
      report(
        Diagnostic(
          .typeMismatch, at: tree.range(value), [.text("a curve"), .text("a value")],
          notes: ["curves are \(CurveNames.all.map { "`\($0)`" }.joined(separator: ", "))"]))
      return scope.resolve(symbol, .broken)
    }
    if let shape = checkCurve(value) {
      scope.resolve(symbol, .curve(shape))
    } else {
      scope.resolve(symbol, .broken)
    }
  }

  /// A curve that stands where a duration may, or nil when that is none.
  mutating func curveInPlaceOfDuration(_ node: NodeID) -> CurveShape? {
    isCurve(node) ? checkCurve(node) : nil
  }

  /// Whether a curve is written, as a name or with arguments.
  mutating func isCurve(_ node: NodeID) -> Bool {
    guard let name = curveName(node) else { return false }
    checkLet(name.symbol)
    switch scope[name.symbol]?.entity {
    case .curve: return true
    case nil: return CurveNames.all.contains(name.text)
    default: return false
    }
  }

  private func curveName(_ node: NodeID) -> (symbol: Symbol, text: String)? {
    if tree.kind(node) == .apply {
      return tree.child(node, .function).map { (tree.symbol($0), tree.name($0)) }
    }
    let names = tree.kind(node) == .path ? tree.pathNames(node) : []
    guard names.count == 1 else { return nil }
    return (names[0].symbol, tree.tokens.names.name(names[0].symbol))
  }

  // MARK: Curves

  /// A curve: a name, or a name with arguments.
  mutating func checkCurve(_ node: NodeID) -> CurveShape? {
    guard let (symbol, name) = curveName(node) else { return nil }
    checkLet(symbol)
    let arguments = arguments(of: node)
    if isBroken(node) { return nil }
    if arguments.isEmpty {
      if case .curve(let shape)? = scope[symbol]?.entity {
        scope.use(symbol)
        return shape
      }
      if name == "linear" { return .linear }
      if let named = Curve.named.first(where: { $0.name == name }) { return .cubic(named.curve, name: name) }
    }
    switch name {
    case "spring": return checkSpring(arguments, node)
    case "cubic": return checkCubic(arguments, node)
    default:
      let place = tree.child(node, .function) ?? node
      report(misspelt(.unknownCurve, place, [.source(tree.range(place))], CurveNames.all + namedCurves))
      return nil
    }
  }

  private var namedCurves: [String] {
    scope.symbols.compactMap { symbol in
      if case .curve? = scope[symbol]?.entity { tree.tokens.names.name(symbol) } else { nil }
    }.sorted()
  }

  // MARK: Springs

  /// The ways to say what a spring is.
  private static let springNotations: [[String]] = [
    ["damping"], ["response", "damping"], ["mass", "stiffness", "damping"], ["duration", "bounce"],
  ]

  private mutating func checkSpring(_ arguments: [Argument], _ node: NodeID) -> CurveShape? {
    let labels = arguments.map { $0.label.map(tree.name) ?? "" }
    guard
      let notation = Self.springNotations.first(where: { Set($0) == Set(labels) && $0.count == labels.count })
    else {
      reportSpring(arguments, labels, node)
      return nil
    }
    if notation == ["damping"] { return checkDampingRatio(arguments[0].node) }
    var values: [String: Double] = [:]
    for (label, argument) in zip(labels, arguments) {
      let isTime = label == "response" || label == "duration"
      guard let value = springConstant(argument.node, "the \(label) of a spring", isTime: isTime),
        checkSpringLimit(label, value, argument.node, isRatio: notation.first != "mass")
      else { return nil }
      values[label] = value
    }
    func value(_ label: String) -> Double { values[label] ?? 0 }
    switch notation.first {
    case "response": return .spring(Self.spring(period: value("response"), ratio: value("damping")))
    case "mass":
      return .spring(Spring(mass: value("mass"), stiffness: value("stiffness"), damping: value("damping")))
    default:
      let bounce = value("bounce")
      let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
      return .spring(Self.spring(period: value("duration"), ratio: ratio))
    }
  }

  /// `spring(damping: ζ)`, where ζ may be worked out when the direction starts if it surely stays within the limits.
  private mutating func checkDampingRatio(_ node: NodeID) -> CurveShape? {
    let what = "the damping of a spring"
    guard let id = check(node, as: .number, for: .words(what)) else { return nil }
    if let ratio = expressions.constant(id) {
      return checkSpringLimit("damping", ratio, node, isRatio: true) ? .springRatio(ratio) : nil
    }
    let range = ExpressionBounds(expressions, locals: locals).range(id)
    if range.lowerBound > 0, range.upperBound <= CurveNames.dampingLimit { return .springValue(id) }
    report(
      Diagnostic(
        .notConstant, at: tree.range(node), [.text(what)],
        notes: [
          "or hold it to a range that a spring can have: `clamp(…, 0.5..1)`"
        ]))
    return nil
  }

  /// A spring of mass 1 of which the undamped period is given.
  private static func spring(period: Double, ratio: Double) -> Spring {
    let frequency = 2 * Double.pi / period
    return Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  private mutating func reportSpring(_ arguments: [Argument], _ labels: [String], _ node: NodeID) {
    let known = Set(Self.springNotations.joined())
    if let wrong = arguments.lazy.compactMap(\.label).first(where: { !known.contains(self.tree.name($0)) }) {
      var diagnostic = misspelt(
        .unknownArgument, wrong, [.text("spring"), .source(tree.range(wrong))], known.sorted())
      if tree.name(wrong).lowercased().hasSuffix("velocity") {
        diagnostic.notes.append("the speed at which it begins is the finger's, or none")
      }
      return report(diagnostic)
    }
    let ways = Self.springNotations.map { "`spring(\($0.map { "\($0): …" }.joined(separator: ", ")))`" }
    let found = labels.map { $0.isEmpty ? "a value without a name" : "`\($0)`" }
    var diagnostic = Diagnostic(
      .argumentCount, at: tree.range(node),
      [
        .text("spring"), .text("one of four sets of arguments"),
        .text(found.isEmpty ? "none" : found.joined(separator: ", ")),
      ], notes: ["a spring is \(ways.dropLast().joined(separator: ", ")) or \(ways.last ?? "")"])
    if labels.isEmpty {
      let example = "spring(damping: 0.8)"
      diagnostic.fixIts = [FixIt("write `\(example)`", replacing: tree.range(node), with: example)]
    } else if labels == [""] {
      let start = ByteRange(at: tree.range(arguments[0].node).start)
      diagnostic.fixIts = [FixIt("write `damping:`", replacing: start, with: "damping: ")]
    }
    report(diagnostic)
  }

  private mutating func checkSpringLimit(
    _ label: String, _ value: Double, _ node: NodeID, isRatio: Bool
  ) -> Bool {
    let limit: (isInside: Bool, text: String) =
      switch label {
      case "damping" where isRatio:
        (
          value > 0 && value <= CurveNames.dampingLimit,
          "above 0 and at most \(NumberText.text(CurveNames.dampingLimit))"
        )
      case "bounce": (value > -0.9 && value < 1, "above -0.9 and below 1")
      default: (value > 0, "above 0")
      }
    if limit.isInside { return true }
    report(.curveOutOfRange, node, [.text("the \(label) of a spring"), .text(limit.text), .number(value)])
    return false
  }

  private mutating func springConstant(_ node: NodeID, _ what: String, isTime: Bool) -> Double? {
    if !isTime { return constantNumber(node, what) }
    guard let id = check(node, as: .scalar(.time), for: .words(what)) else { return nil }
    if let value = expressions.constant(id) { return value }
    report(.notConstant, node, [.text(what)])
    return nil
  }

  // MARK: Cubic curves

  private mutating func checkCubic(_ arguments: [Argument], _ node: NodeID) -> CurveShape? {
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
    guard let id = check(node, as: .number, for: .words(what)) else { return nil }
    if let value = expressions.constant(id) { return value }
    report(.notConstant, node, [.text(what)])
    return nil
  }
}
