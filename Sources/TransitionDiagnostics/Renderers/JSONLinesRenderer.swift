import TransitionText

/// One JSON object on a line for each finding, version 1.
///
/// Offsets count bytes from 0; lines and columns count from 1, columns in bytes of UTF-8; ends are exclusive.
struct JSONLinesRenderer {
  let context: RenderingContext

  func render(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var bytes: [UInt8] = []
    for diagnostic in diagnostics {
      var json = JSONWriter(indentation: nil)
      json.object { write(diagnostic, into: &$0) }
      json.endLine()
      bytes += json.bytes
    }
    return bytes
  }

  private func write(_ diagnostic: Diagnostic, into json: inout JSONWriter) {
    json.member("version", 1)
    json.member("code", diagnostic.code.name)
    json.member("severity", context.policy.severity(of: diagnostic).rawValue)
    json.member("message", diagnostic.message(in: context.source))
    json.member("file", context.source.displayName)
    json.member("range") { write(diagnostic.range, into: &$0) }
    json.member("caption", diagnostic.caption)
    json.member("labels") { json in
      json.array { json in
        for label in diagnostic.labels {
          json.element { json in
            json.object { json in
              json.member("range") { write(label.range, into: &$0) }
              json.member("text", label.text)
            }
          }
        }
      }
    }
    json.member("notes") { json in
      json.array { json in
        for note in diagnostic.notes { json.element { $0.string(note) } }
      }
    }
    json.member("fixIts") { json in
      json.array { json in
        for fixIt in diagnostic.fixIts {
          json.element { json in json.object { write(fixIt, into: &$0) } }
        }
      }
    }
  }

  private func write(_ fixIt: FixIt, into json: inout JSONWriter) {
    json.member("title", fixIt.title)
    json.member("applicability", fixIt.applicability.rawValue)
    json.member("edits") { json in
      json.array { json in
        for edit in fixIt.edits {
          json.element { json in
            json.object { json in
              json.member("range") { write(edit.range, into: &$0) }
              json.member("replacement", edit.replacement)
            }
          }
        }
      }
    }
  }

  private func write(_ range: ByteRange, into json: inout JSONWriter) {
    let range = context.clamped(range)
    json.object { json in
      json.member("start") { write(range.start, into: &$0) }
      json.member("end") { write(range.end, into: &$0) }
    }
  }

  private func write(_ offset: UInt32, into json: inout JSONWriter) {
    let place = context.lines.place(of: offset)
    json.object { json in
      json.member("offset", Int(offset))
      json.member("line", place.line)
      json.member("column", place.column)
    }
  }
}
