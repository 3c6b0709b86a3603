import Testing
import TransitionPlan

/// A plan with a name, which is also that of its golden file.
struct Variant: Sendable, CustomTestStringConvertible {
  let name: String
  let plan: Plan

  var testDescription: String { name }

  static let all: [Variant] = [
    Variant(name: "Photos", plan: HandMadePhotos.plan),
    Variant(name: "NoChrome", plan: noChrome),
    Variant(name: "PlainFade", plan: plainFade),
    Variant(name: "SwipeBack", plan: swipeBack),
    Variant(name: "TwoPictures", plan: twoPictures),
    Variant(name: "CardFlip", plan: cardFlip),
    Variant(name: "ManyWays", plan: manyWays),
    Variant(name: "TwoTransitions", plan: twoTransitions),
  ]

  private static func at(_ line: Int) -> SpecLocation { PlanBuilder.at(line) }

  /// Photos without the tab bar, a clip, a fallback and an answer to reduced motion.
  static var noChrome: Plan {
    var plan = HandMadePhotos.plan
    var transition = plan.transitions[0]
    func keep(_ track: Track) -> Bool { track.subject != .tabBar && track.property != .clip }
    transition.forward.tracks = transition.forward.tracks.filter(keep)
    transition.backward.tracks = transition.backward.tracks.filter(keep)
    transition.shared[0].from.clip = nil
    transition.shared[0].contentMode = .aspectFit
    transition.interactions[0].drives.removeLast()
    transition.interactions[0].steps.removeLast()
    transition.obligations = transition.obligations.filter { obligation in
      if case .standing = obligation.kind { false } else { true }
    }
    transition.shared[0].missing = nil
    transition.fallback = nil
    transition.reduceMotion = nil
    plan.transitions = [transition]
    plan.sourceName = "no-chrome.transition"
    return plan
  }

  /// No picture, no finger, no chrome; named classes; windows, a delay and a curve of its own.
  static var plainFade: Plan {
    var b = PlanBuilder()
    let (zero, one, small) = (b.number(0), b.number(1), b.number(0.9))
    let values: [(Subject, Property, ExpressionID, ExpressionID, line: Int)] = [
      (.screen(.to), .alpha, zero, one, 8), (.screen(.to), .scale, small, one, 9),
    ]
    let own = Curve.cubic(CubicBezier(0.2, 0, 0, 1), name: nil)
    let transition = PlanBuilder.transition(
      "PlainFade", from: Screen(name: "list", className: "ListController", location: at(3)),
      to: Screen(name: "default", className: "DetailController", location: at(4)),
      forward: b.direction(
        .forward, 0.3, own, delay: 0.05, values, windows: [0: (0.05, 0.2, .linear)], line: 5),
      backward: b.direction(
        .backward, 0.3, .cubic(CubicBezier(0, 0, 0.58, 1), name: "easeOut"), values, line: 6))
    return b.plan("plain.transition", [transition])
  }

  /// A scrub to the right: everything follows the finger; marker protocols; a bar; hooks of one direction.
  static var swipeBack: Plan {
    var b = PlanBuilder()
    let (zero, one, half) = (b.number(0), b.number(1), b.number(0.5))
    let still = b.vector(0, 0)
    let width = b.property(.screen(.to), .width)
    let away = b.vector(width, b.number(0, .length))
    let under = b.vector(
      b.binary(.divide, b.add(.negate(width), .length), b.number(3.5), .length), b.number(0, .length))
    let values: [(Subject, Property, ExpressionID, ExpressionID, line: Int)] = [
      (.screen(.to), .translation, away, still, 9), (.screen(.from), .translation, still, under, 10),
      (.navigationBar, .alpha, one, zero, 11),
    ]
    let x = b.gesture(.translation, .x)
    let thrown = b.binary(
      .add, x, b.binary(.multiply, b.gesture(.velocity, .x), b.number(0.25, .scalar(.time)), .length), .length
    )
    let share = b.binary(
      .divide, b.add(.call(.max, [b.number(0, .length), thrown]), .length), width, .number)
    let interaction = Interaction(
      direction: .backward, gesture: .pan(.right), view: .screen(.to), begin: nil, holds: [],
      simultaneous: [], progress: b.binary(.divide, x, width, .number), drives: [], steps: [.progress],
      decision: .finishWhen(b.binary(.greaterOrEqual, share, half, .flag), at(14)),
      finish: Settle(
        duration: 0.3, curve: .cubic(CubicBezier(0, 0, 0.58, 1), name: "easeOut"), location: at(15)),
      cancel: Settle(duration: 0.3, curve: PlanBuilder.spring(1, 0.3), location: at(16)), location: at(12))
    let transition = PlanBuilder.transition(
      "SwipeBack", documentation: ["A swipe to the right uncovers the list."],
      from: Screen(name: "list", location: at(3)),
      to: Screen(
        name: "detail", hooks: [Hook(name: "closed", location: at(4)), Hook(name: "kept", location: at(4))],
        location: at(4)),
      forward: b.direction(.forward, 0.5, .linear, values, line: 5),
      backward: b.direction(
        .backward, 0.5, .linear, values, windows: [2: (0, 0.25, .linear)], line: 6),
      calls: [
        HookCall(side: .to, hook: 0, direction: .backward, moment: .finish, location: at(17)),
        HookCall(side: .to, hook: 1, direction: nil, moment: .cancel, location: at(18)),
      ],
      interactions: [interaction],
      obligations: [PlanBuilder.standing(.navigationBar, .alpha, zero, 11)],
      reduceMotion: PlanBuilder.fade(0.2, 19))
    return b.plan("swipe.transition", [transition])
  }

