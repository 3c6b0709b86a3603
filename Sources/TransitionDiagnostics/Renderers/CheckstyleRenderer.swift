import TransitionText

/// The XML of Checkstyle, which many servers and editors read: the files, and the findings in each.
struct CheckstyleRenderer {
  let report: DiagnosticReport

  func render() -> [UInt8] {
    var xml = XMLWriter()
    xml.element("checkstyle", [("version", "4.3")]) { xml in
      for file in report.files {
        xml.element("file", [("name", file.path)]) { xml in
          for diagnostic in file.diagnostics {
            let place = file.context.places(of: diagnostic.range).start
            xml.element(
              "error",
              [
                ("line", "\(place.line)"), ("column", "\(place.column)"),
                ("severity", Self.severity(file.context.policy.severity(of: diagnostic))),
                ("message", diagnostic.message(in: file.context.source)),
                ("source", "transc.\(diagnostic.code.name)"),
              ])
          }
        }
      }
      for failure in report.failures {
        xml.element("file", [("name", report.tool.path(failure.file ?? "."))]) { xml in
          var place: [(StaticString, String)] = [("line", "\(failure.place?.line ?? 0)")]
          if let column = failure.place?.column { place.append(("column", "\(column)")) }
          xml.element(
            "error",
            place + [
              ("severity", Self.severity(failure.severity)), ("message", failure.reason),
              ("source", "transc"),
            ])
        }
      }
    }
    return xml.bytes
  }

  private static func severity(_ severity: DiagnosticSeverity) -> String {
    severity == .note ? "info" : severity.rawValue
  }
}
