import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Rules about members for the way back that equal the mirrored ones.
extension Checker {
  /// Reports a `backward` with the pace of `forward`.
  mutating func reportMirror(_ node: NodeID, _ forward: CheckedPace?, _ backward: CheckedPace?) {
    guard let forward, let backward, !current.hasFaults, let member = direction(.backward, node),
      tree.child(member, .timing) != nil,
      !tree.children(member).contains(where: { tree.role($0) == .member }),
      forward.duration == backward.duration, forward.shape == backward.shape,
      forward.delay == backward.delay
    else { return }
    var diagnostic = Diagnostic(
      .mirrorWritten, at: tree.range(member),
      notes: ["without `backward`, the way back has the pace of `forward`"])
    if let first = direction(.forward, node) {
      diagnostic.labels = [DiagnosticLabel(tree.range(first), "the same pace")]
    }
    diagnostic.fixIts = [
      FixIt("remove it", [TextEdit(line(of: tree.range(member)), "")], applicability: .safe)
    ]
    report(diagnostic)
  }

  /// Reports a timing behind `backward` that is the mirrored one.
  mutating func reportMirror(
    _ node: NodeID, of mirrored: (window: Window, shape: CurveShape),
    _ written: (window: Window, shape: CurveShape)
  ) {
    // Tolerance for windows in percent and in milliseconds.
    let tolerance = 1e-6
    guard mirrored.shape == written.shape, abs(mirrored.window.start - written.window.start) < tolerance,
      abs(mirrored.window.end - written.window.end) < tolerance
    else { return }
    let end = tree.tokens[tree.tokenRange(node).lowerBound - 1].end
    report(
      Diagnostic(
        .mirrorWritten, at: tree.range(node),
        notes: ["without it, windows are reflected in time, and curves are not"],
        fixIts: [
          FixIt(
            "remove it", [TextEdit(ByteRange(end, tree.range(node).end), "")], applicability: .safe)
        ]))
  }

  /// The line of a member that is alone on it, with its line end; else the member.
  private func line(of range: ByteRange) -> ByteRange {
    let bytes = tree.source.padded
    var (start, end) = (Int(range.start), Int(range.end))
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    while end < tree.source.count, isBlank(bytes[end]) { end += 1 }
    let begins = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    guard begins, end < tree.source.count, bytes[end] == UInt8(ascii: "\n") else { return range }
    return ByteRange(UInt32(start), UInt32(end + 1))
  }
}
