import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// The object that a path begins with.
struct ResolvedSubject {
  var subject: Subject
  /// How many of the path's names it took.
  var count: Int
  /// The kind of view; nil if it is no view.
  var kind: ViewKind?
}

extension Checker {
  /// One name of a path.
  typealias PathName = PathNames.Element

  /// Checks a path as a value.
  mutating func checkPath(_ node: NodeID) -> Typed? {
    let names = tree.pathNames(node)
    guard let first = names.first else { return nil }
    checkLet(first.symbol)
    if let declaration = scope[first.symbol] {
      scope.use(first.symbol)
      switch declaration.entity {
      case .broken, .unchecked:
        missMeaning()
        return nil
      case .checking:
        report(Diagnostic(.letCircle, at: first.range, [.source(first.range)]))
        return nil
      case .constant(let id):
        return components(Typed(id: id, type: expressions[id].type), names.dropFirst(), node)
      case .local(let index):
        let type = expressions[current.locals[index].value].type
        return components(leaf(.local(index), type, node), names.dropFirst(), node)
      case .state(let index):
        return current.drivesBrokenTable ? nil : components(checkState(index, node), names.dropFirst(), node)
      case .curve:
        report(Diagnostic(.notAValue, at: first.range, [.text(text(first)), .text("a curve")]))
        return nil
      case .motion:
        report(Diagnostic(.notAValue, at: first.range, [.text(text(first)), .text("a motion")]))
        return nil
      case .subject(.screen(.from)) where names.count == 1:
        if current.drivesBrokenTable { return nil }
        if let drivenTable = current.drivenTable { return known(current.stateTables[drivenTable].from) }
      case .subject: break
      }
    } else if vocabulary[first.symbol].builtIn != nil, isBrokenName(first.symbol) {
      return nil  // it was to mean something else, which has been reported
    } else if let builtIn = vocabulary[first.symbol].builtIn {
      switch builtIn {
      case .subject: break
      case .start: return checkStart(names, node)
      case .gesture(let value):
        guard current.isInInteraction else {
          report(Diagnostic(.gestureValueOutside, at: first.range, [.source(first.range)]))
          return nil
        }
        let (value, count) = gestureValue(value, names)
        return components(leaf(.gesture(value), value.type, node), names.dropFirst(count), node)
      }
    }
    return checkProperty(names, node)
  }

  /// The name of a state: in the drive of a table it is the table's value there, elsewhere a test for the state.
  private mutating func checkState(_ index: Int, _ node: NodeID) -> Typed {
    current.drivenTable.map { known(current.stateTables[$0].values[index]) }
      ?? leaf(.inState(index), .flag, node)
  }

  /// An expression that has been checked at its declaration.
  private func known(_ id: ExpressionID) -> Typed { Typed(id: id, type: expressions[id].type) }

  /// `start.X`: the value when the gesture began.
  private mutating func checkStart(_ names: PathNames, _ node: NodeID) -> Typed? {
    guard current.isInInteraction else {
      report(Diagnostic(.gestureValueOutside, at: names[0].range, [.source(names[0].range)]))
      return nil
    }
    guard names.count > 1 else {
      report(
        Diagnostic(.notAValue, at: names[0].range, [.text("start"), .text("the moment of the beginning")]))
      return nil
    }
    if scope[names[1].symbol] == nil, case .gesture(let value)? = vocabulary[names[1].symbol].builtIn {
      let (value, count) = gestureValue(value, names.dropFirst())
      return components(leaf(.gestureStart(value), value.type, node), names.dropFirst(1 + count), node)
    }
    return checkProperty(names.dropFirst(), node, atStart: true)
  }

  /// The gesture value that a path begins with, and its number of names: `velocity.scale` is one value.
  private func gestureValue(_ value: GestureValue, _ names: PathNames) -> (GestureValue, Int) {
    guard names.count > 1,
      let own = GestureValue(rawValue: value.rawValue + "." + text(names[names.startIndex + 1]))
    else { return (value, 1) }
    return (own, 2)
  }

  /// An object, a property of it, and possibly a part of the property.
  private mutating func checkProperty(
    _ names: PathNames, _ node: NodeID, atStart: Bool = false
  ) -> Typed? {
    guard let object = resolveSubject(names) else { return nil }
    let rest = names.dropFirst(object.count)
    if case .screen = object.subject, let (side, index, type) = handedValue(rest.first, of: object.subject) {
      return components(leaf(.handed(side, index), type, node), rest.dropFirst(), node)
    }
    guard let (property, count) = resolveProperty(rest, of: object, names, node) else { return nil }
    let value =
      atStart
      ? leaf(.start(object.subject, property), property.type, node)
      : leaf(.property(object.subject, property), property.type, node)
    return components(value, rest.dropFirst(count), node)
  }

  /// The handed-over value of a screen with a name.
  func handedValue(_ name: PathName?, of subject: Subject) -> (Side, Int, ValueType)? {
    guard let name, case .screen(let side) = subject,
      case .value(let index, let type)? = current.provided.look(side, { $0[name.symbol]?.entity })
    else { return nil }
    return (side, index, type)
  }

