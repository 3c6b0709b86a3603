@_spi(Simulator) import UIKit

extension SampleCourses {
  static let presented = [
    Course("ExpandingCell") { window in
      let articles = ArticlesViewController(style: .plain)
      articles.tableView.setPrototype(ArticleCell.reuseIdentifier) {
        ArticleCell(style: .default, reuseIdentifier: ArticleCell.reuseIdentifier)
      }
      window.show(articles)
      Report.equal("rows on screen", articles.tableView.visibleCells.count, 5)
      let cell = articles.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
      window.tap(cell)
      let article = articles.presentedViewController
      window.expectShown(article, "presented")
      Report.equal("article", (article as? ArticleViewController)?.article.title, "Article 3")
      Report.check("no status bar", Simulator.isStatusBarHidden(of: window))
      Report.check("the row is not selected", articles.tableView.indexPathForSelectedRow == nil)
      window.tap((article as? ArticleViewController)?.closeButton)
      Report.check("dismissed", articles.presentedViewController == nil)
      Report.check("a status bar", !Simulator.isStatusBarHidden(of: window))
      Report.equal("the cell is back", cell?.alpha, 1)
      window.expectShown(articles, "dismissed")
    },

    Course("SlideMenu") { window in
      UIStoryboard.present("openMenu") { MenuViewController() }
      let home = MenuHomeViewController()
      window.show(home)
      home.navigationItem.leftBarButtonItem?.tap()
      window.settle()
      Report.check("by the button", home.presentedViewController is MenuViewController)
      (home.presentedViewController as? MenuViewController)?.closeMenu(home)
      window.settle()
      window.expectShown(home, "closed")
      window.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300), during: 0.2)
      Report.check("not far enough", home.presentedViewController == nil)
      window.expectShown(home, "not opened")
      window.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), during: 0.2)
      Report.check("from the edge", home.presentedViewController is MenuViewController)
      window.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 100, y: 300), during: 0.2)
      Report.check("back", home.presentedViewController == nil)
      window.expectShown(home, "closed by a finger")
    },

    Course("SwipeDownModal") { window in
      let home = SwipeHomeViewController()
      window.show(home)
      home.showModal(window)
      window.settle()
      let modal = home.presentedViewController
      window.expectShown(modal, "presented")
      window.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), during: 0.2)
      window.expectShown(modal, "not far enough")
      window.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), during: 0.2)
      Report.check("dismissed", home.presentedViewController == nil)
      window.expectShown(home, "dismissed")
    },

    Course("DimmedCard") { window in
      let (home, card, manager) = (UIViewController(), UIViewController(), CardManager())
      window.show(home)
      for direction in [CardDirection.left, .right, .top, .bottom] {
        manager.direction = direction
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = manager
        home.present(card, animated: true)
        window.settle()
        Report.check("presented", home.presentedViewController === card)
        let area = card.view.frame.width * card.view.frame.height
        Report.near("two thirds", area, 400 * 800 * 2 / 3, within: 1)
        let outside =
          direction == .right || direction == .bottom
          ? CGPoint(x: 20, y: 20) : CGPoint(x: 380, y: 780)
        Finger(in: window).tap(at: outside)
        window.settle()
        Report.check("dismissed", home.presentedViewController == nil)
      }
    },

    Course("FlipCard") { window in
      let card = FlipCardViewController()
      window.show(card)
      let finger = Finger(in: window)
      finger.touchDown(at: CGPoint(x: 200, y: 400))
      Simulator.clock.advance(by: 0.6)
      finger.lift()
      window.settle()
      Report.equal("the back", card.cardView.subviews, [card.backView])
      window.tap(card.cardView)
      window.expectShown(card.presentedViewController, "presented")
      card.dismiss(animated: true)
      Simulator.clock.advance(by: 0.5)
      Report.check("turns", card.view.presentedTransform3D.m13 != 0)
      window.settle()
      window.expectShown(card, "dismissed")
    },

    Course("DisplayLinkSheet") { window in
      let home = UIViewController()
      window.show(home)
      home.present(SheetController(), animated: true)
      window.settle()
      let sheet = home.presentedViewController
      window.expectShown(sheet, "presented")
      window.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 130), during: 0.4)
      window.expectShown(sheet, "springs back")
      let finger = Finger(in: window)
      finger.touchDown(at: CGPoint(x: 200, y: 100))
      finger.drag(to: CGPoint(x: 200, y: 600), during: 0.3)
      finger.lift()
      let before = sheet?.view.transform.ty ?? 0
      Simulator.clock.advance(by: 0.1)
      Report.check("springs on", (sheet?.view.transform.ty ?? 0) > before)
      window.settle()
      Report.check("dismissed", home.presentedViewController == nil)
      window.expectShown(home, "dismissed")
    },

    Course("GridZoom") { window in
      let grid = GridViewController(collectionViewLayout: UICollectionViewFlowLayout())
      grid.collectionView.setPrototype("GridPhotoCell") { GridPhotoCell(frame: .zero) }
      window.show(grid)
      window.tap(grid.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)))
      Report.equal("selected", grid.collectionView.indexPathsForSelectedItems?.first?.item, 4)
      window.expectShown(grid.presentedViewController, "presented")
      window.tap(grid.presentedViewController?.view)
      Report.check("dismissed", grid.presentedViewController == nil)
      window.expectShown(grid, "dismissed")
    },

    Course("StoryboardSegues") { window in
      UIStoryboard.segue("idFirstSegue") {
        FirstCustomSegue(identifier: "idFirstSegue", source: $0, destination: SegueEndViewController())
      }
      UIStoryboard.scene("ThirdViewController") { SegueEndViewController() }
      let start = SegueStartViewController()
      window.show(start)
      window.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 205, y: 400), during: 0.15)
      let end = start.presentedViewController as? SegueEndViewController
      Report.equal("prepared", end?.message, "from the first")
      window.expectShown(end, "presented")
      window.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 420), during: 0.15)
      Report.check("dismissed", start.presentedViewController == nil)
      start.showThird(UIButton(type: .system))
      window.settle()
      let third = start.presentedViewController as? SegueEndViewController
      Report.equal("made", third?.message, "made by hand")
      Report.equal("from", third?.storyboard?.name, "Main")
      third?.dismiss(animated: true)
      window.settle()
      window.expectShown(start, "at last")
    },
  ]
}
