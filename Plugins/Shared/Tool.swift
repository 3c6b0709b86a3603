import Foundation
import PackagePlugin

/// The executable of `transc`: in a release the only one, in the sources the one without the language server.
func transc(_ tool: (String) throws -> PluginContext.Tool) throws -> URL {
  try ((try? tool("transc-build")) ?? tool("transc")).url
}
