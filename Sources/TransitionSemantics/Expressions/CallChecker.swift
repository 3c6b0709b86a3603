import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// One argument of a call.
  struct Argument {
    var label: NodeID?
    var node: NodeID
    /// Whether the argument is omitted, and is 0. Its node is then the whole call.
    var isLeftOut = false
  }

  /// Checks `name(arguments)` in a value.
  mutating func checkApplication(_ node: NodeID) -> Typed? {
    guard let name = tree.child(node, .function) else { return nil }
    guard let function = vocabulary[tree.symbol(name)].function else {
      report(unknownFunction(name, node))
      return nil
    }
    let signature = FunctionSignature.of(function)
    guard let arguments = arrange(arguments(of: node), signature, name, node) else { return nil }
    var values: [Typed] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments {
      if argument.isLeftOut {
        values.append(Typed(id: zero(.length, node), type: .length, isZero: true))
        continue
      }
      let isRate = function == .project && values.count == 1
      guard let value = isRate ? checkRate(argument.node) : check(argument.node) else { return nil }
      values.append(value)
    }
    return apply(function, &values, arguments, node)
  }

  private mutating func unknownFunction(_ name: NodeID, _ node: NodeID) -> Diagnostic {
    let known = Function.allCases.map(\.rawValue)
    var diagnostic = misspelt(.unknownFunction, name, [.source(tree.range(name))], known)
    let text = tree.name(name)
    if let note = ForeignNames.function(text) {
      // In `CGVector(0, 0)` only the name is wrong, in `CGRect(x: 0, …)` more.
      let isNameAlone = diagnostic.fixIts.first?.edits.first.map { edit in
        text.lowercased().hasSuffix(edit.replacement) && arguments(of: node).allSatisfy { $0.label == nil }
      }
      if isNameAlone != true {
        diagnostic.notes = [note]
        diagnostic.fixIts =
          color(in: node).map {
            [FixIt("write `\($0)`", replacing: tree.range(node), with: $0)]
          } ?? []
      }
    }
    return diagnostic
  }

  /// The colour that is the only argument of a call, with or without quotation marks.
  private func color(in call: NodeID) -> String? {
    let arguments = arguments(of: call)
    guard arguments.count == 1, let node = arguments.first?.node else { return nil }
    let text = tree.source.text(tree.range(node))
    return tree.kind(node) == .color ? text : Self.color(in: text)
  }

  /// The colour in a string; nil if there is none.
  static func color(in string: String) -> String? {
    let text = string.dropFirst().dropLast()
    guard text.first == "#", text.utf8.count == 7 || text.utf8.count == 9,
      UInt64(text.dropFirst(), radix: 16) != nil
    else { return nil }
    return String(text)
  }

  /// The rate of `project`: a name, or a plain number below 1.
  private mutating func checkRate(_ node: NodeID) -> Typed? {
    if let name = onlyName(node), scope[name.symbol] == nil {
      let rates = FunctionSignature.rates
      let word = text(name)
      if let rate = rates.first(where: { $0.name == word }) {
        return leaf(.number(rate.value), .number, node)
      }
      report(
        misspelt(
          .unknownKeyword, node, [.source(tree.range(node)), .text("a rate")], rates.map(\.name)))
      return nil
    }
    guard let value = check(node) else { return nil }
    guard value.type == .number, let rate = expressions.constant(value.id) else { return value }
    if rate > 0, rate < 1 { return value }
    report(
      Diagnostic(
        .outOfBounds, at: tree.range(node),
        [.number(rate), .text("above 0 and below 1, the limits of a rate")],
        notes: ["scroll views have `normal`, 0.998, and `fast`, 0.99"]))
    return nil
  }

  /// Reports a `rubberBand` that cannot stretch: what lies outside its range goes at most as far as the range is long.
  private mutating func checkStretch(_ range: ExpressionID, _ node: NodeID) {
    guard case .binary(.range, let low, let high) = expressions[range].kind,
      let first = expressions.constant(low), first == expressions.constant(high)
    else { return }
    report(
      Diagnostic(
        .withoutEffect, at: tree.range(node),
        [.text("`rubberBand` with this range"), .text("the range has no length, so nothing stretches")],
        notes: [
          "the length of the range is also the limit of the stretch: `rubberBand(y, in: -30pt..0pt)` is y, with at most 30 pt more on each side"
        ]))
  }

  func arguments(of node: NodeID) -> [Argument] {
    var arguments: [Argument] = []
    if tree.kind(node) != .apply { return arguments }
    arguments.reserveCapacity(4)
    for argument in tree.children(node) where tree.kind(argument) == .argument {
      guard let value = tree.child(argument, .value) else { continue }
      arguments.append(Argument(label: tree.child(argument, .label), node: value))
    }
    return arguments
  }

  /// Puts arguments into the order of the signature.
  private mutating func arrange(
    _ arguments: [Argument], _ signature: FunctionSignature, _ name: NodeID, _ node: NodeID
  ) -> [Argument]? {
    if !signature.hasLabels, arguments.contains(where: { $0.label != nil }) {
      reportNamedArguments(arguments, of: name)
      return nil
    }
    if signature.isVariadic {
      if arguments.count >= 2 { return arguments }
      reportCount(arguments, of: name, in: node, takes: "two or more values")
      return nil
    }
    if !signature.hasLabels, arguments.count == signature.labels.count,
      arguments.allSatisfy({ $0.label == nil })
    {
      return arguments
    }
    var placed = [NodeID?](repeating: nil, count: signature.labels.count)
    var next = 0
    for argument in arguments {
      var place = next
      if let label = argument.label {
        guard let index = signature.labels.firstIndex(of: tree.name(label)), placed[index] == nil else {
          let known = signature.labels.compactMap(\.self)
          report(
            misspelt(
              .unknownArgument, label, [.text(tree.name(name)), .source(tree.range(label))], known))
          return nil
        }
        place = index
      } else if place < placed.count, signature.areLabelsOptional == false,
        let label = signature.labels[place]
      {
        report(
          Diagnostic(
            .argumentCount, at: tree.range(argument.node),
            [.text(tree.name(name)), .text("`\(label):` here"), .text("a value without a name")],
            fixIts: [
              FixIt(
                "write `\(label):`", replacing: ByteRange(at: tree.range(argument.node).start),
                with: "\(label): ")
            ]))
        return nil
      }
      guard place < placed.count else {
        next = placed.count + 1
        break
      }
      placed[place] = argument.node
      next = place + 1
    }
    let isComplete = next <= placed.count && (signature.areLabelsOptional || !placed.contains { $0 == nil })
    if !isComplete || arguments.isEmpty {
      let count = signature.labels.count
      reportCount(arguments, of: name, in: node, takes: count == 1 ? "one value" : "\(count) values")
      return nil
    }
    return placed.map { Argument(node: $0 ?? node, isLeftOut: $0 == nil) }
  }

  // MARK: Types

  private mutating func apply(
    _ function: Function, _ values: inout [Typed], _ arguments: [Argument], _ node: NodeID
  ) -> Typed? {
    switch function {
    case .min, .max: unifyZeros(&values, arguments)
    case .lerp:
      unifyZeros(&values, arguments, count: 2)
    case .rect, .point, .size, .insets:
      for index in values.indices where values[index].isZero {
        values[index] = Typed(id: zero(.length, arguments[index].node), type: .length)
      }
    case .sin, .cos: fitZero(&values, .angle, arguments)
    case .project: fitZero(&values, .speed, arguments)
    case .inset: fitZero(&values, .length, arguments, at: 1)
    case .vector: unifyVector(&values, arguments)
    case .clamp, .map, .rubberBand: unifyRange(&values, arguments)
    default: break
    }
    if function == .rubberBand, values.count == 2 { checkStretch(values[1].id, arguments[1].node) }
    if let wrong = FunctionSignature.firstMismatch(function, values) {
      // In `max(10, translation.y)` the number without a unit is wrong, not the argument with one.
      if wrong.index > 0, wrong.expected == Dimension.none.description,
        literal(arguments[0].node) != nil, let dimension = values[wrong.index].type.dimension
      {
        var diagnostic = Diagnostic(
          .typeMismatch, at: tree.range(arguments[0].node),
          [.text(dimension.description), .text(wrong.expected)])
        addUnits([arguments[0].node], dimension, &diagnostic)
        report(diagnostic)
        return nil
      }
      report(mismatch(wrong, values, arguments, function))
      return nil
    }
    guard let type = FunctionSignature.result(function, values) else { return nil }
    return typed(.call(function, values.map { $0.id }), type, node)
  }

  /// The finding about an argument of a wrong type: the expected type and its reason, the actual type, and a conversion.
  private func mismatch(
    _ wrong: FunctionSignature.Mismatch, _ values: [Typed], _ arguments: [Argument], _ function: Function
  ) -> Diagnostic {
    let node = arguments[wrong.index].node
    let type = values[wrong.index].type
    var diagnostic = Diagnostic(
      .typeMismatch, at: tree.range(node), [.text(wrong.expected), .text(type.description)])
    if wrong.followsFirst, !arguments[0].isLeftOut {
      diagnostic.labels = [
        DiagnosticLabel(tree.range(arguments[0].node), "this is \(values[0].type.description)")
      ]
    }
    if type == .insets, wrong.expected == ValueType.rect.description {
      addInset(node, &diagnostic)
    } else if type == .color {
      diagnostic.notes = [conversion((node, type), to: .number)].compactMap(\.self)
    } else if type == .number, let dimension = wrong.type?.dimension, literal(node) != nil {
      let plain = zip(values, arguments).filter { $0.0.type == .number }.map(\.1.node)
      addUnits(dimension == .length ? plain : [node], dimension, &diagnostic)
    } else if case .range = type, wrong.index == 0, arguments.count > 1, values[1].type.dimension != nil {
      diagnostic.notes = ["the value comes first, then its range"]
      let (first, second) = (tree.range(node), tree.range(arguments[1].node))
      let (range, value) = (tree.source.text(first), tree.source.text(second))
      diagnostic.fixIts = [
        FixIt(
          "swap the two", [TextEdit(first, value), TextEdit(second, range)], applicability: .needsReview)
      ]
    } else if wrong.type == .length, type == .number, tree.source.text(tree.range(node)).hasSuffix("%"),
      [.rect, .point, .size, .vector].contains(function)
    {
      // The first and the third length are horizontal.
      let length = wrong.index.isMultiple(of: 2) ? "container.width" : "container.height"
      diagnostic.notes = [
        "a percentage is a plain number; to get a length, multiply: `\(tree.source.text(tree.range(node))) * \(length)`"
      ]
    } else if let wanted = wrong.type {
      diagnostic.notes = [
        conversion((node, type), to: wanted) ?? wanted.dimension.map(unitNote)
      ].compactMap(\.self)
    } else if function == .sqrt {
      diagnostic.notes = ["the root of a product of two lengths is a length: `sqrt(x * x + y * y)`"]
    } else if function == .project {
      diagnostic.notes = ["the speed of a finger is `velocity`, or a part of it, such as `velocity.y`"]
    }
    return diagnostic
  }

  /// Gives a literal `0` the wanted dimension.
  private mutating func fitZero(
    _ values: inout [Typed], _ dimension: Dimension, _ arguments: [Argument], at index: Int = 0
  ) {
    guard values.indices.contains(index), values[index].isZero else { return }
    values[index] = Typed(id: zero(dimension, arguments[index].node), type: .scalar(dimension))
  }

  /// Gives literal `0`s among the values, or the first few of them, the dimension of the others.
  private mutating func unifyZeros(
    _ values: inout [Typed], _ arguments: [Argument], count: Int? = nil
  ) {
    let indices = 0..<(count ?? values.count)
    guard indices.contains(where: { values[$0].isZero }),
      let other = indices.first(where: { !values[$0].isZero && values[$0].type.dimension != nil }),
      let dimension = values[other].type.dimension
    else { return }
    for index in indices where values[index].isZero {
      values[index] = Typed(id: zero(dimension, arguments[index].node), type: .scalar(dimension))
    }
  }

  /// `vector(0, 0)` is a translation.
  private mutating func unifyVector(_ values: inout [Typed], _ arguments: [Argument]) {
    unifyZeros(&values, arguments)
    for index in values.indices where values[index].isZero {
      values[index] = Typed(id: zero(.length, arguments[index].node), type: .length)
    }
  }

  /// `map(0, …)` and `0..0` take the dimension of the other values.
  private mutating func unifyRange(_ values: inout [Typed], _ arguments: [Argument]) {
    if values[0].isZero, case .range(let dimension) = values[1].type {
      values[0] = Typed(id: zero(dimension, arguments[0].node), type: .scalar(dimension))
    } else if values[1].isZero, case .range = values[1].type, let dimension = values[0].type.dimension {
      let node = arguments[1].node
      let end = zero(dimension, node)
      values[1] = typed(.binary(.range, end, end), .range(dimension), node)
    }
  }
}
