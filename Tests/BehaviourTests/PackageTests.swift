#if os(Linux)
  import Foundation
  import Testing

  /// Tests what a package gets that depends on this one.
  @Suite struct PackageTests {
    private struct Manifest: Decodable {
      struct Product: Decodable {
        let name: String
        let targets: [String]
      }
      struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let dependencies: [[String: [JSONName?]]]
      }
      /// The name in a dependency of a target. The dependency may have its platforms as well.
      struct JSONName: Decodable {
        let name: String?
        init(from decoder: any Decoder) throws {
          name = try? decoder.singleValueContainer().decode(String.self)
        }
      }
      /// Decoded only to count them.
      struct Dependency: Decodable {}
      let products: [Product]
      let targets: [Target]
      let dependencies: [Dependency]
    }

    private static func manifest() async throws -> Manifest {
      let scratch = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: scratch) }
      let result = try await Toolchain.run(
        "swift",
        [
          "package", "dump-package", "--package-path", BuildFolder.package.path, "--scratch-path",
          scratch.path,
        ])
      try #require(result.status == 0, "\(result.standardError)")
      return try JSONDecoder().decode(Manifest.self, from: Data(result.standardOutput.utf8))
    }

    /// Dependents build no other package, and nothing that exists for tests: the simulation of UIKit is not a target.
    @Test func dependentsBuildWhatIsShippedOnly() async throws {
      let manifest = try await Self.manifest()
      #expect(manifest.dependencies.isEmpty)
      let targets = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0) })
      var reached: Set<String> = []
      var waiting = manifest.products.flatMap(\.targets)
      while let name = waiting.popLast() {
        guard reached.insert(name).inserted else { continue }
        let target = try #require(targets[name], "\(name) is of no package")
        for dependency in target.dependencies {
          waiting += dependency.values.compactMap { $0.first??.name }
        }
      }
      #expect(reached.isSuperset(of: ["transc", "TransitionCompiler", "UIKitEmitter"]))
      for name in reached.sorted() {
        let target = try #require(targets[name])
        #expect(["regular", "executable", "plugin"].contains(target.type), "\(name)")
        #expect(target.path == nil, "\(name) is not in its usual folder")
        let path = "\(target.type == "plugin" ? "Plugins" : "Sources")/\(name)"
        #expect(
          FileManager.default.fileExists(atPath: BuildFolder.package.appending(path: path).path), "\(name)")
      }
      #expect(!targets.keys.contains("UIKit"))
      #expect(!manifest.targets.contains { $0.path?.contains("Support/UIKit") ?? false })
    }
  }
#endif
