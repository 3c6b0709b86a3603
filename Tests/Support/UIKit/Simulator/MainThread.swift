/// Does something that only the main thread may do, on behalf of what is declared for any thread: Core Animation's classes are,
/// and the simulation has but one.
func simulated<Value>(_ body: @MainActor () -> Value) -> Value {
  MainActor.assumeIsolated(body)
}
