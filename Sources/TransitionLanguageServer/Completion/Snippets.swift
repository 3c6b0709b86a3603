import TransitionPlan
import TransitionSyntax
import TransitionText

/// Snippets of whole constructs.
enum Snippets {
  /// The text of a snippet with the first choice, or the name, of each placeholder.
  static func plain(_ snippet: String) -> String {
    var text = ""
    var rest = snippet[...]
    while let dollar = rest.firstIndex(of: "$") {
      text += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard rest.first == "{" else {
        rest = rest.drop { $0.isNumber }
        continue
      }
      let end = rest.firstIndex(of: "}") ?? rest.index(before: rest.endIndex)
      var body = rest[..<end].dropFirst().drop { $0.isNumber }
      if body.first == ":" { body = body.dropFirst() }
      if body.first == "|" { body = body.dropFirst().prefix { $0 != "," && $0 != "|" } }
      text += body
      rest = rest[rest.index(after: end)...]
    }
    return (text + rest).changing("\t", to: "  ").changing("\\", to: "")
  }

  /// A placeholder with some words to choose from.
  static func choice(_ number: Int, _ words: [String]) -> String {
    "${\(number)|\(words.joined(separator: ","))|}"
  }

  static func choice<Words: RawRepresentable<String> & CaseIterable>(_ number: Int, _ words: Words.Type)
    -> String
  {
    choice(number, words.allCases.map(\.rawValue))
  }

  /// The kinds of views, the most usual one first.
  private static let viewKinds = ["image"] + ViewKind.allCases.map(\.rawValue).filter { $0 != "image" }

  /// A member of a block, by the word that begins it.
  static func member(_ kind: NodeKind, _ word: Word, in block: NodeKind) -> String? {
    switch (kind, word) {
    case (.style, _): "style \(choice(1, TransitionStyle.self))"
    case (.screen, .from):
      "from ${1:list} {\n\t${2:cell}: \(choice(3, viewKinds))\n}"
    case (.screen, .to):
      "to ${1:detail} {\n\t${2:picture}: \(choice(3, viewKinds))\n}"
    case (.states, _): "states ${1:half}, ${2:full}"
    case (.direction, .forward):
      "forward ${1:400ms} ${2|easeInOut,easeOut,easeIn,linear,spring(damping: 0.8)|}"
    case (.direction, .backward):
      "backward ${1:250ms} ${2|easeInOut,easeOut,easeIn,linear,spring(damping: 0.9)|}"
    case (.order, _): "order ${1:detail} above ${2:list}"
    case (.animate, _): "animate ${1:detail.alpha}: ${2:0} -> ${3:1}"
    case (.shared, _):
      "shared ${1:photo}: \(choice(2, SharedKind.self)) {\n\tfrom ${3:list.cell}\n\tto ${4:detail.picture}\n}"
    case (.view, _):
      "view ${1:shade}: ${2:color(#000000)} {\n\tabove ${3:list}\n\tfills ${4:container}\n\twhile ${5:detail}\n}"
    case (.place, _): "place ${1:detail.frame} = ${2:container.bounds}"
    case (.hide, _): "hide ${1:list.cell}"
    case (.hold, _): "hold ${1:list.alpha} = ${2:0.5}"
    case (.call, _): "call ${1:list.willStart} at ${2|start,finish,cancel,end|}"
    case (.use, _): "use ${1:motion}(${2})"
    case (.press, _):
      "press ${1:list.cell} ${2:150ms easeOut} {\n\tanimate ${1:list.cell}.scale: 1 -> ${3:0.96}\n}"
    case (.interactive, _): interactiveBackward(style: nil)
    case (.fallback, _): "fallback crossfade ${1:250ms}"
    case (.reduceMotion, _): "reduceMotion crossfade ${1:200ms}"
    case (.sample, _): "sample {\n\tcontainer = size(${1:390pt}, ${2:844pt})\n}"
    case (.let, _): "let ${1:name} = ${2:value}"
    case (.curve, _): "curve ${1:glide} = ${2:spring(response: 0.4s, damping: 1)}"
    case (.motion, _):
      "motion ${1:fadeIn}(${2:target}: ${3:screen}) {\n\tanimate ${2:target}.alpha: 0 -> 1\n}"
    case (.import, _): "import \"${1:Motion.transition}\""
    case (.language, _): "language 1"
    case (.sharedEnd, .from): "from ${1:list.cell}"
    case (.sharedEnd, .to): "to ${1:detail.picture}"
    case (.sharedTrack, .frame): "frame: ${1:_} -> ${2:_}"
    case (.sharedTrack, .cornerRadius): "cornerRadius: ${1:8pt} -> ${2:0}"
    case (.sharedTrack, .alpha): "alpha: ${1:1} -> ${2:1}"
    case (.sharedTrack, .background): "background: ${1:#FFFFFF} -> ${2:#000000}"
    case (.content, _): "content \(choice(1, ContentMode.self))"
    case (.crossfade, _): "crossfade ${1:over 20%..60%}"
    case (.missing, _): "missing crossfade ${1:250ms}"
    case (.along, _) where block == .shared: "along arc(\(choice(1, Arc.Bend.self)))"
    case (.above, _): "above ${1:list}"
    case (.below, _): "below ${1:detail}"
    case (.fills, _): "fills ${1:container}"
    case (.while, _) where block == .view: "while ${1:detail}"
    case (.tap, _): "tap dismiss"
    case (.begin, _): "begin when ${1:velocity.y > 0}"
    case (.drive, _): "drive ${1:detail.alpha} = ${2:1 - progress}"
    case (.progress, _): "progress = ${1:max(0, translation.y) / detail.height}"
    case (.decision, .finish): "finish when ${1:progress > 40% or velocity.y > 800pt/s}"
    case (.decision, .cancel): "cancel when ${1:velocity.y < 0 or progress < 30%}"
    case (.settle, _): "settle ${1|finish,cancel|} ${2:250ms easeOut}"
    case (.simultaneous, _): "simultaneous with ${1:detail.content} when ${2:detail.content.offset.y <= 0}"
    case (.outranks, _): "outranks ${1:pan(up)} on ${2:detail}"
    case (.waits, _): "waits for ${1:pan(left)} on ${2:detail}"
    case (.handsOver, _): "hands over to ${1:detail.content} when ${2:detail.content.offset.y > 0}"
    case (.catches, _): "catches ${1|settle,forward,backward|}"
    default: nil
    }
  }

