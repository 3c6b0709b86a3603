@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() { isNeverAsked() }
}

nonisolated public struct WindowGroup<Content>: Scene where Content: View {
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {}

  @MainActor @preconcurrency public var body: Never { isNeverAsked() }
}
