import Foundation

@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  /// The frame of an item in the content's coordinates.
  func frame(of item: Int, count: Int, in width: CGFloat) -> CGRect { .zero }

  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }
}

/// Lays out items in rows.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero

  override func frame(of item: Int, count: Int, in width: CGFloat) -> CGRect {
    let frames = FlowMetrics(of: self, count: count).frames(in: width)
    return frames.indices.contains(item) ? frames[item] : .zero
  }
}

@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

/// The requirement is optional in Objective-C. This default stands for a missing method.
extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open func prepareForReuse() {}
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  open private(set) var contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.fill(bounds)
  }
}

/// A scroll view of cells. Only items on screen have cells, and cells are reused.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet { collectionViewLayout.collectionView = self }
  }
  open weak var dataSource: (any UICollectionViewDataSource)?
  private var prototypes: [String: @MainActor () -> UICollectionViewCell] = [:]
  private var spare: [UICollectionViewCell] = []
  private var cells: [Int: UICollectionViewCell] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// Sets a prototype, as in a storyboard. It also stands in for the registration of a class, because without Objective-C a class cannot be
  /// instantiated by its type.
  @_spi(Simulator) public func setPrototype(
    _ identifier: String, _ make: @escaping @MainActor () -> UICollectionViewCell
  ) {
    prototypes[identifier] = make
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let index = spare.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = spare.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    if prototypes[identifier] == nil {
      Simulator.violation("a cell for the identifier \(identifier), of which nothing is known")
    }
    let cell = prototypes[identifier]?() ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Uses the first object in the nib as the cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    prototypes[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).first as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero) }
    }
  }

  /// Registers `UICollectionViewCell` only. For other classes, see `setPrototype`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    if cellClass == UICollectionViewCell.self {
      prototypes[identifier] = { UICollectionViewCell(frame: .zero) }
    }
  }

  /// The attributes of an item, whether or not it has a cell now.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard (0..<numberOfItems(inSection: 0)).contains(indexPath.item) else { return nil }
    return UICollectionViewLayoutAttributes(indexPath, frameOfItem(indexPath.item))
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    (0..<numberOfItems(inSection: 0)).first { frameOfItem($0).contains(point) }
      .map { IndexPath(item: $0, section: 0) }
  }

  /// The item that the user has selected last.
  open private(set) var indexPathsForSelectedItems: [IndexPath]?

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard indexPathsForSelectedItems?.contains(indexPath) == true else { return }
    indexPathsForSelectedItems = nil
    cells[indexPath.item]?.isSelected = false
  }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath.item] }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.map { IndexPath(item: $0.key, section: 0) }
  }

  open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

  open var indexPathsForVisibleItems: [IndexPath] {
    cells.keys.sorted().map { IndexPath(item: $0, section: 0) }
  }

  open func reloadData() {
    for cell in cells.values { cell.removeFromSuperview() }
    spare += cells.sorted { $0.key < $1.key }.map(\.value)
    cells = [:]
    setNeedsLayout()
  }

  /// Reloads all items. Changes of items are not animated here.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    setNeedsLayout()
    Simulator.clock.scheduleNextTurn { completion?(true) }
  }

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let frame = frameOfItem(indexPath.item)
    let inset = adjustedContentInset
    let end = contentSize.height + inset.bottom - bounds.height
    var y = contentOffset.y
    if scrollPosition.contains(.top) { y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { y = frame.maxY + inset.bottom - bounds.height }
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), max(end, -inset.top))), animated: animated)
    setNeedsLayout()
  }

  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      super.contentOffset = newValue
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let dataSource else { return }
    let count = numberOfItems(inSection: 0)
    contentSize = CGSize(width: bounds.width, height: (0..<count).map { frameOfItem($0).maxY }.max() ?? 0)
    let visible = (0..<count).filter { frameOfItem($0).intersects(bounds) }
    for (item, cell) in cells where !visible.contains(item) {
      cell.removeFromSuperview()
      cells[item] = nil
      spare.append(cell)
    }
    for item in visible {
      let cell =
        cells[item] ?? dataSource.collectionView(self, cellForItemAt: IndexPath(item: item, section: 0))
      cells[item] = cell
      if cell.superview !== self { addSubview(cell) }
      cell.place(frameOfItem(item))
    }
  }

  /// Selects the cell in which an unhandled touch ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    let chosen = cells.first { $0.value.boundingFrame.contains(place) }
    if let chosen {
      if let old = indexPathsForSelectedItems?.first { deselectItem(at: old, animated: false) }
      indexPathsForSelectedItems = [IndexPath(item: chosen.key, section: 0)]
      chosen.value.isSelected = true
      (delegate as? any UICollectionViewDelegate)?
        .collectionView(self, didSelectItemAt: IndexPath(item: chosen.key, section: 0))
    }
  }

  private func frameOfItem(_ item: Int) -> CGRect {
    collectionViewLayout.frame(of: item, count: numberOfItems(inSection: 0), in: bounds.width)
  }
}

extension IndexPath {
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
