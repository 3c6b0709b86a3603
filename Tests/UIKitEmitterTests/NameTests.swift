import Foundation
import Testing
import TransitionPlan

@testable import UIKitEmitter

/// Whatever names a spec uses, its Swift declares each name once.
@Suite struct NameTests {
  @Test func functionsBeginSmall() {
    #expect(NameStyle.lowered("PhotosZoom") == "photosZoom")
    #expect(NameStyle.lowered("URLZoom") == "urlZoom")
    #expect(NameStyle.lowered("URL") == "url")
    #expect(NameStyle.lowered("zoom") == "zoom")
  }

  /// The declarations at the left edge of a file: its types and functions.
  private func declared(_ text: String) -> [String] {
    let declarations = /(?m)^(?:private |final )*(?:class|protocol|struct|enum|func) (\w+)/
    return text.matches(of: declarations).map { String($0.output.1) }
  }

  /// The local declarations of each describing function.
  private func locals(_ text: String) -> [[String]] {
    text.components(separatedBy: "\nprivate func ").dropFirst().map { function in
      let body = function.components(separatedBy: "\n}").first ?? ""
      return body.matches(of: /(?m)^  let (`?\w+`?)/).map { String($0.output.1) }
    }
  }

  private func expectUnique(_ names: [String], _ text: String) {
    #expect(Set(names).count == names.count, "\(names.sorted())\n\(text)")
  }

  private static let awkward = [
    "close", "view", "delegate", "Type", "self", "transition", "screens", "finger", "drive",
    "state", "host", "description", "title", "hash", "next", "min", "max", "abs", "class", "init", "in",
    "isResting", "press", "animated",
  ]

  /// A screen, a view and an added view of each awkward name.
  @Test(arguments: awkward) func awkwardNames(_ name: String) throws {
    let quoted = "`\(name)`"
    let text = try EmittedSpec.swift(
      """
      transition Awkward {
        style navigation
        from \(quoted) {
          \(quoted): view
        }
        to other {
          \(quoted): view
        }
        forward 300ms easeOut
        animate other.alpha: 0 -> 1
        animate \(quoted).\(quoted).alpha: 1 -> 0
        animate other.\(quoted).alpha: 0 -> 1
        interactive backward by pan(down) on other {
          begin when velocity.y > 0pt/s
          progress = translation.y / other.height
          finish when progress > 0.5
          settle 200ms easeOut
        }
        reduceMotion crossfade 200ms
      }
      """)
    expectUnique(declared(text), text)
    for names in locals(text) { expectUnique(names, text) }
    let folder = try GeneratedFolder()
    try folder.write(text, to: "awkward.swift")
    #expect(try folder.parse() == "")
  }

  private static func transition(_ name: String, from: String, to: String) -> String {
    """
    transition \(name) {
      style navigation
      from `\(from)` {
        cell: view
      }
      to `\(to)` {
        photo: view
      }
      forward 300ms easeOut
      animate `\(to)`.alpha: 0 -> 1
      animate `\(from)`.cell.alpha: 1 -> 0
      animate `\(to)`.photo.alpha: 0 -> 1
      reduceMotion crossfade 200ms
    }

    """
  }

  /// Combined names differ even if their parts meet at different places.
  @Test(arguments: [
    [("Zoom", "inList", "detail"), ("ZoomIn", "list", "detail")],
    [("Zoom", "transition", "state"), ("ZoomTransition", "list", "detail")],
    [("Zoom", "list", "transition"), ("ZoomList", "list", "detail")],
    [("Zoom", "list", "detail"), ("ZOOM", "list", "detail")],
    [("Zoom", "containers", "list"), ("ZoomContainers", "list", "list2")],
    [("UIView", "controller", "list"), ("Transition", "description", "track")],
    [("UI", "touch", "event"), ("CA", "layer", "displayLink")],
    [("NS", "layoutConstraint", "coder"), ("Index", "path", "list")],
  ])
  func severalTransitions(_ parts: [(name: String, from: String, to: String)]) throws {
    let spec = parts.map { Self.transition($0.name, from: $0.from, to: $0.to) }.joined(separator: "\n")
    let text = try EmittedSpec.swift(spec)
    expectUnique(declared(text).map { $0.lowercased() }, text)
    for name in declared(text) {
      #expect(!(ReservedNames.types + RuntimeText.types).contains(name), "\(name)")
    }
    let folder = try GeneratedFolder()
    try folder.write(text, to: "several.swift")
    #expect(try folder.parse() == "")
  }

  /// A spec cannot ask for a member that a view controller already has.
  @Test(arguments: [
    ("Input", "accessoryView"), ("Accessibility", "label"), ("User", "activity"), ("Key", "commands"),
  ])
  func membersOfControllersAreTaken(_ name: String, _ view: String) throws {
    let spec = Self.transition(name, from: "list", to: "page").replacing("cell", with: view)
    let text = try EmittedSpec.swift(spec)
    for member in ReservedNames.controllers { #expect(!text.contains("var \(member): "), "\(member)") }
  }

  /// If one class is both screens, a name with one type is one member, and a name with two types is two.
  @Test func oneClassIsBothScreens() throws {
    let text = try EmittedSpec.swift(
      """
      transition One {
        style navigation
        from list: ItemController { item: image, title: label, accent: color }
        to   detail: ItemController { item: button, title: label, accent: number }
        forward 300ms easeOut
        animate list.item.alpha: 1 -> 0
        animate detail.item.alpha: 0 -> 1
        animate list.title.alpha: 1 -> 0
        animate detail.title.alpha: 0 -> 1
        animate detail.background: list.accent -> _
        animate detail.scale: detail.accent -> 1
        reduceMotion crossfade 200ms
      }

      """)
    let members = text.matches(of: /(?m)^  var (\w+): (\w+) \{ get \}/).map { "\($0.1): \($0.2)" }
    #expect(
      members == [
        "oneItem: UIImageView", "oneTitle: UILabel", "oneAccent: UIColor",
        "oneItemView: UIButton", "oneTitle: UILabel", "oneAccentValue: CGFloat",
      ])
  }

  @Test(arguments: [
    ReservedNames.keywords, ReservedNames.locals, ReservedNames.parameters, ReservedNames.cases,
    ReservedNames.types, ReservedNames.screens, ReservedNames.controllers, RuntimeText.types,
    RuntimeText.members,
  ])
  func reservedNamesAreSorted(_ names: [String]) { #expect(names == names.sorted()) }

  @Test func uniqueNames() {
    var names = UniqueNames(reserved: ["close"])
    let taken = ["close", "view", "view", "view", "viewView", "viewView2"].map { names.take($0, or: "View") }
    #expect(taken == ["closeView", "view", "viewView", "viewView2", "viewViewView", "viewView2View"])
  }
}
