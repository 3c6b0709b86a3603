import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText

/// What type a value has to have at a place, as far as the text before it shows.
extension CompletionSource {
  /// The type that is wanted; nil where any will do, or where it is not known.
  func findWantedType() -> ValueType? {
    let tokens = tree.tokens
    var last = place.before
    guard last >= 0 else { return nil }
    // What an operand behind a dot or a sign is for is what the whole is for.
    while last > 1, tokens[last].kind == .dot { last -= 2 }
    if tokens[last].kind == .minus, last > 0 { last -= 1 }
    switch tokens[last].kind {
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equalEqual, .notEqual:
      return valueType(names(endingAt: last - 1))
    case .star, .slash: return nil
    default: break
    }
    let outer = typeOfMember
    guard let parameter = SignatureFeature.parameter(analysis, at: offset) else { return outer }
    switch Function(rawValue: parameter.function) {
    case .vector?: if case .vector(let dimension)? = outer { return .scalar(dimension) } else { return nil }
    case .min?, .max?, .abs?, .clamp?, .lerp?: return outer
    default: return Checker.valueTypes[parameter.type]
    }
  }

  /// The type of the values of the member around the place.
  private var typeOfMember: ValueType? {
    let isInTable = place.kinds.last == .table && place.members.count > 1
    guard let member = place.members.dropLast(isInTable ? 1 : 0).last, !member.isEmpty else { return nil }
    let words = tokensOfMember.compactMap(\.kind.word)
    if words.contains(.when) { return .flag }
    // Times and shares of clauses have units of their own.
    if words.contains(where: { [.over, .at, .after, .stagger, .delay].contains($0) }) { return nil }
    let kind = place.expectations.first?.kind
    switch tree.tokens[member.lowerBound].kind.word {
    case .animate?, .hold?, .place?, .drive?: return valueType(names(from: member.lowerBound + 1))
    case .progress?: return .number
    case .frame?, .cornerRadius?, .background?, .alpha?:
      return Property(rawValue: tree.source.text(tree.tokens.range(member.lowerBound)))?.type
    default: return kind == .sampleValue ? valueType(names(from: member.lowerBound)) : nil
    }
  }

  private func valueType(_ path: [String]) -> ValueType? {
    if case .value(let type)? = analysis.object(path[...], at: offset) { return type }
    return nil
  }

  /// The names with dots between them that begin at a token.
  private func names(from start: Int) -> [String] {
    var path: [String] = []
    var index = start
    while index < tree.tokens.count, tree.tokens[index].kind.isName {
      path.append(tree.tokens.names.name(tree.tokens[index].symbol))
      guard tree.tokens[index + 1].kind == .dot else { break }
      index += 2
    }
    return path
  }

  /// The names with dots between them that end at a token, the first first.
  func names(endingAt end: Int) -> [String] {
    var path: [String] = []
    var index = end
    while index >= 0, tree.tokens[index].kind.isName {
      path.insert(tree.tokens.names.name(tree.tokens[index].symbol), at: 0)
      guard index > 1, tree.tokens[index - 1].kind == .dot else { break }
      index -= 2
    }
    return path
  }
}
