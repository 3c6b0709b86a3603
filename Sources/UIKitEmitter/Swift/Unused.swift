extension [SwiftItem] {
  /// Without a private variable, and all that sets it, where no other line reads it.
  func withoutUnused(_ variable: String) -> [SwiftItem] {
    let others = leavingOut { line in
      line.hasPrefix("private var \(variable): ") || line.hasPrefix("\(variable) = ")
    }
    return others.mention(variable) ? self : others
  }

  /// Without a private function of one line and what is said of it, where no other line calls it.
  func withoutUnused(function name: String) -> [SwiftItem] {
    let own = firstIndex { item in
      if case .line(let text, _) = item { text.hasPrefix("private func \(name)(") } else { false }
    }
    guard let own, own > 0, own + 1 < count else { return self }
    let others = Array(self[..<(own - 1)] + self[(own + 2)...])
    return others.mention(name) ? self : others
  }

  /// Without some statements, at any depth.
  private func leavingOut(_ isLeftOut: (String) -> Bool) -> [SwiftItem] {
    compactMap { item in
      switch item {
      case .line(let text, _): isLeftOut(text) ? nil : item
      case .block(let head, let comment, let body, let tail):
        .block(head, comment: comment, body.leavingOut(isLeftOut), tail: tail)
      case .closure(let head, let parameters, let body):
        .closure(head, parameters: parameters, body.leavingOut(isLeftOut))
      case .indented(let body): .indented(body.leavingOut(isLeftOut))
      case .blank, .comment, .compact: item
      }
    }
  }
}
