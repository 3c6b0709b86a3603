extension Subject {
  /// The verb for a value that the spec does not give. It is an assumption about views and bars, because the app may set another one.
  package var foundVerb: String { if case .screen = self { "is" } else { "is taken to be" } }
}
