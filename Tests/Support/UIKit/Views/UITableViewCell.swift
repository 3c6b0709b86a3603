import Foundation

@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  open private(set) var contentView = UIView()
  open private(set) var reuseIdentifier: String?
  open var imageView: UIImageView? { picture }
  open var textLabel: UILabel? { label }
  open var detailTextLabel: UILabel? { detail }
  private lazy var picture: UIImageView? = part(UIImageView(image: nil))
  private lazy var label: UILabel? = part(UILabel(frame: .zero))
  private lazy var detail: UILabel? = hasDetail ? part(UILabel(frame: .zero)) : nil
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets.zero
  open var isSelected = false
  open var isHighlighted = false
  private let hasDetail: Bool
  /// The views that UIKit itself has added to the cell.
  private var parts: [UIView] = []

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    hasDetail = style != .default
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  private func part<Part: UIView>(_ view: Part) -> Part {
    contentView.addSubview(view)
    parts.append(view)
    return view
  }

  /// Called before the cell is reused. Subclasses override it.
  open func prepareForReuse() {}

  /// Subclasses override it to change the look of the cell.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// UIKit's layout of a cell is not documented. Here the labels are beside the image, one below the other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.fill(bounds)
    var left: CGFloat = 16
    let pictures = parts.compactMap { $0 as? UIImageView }
    if let picture = pictures.first(where: { $0.image != nil }) {
      picture.fill(CGRect(x: left, y: 4, width: bounds.height - 8, height: bounds.height - 8))
      left += bounds.height
    }
    let labels = parts.filter { $0 is UILabel }
    for (index, label) in labels.enumerated() {
      let height = bounds.height / CGFloat(labels.count)
      label.fill(
        CGRect(x: left, y: CGFloat(index) * height, width: max(bounds.width - left, 0), height: height))
    }
  }
}

/// A reusable view above the rows of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  open private(set) var contentView = UIView()
  open private(set) var reuseIdentifier: String?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
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
