import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// What would do in the place of a construct that cannot be written yet: each hint stands beside a spec that is shown it.
@Suite struct HintTests {
  /// A construct, what its hint begins with, and a spec without its name and, as a rule, its from screen.
  struct Case: Sendable, CustomStringConvertible {
    var description: String
    var hint: String
    var from: String
    var members: String

    init(
      _ what: String, _ hint: String, from: String = "list { cell: image, card: view, rows: collection }",
      _ members: String
    ) {
      description = what
      self.hint = hint
      self.from = from
      self.members = members
    }
  }

  static let cases: [Case] = [
    Case(
      "a track of one direction only", "say it for both ways, with a time for each",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms { animate detail.scale: 0.9 -> 1 }
      backward 300ms easeIn
      """),
    Case(
      "`stagger`", "hand the items over as views, each with a track and its own `after`",
      """
      style navigation
      to detail { picture: image, body: view }
      forward 400ms easeOut
      press list.rows 100ms { animate list.rows.alpha: 1 -> 0.5 stagger 10ms }
      """),
    Case(
      "parts of one transform with different times", "give them the same window and curve",
      """
      style navigation
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate detail.scale: 0 -> 1 over 0%..50%
      animate detail.rotation: 5deg -> 0
      """),
    Case(
      "a rotation of half a turn or more under a finger", "turn less than 180deg there",
      """
      style navigation
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate detail.rotation: 180deg -> 0
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; finish when progress > 50%; settle 300ms easeOut }
      """),
    Case(
      "a turn out of the plane of half a turn or more", "turn less than 180deg",
      """
      style navigation
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate detail.rotationY: 180deg -> 0
      """),
    Case(
      "two members of one name in screens of one class", "what has one name is one member of the class",
      from: "list: Folder { card: view }",
      """
      style navigation
      to detail: Folder { card: image }
      forward 400ms easeOut
      animate detail.alpha: 0 -> 1
      hide list.card
      hide detail.card

      """),
    Case(
      "a bar's own value below screens of one class", "write `_`: the screen below may have come",
      from: "list: Folder",
      """
      style navigation
      to detail: Folder
      forward 400ms easeOut
      animate tabBar.alpha: 1 -> 0

      """),
    Case(
      "another rest of the screen below than on top, of one class",
      "write `_`, the value at which it is found",
      from: "list: Folder",
      """
      style navigation
      to detail: Folder
      forward 400ms easeOut
      animate detail.cornerRadius: 0 -> 12pt
      animate list.cornerRadius: 0 -> 12pt

      """),
    Case(
      "turns about several axes", "turn about one axis, `rotationX` or `rotationY`",
      """
      style navigation
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate detail.rotationX: 18deg -> 0
      animate detail.rotationY: 18deg -> 0
      """),
    Case(
      "`_` of a bar in `style overlay`", "say what the bar has there, as `1`",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate tabBar.alpha: _ -> 0
      """),
    Case(
      "a spring with a duration of its own in `settle` beside a blur", "write a duration before a damping",
      """
      style modal
      to detail { picture: image, body: view }
      forward 400ms easeOut
      view glass: blur(dark) { below detail; while detail }
      animate glass.blur: 0 -> 1
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; finish when progress > 50%; settle spring(response: 0.3s, damping: 0.9) }
      """),
    Case(
      "`place` outside `style overlay`", "the platform lays the screens out there",
      """
      style navigation
      to detail { picture: image, body: view }
      forward 400ms easeOut
      place detail.height = 300pt
      """),
    Case(
      "`states` outside `style overlay`", "a sheet with rest states is presented with `style overlay`",
      """
      style navigation
      to detail { picture: image, body: view }
      forward 400ms easeOut
      states half, full
      animate detail.y { list: container.height, half: container.height / 2, full: 44pt }
      """),
    Case(
      "a drive of a blur that no track moves", "say what it is at rest: `animate glass.blur: 0 -> 1`",
      """
      style modal
      to detail { picture: image, body: view }
      forward 400ms easeOut
      view glass: blur(dark) { above list; while detail }
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; drive glass.blur = start.glass.blur + progress / 2; finish when progress > 50%; settle 300ms easeOut }
      """),
    Case(
      "a place that is read from a view", "animate to a place of the container, as `container.width / 2`",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      place detail.height = list.card.height
      """),
    Case(
      "a rest state that is read from a view", "say it by the container",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      states half, full
      animate detail.y { list: container.height, half: container.height / 2, full: 44pt }
      animate detail.x { list: 0, half: 0, full: list.card.x }
      interactive states by pan(vertical) on detail { drive detail.y = start.detail.y + translation.y; settle nearest(detail.y) 300ms easeOut;  }
      """),
    Case(
      "a standing value that is not known by the screen alone",
      "a standing value is a constant, or read of the to screen",
      """
      style navigation
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate tabBar.alpha: 1 -> list.card.alpha
      """),
    Case(
      "pictures between screens that may be absent", "leave the `?` behind the screen out",
      """
      style container
      to detail? { picture: image }
      forward 400ms easeOut
      shared p: image { from list.cell; to detail.picture }
      fallback crossfade 200ms
      """),
    Case(
      "a screen that may be absent outside `style container`", "leave the `?` behind the screen out",
      """
      style navigation
      to detail?
      forward 400ms easeOut
      animate detail.alpha: 0 -> 1
      """),
    Case(
      "what is taken meanwhile beside `interactive states or backward`",
      "drive `interactive states`, and let a `tap dismiss` on a view or a button close it",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      states half, full
      animate detail.y { list: container.height, half: container.height / 2, full: 44pt }
      hide detail.body
      interactive states or backward by pan(vertical) on detail { drive detail.y = start.detail.y + translation.y; settle nearest(detail.y) 300ms easeOut;  }
      """),
    Case(
      "a gesture beside `interactive states`", "let a view with `tap dismiss` close it",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      states half, full
      animate detail.y { list: container.height, half: container.height / 2, full: 44pt }
      interactive states by pan(vertical) on detail { drive detail.y = start.detail.y + translation.y; settle nearest(detail.y) 300ms easeOut;  }
      interactive backward by pan(right) on detail { progress = max(0, translation.x) / container.width; finish when progress > 50%; settle 300ms easeOut }
      """),
    Case(
      "drives of several parts of one frame",
      "drive one of them; the length goes to its own value when the finger has left",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      states half, full
      animate detail.y { list: container.height, half: container.height / 2, full: 44pt }
      animate detail.width { list: 300pt, half: 300pt, full: 320pt }
      interactive states by pan(vertical) on detail { drive detail.y = start.detail.y + translation.y; settle nearest(detail.y) 300ms easeOut; drive detail.width }
      """),
    Case(
      "drives of both `frame` and `center`",
      "drive one of them; the length goes to its own value when the finger has left",
      """
      style navigation
      to detail { picture: image, body: view }
      forward 400ms easeOut
      shared p: image { from list.cell; to detail.picture }
      fallback crossfade 200ms
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; drive p.centerX = start.p.centerX + translation.x; drive p.centerY = start.p.centerY + translation.y; finish when progress > 50%; settle 300ms easeOut }
      """),
    Case(
      "`hands over to` from two fingers", "say by `begin when` where the gesture begins",
      """
      style overlay
      to detail { scroll: scroll }
      forward 400ms easeOut
      interactive backward by pinch(in) on detail { progress = 1 - scale; hands over to detail.scroll; finish when progress > 50%; settle 300ms easeOut }
      """),
    Case(
      "a scroll view under a gesture in `style container`", "say by `begin when` where the gesture begins",
      """
      style container
      to detail { scroll: scroll }
      forward 400ms easeOut
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; simultaneous with detail.scroll; finish when progress > 50%; settle 300ms easeOut }
      """),
    Case(
      "`rotation` in reading direction",
      "with `edgePan(left)` in place of `edgePan(leading)` x is physical, and this can be written",
      """
      style navigation
      to detail { picture: image, body: view }
      forward 400ms easeOut
      interactive backward by edgePan(leading) on detail { progress = max(0, translation.x) / container.width; finish when progress > 50%; settle 300ms easeOut }
      animate detail.rotation: 5deg -> 0
      animate detail.rotationY: 5deg -> 0
      """),
    Case(
      "`detail.cornerRadius` in several rest states",
      "give it one value in all of them, `A -> B`, or move the `alpha` of a view that has it",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      states half, full
      animate detail.y { list: container.height, half: container.height / 2, full: 44pt }
      interactive states by pan(vertical) on detail { drive detail.y = start.detail.y + translation.y; settle nearest(detail.y) 300ms easeOut;  }
      animate detail.cornerRadius { list: 20pt, half: 20pt, full: 0 }
      """),
    Case(
      "a drive of `detail.translation` between rest states",
      "drive one number, as `y`, and let the others have tables",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      states half, full
      animate detail.y { list: container.height, half: container.height / 2, full: 44pt }
      animate detail.translation { list: vector(0, 0), half: vector(0, 0), full: vector(1pt, 0) }
      interactive states by pan(vertical) on detail { drive detail.y = start.detail.y + translation.y; settle nearest(detail.y) 300ms easeOut; drive detail.translation }
      """),
    Case(
      "what is taken here (hide list.card) for a run", "hold it for each run, or inside the `interactive`",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      states half, full
      animate detail.y { list: container.height, half: container.height / 2, full: 44pt }
      interactive states by pan(vertical) on detail { drive detail.y = start.detail.y + translation.y; settle nearest(detail.y) 300ms easeOut;  }
      hide list.card during backward
      """),
    Case(
      "several tracks of one property",
      "one track with a curve of its own",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      press list.card 100ms { animate list.card.scale { 0%: 1, 50%: 1.1, 100%: 0.9 } }
      """),
    Case(
      "a step or an arc among several tracks of one property",
      "let each of them take its time, and move straight",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate detail.alpha: 0 -> 0.5 over 0%..50%
      animate detail.alpha: 0.5 -> 1 at 70%
      """),
    Case(
      "several parts of the from screen's frame on one axis", "say the whole frame",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate list.x: _ -> 10pt
      animate list.width: _ -> 100pt
      """),
    Case(
      "what stays above the to screen by a value that is read from it", "say it by the container",
      """
      style modal
      to detail { picture: image, body: view }
      forward 400ms easeOut
      view sign: color(#FF0000) { above detail; while detail }; place sign.height = list.card.height
      """),
    Case(
      "a view that stays below one that passes", "put it `above` that, or let that stay too",
      """
      style modal
      to detail { picture: image, body: view }
      forward 400ms easeOut
      view sign: color(#FF0000) { above detail; while detail }
      view flash: color(#FFFFFF) { above sign }
      animate flash.alpha { 0%: 0, 50%: 1, 100%: 0 }
      """),
    Case(
      "a value that stands where a screen may be absent", "let it come back to `_` in the to screen",
      """
      style container
      to detail?
      forward 400ms easeOut
      animate tabBar.alpha: 1 -> 0
      """),
    Case(
      "`call` inside `interactive states`",
      "a `call` of the transition is told of every run, by a finger or not",
      """
      style overlay
      to detail { done: hook }
      forward 400ms easeOut
      states half, full
      animate detail.y { list: container.height, half: container.height / 2, full: 44pt }
      interactive states by pan(vertical) on detail { drive detail.y = start.detail.y + translation.y; settle nearest(detail.y) 300ms easeOut; call detail.done at end }
      """),
    Case(
      "`call` of a gesture where another one may take over",
      "a `call` of the transition is told of every run, by a finger or not",
      """
      style modal
      to detail { done: hook }
      forward 400ms easeOut
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; catches forward; call detail.done at end; finish when progress > 50%; settle 300ms easeOut }
      """),
    Case(
      "`catches` by a gesture on the screen below", "leave it out: what is under way is played to its end",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      interactive forward by pan(up) on list { progress = max(0, -translation.y) / container.height; catches settle; finish when progress > 50%; settle 300ms easeOut }
      """),
    Case(
      "`catches` of a direction in which not all has one time",
      "leave it out: what is under way is played to its end",
      """
      style modal
      to detail { picture: image, body: view }
      forward 400ms delay 100ms
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; catches forward; finish when progress > 50%; settle 300ms easeOut }
      """),
    Case(
      "a `drive` without a value of this property",
      "leave all `drive`s out, and everything follows the progress",
      """
      style modal
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate detail.body.frame: rect(0, 0, 10pt, 10pt) -> rect(0, 0, 20pt, 20pt)
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; drive detail.body.frame; finish when progress > 50%; settle 300ms easeOut }
      """),
    Case(
      "a `drive` of a colour with a value of its own", "leave the value out",
      """
      style modal
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate detail.background: #000000 -> #FFFFFF
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; drive detail.background = start.detail.background; finish when progress > 50%; settle 300ms easeOut }
      """),
    Case(
      "a spring after a drive of a colour with several tracks", "settle by a curve",
      """
      style modal
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate detail.background { 0%: #000000, 50%: #808080, 100%: #FFFFFF }
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; drive detail.background; finish when progress > 50%; settle 300ms spring(damping: 0.8) }
      """),
    Case(
      "a spring after a drive of a shadow's offset", "settle by a curve",
      """
      style navigation
      to detail { picture: image, body: view }
      forward 400ms easeOut
      fallback crossfade 200ms
      shared sheet: snapshot { from list.card; to detail.body; crossfade }
      animate sheet.shadow.offset: vector(0, 0) -> vector(0, 8pt)
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; drive sheet.shadow.offset; finish when progress > 50%; settle 300ms spring(damping: 0.8) }
      """),
    Case(
      "a place of a view whose screen is scaled or turned meanwhile", "give the view a `translation`",
      """
      style navigation
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate detail.scale: 0.9 -> 1
      animate detail.body.y: 100pt -> _
      """),
    Case(
      "a place of a view whose screen moves in another time", "give the view a `translation`",
      """
      style modal
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate detail.y: container.height -> 0
      animate detail.body.y: 100pt -> _ over 50%..100%
      """),
    Case(
      "a drive of a screen in which a view has a place", "give the view a `translation`",
      """
      style modal
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate detail.alpha: 0 -> 1
      animate detail.body.y: 100pt -> _
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; drive detail.scale = 1 - progress / 2; finish when progress > 50%; settle 300ms easeOut }
      """),
    Case(
      "a drive of a place in a screen that moves", "give the view a `translation`",
      """
      style modal
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate detail.y: container.height -> 0
      animate detail.body.y: 100pt -> _
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; drive detail.body.y = start.detail.body.y + translation.y; finish when progress > 50%; settle 300ms spring(damping: 0.8) }
      """),
    Case(
      "a drive of `detail.body.y` in `style overlay`", "leave all `drive`s out",
      """
      style overlay
      to detail { picture: image, body: view }
      forward 400ms easeOut
      animate detail.body.y: 100pt -> 0
      interactive backward by pan(down) on detail { progress = max(0, translation.y) / container.height; drive detail.body.y = translation.y; finish when progress > 50%; settle 300ms easeOut }
      """),
  ]

  @Test(arguments: cases) func isGiven(_ each: Case) {
    let members = each.members.split(separator: "\n").map { "  \($0)\n" }.joined()
    let text = """
      transition T {
        from \(each.from)
        reduceMotion crossfade 200ms
      \(members)}
      """
    let source = SourceText(name: "t.transition", text: text)
    let found = Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
      .filter { $0.severity == .error }
    #expect(found.allSatisfy { $0.code == .emitterCannotSay }, "\(found)")
    let own = found.first { $0.arguments == [.text("UIKit"), .text(each.description)] }
    #expect(own?.notes.first?.hasPrefix(each.hint) == true, "\(found)")
    #expect(own?.notes.count == 2)
  }

  /// No hint is without its case.
  @Test func everyHintHasACase() throws {
    let file = Golden.folder(of: #filePath).appending(path: "../../Sources/UIKitEmitter/Hints.swift")
    let text = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
    var constructs: [String] = []
    for line in text.split(separator: "\n") {
      guard line.contains("case \"") || line.contains("hasPrefix(") || line.contains("hasSuffix(") else {
        continue
      }
      // What is returned on the same line is no construct.
      let head = line.components(separatedBy: ": return ")[0].components(separatedBy: "{ return ")[0]
      constructs += head.matches(of: /"([^"]+)"/).map { String($0.output.1) }
    }
    #expect(constructs.count > 30)
    for construct in constructs {
      #expect(Self.cases.contains { $0.description.contains(construct) }, "\(construct)")
    }
  }
}
