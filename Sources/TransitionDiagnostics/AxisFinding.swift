package import TransitionText

extension Diagnostic {
  /// The finding about a value of an axis that others determine already. All of them have labels: any may be the wrong one.
  package static func axisOverdetermined(
    at range: ByteRange, axis: String, by others: [ByteRange]
  ) -> Diagnostic {
    // A frame is two of the values.
    let places = Set(others).subtracting([range]).sorted { $0.start < $1.start }
    return Diagnostic(
      .axisOverdetermined, at: range, [.text(axis)],
      labels: places.enumerated().map {
        DiagnosticLabel($1, places.count == 1 ? "this sets it already" : $0 == 0 ? "by this" : "and by this")
      })
  }
}
