import TransitionText

/// The XML of JUnit: a suite for each file, in it a test for each finding, which an error fails; or one that passes.
struct JUnitRenderer {
  let report: DiagnosticReport

  func render() -> [UInt8] {
    var xml = XMLWriter()
    let suites = report.files.map { (file: $0, counts: counts(of: $0)) }
    let failed = report.failures.count { $0.severity == .error }
    xml.element(
      "testsuites",
      [
        ("name", "transc"), ("tests", "\(suites.reduce(report.failures.count) { $0 + $1.counts.tests })"),
        ("failures", "\(suites.reduce(0) { $0 + $1.counts.failures })"), ("errors", "\(failed)"),
      ]
    ) { xml in
      for (file, counts) in suites {
        xml.element(
          "testsuite",
          [
            ("name", file.path), ("tests", "\(counts.tests)"), ("failures", "\(counts.failures)"),
            ("errors", "0"),
          ]
        ) { xml in
          if file.diagnostics.isEmpty {
            xml.element("testcase", [("name", "no findings"), ("classname", file.path), ("file", file.path)])
          }
          for diagnostic in file.diagnostics { write(diagnostic, of: file, into: &xml) }
        }
      }
      if report.failures.isEmpty { return }
      xml.element(
        "testsuite",
        [
          ("name", "transc"), ("tests", "\(report.failures.count)"), ("failures", "0"),
          ("errors", "\(failed)"),
        ]
      ) { xml in
        for failure in report.failures {
          var attributes: [(StaticString, String)] = [("name", failure.message), ("classname", "transc")]
          if let file = failure.file, let place = failure.place {
            attributes += [("file", report.tool.path(file)), ("line", "\(place.line)")]
          }
          xml.element("testcase", attributes) { xml in
            if failure.severity == .error {
              xml.element("error", [("message", failure.message), ("type", "failure")])
            } else {
              xml.element("system-out", text: failure.message)
            }
          }
        }
      }
    }
    return xml.bytes
  }

  private func counts(of file: DiagnosticReport.File) -> (tests: Int, failures: Int) {
    let failures = file.diagnostics.count { file.context.policy.severity(of: $0) == .error }
    return (max(1, file.diagnostics.count), failures)
  }

  private func write(_ diagnostic: Diagnostic, of file: DiagnosticReport.File, into xml: inout XMLWriter) {
    let place = file.context.places(of: diagnostic.range).start
    let severity = file.context.policy.severity(of: diagnostic)
    let message = diagnostic.message(in: file.context.source)
    let text =
      "\(file.path):\(place.line):\(place.column): \(severity.rawValue): "
      + diagnostic.wholeText(in: file.context.source)
    xml.element(
      "testcase",
      [
        ("name", "\(diagnostic.code.name) at \(place.line):\(place.column)"), ("classname", file.path),
        ("file", file.path), ("line", "\(place.line)"),
      ]
    ) { xml in
      if severity == .error {
        xml.element("failure", [("message", message), ("type", diagnostic.code.name)], text: text)
      } else {
        xml.element("system-out", text: text)
      }
    }
  }
}
