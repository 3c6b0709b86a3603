import Foundation

/// `TimelineReader TIMELINE.json`: all values of a sampled timeline as comma-separated lines, for a spreadsheet or a plot.
@main struct TimelineReader {
  static func main() {
    do {
      guard let path = CommandLine.arguments.dropFirst().first else {
        throw ReaderError("usage: TimelineReader TIMELINE.json")
      }
      print(try table(of: Data(contentsOf: URL(filePath: path))), terminator: "")
    } catch {
      FileHandle.standardError.write(Data("TimelineReader: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func table(of data: Data) throws -> String {
    let timeline = try JSONDecoder().decode(Timeline.self, from: data)
    guard timeline.format == "transition-timeline", timeline.version == 1 else {
      throw ReaderError("this is no timeline of version 1")
    }
    var table = "transition,direction,ms,property,unit,value\n"
    for transition in timeline.transitions {
      guard let samples = transition.samples else {
        throw ReaderError("\(transition.name) has no samples: transc --emit json --sample 60fps")
      }
      for (name, direction) in [("forward", samples.forward), ("backward", samples.backward)] {
        for track in direction?.tracks ?? [] {
          for (time, value) in zip(direction?.timesMs ?? [], track.values) {
            table += "\(transition.name),\(name),\(time),\(track.target).\(track.property),\(track.unit),"
            table += "\(value?.text ?? "")\n"
          }
        }
      }
    }
    return table
  }
}

/// Why there is no table.
struct ReaderError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
