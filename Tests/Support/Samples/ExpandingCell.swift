// swift-format-ignore-file
import UIKit

struct Article {
  let title: String
  let summary: String
}

class ArticleCell: UITableViewCell {
  static let reuseIdentifier = "ArticleCell"

  let cover = UIImageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    cover.contentMode = .scaleAspectFill
    cover.clipsToBounds = true
    contentView.addSubview(cover)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    cover.image = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    UIView.animate(withDuration: 0.2) {
      self.cover.transform = highlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
    }
  }
}

class ArticlesViewController: UITableViewController {
  private let articles = (1...30).map { Article(title: "Article \($0)", summary: "What is in it") }
  private let transition = ExpandingTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
    tableView.register(ArticleCell.self, forCellReuseIdentifier: ArticleCell.reuseIdentifier)
    tableView.separatorStyle = .none
    tableView.tableFooterView = UIView()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return articles.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: ArticleCell.reuseIdentifier, for: indexPath)
      as! ArticleCell
    cell.textLabel?.text = articles[indexPath.row].title
    cell.cover.image = UIImage(named: "cover\(indexPath.row)")
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return 160
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath) as? ArticleCell else { return }
    let rect = tableView.rectForRow(at: indexPath)
    transition.originFrame = tableView.convert(rect, to: nil)
    transition.sourceView = cell

    let detail = ArticleViewController(article: articles[indexPath.row])
    detail.modalPresentationStyle = .custom
    detail.transitioningDelegate = transition
    present(detail, animated: true) {
      tableView.deselectRow(at: indexPath, animated: false)
    }
  }
}

class ArticleViewController: UIViewController {
  let article: Article
  let closeButton = UIButton(type: .custom)

  init(article: Article) {
    self.article = article
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var prefersStatusBarHidden: Bool {
    return true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationCapturesStatusBarAppearance = true
    view.backgroundColor = .white
    view.clipsToBounds = true
    closeButton.frame = CGRect(x: 16, y: 40, width: 44, height: 44)
    closeButton.setTitle("Close", for: .normal)
    closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(closeButton)
  }

  @objc private func close() {
    dismiss(animated: true, completion: nil)
  }
}

class ExpandingTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var originFrame = CGRect.zero
  weak var sourceView: UIView?
  private var isPresenting = true

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
  {
    isPresenting = false
    return self
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return isPresenting ? 0.6 : 0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let detailView = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      transitionContext.completeTransition(false)
      return
    }
    let fullFrame = container.bounds
    let snapshot = sourceView?.snapshotView(afterScreenUpdates: false)

    if isPresenting {
      detailView.frame = originFrame
      detailView.layer.cornerRadius = 16
      container.addSubview(detailView)
      detailView.layoutIfNeeded()
    }
    if let snapshot = snapshot {
      snapshot.frame = isPresenting ? originFrame : fullFrame
      snapshot.alpha = isPresenting ? 1 : 0
      container.addSubview(snapshot)
    }
    sourceView?.alpha = 0

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        detailView.frame = self.isPresenting ? fullFrame : self.originFrame
        detailView.layer.cornerRadius = self.isPresenting ? 0 : 16
        detailView.layoutIfNeeded()
        snapshot?.frame = detailView.frame
        snapshot?.alpha = self.isPresenting ? 0 : 1
      },
      completion: { _ in
        snapshot?.removeFromSuperview()
        self.sourceView?.alpha = 1
        if !self.isPresenting { detailView.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
