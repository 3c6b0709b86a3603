#if os(Linux)
  import Foundation
  import Synchronization
  import TestSupport
  import TransitionCompiler
  import TransitionText
  import UIKitEmitter

  /// The generated Swift, in the form that is compiled here.
  enum GeneratedSwift {
    /// The generated Swift of `Specs/photos.transition`, generated in each run.
    /// - Parameters:
    ///   - name: The transition's name in the spec.
    ///   - support: The place of the runtime.
    static func photos(
      named name: String = "PhotosZoom", support: SupportPlacement = .separate
    ) throws -> String {
      let spec = String(decoding: try Specs.photos().bytes, as: UTF8.self)
        .replacing("transition PhotosZoom {", with: "transition \(name) {")
      return try compile(SourceText(name: "photos.transition", text: spec), support: support)
    }

    /// The runtime as a separate file, as the tool writes it.
    static let support = HeadlessUIKit.adapted(
      String(decoding: UIKitEmitter.support(version: ToolVersion.current), as: UTF8.self))

    /// The generated Swift of the specs in the emitter's tests.
    static func variants() throws -> [String] {
      let folder = Specs.root.appending(path: "Tests/UIKitEmitterTests/Specs")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try names.map { name in
        let bytes = try Data(contentsOf: folder.appending(path: name))
        return try compile(SourceText(name: name, bytes: bytes))
      }
    }

    /// The specs of `Specs/` other than Photos that have scenarios.
    static let specNames = [
      "shared-image",
      "swipe-back", "zoom-modal", "pinch-photo", "half-sheet", "side-menu", "mini-player", "map-sheet",
      "story-cube", "app-store-card", "container-transform", "tabs",
    ]

    /// The generated Swift of these specs.
    /// - Parameter access: The access level of the generated declarations.
    static func specs(_ access: AccessLevel = .internal) throws -> [String] {
      try specNames.map { try compile(try Specs.source("\($0).transition"), access) }
    }

    /// The specs in the emitter's tests that have scenarios. They use features that no spec of `Specs/` uses.
    static let fixtureNames = [
      "arcs", "spans", "staggered", "carried", "handed", "stacked", "caught", "keyed", "fingers", "sided",
      "added", "reached", "driven", "framed", "handed-over", "stood", "ordered", "two-fingers", "sheets",
      "shown", "both-ways", "looks", "raised", "twirled", "visited", "homeward", "resized", "nested",
      "alone", "inside", "turned", "shells", "requests", "system",
      "app-tiers", "app-onward", "app-pale", "app-ring", "app-signed", "app-row", "app-chain", "app-both",
      "app-meanwhile",
    ]

    /// The names in the matrix of those transitions of `caught` that have apps there.
    static let caughtNames = ["grasp", "grip", "clasp", "clutch", "grab"]

    /// The class that one of these specs names for its screens.
    static let fixtureApp = "import UIKit\nclass FolderController: UIViewController {}\n"

    /// The app's classes that the specs in the emitter's tests name.
    static let variantsApp =
      fixtureApp + "final class DetailController: UIViewController {}\n"
      + "class BaseController: UIViewController {}\nclass PanelController: UIViewController {}\n"

    /// The generated Swift of these specs.
    static func fixtures() throws -> [String] { try fixtureNames.map { try compile(try fixture($0)) } }

    /// A spec in the emitter's tests.
    static func fixture(_ name: String) throws -> SourceText {
      let file = Specs.root.appending(path: "Tests/UIKitEmitterTests/Specs/\(name).transition")
      return SourceText(name: "\(name).transition", bytes: try Data(contentsOf: file))
    }

    /// What the generated Swift of a source depends on.
    private struct Request: Hashable {
      let name: String
      let bytes: [UInt8]
      let access: AccessLevel
      let support: SupportPlacement
    }

    /// The texts of this run. Several tests compile the same ones.
    private static let known = Mutex<[Request: String]>([:])

    private static func compile(
      _ source: SourceText, _ access: AccessLevel = .internal, support: SupportPlacement = .separate
    ) throws -> String {
      let request = Request(name: source.name, bytes: Array(source.bytes), access: access, support: support)
      return try known.withLock { known in
        if let text = known[request] { return text }
        let motions = try Specs.source("motion.transition")
        let options = CompilationOptions(
          output: .swift, swift: SwiftOptions(access: access, support: support),
          imports: { _ in .source(motions) })
        let result = Compiler.compile(source, options)
        guard let output = result.output else {
          throw Toolchain.Failure(description: "no Swift of \(source.name): \(result.diagnostics)")
        }
        let text = HeadlessUIKit.adapted(String(decoding: output, as: UTF8.self))
        known[request] = text
        return text
      }
    }
  }
#endif
