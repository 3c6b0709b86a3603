import UIKit

@main
final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

/// Shows the answers, and prints them.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var check: DeviceCheck?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene, window == nil else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    let check = DeviceCheck(in: window)
    self.check = check
    check.run { [weak self] answers in
      let device = UIDevice.current
      let text = (["\(device.model), \(device.systemName) \(device.systemVersion)"] + answers)
        .joined(separator: "\n")
      print(text)
      let screen = HandsOnViewController(answers: text)
      self?.window?.rootViewController = UINavigationController(rootViewController: screen)
    }
  }
}

/// The answers, and what only a finger finds out.
final class HandsOnViewController: UIViewController, UIGestureRecognizerDelegate {
  private let answers: String
  private let text = UITextView()
  private var began: [String] = []

  init(answers: String) {
    self.answers = answers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.frame = view.bounds.inset(by: UIEdgeInsets(top: 260, left: 8, bottom: 0, right: 8))
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.isEditable = false
    text.text = answers
    view.addSubview(text)
    let outer = UIView(frame: CGRect(x: 20, y: 110, width: 300, height: 140))
    outer.backgroundColor = .systemYellow
    let inner = UIView(frame: CGRect(x: 40, y: 20, width: 220, height: 100))
    inner.backgroundColor = .systemOrange
    outer.addSubview(inner)
    view.addSubview(outer)
    for (name, place) in [("outer", outer), ("inner", inner)] {
      let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
      pan.name = name
      pan.delegate = self
      place.addGestureRecognizer(pan)
    }
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
    pinch.delegate = self
    outer.addGestureRecognizer(pinch)
  }

  /// Which of two comes first, if both may.
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer is UIPinchGestureRecognizer, let pinch = recognizer as? UIPinchGestureRecognizer {
      tell("pinchVelocityComesLater: \(pinch.velocity == 0 ? "yes" : "no")")
    } else if let name = recognizer.name {
      if began.isEmpty { tell("outerRecognizersComeFirst: \(name == "outer" ? "yes" : "no")") }
      began.append(name)
    }
    return true
  }

  private func tell(_ line: String) {
    print(line)
    text.text += "\n" + line
  }

  @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
    if recognizer.state == .ended || recognizer.state == .cancelled { began = [] }
  }

  @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {}
}
