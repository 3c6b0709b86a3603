public import TransitionDiagnostics
public import TransitionText

/// Tries every fix-it for a text, each alone.
public enum FixItJudge {
  /// The faults of the fix-its: one does not remove its finding, or causes an error that was not there before. New warnings are
  /// allowed if the spec had errors, because some warnings are only looked for without errors.
  /// - Parameters:
  ///   - before: The diagnostics of the text, with the fix-its.
  ///   - check: Finds the diagnostics of a text. Their fix-its do not matter, so that none has to be tried.
  public static func faults(
    in source: SourceText, found before: [Diagnostic], check: (SourceText) -> [Diagnostic]
  ) -> [String] {
    var faults: [String] = []
    for diagnostic in before {
      for fixIt in diagnostic.fixIts {
        let name = "\(source.name), \(diagnostic.code.name), \(fixIt.title)"
        guard let (text, place) = apply(fixIt, to: source, following: diagnostic.range.start) else {
          faults.append("\(name): its edits overlap, lie outside or are none")
          continue
        }
        let after = check(text)
        let message = diagnostic.message(in: source)
        if after.contains(where: {
          $0.code == diagnostic.code && $0.range.start == place && $0.message(in: text) == message
        }) {
          faults.append("\(name): it is still there")
        }
        let (old, new) = (counts(before), counts(after))
        for (code, count) in new
        where code.severity == .error && count > old[code, default: 0] && !hides(diagnostic.code, code) {
          faults.append("\(name): \(code.name) comes up")
        }
        if new[diagnostic.code, default: 0] >= old[diagnostic.code, default: 0] {
          faults.append("\(name): there are as many \(diagnostic.code.name) as before")
        }
      }
    }
    return faults
  }

  /// Whether a finding may have hidden another. A member that cannot be read has no other findings, and fingers are only analysed
  /// if no member of the interaction is missing.
  private static func hides(_ mended: DiagnosticCode, _ other: DiagnosticCode) -> Bool {
    switch mended {
    case .unknownMember: other.rawValue >= 100
    case .missingSettle, .missingDecision, .missingProgress: 404..<500 ~= other.rawValue
    default: false
    }
  }

  private static func counts(_ diagnostics: [Diagnostic]) -> [DiagnosticCode: Int] {
    Dictionary(grouping: diagnostics, by: \.code).mapValues(\.count)
  }

  /// The text after a fix-it, and the place of an offset in it, or nil if the fix-it cannot be applied.
  private static func apply(
    _ fixIt: FixIt, to source: SourceText, following offset: UInt32
  ) -> (SourceText, UInt32)? {
    let edits = fixIt.edits.sorted { $0.range.start > $1.range.start }
    var bytes = Array(source.bytes)
    var offset = Int(offset)
    var end = bytes.count
    for edit in edits {
      guard Int(edit.range.end) <= end else { return nil }
      end = Int(edit.range.start)
      bytes.replaceSubrange(end..<Int(edit.range.end), with: edit.replacement.utf8)
      if Int(edit.range.end) <= offset, edit.range.start < edit.range.end || end < offset {
        offset += edit.replacement.utf8.count - edit.range.count
      }
    }
    return edits.isEmpty ? nil : (SourceText(name: source.name, bytes: bytes), UInt32(offset))
  }
}
