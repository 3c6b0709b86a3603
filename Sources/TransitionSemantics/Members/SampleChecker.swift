import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// `sample { PATH = VALUE … }`: values that are known before a run.
  mutating func checkSample(_ node: NodeID) -> (properties: [SampleValue], values: [SampleHandedValue]) {
    guard let sample = single(node, .sample, "sample") else { return ([], []) }
    var properties: [SampleValue] = []
    var values: [SampleHandedValue] = []
    for node in members(sample, .sampleValue) {
      if let handed = checkHandedSample(node) {
        if let value = handed.value { values.append(value) }
      } else if let value = checkSampleValue(node) {
        properties.append(value)
      }
    }
    return (properties, values)
  }

  /// The sample of a handed-over value; nil for something else.
  private mutating func checkHandedSample(_ node: NodeID) -> (value: SampleHandedValue?, Void)? {
    guard let path = tree.child(node, .target), let valueNode = tree.child(node, .value) else { return nil }
    let names = tree.pathNames(path)
    guard names.count == 2, let first = scope[names[0].symbol], case .subject(let subject) = first.entity,
      let (side, index, type) = handedValue(names[1], of: subject)
    else { return nil }
    scope.use(names[0].symbol)
    guard let value = check(valueNode, as: type, for: .node(path)) else { return (nil, ()) }
    guard expressions.isConstant(value) else {
      report(.notConstant, valueNode, [.text("a sample value")])
      return (nil, ())
    }
    return (SampleHandedValue(side: side, index: index, value: value, location: location(node)), ())
  }

  private mutating func checkSampleValue(_ node: NodeID) -> SampleValue? {
    guard let path = tree.child(node, .target), let valueNode = tree.child(node, .value) else { return nil }
    let names = tree.pathNames(path)
    guard let object = resolveSubject(names) else { return nil }
    let rest = names.dropFirst(object.count)
    let property: Property
    if rest.isEmpty {
      property = object.subject == .container ? .size : .frame
    } else {
      guard let (found, count) = resolveProperty(rest, of: object, names, path) else { return nil }
      guard rest.count == count else {
        report(.typeMismatch, path, [.text("a property"), .text("a part of one")])
        return nil
      }
      property = found
    }
    let value = check(valueNode, as: property.type, for: .node(path))
    guard let value else { return nil }
    guard expressions.isConstant(value) else {
      report(.notConstant, valueNode, [.text("a sample value")])
      return nil
    }
    let target = Target(subject: object.subject, property: property, node: path)
    guard checkLimits(value, valueNode, target) else { return nil }
    return SampleValue(subject: object.subject, property: property, value: value, location: location(node))
  }
}
