@_spi(Simulator) import UIKit

/// Tables, storyboards, swipes, and optional methods of delegates.
extension Scenario {
  static let headlessApps: [Scenario] = [
    Scenario("layout: rows are made, used again and found", in: Conduct.eachAnswer) {
      let list = ListController(style: .plain)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = list
      Simulator.clock.runUntilIdle()
      guard let table = list.tableView else { return Report.check("there is a table", false) }
      Report.equal("content", table.contentSize, CGSize(width: 400, height: 28 + 30 * 50))
      Report.equal("on screen", table.indexPathsForVisibleRows?.map(\.row), Array(0...15))
      Report.equal(
        "a row", table.rectForRow(at: IndexPath(row: 2, section: 0)),
        CGRect(x: 0, y: 128, width: 400, height: 50))
      Report.equal("found", table.indexPathForRow(at: CGPoint(x: 10, y: 130))?.row, 2)
      table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
      Simulator.clock.runUntilIdle()
      Report.near("at the end", table.contentOffset.y, 28 + 30 * 50 - 800)
      Report.check("no cell", table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
      Report.check("used again", list.made < 30 && list.reused > 0)
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: true)
      Simulator.clock.runUntilIdle()
      Finger(in: window).tap(at: CGPoint(x: 100, y: table.convert(CGPoint(x: 0, y: 150), to: nil).y))
      Report.equal("told", list.told, ["will select 2", "selected 2"])
      Report.equal("selected", table.indexPathForSelectedRow?.row, 2)
      Finger(in: window).tap(at: CGPoint(x: 100, y: table.convert(CGPoint(x: 0, y: 210), to: nil).y))
      Report.equal("another", list.told.suffix(3), ["will select 3", "left 2", "selected 3"])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: a storyboard's screens and segues", in: Conduct.eachAnswer) {
      let first = SegueController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(rootViewController: first)
      UIStoryboard.show("detail") { UIViewController() }
      UIStoryboard.scene("card") { SegueController() }
      first.performSegue(withIdentifier: "detail", sender: 7)
      Report.equal("prepared", first.prepared, ["detail 7"])
      Simulator.clock.runUntilIdle()
      Report.equal("pushed", first.navigationController?.viewControllers.count, 2)
      let card = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "card")
      Report.check("made", card is SegueController && card.storyboard?.name == "Main")
      Report.equal("violations", Simulator.recorder.violations, [])
      first.performSegue(withIdentifier: "nowhere", sender: nil)
      Report.equal("no such segue", Simulator.recorder.violations.count, 1)
    },

    Scenario("gestures: a swipe is quick and straight", in: Conduct.eachAnswer) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let witness = SwipeWitness()
      let swipe = UISwipeGestureRecognizer(target: witness, action: Selector(witness.swiped(_:)))
      swipe.direction = [.left, .up]
      window.addGestureRecognizer(swipe)
      @MainActor func drag(_ way: CGVector, _ duration: Double) {
        let finger = Finger(in: window)
        finger.touchDown(at: CGPoint(x: 200, y: 400))
        finger.drag(to: CGPoint(x: 200 + way.dx, y: 400 + way.dy), during: duration)
        finger.lift()
        Simulator.clock.runUntilIdle()
      }
      drag(CGVector(dx: -100, dy: 5), 0.1)
      drag(CGVector(dx: 0, dy: -100), 0.1)
      Report.equal("both directions", witness.places, Array(repeating: CGPoint(x: 200, y: 400), count: 2))
      drag(CGVector(dx: 100, dy: 0), 0.1)
      drag(CGVector(dx: -100, dy: 0), 1)
      drag(CGVector(dx: -90, dy: -80), 0.1)
      drag(CGVector(dx: -20, dy: 0), 0.1)
      Report.equal("neither back, slow, askew nor short", witness.places.count, 2)
      UIApplication.shared.beginIgnoringInteractionEvents()
      drag(CGVector(dx: -100, dy: 0), 0.1)
      UIApplication.shared.endIgnoringInteractionEvents()
      Report.equal("switched off", witness.places.count, 2)
      UIApplication.shared.endIgnoringInteractionEvents()
      Report.equal("once too often", Simulator.recorder.violations.count, 1)
    },

    Scenario("gestures: optional methods are called with a question mark", in: Conduct.eachAnswer) {
      let (pan, refuser) = (UIPanGestureRecognizer(), Refuser())
      weak var delegate: (any UIGestureRecognizerDelegate)? = refuser
      Report.equal("its own method", delegate?.gestureRecognizerShouldBegin?(pan), false)
      Report.equal(
        "an absent one", delegate?.gestureRecognizer?(pan, shouldRecognizeSimultaneouslyWith: pan), false)
      let navigation = UINavigationController(rootViewController: UIViewController())
      let animator = refuser.navigationController?(
        navigation, animationControllerFor: .push, from: navigation, to: navigation)
      Report.check("nothing handed out", animator == nil)
      Report.check(
        "a screen's own property", navigation.viewControllers.first?.navigationController === navigation)
      delegate = nil
      Report.check("nobody there", delegate?.gestureRecognizerShouldBegin?(pan) == nil)
    },
  ]
}

private final class ListController: UITableViewController {
  private(set) var told: [String] = []
  private(set) var made = 0
  private(set) var reused = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Rows"
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let cell = tableView.dequeueReusableCell(withIdentifier: "row") {
      reused += 1
      return cell
    }
    made += 1
    return UITableViewCell(style: .subtitle, reuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    told.append("will select \(indexPath.row)")
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("selected \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    told.append("left \(indexPath.row)")
  }
}

private final class SegueController: UIViewController {
  private(set) var prepared: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append("\(segue.identifier ?? "") \(sender ?? "")")
  }
}

@MainActor private final class SwipeWitness: NSObject {
  private(set) var places: [CGPoint] = []

  func swiped(_ swipe: UISwipeGestureRecognizer) { places.append(swipe.location(in: nil)) }
}

private final class Refuser: NSObject, UIGestureRecognizerDelegate, UINavigationControllerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
