import TransitionPlan

/// The Swift names of what a transition's spec names.
struct NameTable {
  /// What every type of the transition begins with: `PhotosZoom`.
  let type: String
  /// What every member of a protocol and every helper function begins with: `photosZoom`.
  let member: String
  /// The screens, as properties and as cases: `grid`, `viewer`.
  private let screens: [Side: String]
  /// The stand-ins of the shared elements.
  private let elements: [String]
  /// The views that the transition adds.
  private let views: [String]
  /// The screens' protocols, without what all types begin with.
  private let protocols: [Side: String]

  init(_ transition: Transition) {
    type = Self.capitalized(transition.name)
    member = Self.lowered(transition.name)
    var taken = Self.members.union(Self.keywords)
    let from = Self.unique(transition.from.name, "Screen", &taken)
    let to = Self.unique(transition.to.name, "Screen", &taken)
    screens = [.from: from, .to: to]
    var elements: [String] = []
    for element in transition.shared { elements.append(Self.unique(element.name, "Picture", &taken)) }
    self.elements = elements
    var views: [String] = []
    for view in transition.views { views.append(Self.unique(view.name, "View", &taken)) }
    self.views = views
    var types = Self.types
    for element in elements {
      types.formUnion(["Box", "Ends"].map { Self.capitalized(element) + $0 })
    }
    let fromType = Self.unique(Self.capitalized(transition.from.name), "Screen", &types)
    let toType = Self.unique(Self.capitalized(transition.to.name), "Screen", &types)
    protocols = [.from: fromType, .to: toType]
  }

  /// A screen, as a property and as a case of the sides.
  subscript(side: Side) -> String { screens[side] ?? side.rawValue }

  /// The protocol of a screen: `PhotosZoomGrid`, and `PhotosZoomRunScreen` where the other name is taken.
  func screenProtocol(_ side: Side) -> String { type + (protocols[side] ?? "Screen") }

  /// The stand-in of a shared element.
  func element(_ index: Int) -> String { elements[index] }

  /// A view that the transition adds.
  func added(_ index: Int) -> String { views[index] }

  /// A member of a screen's protocol: `photosZoomCell`.
  func requirement(_ name: String) -> String { member + Self.capitalized(name) }

  /// A name that is not taken yet, and takes it.
  static func unique(_ name: String, _ suffix: String, _ taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = name + suffix + (number == 2 ? "" : String(number))
      number += 1
    }
    return candidate
  }

  /// A name with a capital: `cell` → `Cell`.
  static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// A sentence that goes on another one.
  static func decapitalized(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

  /// A name that begins as Swift's functions do: `PhotosZoom` → `photosZoom`, `URLZoom` → `urlZoom`.
  static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let isWord = capitals.count < 2 || capitals.count == name.count
    let head = isWord ? capitals : capitals.dropLast()
    return head.lowercased() + name.dropFirst(head.count)
  }

  /// What the generated code names itself: its own members and locals, and the members of `NSObject`.
  private static let members: Set<String> = [
    "ahead", "alpha", "animator", "animatorEnded", "animators", "began", "begin", "bend", "context",
    "container", "foreground",
    "angle", "crop", "goOn", "locationStart", "nearest", "pinch", "stretch", "thrown", "turn", "twist",
    "whenGone",
    "ends", "entering", "finger", "gesture", "isCancelled", "isFading", "isPulled", "isPush", "isReduced",
    "leave",
    "leaving",
    "ledger", "mediaTime", "moment", "navigationBar", "next", "now", "operation", "other", "pan", "play",
    "pose",
    "position", "pull", "pulled", "release", "released", "rest", "run", "settle", "show", "side", "size",
    "speed", "spring", "stack", "standing", "start", "stay", "stays",
    "straight",
    "below", "distance", "closeLabel", "fade", "alone", "follow", "homeward", "part", "moved",
    "passage", "hold",
    "isHeld", "meanwhile", "meter",
    "move", "origin",
    "safeArea", "shown", "state",
    "wanted",
    "adopt", "attach", "containerView", "end", "hasBegun", "held", "isPulling", "pulling", "navigation",
    "interruptible", "longest", "isUp", "jump", "layOut",
    "mirrored", "order", "presentation", "presentedView", "presentedViewController", "presenter",
    "presentingViewController", "source", "stand", "tapped", "tabBar", "target", "timing",
    "transition", "translation", "unfinished", "upper", "lower", "velocity",
    "controllers", "fromVC", "isForward", "tabBarController", "tabs", "toVC",
    "copy", "dealloc", "debugDescription", "description", "hash", "hashValue", "isEqual", "isProxy",
    "mutableCopy", "perform", "superclass", "zone",
  ]

  /// What the generated types are called after the transition's name.
  private static let types: Set<String> = [
    "Box", "Container", "Finger", "Foreground", "Context", "Controller", "Ends", "Ledger", "Pose",
    "Presentation",
    "Press",
    "Pull",
    "Run", "Side",
    "State", "Stay", "Transition",
  ]

  /// Swift's keywords.
  static let keywords: Set<String> = [
    "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "final", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "open", "package", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  /// Whether a name is taken by the generated code itself.
  static func isReserved(_ name: String) -> Bool { members.contains(name) || keywords.contains(name) }
}
