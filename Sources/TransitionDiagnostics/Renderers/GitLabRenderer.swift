import TransitionText

/// GitLab's code quality report: one JSON array with an object for each finding.
struct GitLabRenderer {
  let report: DiagnosticReport

  func render() -> [UInt8] {
    var json = JSONWriter()
    var known: [FindingPrint: Int] = [:]
    json.array { json in
      for file in report.files {
        for diagnostic in file.diagnostics {
          let print = FindingPrint(diagnostic, in: file.context.source, file.context.lines, file: file.path)
          known[print, default: 0] += 1
          let places = file.context.places(of: diagnostic.range)
          json.element { json in
            json.object { json in
              write(
                diagnostic.code.name, diagnostic.message(in: file.context.source),
                Self.severity(file.context.policy.severity(of: diagnostic)), into: &json)
              json.member("fingerprint", print.hash(occurrence: known[print] ?? 0))
              json.member("location") { location(file.path, places, into: &$0) }
              if !diagnostic.notes.isEmpty {
                json.member("content") { json in
                  json.object { $0.member("body", diagnostic.wholeText(in: file.context.source)) }
                }
              }
            }
          }
        }
      }
      for failure in report.failures {
        let file = report.tool.path(failure.file ?? ".")
        let print = FindingPrint(file: file, code: "failure", message: failure.reason, line: "")
        known[print, default: 0] += 1
        let start = failure.place ?? LineColumn(line: 1, column: 1)
        json.element { json in
          json.object { json in
            let severity = failure.severity == .error ? "blocker" : Self.severity(failure.severity)
            write("failure", failure.reason, severity, into: &json)
            json.member("fingerprint", print.hash(occurrence: known[print] ?? 0))
            json.member("location") { location(file, (start, start), into: &$0) }
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  private func write(_ check: String, _ text: String, _ severity: String, into json: inout JSONWriter) {
    json.member("type", "issue")
    json.member("check_name", check)
    json.member("description", text)
    json.member("categories") { json in
      json.inline { json in json.array { $0.element { $0.string("Bug Risk") } } }
    }
    json.member("severity", severity)
  }

  private func location(
    _ path: String, _ places: (start: LineColumn, end: LineColumn), into json: inout JSONWriter
  ) {
    json.object { json in
      json.member("path", path)
      json.member("positions") { json in
        json.object { json in
          for (name, place) in [("begin", places.start), ("end", places.end)] {
            json.member(name) { json in
              json.inline { json in
                json.object { json in
                  json.member("line", place.line)
                  json.member("column", place.column)
                }
              }
            }
          }
        }
      }
    }
  }

  private static func severity(_ severity: DiagnosticSeverity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
