#if os(Linux)
  import Foundation
  import Testing
  import UIKitEmitter

  /// Transitions in a framework, used by an app in another module.
  @Suite struct AccessTests {
    private static let app = """
      import Kit
      import UIKit

      final class AlbumController: UIViewController, PinchPhotoAlbum {
        let transition = PinchPhotoTransition()
        var pinchPhotoCell: UIImageView? { nil }
        func show(_ photo: any PinchPhotoPhoto) {
          transition.adopt(photo)
          present(photo, animated: true)
        }
      }

      final class ListController: UIViewController {
        private let swipeBack = SwipeBackTransition()
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationController?.delegate = swipeBack
          swipeBack.navigationController(
            UINavigationController(), didShow: self, animated: false)
        }
      }
      """

    private func module(
      _ access: AccessLevel, _ folder: URL, _ uiKit: [String], _ setting: [String]
    ) async throws {
      let texts = try GeneratedSwift.specs(access) + Runtime.files().map(\.text)
      try await Toolchain.compile(
        ["-emit-module", "-module-name", "Kit", "-parse-as-library", "-warnings-as-errors", "-wmo", "-o"]
          + [folder.appendingPathComponent("Kit.swiftmodule").path] + setting + uiKit
          + TypeChecker.write(texts, in: folder))
    }

    private func app(_ folder: URL, _ uiKit: [String]) async throws {
      let file = folder.appendingPathComponent("App.swift")
      try Self.app.write(to: file, atomically: true, encoding: .utf8)
      try await Toolchain.compile(
        ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-swift-version", "6", "-I", folder.path]
          + uiKit + [file.path])
    }

    @Test(arguments: [
      ["-swift-version", "5"],
      ["-swift-version", "6"],
      [
        "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature", "ExistentialAny",
      ],
    ]) func publicTransitionsAreSeen(_ setting: [String]) async throws {
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      let uiKit = try await HeadlessUIKit.module().importFlags
      try await module(.public, folder, uiKit, setting)
      try await app(folder, uiKit)
    }

    @Test func internalTransitionsAreNot() async throws {
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      let uiKit = try await HeadlessUIKit.module().importFlags
      try await module(.internal, folder, uiKit, ["-swift-version", "6"])
      await #expect(throws: Toolchain.Failure.self) { try await app(folder, uiKit) }
    }
  }
#endif
