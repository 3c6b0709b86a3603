// swift-format-ignore-file
import UIKit

/// A custom segue: the next screen enters from below, and both screens move.
class FirstCustomSegue: UIStoryboardSegue {
  override func perform() {
    let firstVCView = self.source.view as UIView
    let secondVCView = self.destination.view as UIView
    let screenHeight = UIScreen.main.bounds.size.height
    let screenWidth = UIScreen.main.bounds.size.width
    secondVCView.frame = CGRect(x: 0.0, y: screenHeight, width: screenWidth, height: screenHeight)

    let window = UIApplication.shared.keyWindow
    window?.insertSubview(secondVCView, aboveSubview: firstVCView)

    UIApplication.shared.beginIgnoringInteractionEvents()
    UIView.animate(
      withDuration: 0.4,
      animations: { () -> Void in
        firstVCView.center.y -= screenHeight
        secondVCView.frame = secondVCView.frame.offsetBy(dx: 0.0, dy: -screenHeight)
      },
      completion: { (Finished) -> Void in
        UIApplication.shared.endIgnoringInteractionEvents()
        secondVCView.removeFromSuperview()
        firstVCView.center.y += screenHeight
        self.source.present(self.destination, animated: false, completion: nil)
      })
  }
}

class SegueStartViewController: UIViewController {
  @IBOutlet weak var messageLabel: UILabel!
  @IBInspectable var dimming: CGFloat = 0.5

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    view.addSubview(label)
    messageLabel = label
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(showSecond))
    swipe.direction = UISwipeGestureRecognizer.Direction.up
    view.addGestureRecognizer(swipe)
  }

  @objc func showSecond() {
    performSegue(withIdentifier: "idFirstSegue", sender: self)
  }

  @IBAction func showThird(_ sender: UIButton) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let third =
      storyboard.instantiateViewController(withIdentifier: "ThirdViewController") as! SegueEndViewController
    third.message = "made by hand"
    show(third, sender: sender)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    return identifier == "idFirstSegue"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard segue.identifier == "idFirstSegue", let end = segue.destination as? SegueEndViewController else {
      return
    }
    end.modalPresentationStyle = .fullScreen
    end.message = "from the first"
  }

  @IBAction func returnFromSegueActions(sender: UIStoryboardSegue) {
    messageLabel.text = (sender.source as? SegueEndViewController)?.message
  }
}

class SegueEndViewController: UIViewController {
  var message: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(goBack(_:)))
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
  }

  @IBAction func goBack(_ sender: UISwipeGestureRecognizer) {
    dismiss(animated: true, completion: nil)
  }
}
