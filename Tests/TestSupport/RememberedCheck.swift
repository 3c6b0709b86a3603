import Foundation
public import TransitionDiagnostics
public import TransitionText

/// A check of texts that is asked again for the same ones: it checks each once.
public final class RememberedCheck: @unchecked Sendable {  // the lock guards what changes
  private struct Text: Hashable {
    let name: String
    let bytes: [UInt8]
  }

  private let check: @Sendable (SourceText) -> [Diagnostic]
  private let lock = NSLock()
  private var known: [Text: [Diagnostic]] = [:]

  /// - Parameter check: Finds the diagnostics of a text.
  public init(_ check: @escaping @Sendable (SourceText) -> [Diagnostic]) { self.check = check }

  /// The diagnostics of a text.
  public func found(in source: SourceText) -> [Diagnostic] {
    let text = Text(name: source.name, bytes: Array(source.bytes))
    if let found = lock.withLock({ known[text] }) { return found }
    let found = check(source)
    lock.withLock { known[text] = found }
    return found
  }
}
