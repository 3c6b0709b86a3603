@_spi(Simulator) import UIKit

/// Safe areas.
extension Probe {
  @MainActor private static func notched() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.simulatedSafeArea = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    return window
  }

  static let ofSafeAreas: [Probe] = [
    Probe("outside of a hierarchy there is none", "uikit/uiview/safeareainsets") {
      Report.equal("insets", UIView(frame: UIScreen.main.bounds).safeAreaInsets, .zero)
    },
    Probe("a view has what it reaches into", "uikit/uiview/safeareainsets") {
      let window = notched()
      let view = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 700))
      window.addSubview(view)
      Report.equal("above only", view.safeAreaInsets, UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
      view.frame = CGRect(x: 0, y: 100, width: 400, height: 700)
      Report.equal("below only", view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    },
    Probe("a view in a view has what that one has", "uikit/uiview/safeareainsets") {
      let window = notched()
      let (outer, inner) = (UIView(frame: UIScreen.main.bounds), UIView(frame: UIScreen.main.bounds))
      window.addSubview(outer)
      outer.addSubview(inner)
      Report.equal("insets", inner.safeAreaInsets, window.safeAreaInsets)
    },
    Probe("a controller adds to it", "uikit/uiviewcontroller/additionalsafeareainsets") {
      let window = notched()
      let screen = UIViewController()
      window.rootViewController = screen
      window.layoutIfNeeded()
      screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 3, bottom: 0, right: 0)
      Report.equal(
        "sum", screen.view.safeAreaInsets, UIEdgeInsets(top: 60, left: 3, bottom: 30, right: 0))
    },
    Probe("and is told", "uikit/uiviewcontroller/viewsafeareainsetsdidchange()") {
      let screen = SafeScreen()
      let window = notched()
      window.rootViewController = screen
      window.layoutIfNeeded()
      Probe.log = []
      screen.additionalSafeAreaInsets.top = 10
      Report.equal("told", Probe.log, ["safe area"])
    },
    Probe("the guide follows it", "uikit/uiview/safearealayoutguide") {
      let window = notched()
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      let safe = window.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: safe.topAnchor),
        view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      ])
      window.layoutIfNeeded()
      Report.near("frame", view.frame, CGRect(x: 0, y: 50, width: 400, height: 720))
    },
    Probe("a view that leaves the window has none", "uikit/uiview/safeareainsets") {
      let window = notched()
      let view = UIView(frame: UIScreen.main.bounds)
      window.addSubview(view)
      view.removeFromSuperview()
      Report.equal("insets", view.safeAreaInsets, .zero)
    },
  ]
}

private final class SafeScreen: UIViewController {
  override func viewSafeAreaInsetsDidChange() { Probe.log.append("safe area") }
}
