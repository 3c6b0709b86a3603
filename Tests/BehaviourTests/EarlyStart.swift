#if os(Linux)
  import Testing

  /// Starts something before the first test, beside all others: what many tests wait for, or what takes long on one core.
  struct EarlyStart: SuiteTrait, TestTrait {
    let body: @Sendable () async throws -> Void

    /// It is not waited for. The tests that need the result report an error.
    func prepare(for _: Test) async throws { Task(priority: .high) { try? await body() } }
  }

  extension Trait where Self == EarlyStart {
    static func first(_ body: @escaping @Sendable () async throws -> Void) -> Self { EarlyStart(body: body) }
  }
#endif
