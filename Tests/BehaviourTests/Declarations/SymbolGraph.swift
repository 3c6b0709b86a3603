#if os(Linux)
  import Foundation

  /// The compiler's description of a module's public declarations: the part of the output of `swift symbolgraph-extract` that is
  /// used here.
  struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { let identifier: String }
      struct Identifier: Decodable { let precise: String }
      struct Fragment: Decodable { let spelling: String }
      struct Extension: Decodable { let extendedModule: String }

      let kind: Kind
      let identifier: Identifier
      let pathComponents: [String]
      let declarationFragments: [Fragment]
      let accessLevel: String
      let swiftExtension: Extension?

      var text: String { declarationFragments.map(\.spelling).joined() }
      var owner: String { pathComponents.dropLast().joined(separator: ".") }
      var name: String { pathComponents.joined(separator: ".") }
      var isType: Bool {
        ["class", "struct", "enum", "protocol"].contains { kind.identifier == "swift.\($0)" }
      }
      var isInitializer: Bool { kind.identifier == "swift.init" }
    }

    struct Relationship: Decodable {
      let kind: String
      let source: String
      let target: String
      let targetFallback: String?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    /// The symbol graph of the headless UIKit. It does not contain the declarations of the simulation, which are behind `@_spi`.
    static func headless() async throws -> SymbolGraph {
      let module = try await HeadlessUIKit.module()
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      let result = try await Toolchain.run(
        "swift",
        [
          "symbolgraph-extract", "-module-name", "UIKit", "-target", try await Toolchain.target(),
          "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
        ] + module.importFlags)
      if result.status != 0 {
        throw Toolchain.Failure(description: "swift symbolgraph-extract: \(result.standardError)")
      }
      // Extensions of types of other modules, such as `CGRect.applying(_:)`, are in separate files.
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      let graphs = try files.map {
        try JSONDecoder().decode(Self.self, from: Data(contentsOf: folder.appendingPathComponent($0)))
      }
      return SymbolGraph(symbols: graphs.flatMap(\.symbols), relationships: graphs.flatMap(\.relationships))
    }
  }

  extension Toolchain {
    /// The name of the target platform, as the compiler prints it.
    static func target() async throws -> String {
      struct Info: Decodable {
        struct Target: Decodable { let triple: String }
        let target: Target
      }
      let text = try await run("swiftc", ["-print-target-info"]).standardOutput
      return try JSONDecoder().decode(Info.self, from: Data(text.utf8)).target.triple
    }
  }
#endif
