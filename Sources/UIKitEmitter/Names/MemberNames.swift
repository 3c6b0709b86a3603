import TransitionPlan
import TransitionText

/// The names of the members of a screen's protocol.
struct MemberNames {
  private(set) var views: [String] = []
  private(set) var values: [String] = []
  private(set) var hooks: [String] = []

  /// - Parameters:
  ///   - prefix: The beginning of all members.
  ///   - other: The members of the other screen, if one class is both: members of the same name and type are one.
  init(_ screen: Screen, prefix: String, besides other: MemberNames?) {
    var names = UniqueNames(reserved: ReservedNames.controllers, RuntimeText.members)
    var known = other?.types ?? FlatTable()
    for name in known.keys { _ = names.take(name, or: "") }
    func member(_ name: String, _ type: String, _ suffix: String) -> String {
      let wanted = prefix + NameStyle.capitalized(name)
      if known.contains(wanted) {
        defer { known.set(wanted, nil) }
        if known[wanted] == type { return wanted }
      }
      return names.take(wanted, or: suffix)
    }
    for view in screen.views {
      views.append(member(view.name, view.swiftType, "View"))
      types.set(views[views.count - 1], view.swiftType)
    }
    for value in screen.values {
      values.append(member(value.name, value.type.handedType.name, "Value"))
      types.set(values[values.count - 1], value.type.handedType.name)
    }
    for hook in screen.hooks {
      hooks.append(member(hook.name, "()", "Hook"))
      types.set(hooks[hooks.count - 1], "()")
    }
    pushed = names.take(prefix + "Pushed", or: "Screen")
    presents = names.take(prefix + "Present", or: "Screen")
  }

  /// The function that returns a screen to push.
  private(set) var pushed = ""
  /// The function that presents the other screen.
  private(set) var presents = ""
  /// The types of all members; nil for a member that the other screen shares.
  private var types = FlatTable<String, String?>()
}

extension ProvidedView {
  /// Its type, optional if the app may have none.
  var swiftType: String { kind.swiftType + (isOptional ? "?" : "") }
}

extension ViewKind {
  /// The class of such a view.
  var swiftType: String {
    switch self {
    case .view, .bar: "UIView"
    case .image: "UIImageView"
    case .label: "UILabel"
    case .button: "UIButton"
    case .scroll: "UIScrollView"
    case .collection: "UICollectionView"
    }
  }
}

extension ValueType {
  /// The type of a value that a screen hands over, and its value without a screen.
  var handedType: (name: String, none: SwiftExpression) {
    switch self {
    case .color: ("UIColor", .implicit("clear"))
    case .flag: ("Bool", .name("false"))
    default: ("CGFloat", .number(0))
    }
  }

  /// The Swift type of its values.
  var swiftType: String {
    switch self {
    case .scalar, .range: "CGFloat"
    case .point, .vector: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .insets: "UIEdgeInsets"
    case .color: "UIColor?"
    case .flag: "Bool"
    }
  }
}
