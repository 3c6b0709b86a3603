extension Scenario {
  /// All scenarios of the simulation itself.
  static let headless =
    headlessGestures + headlessAnimations + headlessContainers + headlessSwipesBack + headlessTabs
    + headlessCoordinators + headlessLayouts + headlessLayers + headlessApps
}
