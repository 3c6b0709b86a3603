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
      return try compile(SourceText(name: "photos.transition", text: spec))
    }

    /// What the specs of the emitter's own tests become.
    static func variants() throws -> [String] {
      let folder = Specs.root.appending(path: "Tests/UIKitEmitterTests/Specs")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try names.map { name in
        try compile(SourceText(name: name, bytes: try Data(contentsOf: folder.appending(path: name))))
      }
    }

    /// The specs of `Specs/` besides Photos that have scenarios.
    static let specNames = [
      "swipe-back", "zoom-modal", "pinch-photo", "half-sheet", "side-menu", "mini-player",
      "app-store-card", "container-transform",
    ]

    /// What they become.
    static func specs() throws -> [String] {
      try specNames.map { try compile(try Specs.source("\($0).transition")) }
    }

    private static func compile(_ source: SourceText) throws -> String {
      let motions = try Specs.source("motion.transition")
      let options = CompilationOptions(output: .swift, imports: { _ in .source(motions) })
      let result = Compiler.compile(source, options)
      guard let output = result.output else {
        throw Toolchain.Failure(description: "no Swift of \(source.name): \(result.diagnostics)")
      }
      return String(decoding: output, as: UTF8.self)
    }
  }
#endif