  /// Two pictures, one of them cut; corners that come from a view; both ends of one name.
  static var twoPictures: Plan {
    var b = PlanBuilder()
    let cell = b.property(.provided(.from, 0), .frame)
    let cover = b.property(.provided(.to, 0), .frame)
    let badge = b.property(.provided(.from, 1), .frame)
    let seal = b.property(.provided(.to, 1), .frame)
    let bounds = b.property(.screen(.from), .bounds)
    let container = b.property(.container, .bounds)
    let radius = b.property(.provided(.from, 0), .cornerRadius)
    let none = b.number(0, .length)
    let values: [(Subject, Property, ExpressionID, ExpressionID, line: Int)] = [
      (.shared(0), .frame, cell, cover, 10), (.shared(0), .clip, bounds, container, 10),
      (.shared(0), .cornerRadius, radius, none, 11), (.shared(1), .frame, badge, seal, 14),
      (.shared(1), .alpha, b.number(1), b.number(0.5), 15),
    ]
    func end(_ view: Int, _ frame: ExpressionID, _ line: Int, clip: ExpressionID? = nil) -> SharedEnd {
      SharedEnd(view: view, clip: clip, frame: frame, location: at(line))
    }
    func view(_ name: String, _ kind: ViewKind, _ isOptional: Bool, _ line: Int) -> ProvidedView {
      ProvidedView(name: name, kind: kind, isOptional: isOptional, location: at(line))
    }
    let transition = PlanBuilder.transition(
      "TwoPictures",
      from: Screen(
        name: "list", views: [view("image", .image, true, 3), view("badge", .view, false, 3)],
        location: at(3)),
      to: Screen(
        name: "detail",
        views: [view("image", .image, false, 4), view("seal", .image, true, 4)], location: at(4)),
      forward: b.direction(.forward, 0.4, .easeInOut, values, line: 5),
      backward: b.direction(.backward, 0.4, .easeInOut, values, line: 5),
      shared: [
        SharedElement(
          name: "cover", from: end(0, cell, 8, clip: bounds), to: end(0, cover, 9),
          contentMode: .aspectFill, missing: nil, location: at(7)),
        SharedElement(
          name: "ledger", from: end(1, badge, 13), to: end(1, seal, 13), contentMode: .fill,
          missing: nil, location: at(12)),
      ],
      fallback: PlanBuilder.fade(0.25, 17), reduceMotion: PlanBuilder.fade(0.2, 18))
    return b.plan("two-pictures.transition", [transition])
  }

