import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// A path that was followed as far as an object.
struct ResolvedSubject {
  var subject: Subject
  /// How many of the path's names it took.
  var count: Int
}

extension Checker {
  /// One name of a path.
  typealias PathName = (symbol: Symbol, range: ByteRange)

  /// Checks a path that stands for a value.
  mutating func checkPath(_ node: NodeID) -> Typed? {
    let names = tree.pathNames(node)
    guard let first = names.first else { return nil }
    let text = text(first)
    checkLet(first.symbol)
    if let declaration = scope[first.symbol] {
      scope.use(first.symbol)
      switch declaration.entity {
      case .broken, .unchecked: return nil
      case .checking:
        report(Diagnostic(.letCircle, at: first.range, [.source(first.range)]))
        return nil
      case .constant(let id):
        return components(Typed(id: id, type: expressions[id].type), names.dropFirst(), node)
      case .local(let index):
        let type = expressions[locals[index].value].type
        return components(typed(.local(index), type, node), names.dropFirst(), node)
      case .curve:
        report(Diagnostic(.notAValue, at: first.range, [.text(text), .text("a curve")]))
        return nil
      case .subject: break
      }
    } else if text == "start" {
      return checkStart(names, node)
    } else if let value = GestureValue(rawValue: text) {
      guard isInInteraction else {
        report(Diagnostic(.gestureValueOutside, at: first.range, [.source(first.range)]))
        return nil
      }
      return components(typed(.gesture(value), value.type, node), names.dropFirst(), node)
    } else if text == "scale" || text == "rotation" {
      notBuilt(first.range, "the gesture value `\(text)` of a pinch or rotation")
      return nil
    }
    return checkProperty(names[...], node) { .property($0, $1) }
  }

  /// `start.X`: the value when the gesture began.
  private mutating func checkStart(_ names: [PathName], _ node: NodeID) -> Typed? {
    guard isInInteraction else {
      report(Diagnostic(.gestureValueOutside, at: names[0].range, [.source(names[0].range)]))
      return nil
    }
    guard names.count > 1 else {
      report(
        Diagnostic(.notAValue, at: names[0].range, [.text("start"), .text("the moment of the beginning")]))
      return nil
    }
    return checkProperty(names.dropFirst(), node) { .start($0, $1) }
  }

  /// An object, a property of it, and perhaps a part of that.
  private mutating func checkProperty(
    _ names: ArraySlice<PathName>, _ node: NodeID, _ make: (Subject, Property) -> ExpressionKind
  ) -> Typed? {
    guard let object = resolveSubject(names) else { return nil }
    let rest = names.dropFirst(object.count)
    guard let (property, count) = resolveProperty(rest, of: object.subject, names, node) else { return nil }
    guard PropertyRules.isReadable(property) else {
      notBuilt(tree.range(node), "reading `\(property.rawValue)`")
      return nil
    }
    let value = typed(make(object.subject, property), property.type, node)
    return components(value, rest.dropFirst(count), node)
  }

  // MARK: Objects

  /// The object that a path begins with.
  mutating func resolveSubject(_ names: ArraySlice<PathName>) -> ResolvedSubject? {
    guard let first = names.first else { return nil }
    if let declaration = scope[first.symbol] {
      scope.use(first.symbol)
      guard case .subject(let subject) = declaration.entity else {
        if case .broken = declaration.entity { return nil }
        report(
          Diagnostic(
            .typeMismatch, at: first.range, [.text("an object"), .text("`\(text(first))`, which is a value")])
        )
        return nil
      }
      if case .screen(let side) = subject, names.count > 1 {
        let second = names[names.startIndex + 1]
        let name = text(second)
        if let index = screens[side]?.views.firstIndex(where: { $0.name == name }) {
          return ResolvedSubject(subject: .provided(side, index), count: 2)
        }
      }
      return ResolvedSubject(subject: subject, count: 1)
    }
    switch text(first) {
    case "container": return ResolvedSubject(subject: .container, count: 1)
    case "tabBar": return ResolvedSubject(subject: .tabBar, count: 1)
    case "navigationBar": return ResolvedSubject(subject: .navigationBar, count: 1)
    default:
      if brokenNames.contains(first.symbol) { return nil }
      let builtIn = isInInteraction ? Self.builtInNames : ["container", "tabBar", "navigationBar"]
      let known = scope.symbols.map(tree.tokens.names.name).sorted() + builtIn.sorted()
      report(misspelt(.unknownName, first.range, text(first), [.source(first.range)], known))
      return nil
    }
  }

