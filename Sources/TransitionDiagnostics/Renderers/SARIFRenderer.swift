import TransitionText

/// The Static Analysis Results Interchange Format 2.1.0 (OASIS).
///
/// Lines and columns count from 1, columns in UTF-16 units, ends are exclusive. Paths are relative, from `%SRCROOT%` on, where
/// they can be.
struct SARIFRenderer {
  let report: DiagnosticReport
  private let codes: [DiagnosticCode]

  init(_ report: DiagnosticReport) {
    self.report = report
    codes = Set(report.files.flatMap { $0.diagnostics.map(\.code) }).sorted { $0.rawValue < $1.rawValue }
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  private static let root = "%SRCROOT%"

  func render() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", Self.schema)
      json.member("version", "2.1.0")
      json.list("runs", [report]) { _, json in
        json.object { json in
          json.member("tool") { json in
            json.object { json in json.member("driver") { writeDriver(into: &$0) } }
          }
          json.list("invocations", [report.failures]) { writeInvocation($0, into: &$1) }
          json.member("originalUriBaseIds") { json in
            json.object { json in
              json.member(Self.root) { json in
                json.object { json in
                  json.member("description") { $0.text("text", "The folder that transc was run in.") }
                }
              }
            }
          }
          json.list("artifacts", report.files) { file, json in
            json.object { json in
              json.member("location") { location(file.path, into: &$0) }
              json.list("roles", ["analysisTarget"]) { $1.string($0) }
            }
          }
          json.member("columnKind", "utf16CodeUnits")
          json.list("newlineSequences", ["\r\n", "\n", "\r"]) { $1.string($0) }
          json.list("results", results) { $1.object($0) }
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  // MARK: The tool

  private func writeDriver(into json: inout JSONWriter) {
    json.object { json in
      json.member("name", "transc")
      json.member("version", report.tool.version)
      json.member("semanticVersion", report.tool.version)
      json.list("rules", codes) { code, json in json.object { writeRule(code, into: &$0) } }
    }
  }

  private func writeRule(_ code: DiagnosticCode, into json: inout JSONWriter) {
    let name = "\(code)"
    json.member("id", code.name)
    json.member("name", name.prefix(1).uppercased() + name.dropFirst())
    if let page = report.tool.page(code) {
      json.member("shortDescription") { $0.text("text", page.title) }
      json.member("fullDescription") { $0.text("text", page.rule) }
      json.member("help") { json in
        json.object { json in
          json.member("text", page.text)
          json.member("markdown", page.markdown)
        }
      }
    }
    json.member("defaultConfiguration") { $0.text("level", code.severity.rawValue) }
  }

  private func writeInvocation(_ failures: [ReportedFailure], into json: inout JSONWriter) {
    json.object { json in
      json.member("executionSuccessful", !failures.contains { $0.severity == .error })
      if failures.isEmpty { return }
      json.list("toolExecutionNotifications", failures) { failure, json in
        json.object { json in
          json.member("level", failure.severity.rawValue)
          json.member("message") { $0.text("text", failure.reason) }
          guard let file = failure.file else { return }
          json.list("locations", [file]) { file, json in
            json.object { json in
              json.member("physicalLocation") { json in
                json.object { json in
                  json.member("artifactLocation") { location(report.tool.path(file), into: &$0) }
                  guard let place = failure.place else { return }
                  json.member("region") { json in
                    json.inline { json in
                      json.object { json in
                        json.member("startLine", place.line)
                        json.member("startColumn", place.column)
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  // MARK: Results

  private var results: [(inout JSONWriter) -> Void] {
    var known: [FindingPrint: Int] = [:]
    return report.files.flatMap { file in
      file.diagnostics.map { diagnostic in
        let print = FindingPrint(diagnostic, in: file.context.source, file.context.lines, file: file.path)
        known[print, default: 0] += 1
        let hash = print.hash(occurrence: known[print] ?? 0)
        return { json in write(diagnostic, in: file, hash, into: &json) }
      }
    }
  }

  private func write(
    _ diagnostic: Diagnostic, in file: DiagnosticReport.File, _ hash: String, into json: inout JSONWriter
  ) {
    let context = file.context
    json.member("ruleId", diagnostic.code.name)
    json.member("ruleIndex", codes.firstIndex(of: diagnostic.code) ?? -1)
    json.member("level", context.policy.severity(of: diagnostic).rawValue)
    json.member("message") { $0.text("text", diagnostic.wholeText(in: context.source)) }
    json.list("locations", [diagnostic.range]) { range, json in
      json.object { place(range, in: file, saying: diagnostic.caption, into: &$0) }
    }
    if !diagnostic.labels.isEmpty {
      json.list("relatedLocations", Array(diagnostic.labels.enumerated())) { label, json in
        json.object { json in
          json.member("id", label.offset + 1)
          place(label.element.range, in: file, saying: label.element.text, into: &json)
        }
      }
    }
    if !diagnostic.fixIts.isEmpty {
      json.list("fixes", diagnostic.fixIts) { fixIt, json in json.object { write(fixIt, in: file, into: &$0) }
      }
    }
    json.member("partialFingerprints") { $0.text("transcFinding/v1", hash) }
  }

  private func write(_ fixIt: FixIt, in file: DiagnosticReport.File, into json: inout JSONWriter) {
    json.member("description") { $0.text("text", fixIt.title) }
    json.list("artifactChanges", [fixIt.edits]) { edits, json in
      json.object { json in
        json.member("artifactLocation") { location(file.path, into: &$0) }
        json.list("replacements", edits) { edit, json in
          json.object { json in
            json.member("deletedRegion") { region(edit.range, in: file.context, into: &$0) }
            if !edit.replacement.isEmpty {
              json.member("insertedContent") { $0.text("text", edit.replacement) }
            }
          }
        }
      }
    }
    json.member("properties") { $0.text("applicability", fixIt.applicability.rawValue) }
  }

  private func place(
    _ range: ByteRange, in file: DiagnosticReport.File, saying text: String, into json: inout JSONWriter
  ) {
    json.member("physicalLocation") { json in
      json.object { json in
        json.member("artifactLocation") { location(file.path, into: &$0) }
        json.member("region") { region(range, in: file.context, into: &$0) }
      }
    }
    if !text.isEmpty { json.member("message") { $0.text("text", text) } }
  }

  private func region(_ range: ByteRange, in context: RenderingContext, into json: inout JSONWriter) {
    let places = context.places(of: range)
    json.inline { json in
      json.object { json in
        json.member("startLine", places.start.line)
        json.member("startColumn", places.start.column)
        json.member("endLine", places.end.line)
        json.member("endColumn", places.end.column)
      }
    }
  }

  private func location(_ path: String, into json: inout JSONWriter) {
    json.inline { json in
      json.object { json in
        if path.hasPrefix("/") {
          json.member("uri", "file://" + Self.uri(path))
        } else {
          json.member("uri", Self.uri(path))
          json.member("uriBaseId", Self.root)
        }
      }
    }
  }

  /// A path as RFC 3986 has it.
  private static func uri(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    var uri = ""
    for byte in path.utf8 {
      if plain.contains(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }
}

extension JSONWriter {
  /// Writes a member that is an array.
  fileprivate mutating func list<Element>(
    _ key: String, _ elements: [Element], _ body: (Element, inout JSONWriter) -> Void
  ) {
    member(key) { json in
      json.array { json in
        for element in elements { json.element { body(element, &$0) } }
      }
    }
  }

  /// Writes an object of one string.
  fileprivate mutating func text(_ key: String, _ value: String) {
    inline { json in json.object { $0.member(key, value) } }
  }
}
