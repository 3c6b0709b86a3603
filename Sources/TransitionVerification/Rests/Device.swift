import TransitionPlan

/// A device of a usual kind that has one of the displays: what of the layout differs between devices.
struct Device {
  let size: Size
  let safeArea: Insets
  private let navigationBar: Double
  private let tabBar: Double

  private init(
    _ width: Double, _ height: Double, _ safeArea: Insets, navigationBar: Double, tabBar: Double
  ) {
    size = Size(width: width, height: height)
    self.safeArea = safeArea
    self.navigationBar = navigationBar
    self.tabBar = tabBar
  }

  /// A usual phone, upright and held sideways, the smallest phone, and the largest tablet.
  static let all = [
    Device(390, 844, Insets(top: 47, left: 0, bottom: 34, right: 0), navigationBar: 44, tabBar: 49),
    Device(844, 390, Insets(top: 0, left: 47, bottom: 21, right: 47), navigationBar: 32, tabBar: 32),
    Device(320, 568, Insets(top: 20, left: 0, bottom: 0, right: 0), navigationBar: 44, tabBar: 49),
    Device(1024, 1366, Insets(top: 24, left: 0, bottom: 20, right: 0), navigationBar: 50, tabBar: 50),
  ]

  /// What is supposed of the safe area and the bars: any that a display can have, those of usual devices, none, or the largest safe area, in which the bars are.
  enum Bars: UInt64 { case any, usual, absent, largest }

  /// The device with one of the displays; nil for any.
  static func with(_ bars: Bars, on index: Int) -> Device? {
    let size = all[index].size
    switch bars {
    case .any: return nil
    case .usual: return all[index]
    case .absent:
      return Device(
        size.width, size.height, Insets(top: 0, left: 0, bottom: 0, right: 0), navigationBar: 0, tabBar: 0)
    case .largest: return Device(size.width, size.height, size.mostSafeArea, navigationBar: 0, tabBar: 0)
    }
  }

  /// A number of the safe area of the container, or of the frame of a bar.
  func number(of key: PartKey) -> Double? {
    switch key.subject {
    case .container where key.property == .safeArea:
      [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right][key.part]
    case .navigationBar: bar(safeArea.top, navigationBar).value(of: key.property)?.number
    case .tabBar:
      bar(size.height - safeArea.bottom - tabBar, tabBar + safeArea.bottom).value(of: key.property)?.number
    default: nil
    }
  }

  private func bar(_ top: Double, _ height: Double) -> Rect {
    Rect(x: 0, y: top, width: size.width, height: height)
  }
}