  // MARK: Properties

  /// The property that follows an object, and how many names it takes.
  mutating func resolveProperty(
    _ rest: ArraySlice<PathName>, of subject: Subject, _ names: ArraySlice<PathName>, _ node: NodeID
  ) -> (Property, Int)? {
    guard let first = rest.first else {
      report(
        Diagnostic(
          .notAValue, at: tree.range(node), [.source(tree.range(node)), .text(kindName(of: subject))],
          notes: ["say which property: `\(tree.source.text(tree.range(node))).frame`"]))
      return nil
    }
    if text(first) == "shadow", rest.count > 1 {
      let second = rest[rest.startIndex + 1]
      if let property = Property(rawValue: "shadow." + text(second)) { return (property, 2) }
    }
    if let property = Property(rawValue: text(first)), property != .clip {
      if PropertyRules.exists(property, on: subject, kind: viewKind(of: subject)) { return (property, 1) }
      reportNoProperty(first, of: subject, names)
      return nil
    }
    reportNoProperty(first, of: subject, names)
    return nil
  }

  private mutating func reportNoProperty(
    _ name: PathName, of subject: Subject, _ names: ArraySlice<PathName>
  ) {
    if brokenNames.contains(name.symbol) { return }
    let object = names.prefix { $0.range.start < name.range.start }
    let range = (object.first?.range ?? name.range).union(object.last?.range ?? name.range)
    if case .screen(let side) = subject,
      screens[side]?.hooks.contains(where: { $0.name == text(name) }) == true
    {
      report(Diagnostic(.notAValue, at: name.range, [.source(name.range), .text("a hook")]))
      return
    }
    var candidates = Property.allCases
      .filter { $0 != .clip && PropertyRules.exists($0, on: subject, kind: viewKind(of: subject)) }
      .map(\.rawValue)
    if case .screen(let side) = subject { candidates = (screens[side]?.views.map(\.name) ?? []) + candidates }
    report(
      misspelt(
        .unknownProperty, name.range, text(name), [.source(range), .source(name.range)], candidates))
  }

  /// The kind of a provided view, or nil.
  func viewKind(of subject: Subject) -> ViewKind? {
    if case .provided(let side, let index) = subject { screens[side]?.views[index].kind } else { nil }
  }

  /// What an object is, in words.
  func kindName(of subject: Subject) -> String {
    switch subject {
    case .container: "the container"
    case .screen: "a screen"
    case .provided: "a view"
    case .shared: "a shared element"
    case .tabBar, .navigationBar: "a bar"
    }
  }

  func text(_ name: PathName) -> String { tree.tokens.names.name(name.symbol) }

  // MARK: Parts of values

  /// `(…).x`.
  mutating func checkMember(_ node: NodeID) -> Typed? {
    guard let operand = tree.child(node, .operand), let suffix = tree.child(node, .suffix) else { return nil }
    guard let value = check(operand) else { return nil }
    return components(value, tree.pathNames(suffix)[...], node)
  }

  /// Follows the names of parts, `.x`, `.size.width`.
  private mutating func components(
    _ value: Typed, _ names: ArraySlice<PathName>, _ node: NodeID
  ) -> Typed? {
    var value = value
    for name in names {
      let parts = ComponentTypes.parts(of: value.type)
      guard let component = Component(rawValue: text(name)), let type = parts[component] else {
        let known = parts.keys.map(\.rawValue).sorted()
        report(
          misspelt(
            .unknownProperty, name.range, text(name),
            [.text(value.type.description), .source(name.range)], known))
        return nil
      }
      value = typed(.component(value.id, component), type, node)
    }
    return value
  }
}
