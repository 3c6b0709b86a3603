import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// `sample { PATH = VALUE … }`: values that need nothing of a run.
  mutating func checkSample(_ node: NodeID) -> [SampleValue] {
    guard let sample = single(node, .sample, "sample") else { return [] }
    return members(sample, .sampleValue).compactMap { checkSampleValue($0) }
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
      guard rest.count == count, PropertyRules.isReadable(found) else {
        notBuilt(path, "a sample of a part of a property")
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
    return SampleValue(subject: object.subject, property: property, value: value, location: location(node))
  }
}
