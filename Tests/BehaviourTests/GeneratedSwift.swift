#if os(Linux)
  import Foundation

  /// Where the generated Swift comes from.
  enum GeneratedSwift {
    /// The file that the transition of the photos app becomes, generated anew each time.
    /// - Parameter name: The transition's name in the spec.
    static func photos(named name: String = "PhotosZoom") throws -> String {
      guard let path = ProcessInfo.processInfo.environment["TRANSC_GENERATED"] else {
        throw Toolchain.Failure(description: "TRANSC_GENERATED names no generated file")
      }
      let lowerName = name.prefix(1).lowercased() + name.dropFirst()
      return try String(contentsOfFile: path, encoding: .utf8)
        .replacingOccurrences(of: "PhotosZoom", with: name)
        .replacingOccurrences(of: "photosZoom", with: lowerName)
    }
  }
#endif
