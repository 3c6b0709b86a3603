import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// The names and limits of curves.
enum CurveNames {
  static let all = ["linear"] + NamedCurve.allCases.map { $0.rawValue } + ["cubic", "spring"]
  /// With a higher damping ratio a spring hardly moves; the frequency that settles in time grows without bound.
  static let dampingLimit = 10.0
}

extension Checker {
  // MARK: Names

  /// Declares the `curve`s of a file, which may use each other and `let`s in any order.
  mutating func declareCurves(_ nodes: SyntaxTree.Members) {
    for node in nodes {
      if let name = tree.child(node, .name) { declare(name, .unchecked(node), isLet: true) }
    }
  }

  /// Evaluates a `curve`, unless that has been done.
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
      curves.append(shape)
      scope.resolve(symbol, .curve(curves.count - 1))
    } else {
      scope.resolve(symbol, .broken)
    }
  }

  /// Reports a `let` whose value is a curve.
  /// - Returns: Whether that was reported.
  mutating func reportCurve(in node: NodeID, _ name: NodeID) -> Bool {
    guard let value = tree.child(node, .value), let curve = curveName(value), scope[curve] == nil,
      vocabulary[curve].curve != nil
    else { return false }
    let text = tree.name(name)
    var diagnostic = Diagnostic(
      .typeMismatch, at: tree.range(value), [.text("a value"), .text("a curve")],
      notes: ["a curve gets a name with `curve \(text) = …`, before the transition"])
    if tree.children(tree.root).contains(where: { $0 == node }) {
      let word = tree.tokens.range(tree.tokenRange(node).lowerBound)
      diagnostic.fixIts = [FixIt("write `curve`", replacing: word, with: "curve")]
    }
    report(diagnostic)
    return true
  }

  /// Whether a node is a curve, as a name or with arguments.
  mutating func isCurve(_ node: NodeID) -> Bool {
    guard let name = curveName(node) else { return false }
    checkLet(name)
    switch scope[name]?.entity {
    case .curve: return true
    case nil: return vocabulary[name].curve != nil
    default: return false
    }
  }

  private func curveName(_ node: NodeID) -> Symbol? {
    if tree.kind(node) == .apply {
      return tree.child(node, .function).map { tree.symbol($0) }
    }
    return onlyName(node)?.symbol
  }

  // MARK: Curves

  /// Checks a curve: a name, or a name with arguments.
  mutating func checkCurve(_ node: NodeID) -> CurveShape? {
    guard let symbol = curveName(node) else { return nil }
    checkLet(symbol)
    let arguments = tree.kind(node) == .apply ? arguments(of: node) : []
    if case .broken? = scope[symbol]?.entity {
      missMeaning()
      return nil
    }
    if arguments.isEmpty {
      if case .curve(let index)? = scope[symbol]?.entity {
        scope.use(symbol)
        return curves[index]
      }
    }
    switch vocabulary[symbol].curve {
    case .linear where arguments.isEmpty: return .linear
    case .named(let named) where arguments.isEmpty: return .cubic(named.curve, name: named)
    case .spring: return checkSpring(arguments, node)
    case .cubic: return checkCubic(arguments, node)
    case .linear, .named:
      reportArguments(of: tree.tokens.names.name(symbol), arguments, node)
      return nil
    default:
      if mayBeDeclaredElsewhere(symbol) { return nil }
      let place = tree.child(node, .function) ?? node
      report(unknownCurve(tree.tokens.names.name(symbol), place, arguments))
      return nil
    }
  }

  /// Reports arguments of a curve that takes none.
  private mutating func reportArguments(of name: String, _ arguments: [Argument], _ node: NodeID) {
    guard let function = tree.child(node, .function) else { return }
    let list = ByteRange(tree.range(function).end, tree.range(node).end)
    var diagnostic = Diagnostic(
      .argumentCount, at: list, [.text(name), .text("no values"), .text("\(arguments.count)")],
      notes: ["the duration comes before the curve: `300ms \(name)`"])
    let first = tree.tokenRange(node).lowerBound
    // In place of the duration, more is wrong than the values.
    if first > 0, !tree.tokens[first - 1].kind.isName {
      diagnostic.fixIts = [FixIt("remove them", replacing: list, with: "")]
    }
    report(diagnostic)
  }

  private mutating func unknownCurve(_ name: String, _ place: NodeID, _ arguments: [Argument]) -> Diagnostic {
    guard let (note, curve) = ForeignNames.curve(name) else {
      return misspelt(.unknownCurve, place, [.source(tree.range(place))], CurveNames.all + namedCurves)
    }
    var diagnostic = Diagnostic(
      .unknownCurve, at: tree.range(place), [.source(tree.range(place))], notes: [note])
    if arguments.isEmpty {
      diagnostic.fixIts = [FixIt("write `\(curve)`", replacing: tree.range(place), with: curve)]
    }
    return diagnostic
  }

  private var namedCurves: [String] {
    scope.symbols.compactMap { symbol in
      if case .curve? = scope[symbol]?.entity { tree.tokens.names.name(symbol) } else { nil }
    }.sorted()
  }

  // MARK: Springs

  /// The sets of labels that define a spring.
  private static let springNotations: [[String]] = [
    ["damping"], ["response", "damping"], ["mass", "stiffness", "damping"], ["duration", "bounce"],
  ]

  private mutating func checkSpring(_ arguments: [Argument], _ node: NodeID) -> CurveShape? {
    let labels = arguments.map { $0.label.map { tree.name($0) } ?? "" }
    guard
      let notation = Self.springNotations.first(where: {
        $0.count == labels.count && $0.allSatisfy(labels.contains)
      })
    else {
      reportSpring(arguments, labels, node)
      return nil
    }
    if notation == ["damping"] { return checkDampingRatio(arguments[0].node) }
    var values: [Double] = []
    for (label, argument) in zip(labels, arguments) {
      let isTime = label == "response" || label == "duration"
      guard let value = springConstant(argument.node, label, isTime: isTime),
        checkSpringLimit(label, value, argument.node, isRatio: notation.first != "mass")
      else { return nil }
      values.append(value)
    }
    func value(_ label: String) -> Double { labels.firstIndex(of: label).map { values[$0] } ?? 0 }
    switch notation.first {
    case "response": return .spring(Self.spring(period: value("response"), ratio: value("damping")))
    case "mass":
      return .spring(
        .played(mass: value("mass"), stiffness: value("stiffness"), damping: value("damping")))
    default:
      let bounce = value("bounce")
      let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
      return .spring(Self.spring(period: value("duration"), ratio: ratio))
    }
  }

  /// `spring(damping: ζ)`. ζ may be computed when the direction starts, if it surely stays within the limits.
  private mutating func checkDampingRatio(_ node: NodeID) -> CurveShape? {
    let purpose = Purpose.spring("damping")
    guard let id = check(node, as: .number, for: purpose) else { return nil }
    if let ratio = expressions.constant(id) {
      return checkSpringLimit("damping", ratio, node, isRatio: true) ? .springRatio(ratio) : nil
    }
    let range = ExpressionBounds(expressions, locals: current.locals).range(id)
    if range.low > 0, range.high <= CurveNames.dampingLimit { return .springValue(id) }
    report(
      Diagnostic(
        .notConstant, at: tree.range(node), [.text(words(purpose))],
        notes: [
          "or clamp it to the limits of a spring: `clamp(…, 0.5..1)`"
        ]))
    return nil
  }

  /// A spring of mass 1 with an undamped period, in seconds, and a damping ratio.
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
        diagnostic.notes.append("its initial speed is that of the finger, or 0")
      }
      return report(diagnostic)
    }
    let ways = Self.springNotations.map { "`spring(\($0.map { "\($0): …" }.joined(separator: ", ")))`" }
    let unnamed = labels.count(where: \.isEmpty)
    var found = labels.filter { !$0.isEmpty }.map { "`\($0)`" }
    if unnamed > 0 {
      found.append(unnamed == 1 ? "a value without a name" : "\(unnamed) values without names")
    }
    var diagnostic = Diagnostic(
      .argumentCount, at: tree.range(node),
      [
        .text("spring"), .text("one of four sets of arguments"),
        .text(found.isEmpty ? "none" : found.joined(separator: ", ")),
      ], notes: ["a spring is \(ways.dropLast().joined(separator: ", ")) or \(ways.last ?? "")"])
    if labels.isEmpty {
      let example = "spring(damping: 0.8)"
      diagnostic.fixIts = [FixIt("write `\(example)`", replacing: tree.range(node), with: example)]
    } else if Set(labels) == ["stiffness", "damping"] {
      diagnostic.notes = ["a spring with a stiffness also needs a mass, usually `mass: 1`"]
    } else if labels == [""] {
      let start = ByteRange(at: tree.range(arguments[0].node).start)
      diagnostic.fixIts = [FixIt("write `damping:`", replacing: start, with: "damping: ")]
    }
    report(diagnostic)
  }

  private mutating func checkSpringLimit(
    _ label: String, _ value: Double, _ node: NodeID, isRatio: Bool
  ) -> Bool {
    let limits: String
    switch label {
    case "damping" where isRatio:
      if value > 0, value <= CurveNames.dampingLimit { return true }
      limits = "above 0 and at most \(NumberText.text(CurveNames.dampingLimit))"
    case "bounce":
      if value > -0.9, value < 1 { return true }
      limits = "above -0.9 and below 1"
    default:
      if value > 0 { return true }
      limits = "above 0"
    }
    report(.curveOutOfRange, node, [.text(words(.spring(label))), .text(limits), .number(value)])
    return false
  }

  private mutating func springConstant(_ node: NodeID, _ label: String, isTime: Bool) -> Double? {
    constant(node, as: isTime ? .scalar(.time) : .number, for: .spring(label))
  }

  // MARK: Cubic curves

  private mutating func checkCubic(_ arguments: [Argument], _ node: NodeID) -> CurveShape? {
    if arguments.contains(where: { $0.label != nil }), let name = tree.child(node, .function) {
      reportNamedArguments(arguments, of: name)
      return nil
    }
    guard arguments.count == 4 else {
      report(
        Diagnostic(
          .argumentCount, at: tree.range(node),
          [.text("cubic"), .text("4 numbers"), .text("\(arguments.count) values")],
          notes: ["it has two control points, as in CSS: `cubic(x1, y1, x2, y2)`"]))
      return nil
    }
    var points: [Double] = []
    for (index, argument) in arguments.enumerated() {
      guard let value = constant(argument.node, as: .number, for: .words("a control point")) else {
        return nil
      }
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

  private mutating func constant(
    _ node: NodeID, as type: ValueType, for purpose: Purpose
  ) -> Double? {
    guard let id = check(node, as: type, for: purpose) else { return nil }
    if let value = expressions.constant(id) { return value }
    report(.notConstant, node, [.text(words(purpose))])
    return nil
  }
}