  /// Screens that turn, move and round their corners; a finger that drives them; springs at both outcomes.
  static var cardFlip: Plan {
    var b = PlanBuilder()
    let (one, half) = (b.number(1), b.number(0.5))
    let (flat, turned) = (b.number(0, .scalar(.angle)), b.number(1.5, .scalar(.angle)))
    let still = b.vector(0, 0)
    let height = b.property(.screen(.to), .height)
    let down = b.vector(b.number(0, .length), height)
    let (sharp, round) = (b.number(0, .length), b.number(24, .length))
    let values: [(Subject, Property, ExpressionID, ExpressionID, line: Int)] = [
      (.screen(.to), .rotation, turned, flat, 7), (.screen(.to), .translation, down, still, 8),
      (.screen(.to), .scale, half, one, 9), (.screen(.to), .cornerRadius, round, sharp, 10),
      (.tabBar, .translation, still, b.vector(0, 80), 11),
    ]
    let y = b.gesture(.translation, .y)
    let local = b.add(.local(0), .length)
    let zero = b.number(0, .length)
    let progress = b.map(local, zero, height, 0, 1)
    let turn = b.add(.call(.lerp, [flat, turned, progress]), .scalar(.angle))
    let move = b.vector(b.gesture(.translation, .x), local)
    let radius = b.binary(.divide, local, b.number(4), .length)
    let scroll = Subject.provided(.to, 0)
    let interaction = Interaction(
      direction: .backward, gesture: .pan(.vertical), view: .screen(.to),
      begin: b.binary(
        .lessOrEqual, b.add(.component(b.property(scroll, .offset), .y), .length), zero, .flag),
      holds: [
        Hold(subject: scroll, property: .scrollEnabled, value: b.add(.flag(false), .flag), location: at(13)),
        Hold(
          subject: .screen(.to), property: .background,
          value: b.add(.color(Color(red: 0, green: 0, blue: 0)), .color), location: at(14)),
      ],
      simultaneous: [Simultaneous(subject: scroll, condition: nil, location: at(15))], progress: progress,
      drives: [
        Drive(subject: .screen(.to), property: .rotation, value: turn, location: at(17)),
        Drive(subject: .screen(.to), property: .translation, value: move, location: at(18)),
        Drive(subject: .screen(.to), property: .cornerRadius, value: radius, location: at(19)),
      ],
      steps: [.local(0), .progress, .drive(0), .drive(1), .drive(2)],
      decision: .finishWhen(b.binary(.greater, local, b.number(120, .length), .flag), at(20)),
      finish: Settle(duration: 0.4, curve: PlanBuilder.spring(0.8, 0.4), location: at(21)),
      cancel: Settle(duration: 0.5, curve: PlanBuilder.spring(0.9, 0.5), location: at(22)), location: at(12))
    let transition = PlanBuilder.transition(
      "CardFlip", documentation: ["A card that turns as it comes."],
      from: Screen(name: "table", location: at(3)),
      to: Screen(
        name: "card",
        views: [ProvidedView(name: "text", kind: .scroll, isOptional: true, location: at(4))],
        location: at(4)),
      forward: b.direction(.forward, 0.5, PlanBuilder.spring(0.8, 0.5), values, line: 5),
      backward: b.direction(.backward, 0.4, .easeInOut, values, line: 6),
      locals: [Local(name: "transition", value: y, location: at(16))], interactions: [interaction],
      obligations: [PlanBuilder.standing(.tabBar, .translation, b.vector(0, 80), 11)],
      reduceMotion: PlanBuilder.fade(0.2, 23))
    return b.plan("card-flip.transition", [transition])
  }

  /// Photos with a second gesture, which scrubs, and springs to its end.
  static var manyWays: Plan {
    var plan = HandMadePhotos.plan
    var b = PlanBuilder()
    b.arena = plan.expressions
    var transition = plan.transitions[0]
    let share = b.binary(
      .divide, b.gesture(.translation, .x), b.property(.screen(.to), .width), .number)
    let progress = b.add(.gesture(.progress), .number)
    transition.interactions.append(
      Interaction(
        direction: .backward, gesture: .pan(.right), view: .provided(.to, 1), begin: nil, holds: [],
        simultaneous: [], progress: share, drives: [], steps: [.progress],
        decision: .finishWhen(b.binary(.greater, progress, b.number(0.5), .flag), at(62)),
        finish: Settle(duration: 0.25, curve: PlanBuilder.spring(1, 0.25), location: at(63)),
        cancel: Settle(duration: 0.5, curve: PlanBuilder.spring(0.9, 0.5), location: at(64)), location: at(60)
      ))
    plan.transitions = [transition]
    plan.expressions = b.arena
    return plan
  }

  /// Two transitions in one file, the second one with the from screen above and nothing of the first.
  static var twoTransitions: Plan {
    var plan = HandMadePhotos.plan
    var b = PlanBuilder()
    b.arena = plan.expressions
    let (zero, one) = (b.number(0), b.number(1))
    let values: [(Subject, Property, ExpressionID, ExpressionID, line: Int)] = [
      (.tabBar, .alpha, one, zero, 74)
    ]
    plan.transitions.append(
      PlanBuilder.transition(
        "URLFade", from: Screen(name: "list", location: at(71)), to: Screen(name: "page", location: at(72)),
        top: .from, forward: b.direction(.forward, 0.3, .easeInOut, values, line: 73),
        backward: b.direction(.backward, 0.3, .easeInOut, values, line: 73),
        obligations: [PlanBuilder.standing(.tabBar, .alpha, zero, 74)],
        reduceMotion: PlanBuilder.fade(0.2, 75), line: 70))
    plan.expressions = b.arena
    return plan
  }
}