  // MARK: Objects

  /// The object that a path begins with.
  mutating func resolveSubject(_ names: PathNames) -> ResolvedSubject? {
    guard let first = names.first else { return nil }
    if let declaration = scope[first.symbol] {
      scope.use(first.symbol)
      guard case .subject(let subject) = declaration.entity else {
        if case .broken = declaration.entity {
          missMeaning()
          return nil
        }
        report(
          Diagnostic(
            .typeMismatch, at: first.range, [.text("an object"), .text("`\(text(first))`, which is a value")])
        )
        return nil
      }
      if case .screen(let side) = subject, names.count > 1 {
        let second = names[names.startIndex + 1]
        if case .view(let index, let kind)? = current.provided.look(side, { $0[second.symbol]?.entity }) {
          return ResolvedSubject(subject: .provided(side, index), count: 2, kind: kind)
        }
      }
      // A parameter of a motion may be a view.
      if case .provided = subject {
        return ResolvedSubject(subject: subject, count: 1, kind: viewKind(of: subject))
      }
      return ResolvedSubject(subject: subject, count: 1)
    }
    if case .subject(let subject)? = vocabulary[first.symbol].builtIn {
      return ResolvedSubject(subject: subject, count: 1)
    }
    if mayBeDeclaredElsewhere(first.symbol) { return nil }
    let builtIn =
      current.isInInteraction ? Vocabulary.builtInNames : ["container", "tabBar", "navigationBar"]
    let known = namesToCompare + builtIn.sorted()
    report(
      unqualified(first) ?? foreignObject(names)
        ?? misspelt(.unknownName, first.range, text(first), [.source(first.range)], known))
    return nil
  }

  /// The object that a whole path names.
  /// - Parameter wanted: The expected kind of object, in words.
  /// - Returns: Nil when the path names none, or a property of one, which has been reported.
  mutating func resolveObject(_ path: NodeID, wanted: String) -> Subject? {
    let names = tree.pathNames(path)
    guard let object = resolveSubject(names) else { return nil }
    let rest = names.dropFirst(object.count)
    if rest.isEmpty { return object.subject }
    guard resolveProperty(rest.prefix(1), of: object, names, path) != nil else { return nil }
    report(.typeMismatch, path, [.text(wanted), .text("a property")])
    return nil
  }

  /// The finding about an undeclared name that a screen has as a view, a hook or a property.
  private func unqualified(_ name: PathName) -> Diagnostic? {
    let text = text(name)
    let owners = Side.allCases.compactMap { current.screens[$0] }.filter { screen in
      screen.views.contains { $0.name == text } || screen.hooks.contains { $0.name == text }
        || screen.values.contains { $0.name == text }
    }
    var diagnostic = Diagnostic(.unknownName, at: name.range, [.source(name.range)])
    if let owner = owners.first {
      let paths = owners.map { "`\($0.name).\(text)`" }.joined(separator: " or ")
      diagnostic.notes = ["did you mean \(paths)?"]
      if owners.count == 1 {
        let path = "\(owner.name).\(text)"
        diagnostic.fixIts = [FixIt("change to `\(path)`", replacing: name.range, with: path)]
      }
      return diagnostic
    }
    guard let property = Property(rawValue: text), let screen = current.screens[.to],
      PropertyRules.exists(property, on: .screen(.to), kind: nil)
    else { return nil }
    diagnostic.notes = ["this is a property; write its object too, as in `\(screen.name).\(text)`"]
    return diagnostic
  }

  // MARK: Properties

  /// The property that follows an object, and its number of names.
  mutating func resolveProperty(
    _ rest: PathNames, of object: ResolvedSubject, _ names: PathNames, _ node: NodeID
  ) -> (Property, Int)? {
    let subject = object.subject
    guard let first = rest.first else {
      let isRestState =
        subject == .screen(.from) && names.count == 1 && current.isInInteraction
        && !current.states.isEmpty
      report(
        Diagnostic(
          .notAValue, at: tree.range(node), [.source(tree.range(node)), .text(kindName(of: subject))],
          notes: [
            isRestState
              ? "the name of a rest state has a value only in the `drive` of its table"
                + (current.stateTables.isEmpty ? ": `animate` it with a row for each state" : "")
              : "write the property that you mean, such as `\(tree.source.text(tree.range(node))).frame` or `.center`"
          ]))
      return nil
    }
    if case .screen(let side) = subject,
      case .nothing? = current.provided.look(side, { $0[first.symbol]?.entity })
    {
      missMeaning()
      return nil
    }
    if let property = vocabulary[first.symbol].property {
      if PropertyRules.exists(property, on: subject, kind: object.kind) { return (property, 1) }
      reportNoProperty(first, of: subject, names, node)
      return nil
    }
    if rest.count > 1, text(first) == "shadow" {
      let second = rest[rest.startIndex + 1]
      if let property = Property(rawValue: "shadow." + text(second)) { return (property, 2) }
    }
    reportNoProperty(first, of: subject, names, node)
    return nil
  }

