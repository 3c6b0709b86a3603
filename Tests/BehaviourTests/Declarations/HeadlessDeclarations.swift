#if os(Linux)
  /// The public declarations of the headless UIKit, grouped by type, in the form in which they are compared.
  struct HeadlessDeclarations {
    struct Member: Hashable {
      let text: String
      /// Whether a conforming type may omit it.
      var hasDefault = false
      /// Whether it cannot be overridden outside the module, because an extension of its class declares it.
      var isClosed = false
    }

    struct TypeDeclaration {
      let text: String
      var members: [Member] = []
    }

    /// The types by their names. Declarations outside of types have the empty name.
    private(set) var types: [String: TypeDeclaration] = ["": TypeDeclaration(text: "")]
    /// Members that cannot be overridden outside the module, and classes that cannot be subclassed there.
    private(set) var closed: Set<String> = []

    init(_ graph: SymbolGraph) {
      let relations = Dictionary(grouping: graph.relationships, by: \.source)
      let symbols = Dictionary(graph.symbols.map { ($0.identifier.precise, $0) }) { first, _ in first }
      let defaults = Set(
        graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
      let own = Set(graph.symbols.filter(\.isType).map(\.name))

      for symbol in graph.symbols where symbol.isType {
        let parents = Parents(of: symbol, relations, symbols, own)
        types[symbol.name] = TypeDeclaration(text: Signature.type(symbol.text) + parents.clause)
        let isClass = symbol.kind.identifier == "swift.class"
        if isClass, symbol.accessLevel != "open" { closed.insert(symbol.name) }
      }
      for symbol in graph.symbols where !symbol.isType {
        let kinds = Set((relations[symbol.identifier.precise] ?? []).map(\.kind))
        // Members that the compiler itself checks are left out: overriding members against what they override, and raw values
        // against their initializers.
        if kinds.contains("defaultImplementationOf") { continue }
        let overrides = kinds.contains("overrides") || symbol.text.contains(#/(?:^| )override /#)
        if overrides, !symbol.isInitializer { continue }
        if let last = symbol.pathComponents.last, ["rawValue", "==(_:_:)", "hash(into:)"].contains(last) {
          continue
        }
        let owner = symbol.owner
        let isIsolated = types[owner]?.text.hasPrefix("@MainActor ") ?? false
        let isValue = ["swift.enum.case", "swift.typealias"].contains(symbol.kind.identifier)
        let member = Member(
          text: Signature.member(symbol.text, isValue: isValue, ofIsolated: isIsolated),
          hasDefault: defaults.contains(symbol.identifier.precise),
          isClosed: symbol.swiftExtension != nil && !symbol.isInitializer && isClass(owner))
        types[owner, default: TypeDeclaration(text: "extension \(owner)")].members.append(member)
        note(symbol, member.text)
      }
    }

    /// The declarations of one type.
    func only(_ name: String) -> Self {
      var one = self
      one.types = types.filter { $0.key == name }
      return one
    }

    private func isClass(_ name: String) -> Bool {
      let type = types[name]?.text ?? ""
      return type.contains(#/(?:^| )class /#) && !type.contains("final ")
    }

    /// Notes a member that cannot be overridden because an extension declares it. This is a separate kind of difference.
    private mutating func note(_ symbol: SymbolGraph.Symbol, _ text: String) {
      guard isClass(symbol.owner) else { return }
      let canBeOpen = !symbol.isInitializer && symbol.swiftExtension == nil && !text.hasPrefix("static ")
      if canBeOpen, symbol.accessLevel != "open", !text.hasPrefix("nonisolated static ") {
        closed.insert("\(symbol.owner): \(text)")
      }
    }
  }

  /// The superclass and the conformances of a type, as far as code depends on them and the superclass does not already have them.
  private struct Parents {
    private static let watched: Set = ["Equatable", "Hashable", "OptionSet", "RawRepresentable", "Sendable"]

    let clause: String

    init(
      of symbol: SymbolGraph.Symbol, _ relations: [String: [SymbolGraph.Relationship]],
      _ symbols: [String: SymbolGraph.Symbol], _ own: Set<String>
    ) {
      func name(_ relation: SymbolGraph.Relationship) -> String {
        let full = symbols[relation.target]?.name ?? relation.targetFallback ?? relation.target
        return full.replacing(#/^(?:Swift|Foundation)\./#, with: "")
      }
      func conformances(_ precise: String) -> Set<String> {
        Set((relations[precise] ?? []).filter { $0.kind == "conformsTo" }.map(name))
      }
      let all = relations[symbol.identifier.precise] ?? []
      let superclass = all.first { $0.kind == "inheritsFrom" }
      var protocols = conformances(symbol.identifier.precise)
      if let superclass { protocols.subtract(conformances(superclass.target)) }
      switch symbol.kind.identifier {
      case "swift.class": protocols = protocols.filter { own.contains($0) || $0 == "Sendable" }
      case "swift.protocol":
        let foundation = ["NSObjectProtocol", "NSCoding", "NSCopying"]
        protocols = protocols.filter { own.contains($0) || foundation.contains($0) }
      default: protocols = protocols.filter { own.contains($0) || Self.watched.contains($0) }
      }
      // Conformances that follow from others are left out.
      if protocols.contains("OptionSet") { protocols.subtract(["Equatable", "RawRepresentable"]) }
      if protocols.contains("Hashable") { protocols.remove("Equatable") }
      if symbol.text.contains("@MainActor") { protocols.remove("Sendable") }
      let names = (superclass.map { [name($0)] } ?? []) + protocols.sorted()
      clause = names.isEmpty ? "" : " : " + names.joined(separator: ", ")
    }
  }
#endif
