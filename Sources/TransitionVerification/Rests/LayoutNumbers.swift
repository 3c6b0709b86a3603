import TransitionPlan

// What the analysis of gestures supposes of the numbers of a layout.

extension Subject {
  var isScreen: Bool { if case .screen = self { true } else { false } }

  /// Whether it is assumed to lie in the container.
  var staysInContainer: Bool {
    switch self {
    case .provided, .tabBar, .navigationBar: true
    case .container, .screen, .shared, .added: false
    }
  }

  /// Whether only transitions give such an object transforms or an alpha.
  var isUntouched: Bool {
    switch self {
    case .screen, .shared: true
    case .container, .provided, .added, .tabBar, .navigationBar: false
    }
  }
}

extension PartKey {
  /// The number while nothing has transformed or covered its object.
  var neutral: Double? {
    property == .anchor ? 0.5 : property.untouched
  }
}

extension Property {
  /// The value while nothing has changed it; nil where it depends on the app, as screens have corners of their own.
  var untouched: Double? {
    self == .translation ? 0 : self == .cornerRadius ? nil : neutral
  }
}

extension Size {
  /// The most that the safe area of the container takes on each side: the bars of the system with those of the app, which end there. At the
  /// top of a phone a large title and a search bar take a quarter.
  var mostSafeArea: Insets {
    Insets(top: height / 4, left: width / 3, bottom: height / 5, right: width / 3)
  }

  /// What a number can be in a layout.
  func natural(_ key: PartKey) -> Interval {
    let most = mostSafeArea
    return switch (key.subject, key.property) {
    case (.container, .safeArea): Interval(0, [most.top, most.left, most.bottom, most.right][key.part])
    case (.navigationBar, .y), (.navigationBar, .height), (.navigationBar, .bottom),
      (.navigationBar, .centerY):
      Interval(0, most.top)
    case (.tabBar, .height): Interval(0, most.bottom)
    case (.tabBar, .y), (.tabBar, .bottom), (.tabBar, .centerY): Interval(height - most.bottom, height)
    default: key.property.natural
    }
  }

  /// A number of the frame of an object that fills the container.
  func number(of key: PartKey) -> Double? {
    Rect(x: 0, y: 0, width: width, height: height).value(of: key.property)?.number
  }
}
