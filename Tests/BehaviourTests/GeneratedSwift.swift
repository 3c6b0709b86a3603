#if os(Linux)
  import Foundation
  import TestSupport
  import TransitionCompiler
  import TransitionText

  /// Where the generated Swift comes from.
  enum GeneratedSwift {
    /// What `Specs/photos.transition` becomes, generated anew each time.
    /// - Parameter name: The transition's name in the spec.
    static func photos(named name: String = "PhotosZoom") throws -> String {
      let spec = String(decoding: try Specs.photos().bytes, as: UTF8.self)
        .replacing("transition PhotosZoom {", with: "transition \(name) {")
      let source = SourceText(name: "photos.transition", text: spec)
      let result = Compiler.compile(source, CompilationOptions(output: .swift))
      guard let output = result.output else {
        throw Toolchain.Failure(description: "no Swift of photos.transition: \(result.diagnostics)")
      }
      return String(decoding: output, as: UTF8.self)
    }
  }
#endif
