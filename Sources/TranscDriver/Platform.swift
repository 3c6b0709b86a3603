/// The platform that the tool was built for.
enum Platform {
  static let name: String = {
    #if os(Linux)
      let system = "Linux"
    #elseif os(macOS)
      let system = "macOS"
    #else
      let system = "another system"
    #endif
    #if arch(x86_64)
      return "\(system) x86-64"
    #elseif arch(arm64)
      return "\(system) arm64"
    #else
      return system
    #endif
  }()
}
