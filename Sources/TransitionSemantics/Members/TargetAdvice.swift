import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Advice on paths that cannot be set.
extension Checker {
  /// Adds the property of a part, such as `centerY` of `center.y`, or the form of the whole.
  func addOwnProperty(
    _ property: Property, _ rest: PathNames, of subject: Subject, _ done: String,
    _ diagnostic: inout Diagnostic, where isPossible: (Property, Subject) -> Bool
  ) {
    if let moved = Self.movedBar(property, subject, text(subject)) { return diagnostic.notes = [moved] }
    if let whole = Self.whole(of: property, isAnimated: done == "animated") {
      return diagnostic.notes = [
        "it is a part of `\(property.rawValue)`, which can only be set as a whole: \(whole)"
      ]
    }
    if property == .offset {
      return diagnostic.notes = ["it can be read, and set for a while: write `hold` with the whole `offset`"]
    }
    diagnostic.notes = ["set the whole property, or use a separate property such as `x`"]
    guard let first = rest.first, let last = rest.last,
      let own = Self.ownProperty(property, rest.dropFirst().map(text)), isPossible(own, subject),
      suggestedProperties(of: subject).contains(own)
    else { return }
    diagnostic.fixIts = [
      FixIt("write `\(own.rawValue)`", replacing: first.range.union(last.range), with: own.rawValue)
    ]
  }

  /// The way to move a bar, whose frame belongs to the platform; nil for other properties.
  private static func movedBar(_ property: Property, _ subject: Subject, _ name: String) -> String? {
    guard subject.isChrome, property.isOfFrame else { return nil }
    let way = subject == .tabBar ? "tabBar.height" : "-navigationBar.bottom"
    return
      "UIKit lays out bars; to move one, use `\(name).translation: vector(0, 0) -> vector(0, \(way))`"
  }

  private func text(_ subject: Subject) -> String {
    subject == .tabBar ? "tabBar" : "navigationBar"
  }

  /// The form of a property whose parts are no properties; nil for others.
  private static func whole(of property: Property, isAnimated: Bool) -> String? {
    let values: (first: String, last: String)
    switch property {
    case .translation: values = ("vector(0, 40pt)", "vector(0, 0)")
    case .shadowOffset: values = ("vector(0, 4pt)", "vector(0, 0)")
    case .anchor: values = ("unit(0.5, 0)", "unit(0.5, 0.5)")
    default: return nil
    }
    let name = property.rawValue
    return isAnimated ? "`\(name): \(values.first) -> \(values.last)`" : "`\(name) = \(values.first)`"
  }

  /// The property of a part, or nil.
  private static func ownProperty(_ property: Property, _ parts: [String]) -> Property? {
    guard let last = parts.last else { return nil }
    switch property {
    case .scale, .rotation: return Property(rawValue: property.rawValue + last.uppercased())
    case .frame, .bounds, .center, .size:
      let isCenter = property == .center || parts.dropLast().contains("center")
      return Property(rawValue: isCenter ? "center" + last.uppercased() : last)
    default: return nil
    }
  }

  /// Adds what else is possible with a property, or which properties are.
  func addPossibilities(
    _ property: Property, of subject: Subject, _ node: NodeID, _ done: String,
    _ diagnostic: inout Diagnostic, where isPossible: (Property, Subject) -> Bool
  ) {
    let path = tree.source.text(tree.range(node))
    if done != "held", let moved = Self.movedBar(property, subject, text(subject)) {
      return diagnostic.notes = [moved]
    }
    if done == "placed" {
      diagnostic.notes = ["only geometry can be placed, such as `frame`, `center` or `width`"]
      if PropertyRules.isAnimatable(property, of: subject) {
        diagnostic.notes.append("a track sets the rest values of other properties: `animate \(path): A -> B`")
      }
      return
    }
    if done != "held", PropertyRules.isHoldable(property, of: subject) {
      return diagnostic.notes = ["to set it for a while, write `hold \(path) = …`"]
    }
    if [.safeArea, .imageSize, .bounds].contains(property) {
      diagnostic.notes = ["it can only be read"]
    }
    let known = suggestedProperties(of: subject).filter { isPossible($0, subject) }
    if !known.isEmpty {
      let names = known.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      diagnostic.notes.append("of \(kindName(of: subject)): \(names)")
    }
  }
}
