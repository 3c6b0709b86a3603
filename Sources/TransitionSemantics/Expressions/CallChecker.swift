import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// One argument of a call as it is written.
  struct Argument {
    var label: NodeID?
    var node: NodeID
  }

  /// Checks `name(arguments)` in a value.
  mutating func checkApplication(_ node: NodeID) -> Typed? {
    guard let name = tree.child(node, .function) else { return nil }
    guard let function = vocabulary[tree.symbol(name)].function else {
      let known = Function.allCases.map(\.rawValue)
      report(misspelt(.unknownFunction, name, [.source(tree.range(name))], known))
      return nil
    }
    let signature = FunctionSignature.of(function)
    guard let nodes = arrange(arguments(of: node), signature, name, node) else { return nil }
    var values: [Typed] = []
    for argument in nodes {
      guard let argument else {
        values.append(Typed(id: zero(.length, node), type: .length, isZero: true))
        continue
      }
      let isRate = function == .project && values.count == 1
      guard let value = isRate ? checkRate(argument) : check(argument) else { return nil }
      values.append(value)
    }
    return apply(function, values, nodes.map { $0 ?? node }, node)
  }

  /// The rate of `project`: a name, or a plain number below 1.
  private mutating func checkRate(_ node: NodeID) -> Typed? {
    let names = tree.kind(node) == .path ? tree.pathNames(node) : []
    if names.count == 1, scope[names[0].symbol] == nil {
      let rates = ["normal": 0.998, "fast": 0.99]
      if let rate = rates[text(names[0])] { return typed(.number(rate), .number, node) }
      report(
        misspelt(
          .unknownKeyword, node, [.source(tree.range(node)), .text("a rate")], rates.keys.sorted()))
      return nil
    }
    guard let value = check(node), value.type == .number, let rate = expressions.constant(value.id) else {
      return check(node)
    }
    if rate > 0, rate < 1 { return value }
    report(.outOfBounds, node, [.number(rate), .text("above 0 and below 1, the rates of `project`")])
    return nil
  }

  func arguments(of node: NodeID) -> [Argument] {
    var arguments: [Argument] = []
    for argument in tree.children(node) where tree.kind(argument) == .argument {
      guard let value = tree.child(argument, .value) else { continue }
      arguments.append(Argument(label: tree.child(argument, .label), node: value))
    }
    return arguments
  }

  /// Puts arguments into the order of the signature; nil for one that is left out.
  private mutating func arrange(
    _ arguments: [Argument], _ signature: FunctionSignature, _ name: NodeID, _ node: NodeID
  ) -> [NodeID?]? {
    if signature.isVariadic {
      if let label = arguments.lazy.compactMap(\.label).first {
        report(.unknownArgument, label, [.text(tree.name(name)), .source(tree.range(label))])
        return nil
      }
      if arguments.count >= 2 { return arguments.map(\.node) }
      report(
        .argumentCount, node,
        [.text(tree.name(name)), .text("two or more values"), .text("\(arguments.count)")])
      return nil
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
            [.text(tree.name(name)), .text("`\(label):` here"), .text("a value without a name")]))
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
      report(
        .argumentCount, node,
        [
          .text(tree.name(name)), .text(count == 1 ? "one value" : "\(count) values"),
          .text("\(arguments.count)"),
        ])
      return nil
    }
    return placed
  }

  // MARK: Types

  private mutating func apply(
    _ function: Function, _ values: [Typed], _ nodes: [NodeID], _ node: NodeID
  ) -> Typed? {
    var values = values
    switch function {
    case .min, .max: unifyZeros(&values, nodes)
    case .lerp:
      var ends = Array(values[0..<2])
      unifyZeros(&ends, nodes)
      values[0...1] = ends[0...1]
    case .rect, .point, .size, .insets:
      for index in values.indices where values[index].isZero {
        values[index] = Typed(id: zero(.length, nodes[index]), type: .length)
      }
    case .vector: unifyVector(&values, nodes)
    case .clamp, .map, .rubberBand: unifyRange(&values, nodes)
    default: break
    }
    if let wrong = FunctionSignature.firstMismatch(function, values) {
      let type = values[wrong.index].type
      var diagnostic = Diagnostic(
        .typeMismatch, at: tree.range(nodes[wrong.index]), [.text(wrong.expected), .text(type.description)])
      if type == .number, wrong.expected == Dimension.length.description {
        diagnostic.notes = [unitNote(.length)]
      }
      report(diagnostic)
      return nil
    }
    guard let type = FunctionSignature.result(function, values) else { return nil }
    return typed(.call(function, values.map(\.id)), type, node)
  }

  /// Gives each literal `0` the dimension of the other values.
  private mutating func unifyZeros(_ values: inout [Typed], _ nodes: [NodeID]) {
    guard let dimension = values.lazy.filter({ !$0.isZero }).compactMap(\.type.dimension).first else {
      return
    }
    for index in values.indices where values[index].isZero {
      values[index] = Typed(id: zero(dimension, nodes[index]), type: .scalar(dimension))
    }
  }

  /// `vector(0, 0)` is a displacement.
  private mutating func unifyVector(_ values: inout [Typed], _ nodes: [NodeID]) {
    unifyZeros(&values, nodes)
    for index in values.indices where values[index].isZero {
      values[index] = Typed(id: zero(.length, nodes[index]), type: .length)
    }
  }

  /// `map(0, …)` and `0..0` take the dimension of what they meet.
  private mutating func unifyRange(_ values: inout [Typed], _ nodes: [NodeID]) {
    if values[0].isZero, case .range(let dimension) = values[1].type {
      values[0] = Typed(id: zero(dimension, nodes[0]), type: .scalar(dimension))
    }
  }
}
