/// Runs code of the main actor from declarations without isolation, such as Core Animation's classes. The simulation has one thread.
func simulated<Value>(_ body: @MainActor () -> Value) -> Value {
  MainActor.assumeIsolated(body)
}