  private mutating func reportNoProperty(
    _ name: PathName, of subject: Subject, _ names: PathNames, _ node: NodeID
  ) {
    if isBrokenName(name.symbol) { return }
    let object = names.prefix { $0.range.start < name.range.start }
    let range = (object.first?.range ?? name.range).union(object.last?.range ?? name.range)
    if case .screen(let side) = subject, case .hook? = current.provided[side][name.symbol]?.entity {
      report(Diagnostic(.notAValue, at: name.range, [.source(name.range), .text("a hook")]))
      return
    }
    if handedValue(name, of: subject) != nil {
      return report(
        Diagnostic(
          .unknownProperty, at: name.range, [.quoted(range), .source(name.range)],
          notes: ["`\(text(name))` is a value that the app hands over; a spec can only read it"]))
    }
    if let diagnostic = ofOtherScreen(name, subject, range) ?? foreignProperty(name, node, object) {
      return report(diagnostic)
    }
    var candidates = suggestedProperties(of: subject).map(\.rawValue)
    if comparesNames, case .screen(let side) = subject, let screen = current.screens[side] {
      candidates = screen.views.map(\.name) + screen.values.map(\.name) + candidates
    }
    report(
      misspelt(
        .unknownProperty, name.range, text(name), [.quoted(range), .source(name.range)], candidates))
  }

  /// The finding about a name of the other screen, with a fix-it; nil where the other screen does not have it either.
  private func ofOtherScreen(_ name: PathName, _ subject: Subject, _ object: ByteRange) -> Diagnostic? {
    guard case .screen(let side) = subject, current.provided[side.opposite][name.symbol] != nil,
      let other = current.screens[side.opposite]
    else { return nil }
    let path = "\(other.name).\(text(name))"
    var diagnostic = Diagnostic(.unknownProperty, at: name.range, [.quoted(object), .source(name.range)])
    diagnostic.notes = ["`\(other.name)` has it: `\(path)`"]
    diagnostic.fixIts = [
      FixIt("change to `\(path)`", replacing: object.union(name.range), with: path)
    ]
    return diagnostic
  }

  /// The properties of an object that are worth suggesting. The amount of a blur is `blur`, not `alpha`.
  func suggestedProperties(of subject: Subject) -> [Property] {
    let (kind, isBlur) = (viewKind(of: subject), isBlur(subject))
    return Property.allCases.filter {
      PropertyRules.exists($0, on: subject, kind: kind) && !($0 == .alpha && isBlur)
    }
  }

  func isBlur(_ subject: Subject) -> Bool {
    if case .added(let index) = subject, case .blur = current.addedViews[index].content {
      true
    } else {
      false
    }
  }

  /// The kind of a handed-over view, or nil.
  func viewKind(of subject: Subject) -> ViewKind? {
    guard case .provided(let side, let index) = subject else { return nil }
    return current.screens.look(side) { $0?.views[index].kind }
  }

  /// The kind of an object in words.
  func kindName(of subject: Subject) -> String {
    switch subject {
    case .container: "the container"
    case .screen: "a screen"
    case .provided: "a view"
    case .shared: "a shared element"
    case .added: "an added view"
    case .tabBar, .navigationBar: "a bar"
    }
  }

  func text(_ name: PathName) -> String { tree.tokens.names.name(name.symbol) }

  /// The single name that is an expression, or nil.
  func onlyName(_ node: NodeID) -> PathName? {
    guard tree.kind(node) == .path else { return nil }
    let names = tree.pathNames(node)
    return names.count == 1 ? names[0] : nil
  }

  // MARK: Parts of values

  /// `(…).x`.
  mutating func checkMember(_ node: NodeID) -> Typed? {
    guard let operand = tree.child(node, .operand), let suffix = tree.child(node, .suffix) else { return nil }
    guard let value = check(operand) else { return nil }
    return components(value, tree.pathNames(suffix), node)
  }

  /// Follows the names of parts, such as `.x` and `.size.width`.
  private mutating func components(
    _ value: Typed, _ names: PathNames, _ node: NodeID
  ) -> Typed? {
    var value = value
    for name in names {
      guard let component = vocabulary[name.symbol].component,
        let type = ComponentTypes.type(of: component, in: value.type)
      else {
        var known = Component.allCases.filter { ComponentTypes.type(of: $0, in: value.type) != nil }
          .map(\.rawValue).sorted()
        if case .gesture(let whole) = expressions[value.id].kind {
          known += GestureValue.allCases.filter { $0.owner == whole.rawValue }.map(\.ownName)
        }
        report(
          misspelt(
            .unknownProperty, name.range, text(name),
            [.text(value.type.description), .source(name.range)], known))
        return nil
      }
      value = leaf(.component(value.id, component), type, node)
    }
    return value
  }
}
