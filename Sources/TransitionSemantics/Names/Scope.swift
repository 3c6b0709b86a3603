import TransitionPlan
import TransitionSyntax

/// The meaning of a name.
enum Entity {
  case subject(Subject)
  /// A `let` with a known value.
  case constant(ExpressionID)
  /// A `let` whose value is known only at run time.
  case local(Int)
  /// A rest state of the to screen.
  case state(Int)
  /// A motion.
  case motion(NodeID)
  /// A named curve: an index into the curves of the file.
  case curve(Int)
  /// A `let` or `curve` that has not been checked yet: they may be in any order.
  case unchecked(NodeID)
  /// A `let` or `curve` that is being evaluated.
  case checking
  /// A name with a reported declaration. Its uses are not reported.
  case broken
}

/// The names that can be used at a place. Screens, shared elements and `let`s share one flat namespace: inner declarations are
/// added to outer ones, and hide nothing.
struct Scope {
  struct Declaration {
    var entity: Entity
    var name: NodeID
    var isLet: Bool
    var isUsed = false
  }

  private var declarations: SymbolMap<Declaration>
  /// How many names belong to the file, once they are declared.
  private var fileCount = 0
  /// The file's names that the present transition was the first to use.
  private(set) var usedOfFile: [Int] = []
  /// The file's names that the transition declares again, and their meanings in the file.
  private var obscured: [(symbol: Symbol, entity: Entity)] = []

  init(symbolCount: Int) { declarations = SymbolMap(symbolCount: symbolCount) }

  /// How many names are declared.
  var count: Int { declarations.count }

  /// The names that are declared.
  var symbols: [Symbol] { declarations.entries.map(\.symbol) }

  subscript(symbol: Symbol) -> Declaration? { declarations[symbol] }

  /// Declares a name that is not declared yet.
  mutating func declare(_ symbol: Symbol, _ declaration: Declaration) {
    declarations.add(symbol, declaration)
  }

  /// Sets the meaning of a declared name.
  mutating func resolve(_ symbol: Symbol, _ entity: Entity) {
    declarations.change(symbol) { $0.entity = entity }
  }

  /// Notes that a name was used.
  mutating func use(_ symbol: Symbol) {
    guard let place = declarations.place(symbol), !declarations.entries[place].value.isUsed else { return }
    declarations.change(at: place) { $0.isUsed = true }
    if place < fileCount { usedOfFile.append(place) }
  }

  /// Suppresses findings about the uses of a declared name, because it is unknown which of two declarations they mean.
  mutating func obscure(_ symbol: Symbol) {
    guard let entity = declarations[symbol]?.entity else { return }
    obscured.append((symbol, entity))
    resolve(symbol, .broken)
  }

  /// Ends the declarations of the file.
  mutating func endFile() {
    fileCount = declarations.count
    obscured = []
  }

  /// Removes the names that a transition has declared, and its uses of the file's names.
  mutating func forgetTransition() {
    leave(to: fileCount)
    for (symbol, entity) in obscured.reversed() { resolve(symbol, entity) }
    for place in usedOfFile { declarations.change(at: place) { $0.isUsed = false } }
    (obscured, usedOfFile) = ([], [])
  }

  /// Notes that names of the file were used, by index.
  mutating func use(ofFile places: [Int]) {
    for place in places { declarations.change(at: place) { $0.isUsed = true } }
  }

  /// Removes the names declared after a number of names, for `restore`.
  mutating func hide(after count: Int) -> [(symbol: Symbol, value: Declaration)] {
    let hidden = Array(declarations.entries[count...])
    declarations.removeAll(after: count)
    return hidden
  }

  /// Adds the names that `hide` has removed.
  mutating func restore(_ hidden: [(symbol: Symbol, value: Declaration)]) {
    for (symbol, declaration) in hidden { declarations.add(symbol, declaration) }
  }

  /// Removes the names declared after a number of names, at the end of a block.
  mutating func leave(to count: Int) { declarations.removeAll(after: count) }

  /// The unused `let`s among those declared after a number of names, in the order of the text.
  func unused(after count: Int) -> [NodeID] {
    declarations.entries[count...].filter { $0.value.isLet && !$0.value.isUsed }.map(\.value.name)
      .sorted { $0.order < $1.order }
  }
}
