import Foundation

/// A scroll view of rows. Only rows on screen have cells, and cells are reused.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Means that the content of a row determines its height. Here it is the standard height.
  nonisolated public static let automaticDimension: CGFloat = -1
  private static let standardHeight: CGFloat = 44

  open private(set) var style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open var rowHeight = automaticDimension { didSet { setNeedsLayout() } }
  open var estimatedRowHeight = automaticDimension
  open var sectionHeaderHeight = automaticDimension { didSet { setNeedsLayout() } }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorInset = UIEdgeInsets.zero
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  private var makers: [String: @MainActor () -> UITableViewCell] = [:]
  private var spare: [UITableViewCell] = []
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var headers: [Int: UIView] = [:]
  private var selected: [IndexPath] = []
  /// The frames of the contents; nil if they have to be computed again.
  private var plan: TablePlan?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public required init?(coder: NSCoder) {
    nil
  }

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Cells

  /// Registers `UITableViewCell` only. For other classes, see `setPrototype`: without Objective-C a class cannot be instantiated by its
  /// type.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    if cellClass == UITableViewCell.self {
      makers[identifier] = { UITableViewCell(style: .default, reuseIdentifier: identifier) }
    }
  }

  /// Sets a prototype, as in a storyboard. It also stands in for the registration of a class.
  @_spi(Simulator) public func setPrototype(
    _ identifier: String, _ make: @escaping @MainActor () -> UITableViewCell
  ) {
    makers[identifier] = make
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let index = spare.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = spare.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    return makers[identifier]?()
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    Simulator.violation("a cell for the identifier \(identifier), of which nothing is known")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Contents

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }

  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  open func rectForRow(at indexPath: IndexPath) -> CGRect { currentPlan.rows[indexPath] ?? .zero }

  open func rectForHeader(inSection section: Int) -> CGRect { currentPlan.headers[section] ?? .zero }

  open func rect(forSection section: Int) -> CGRect {
    let rows = currentPlan.rows.filter { $0.key.section == section }.map(\.value)
    return rows.reduce(rectForHeader(inSection: section)) { $0.union($1) }
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    currentPlan.rows.first { $0.value.contains(point) }?.key
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  private var currentPlan: TablePlan {
    if let plan { return plan }
    let made = TablePlan(of: self, dataSource, tableDelegate, standardHeight: Self.standardHeight)
    plan = made
    return made
  }

  func headerHeight(ofSection section: Int) -> CGFloat {
    if sectionHeaderHeight >= 0 { return sectionHeaderHeight }
    return dataSource?.tableView(self, titleForHeaderInSection: section) == nil ? 0 : 28
  }

  // MARK: Changes

  open func reloadData() {
    for (path, cell) in cells { retire(cell, path) }
    for header in headers.values { header.removeFromSuperview() }
    headers = [:]
    selected = []
    plan = nil
    setNeedsLayout()
  }

  /// Reloads all rows. Changes of rows are not animated here.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { renew() }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { renew() }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { renew() }

  open func beginUpdates() {}

  /// The next layout uses the new heights.
  open func endUpdates() {
    plan = nil
    setNeedsLayout()
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    endUpdates()
    Simulator.clock.scheduleNextTurn { completion?(true) }
  }

  private func renew() {
    let kept = selected
    reloadData()
    selected = kept
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    plan = nil
    setNeedsLayout()
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selected.first }

  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

  /// The delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// The delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Selects the row in which an unhandled touch ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard allowsSelection, let place = touches.first?.location(in: self),
      let path = indexPathForRow(at: place),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    guard let path = tableDelegate == nil ? path : tableDelegate?.tableView(self, willSelectRowAt: path)
    else {
      return
    }
    if allowsMultipleSelection, selected.contains(path) {
      deselectRow(at: path, animated: false)
      tableDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    let left = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    selectRow(at: path, animated: false, scrollPosition: .none)
    for path in left { tableDelegate?.tableView(self, didDeselectRowAt: path) }
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  // MARK: Scrolling and layout

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let frame = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    let last = max(currentPlan.height + inset.bottom - bounds.height, -inset.top)
    var y = contentOffset.y
    switch scrollPosition {
    case .none where frame.minY < seen.minY, .top: y = frame.minY - inset.top
    case .none where frame.maxY > seen.maxY, .bottom: y = frame.maxY + inset.bottom - bounds.height
    case .none: break
    case .middle: y = frame.midY - bounds.height / 2
    }
    setContentOffset(CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), last)), animated: animated)
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
    let plan = TablePlan(of: self, dataSource, tableDelegate, standardHeight: Self.standardHeight)
    self.plan = plan
    contentSize = CGSize(width: bounds.width, height: plan.height)
    if let tableHeaderView { tableHeaderView.fill(plan.tableHeader) }
    if let tableFooterView { tableFooterView.fill(plan.tableFooter) }
    let visible = plan.rows.filter { isSeen($0.value) }
    for (path, cell) in cells where visible[path] == nil { retire(cell, path) }
    for path in visible.keys.sorted() { show(path, in: visible[path] ?? .zero) }
    for (section, frame) in plan.headers where headers[section] == nil && isSeen(frame) {
      headers[section] = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    }
    for (section, header) in headers {
      if header.superview !== self { addSubview(header) }
      header.fill(plan.headers[section] ?? .zero)
    }
  }

  private func isSeen(_ frame: CGRect) -> Bool { frame.maxY > bounds.minY && frame.minY < bounds.maxY }

  private func show(_ path: IndexPath, in frame: CGRect) {
    guard let cell = cells[path] ?? dataSource?.tableView(self, cellForRowAt: path) else { return }
    let isNew = cells[path] == nil
    cells[path] = cell
    cell.place(frame)
    guard isNew else { return }
    cell.setSelected(selected.contains(path), animated: false)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
  }

  private func retire(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    cells[path] = nil
    spare.append(cell)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }
}

/// The frames of a table's contents, in the content's coordinates.
@MainActor struct TablePlan {
  private(set) var rows: [IndexPath: CGRect] = [:]
  private(set) var headers: [Int: CGRect] = [:]
  private(set) var tableHeader = CGRect.zero
  private(set) var tableFooter = CGRect.zero
  private(set) var height: CGFloat = 0

  init(
    of table: UITableView, _ source: (any UITableViewDataSource)?, _ delegate: (any UITableViewDelegate)?,
    standardHeight: CGFloat
  ) {
    let width = table.bounds.width
    var y: CGFloat = 0
    func take(_ height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(x: 0, y: y, width: width, height: height)
    }
    tableHeader = take(table.tableHeaderView?.bounds.height ?? 0)
    for section in 0..<(source == nil ? 0 : table.numberOfSections) {
      let header =
        delegate?.tableView(table, heightForHeaderInSection: section)
        ?? table.headerHeight(ofSection: section)
      headers[section] = take(max(header, 0))
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let height = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        rows[path] = take(height < 0 ? standardHeight : height)
      }
    }
    tableFooter = take(table.tableFooterView?.bounds.height ?? 0)
    height = y
  }
}
