import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionText

@testable import TransitionVerification

/// A rule about one of many objects looks only at that object's parts, and not at those of the others.
@Suite struct ManyThingsTests {
  private static let many = 200

  private static func spec(
    from: [String] = [], to: [String] = [], forward: String = "", _ members: String
  ) -> String {
    """
    transition Many {
      style overlay
      from home { \((from + ["done: hook"]).joined(separator: ", ")) }
      to menu { \((to + ["done: hook"]).joined(separator: ", ")) }
      forward 300ms easeOut \(forward)
      animate menu.y: container.height -> 0
    \(members)
      reduceMotion crossfade 200ms
    }
    """
  }

  private static func pan(on view: String, _ members: String) -> String {
    """
      interactive backward by pan(down) on \(view) {
        progress = translation.y / 300pt
        finish when progress > 50%
        settle 200ms easeOut
        \(members)
      }
    """
  }

  private static func transition(_ text: String) throws -> (Transition, ExpressionArena) {
    let (plan, findings) = Compiler.plan(of: SourceText(name: "many.transition", text: text))
    let right = try #require(plan, "\(findings)")
    return (right.transitions[0], right.expressions)
  }

  /// The scroll view for which a pan on the whole screen has no rule.
  private static func contested(_ text: String) -> [DiagnosticArgument] {
    Compiler.plan(of: SourceText(name: "many.transition", text: text)).diagnostics
      .filter { $0.code == .scrollViewUnderGesture }.map { $0.arguments[1] }
  }

  @Test func membersOfOneCellAreItsOwn() throws {
    let cells = (0..<Self.many).map { "cell\($0): view" }
    let tracks = (0..<Self.many).map { "animate home.cell\($0).alpha: 1 -> 50%" }
    let drives = (0..<Self.many).map { "drive home.cell\($0).alpha = lerp(50%, 1, progress)" }
    let (transition, expressions) = try Self.transition(
      Self.spec(
        from: cells, forward: "{\n\(tracks.joined(separator: "\n"))\n}",
        Self.pan(on: "menu", drives.joined(separator: "\n"))))
    let members = LedgerMembers(transition)
    let neighbours = FingerNeighbours(transition, expressions)
    for index in 0..<Self.many {
      let key = PropertyKey(.provided(.from, index), .alpha)
      #expect(members.tracks(of: key, in: .forward).count == 1)
      #expect(members.tracks(of: key, in: .backward).isEmpty)
      #expect(members.drives(of: key).map(\.interaction) == [0])
      #expect(neighbours.tracks(of: key.subject, in: .forward).count == 1)
    }
  }

  @Test func scrollViewsThatAreHeldAreNotLookedAt() throws {
    let lists = (0..<Self.many).map { "list\($0): scroll" }
    let holds = (1..<Self.many).map { "  hold menu.list\($0).scrollEnabled = false" }
    let (transition, expressions) = try Self.transition(
      Self.spec(
        to: lists, holds.joined(separator: "\n") + "\n" + Self.pan(on: "menu", "hands over to menu.list0")))
    let neighbours = FingerNeighbours(transition, expressions)
    #expect(neighbours.scrollViews(on: .to, in: .backward) == [.provided(.to, 0)])
    #expect(neighbours.scrollViews(on: .from, in: .backward).isEmpty)
  }

  /// Each condition of `begin when`, with the first of three lists that it does not cover.
  @Test(
    arguments: [
      ("menu.a.offset.y <= 0", "menu.b"),
      ("menu.a.offset.y <= 0 and menu.b.offset.y <= 0", "menu.c"),
      ("menu.c.offset.y <= 0 and menu.b.offset.y <= 0", "menu.a"),
      ("menu.a.offset.y <= 0 and (menu.b.offset.y <= 0 and menu.c.offset.y <= 0)", nil),
      ("menu.a.offset.y <= 0 or menu.b.offset.y <= 0", "menu.a"),
      ("menu.a.offset.y <= 0 and menu.b.offset.y <= 0 or menu.a.offset.y <= 0", "menu.b"),
      ("not (menu.a.offset.y > 0 or not (menu.b.offset.y <= 0))", "menu.c"),
      ("not menu.a.scrollEnabled and menu.b.offset.y <= 0", "menu.c"),
      ("menu.isReady", nil),
      ("menu.isReady or menu.a.offset.y <= 0", "menu.b"),
      ("menu.isReady and menu.a.offset.y <= 0", nil),
    ] as [(String, String?)]) func scrollViewsAtTheirLimit(begin: String, contested: String?)
  {
    let text = Self.spec(
      to: ["a: scroll", "b: scroll", "c: scroll", "isReady: flag"],
      Self.pan(on: "menu", "begin when \(begin)"))
    #expect(Self.contested(text) == [contested].compactMap(\.self).map { .text($0) })
  }

  /// Of several gestures with two fingers, the first that outranks a finger on its view is reported, for that finger alone.
  @Test func whoOutranksAFinger() throws {
    func pinch(_ way: String, _ rule: String) -> String {
      """
        interactive backward by pinch(\(way)) on menu {
          progress = \(way == "in" ? "1 - scale / start.scale" : "scale / start.scale - 1")
          finish when progress > 50%
          settle 200ms easeOut
          \(rule)
        }
      """
    }
    let text = Self.spec(
      to: ["one: view", "two: view"],
      [
        pinch("in", "outranks pan(down) on menu.one"), pinch("out", "outranks pan(down) on menu.one"),
        Self.pan(on: "menu.one", ""), Self.pan(on: "menu.two", ""),
      ].joined(separator: "\n"))
    let (transition, expressions) = try Self.transition(text)
    let neighbours = FingerNeighbours(transition, expressions)
    let rules = transition.interactions.map { neighbours.outranking($0) }
    #expect(rules.map { $0?.gesture } == [nil, nil, .pinch(.in), nil])
    #expect(rules[2]?.location == transition.interactions[0].rules[0].location)
  }
}