  /// A gesture on the to screen that begins the backward direction: the usual one for a style.
  static func interactiveBackward(style: String?) -> String {
    switch style {
    case "navigation": interactive("backward", "edgePan(leading)", on: "detail", "x", "width", 1)
    case "tab", "container": interactive("backward", "pan(right)", on: "detail", "x", "width", 1)
    default: interactive("backward", "pan(down)", on: "detail", "y", "height", 1)
    }
  }

  /// A gesture on the from screen that begins the forward direction: the usual one for a style.
  static func interactiveForward(style: String?) -> String {
    switch style {
    case "modal", "overlay": interactive("forward", "pan(up)", on: "list", "y", "height", -1)
    case "navigation": interactive("forward", "pan(leading)", on: "list", "x", "width", -1)
    default: interactive("forward", "pan(left)", on: "list", "x", "width", -1)
    }
  }

  /// - Parameter sign: Whether the finger goes to where the coordinate grows, 1, or -1.
  private static func interactive(
    _ direction: String, _ gesture: String, on screen: String, _ axis: String, _ length: String, _ sign: Int
  ) -> String {
    let (minus, isFast) = sign < 0 ? ("-", "< -") : ("", "> ")
    return """
      interactive \(direction) by ${1:\(gesture)} on ${2:\(screen)} {
      \tprogress = ${3:max(0, \(minus)translation.\(axis)) / \(screen).\(length)}
      \tfinish when ${4:progress > 40% or velocity.\(axis) \(isFast)800pt/s}
      \tsettle finish ${5:250ms easeOut}
      \tsettle cancel ${6:400ms spring(damping: 0.9)}
      }
      """
  }

  /// A whole transition of a style.
  static func transition(_ style: String) -> String {
    """
    /// ${1:What it looks like.}
    transition ${2:\(name(style))} {
    \tstyle \(style)
    \tfrom ${3:list}
    \tto ${4:detail}
    \tforward ${5:400ms easeOut}
    \(tracks(style))
    \treduceMotion crossfade 200ms
    }
    """
  }

  /// The use of a style, in a few words.
  static func use(ofStyle style: String) -> String {
    switch style {
    case "modal": "covers the whole screen"
    case "overlay": "a sheet or card above the screen, which stays"
    case "tab": "from tab to tab"
    case "container": "from child to child of your own container"
    default: "pushed by a navigation controller"
    }
  }

  private static func name(_ style: String) -> String {
    switch style {
    case "modal": "Present"
    case "overlay": "Sheet"
    case "tab": "Tabs"
    case "container": "Page"
    default: "Push"
    }
  }

  private static func tracks(_ style: String) -> String {
    switch style {
    case "navigation":
      "\tanimate ${4:detail}.translation: vector(container.width, 0) -> vector(0, 0)\n\tanimate ${3:list}.alpha: 1 -> 0.6"
    case "modal":
      "\tanimate ${4:detail}.translation: vector(0, container.height) -> vector(0, 0)"
    case "overlay":
      "\tview shade: color(#000000) { above ${3:list}; fills container; while ${4:detail}; tap dismiss }\n"
        + "\tanimate shade.alpha: 0 -> 40%\n"
        + "\tplace ${4:detail}.frame = rect(0, container.height / 2, container.width, container.height / 2)\n"
        + "\tanimate ${4:detail}.top: container.height -> _"
    case "tab":
      "\tanimate ${3:list}.translation: vector(0, 0) -> vector(-container.width, 0)\n"
        + "\tanimate ${4:detail}.translation: vector(container.width, 0) -> vector(0, 0)"
    default: "\tanimate ${4:detail}.alpha: 0 -> 1"
    }
  }
}
