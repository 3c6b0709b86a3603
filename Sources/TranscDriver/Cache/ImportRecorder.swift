import TransitionCompiler
import TransitionText

/// Answers the imports of one spec, each once, and records them. It is used in one thread only.
final class ImportRecorder: @unchecked Sendable {
  /// An import and its answer.
  struct Asked {
    var request: ImportRequest
    var answer: ImportAnswer
    /// The stamp of the file before it was read.
    var stamp: FileStamp?
  }

  private let reader: ImportReader
  private var places = FlatTable<ImportRequest, Int>()
  /// The imports, in the order in which they were first requested.
  private(set) var asked: [Asked] = []

  init(_ reader: ImportReader) { self.reader = reader }

  func answer(_ request: ImportRequest) -> ImportAnswer {
    if let place = places[request] { return asked[place].answer }
    let (answer, status) = reader.read(request)
    places.set(request, asked.count)
    asked.append(Asked(request: request, answer: answer, stamp: status.flatMap(FileStamp.init)))
    return answer
  }
}
