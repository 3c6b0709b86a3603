@_spi(Simulator) import UIKit

/// A custom container with two children on top of each other: the screen that presents, and below it another one of its class.
final class EmbeddingController: UIViewController {
  private let lower: UIViewController
  private let upper: UIViewController

  init(_ upper: UIViewController, over lower: UIViewController) {
    self.upper = upper
    self.lower = lower
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.simulatedName = "embedding.view"
    for child in [lower, upper] {
      addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }
}
