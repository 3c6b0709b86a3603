#if os(Linux)
  import TestSupport
  import TransitionCompiler
  import TransitionDiagnostics
  import TransitionText

  @testable import TransitionPlan
  @testable import UIKitEmitter

  /// A transition of any spec, and the Swift of an app around it: two screens with what it asks for, in the container that its
  /// style says.
  struct AnySpec {
    let name: String
    let plan: Plan
    let index: Int
    /// As the generated Swift has it.
    private let hasStatusBar: Bool
    /// Where the spec's `sample` has everything, or the defaults.
    let scene: Scene
    private let prefix: String
    private let types: TypeNames

    var transition: Transition { plan.transitions[index] }

    /// The generated file of a source, and each of its transitions. None if the spec is not right.
    /// - Parameter number: Sets the names of the file's types apart from those of other files.
    static func all(of source: SourceText, number: Int) throws -> (text: String, specs: [AnySpec])? {
      let motions = try Specs.source("motion.transition")
      let prefix = "P\(number)"
      let (plan, _) = Compiler.plan(of: source, triesFixIts: false, imports: { _ in .source(motions) })
      guard let plan else { return nil }
      let output = UIKitEmitter.emit(
        plan, version: ToolVersion.current, options: SwiftOptions(prefix: prefix)
      ).bytes
      var prefixes = UniqueNames(reserved: [])
      var names = UniqueNames(reserved: ReservedNames.types, RuntimeText.types)
      let specs = plan.transitions.indices.map { index in
        AnySpec(
          "\(source.name)#\(index)", plan, index, prefix,
          TypeNames(plan.transitions[index], prefix, &prefixes, &names))
      }
      return (HeadlessUIKit.adapted(String(decoding: output, as: UTF8.self)), specs)
    }

    private init(_ name: String, _ plan: Plan, _ index: Int, _ prefix: String, _ types: TypeNames) {
      hasStatusBar = plan.transitions[index].style == .overlay && plan.coversStatusBar(index)
      let plan = Self.handingOver(plan, index)
      (self.name, self.plan, self.index, self.prefix, self.types) = (name, plan, index, prefix, types)
      let transition = plan.transitions[index]
      let scene = Scene(transition, of: plan)
      let isSized = transition.sample.contains { $0.subject == .container && $0.property == .size }
      // Of which shares are whole points, so that a finger comes right to where something changes.
      let size = scene.frame(of: .container).size
      let (width, height) = ((size.width / 20).rounded(.up) * 20, (size.height / 20).rounded(.up) * 20)
      let plain = Size(width: width, height: height)
      self.scene = isSized ? scene : Scene(transition, of: plan, container: plain)
    }

    /// The plan with a sample of each value that is handed over: nothing is seen of what is 0. Of the app's views it has only the frames,
    /// because the app gives its views nothing else that a sample may have.
    private static func handingOver(_ plan: Plan, _ index: Int) -> Plan {
      var plan = plan
      let transition = plan.transitions[index]
      let scene = Scene(transition, of: plan)
      for side in Side.allCases {
        for (number, value) in transition[side].values.enumerated() where !scene.isHanded(side, number) {
          let kind: ExpressionKind =
            switch value.type {
            case .scalar(.length): .number(160)
            case .scalar: .number(0.5)
            case .flag: .flag(true)
            default: .color(Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
            }
          let sample = plan.expressions.add(Expression(kind, type: value.type, range: ByteRange(at: 0)))
          plan.transitions[index].handedSample.append(
            SampleHandedValue(side: side, index: number, value: sample, location: value.location))
        }
      }
      plan.transitions[index].sample.removeAll { value in
        guard case .provided = value.subject else { return false }
        return !value.property.isOfFrame
      }
      return plan
    }

    // MARK: The app's Swift

    /// The classes of the app that the spec names for its screens.
    var classNames: Set<String> { Set(Side.allCases.compactMap(className)) }
    private func className(_ side: Side) -> String? {
      transition[side].className.flatMap { $0 == "UIViewController" ? nil : $0 }
    }

    /// What all that is declared here begins with.
    private var own: String { "\(prefix)x\(index)" }

    /// The name of the case.
    var caseName: String { "case\(own)" }

    /// The declarations of the app.
    var appCode: String {
      let screens = Side.allCases.map(screenCode).joined()
      let container = transition.style == .container ? containerCode : ""
      return screens + container + caseCode
    }

    private func screenName(_ side: Side) -> String { own + (side == .from ? "From" : "To") }

    private func screenCode(_ side: Side) -> String {
      let (screen, names) = (transition[side], types.members(side))
      var parents = [className(side) ?? "AnyScreen"]
      var members: [String] = []
      if case .requiring(let name) = types[side] {
        parents.append(name)
        members += zip(screen.views, names.views).map { view, name in
          let call = view.isOptional ? "optional" : "given"
          return "var \(name): \(view.swiftType) { \(call)(\"\(view.name)\") }"
        }
        members += screen.hooks.indices.map {
          "func \(names.hooks[$0])() { Self.called.append(\"\(side.rawValue) \($0)\") }"
        }
        members += screen.values.enumerated().map { index, value in
          "var \(names.values[index]): \(value.type.handedType.name) { \(literal(side, index, value)) }"
        }
        if side == .from, transition.asksFromScreen {
          members.append("weak var app: AnyApp?")
          if transition.style == .navigation {
            members.append(
              "func \(names.pushed)() -> \(types[.to].optional) { app?.to as? \(types[.to].type) }")
          } else {
            members.append("func \(names.presents)() { app?.go(isForward: true) }")
          }
        }
      }
      return "@MainActor final class \(screenName(side)): \(parents.joined(separator: ", ")) {\n"
        + members.map { "  \($0)\n" }.joined() + "}\n"
    }

    private func literal(_ side: Side, _ index: Int, _ value: HandedValue) -> String {
      switch scene.handed(side, index, value.type) {
      case .color(let color):
        "UIColor(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha))"
      case .flag(let flag): "\(flag)"
      case let number: "\(number.number)"
      }
    }

    private var containerName: String { own + "Container" }

    private var containerCode: String {
      let questions = ContainerQuestion.directions(transition).map { direction in
        let question = ContainerQuestion(transition, types, direction)
        let screen = direction == .forward ? "to" : "from"
        return "  func \(question.name)(\(question.label) shown: \(question.parameter.type))"
          + " -> \(question.result) { app?.\(screen) as? \(types[direction.end].type) }\n"
      }
      let parents = ["AnyContainer"] + (questions.isEmpty ? [] : [types.container])
      return "@MainActor final class \(containerName): \(parents.joined(separator: ", ")) {\n"
        + questions.joined() + "}\n"
    }

    private var caseCode: String {
      let size = scene.frame(of: .container).size
      let used = Set(usedSubjects)
      var lines = ["name: \"\(name)\"", "style: .\(transition.style.rawValue)"]
      lines.append("size: CGSize(width: \(size.width), height: \(size.height))")
      if used.contains(.tabBar) { lines.append("hasTabBar: true") }
      if used.contains(.navigationBar) { lines.append("hasNavigationBar: true") }
      let optional = Side.allCases.map { side in
        let names = transition[side].views.filter(\.isOptional).map { "\"\($0.name)\"" }
        return "[\(names.joined(separator: ", "))]"
      }
      lines.append("optional: (from: \(optional[0]), to: \(optional[1]))")
      lines.append("gestures: [\(transition.interactions.map(gestureCode).joined(separator: ", "))]")
      lines.append("stateCount: \(transition.states.count)")
      let pressed = transition.presses.map { press in
        "\"\(name(of: press.view))\""
      }
      lines.append("pressed: [\(pressed.joined(separator: ", "))]")
      let calls = transition.calls.map { callCode($0) }
      let gestureCalls = transition.interactions.enumerated().flatMap { index, interaction in
        interaction.calls.map { callCode($0, of: index) }
      }
      lines.append("calls: [\((calls + gestureCalls).joined(separator: ", "))]")
      lines.append("closing: \(transition.views.indices.filter { transition.views[$0].dismissesOnTap })")
      lines.append(
        "isPlatforms: (forward: \(transition.forward.isSystem), backward: \(transition.backward.isSystem))")
      let refused = Side.allCases.map { side in
        transition.hasProtocol(side) || ![nil, "UIViewController"].contains(transition[side].className)
      }
      lines.append("refusesStrangers: (from: \(refused[0]), to: \(refused[1]))")
      lines.append("hasStatusBar: \(hasStatusBar)")
      for side in Side.allCases { lines.append("\(side.rawValue): \(partsCode(side))") }
      for side in Side.allCases {
        let label = side == .from ? "makeFrom" : "makeTo"
        lines.append("\(label): { \(screenName(side))($0) }")
      }
      if transition.style == .container {
        lines.append("makeContainer: { \(containerName)(nibName: nil, bundle: nil) }")
      }
      lines.append("hookUp: \(hookUpCode)")
      return "@MainActor let \(caseName) = AnyCase(\n  " + lines.joined(separator: ",\n  ") + ")\n"
    }

    /// What the plan has something to say of.
    private var usedSubjects: [Subject] {
      let tracks = (transition.forward.tracks + transition.backward.tracks).map(\.subject)
      let drives = transition.interactions.flatMap { $0.drives.map(\.subject) + $0.holds.map(\.subject) }
      let tables = transition.stateTables.map(\.subject) + transition.placements.map(\.subject)
      let read = plan.expressions.properties
      return tracks + drives + tables + read + transition.obligations.compactMap(\.subject)
    }

    private func callCode(_ call: HookCall, of gesture: Int? = nil) -> String {
      "AnyCall(name: \"\(call.side.rawValue) \(call.hook)\", moment: \"\(call.moment.rawValue)\","
        + " direction: \"\(call.direction?.rawValue ?? "")\", gesture: \(gesture.map(String.init) ?? "nil"))"
    }

    private func gestureCode(_ interaction: Interaction) -> String {
      let catches = interaction.catches.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      let edges = AnyEdges(interaction, Evaluator(plan: plan, transition: index, scene: scene))
      let releases = edges.releases.map { "(\($0.amount), \($0.speed))" }.joined(separator: ", ")
      let beginnings = edges.beginnings.map { "\($0)" }.joined(separator: ", ")
      let beside = interaction.simultaneous.compactMap { rule -> String? in
        guard rule.condition == nil, case .provided(let side, let view) = rule.subject else { return nil }
        return "\"\(side.rawValue).\(transition[side].views[view].name)\""
      }
      let points: [LedgerPoint] =
        [.drivenStart, interaction.direction == .forward ? .forwardStart : .backwardStart]
      let held =
        interaction.holds.map(\.subject)
        + transition.obligations.filter { points.contains($0.acquire) }.compactMap(\.subject)
      return "AnyGesture(name: \"\(interaction.gesture.name)\","
        + " direction: \"\(interaction.gesture.direction ?? "")\","
        + " isForward: \(interaction.direction == .forward), isAmongStates: \(interaction.states != nil),"
        + " catches: [\(catches)], simultaneous: [\(beside.joined(separator: ", "))],"
        + " held: [\(held.map { "\"\(name(of: $0))\"" }.joined(separator: ", "))],"
        + " releases: [\(releases)], beginnings: [\(beginnings)])"
    }

    /// The name of an object in what the program prints.
    func name(of subject: Subject) -> String {
      switch subject {
      case .container: "container"
      case .screen(let side): side.rawValue
      case .provided(let side, let index): "\(side.rawValue).\(transition[side].views[index].name)"
      case .shared(let index): "shared \(index)"
      case .added(let index): "added \(index)"
      case .tabBar: "tabBar"
      case .navigationBar: "navigationBar"
      }
    }

    private func partsCode(_ side: Side) -> String {
      let screen = Evaluator(plan: plan, transition: index, scene: scene).restState(at: side)
        .frame(of: .screen(side))
      var laidOut = scene
      let placed = Set(transition.placements.filter(\.property.isOfFrame).map(\.subject))
      for (place, view) in transition[side].views.enumerated() {
        let subject = Subject.provided(side, place)
        if scene.isSet(subject, .frame), !placed.contains(subject) { continue }
        // Each elsewhere, so that one is not taken for another.
        let isList = view.kind == .scroll || view.kind == .collection
        let frame =
          isList
          ? Rect(x: 5, y: 60, width: screen.width - 10, height: screen.height - 120)
          : Rect(x: 20 + 12 * Double(place), y: 90 + 70 * Double(place), width: 120, height: 64)
        laidOut.set(
          subject, .frame,
          .rect(Rect(x: frame.x + screen.x, y: frame.y + screen.y, width: frame.width, height: frame.height)))
      }
      let rest = Evaluator(plan: plan, transition: index, scene: laidOut).restState(at: side)
      // The same app in a window that is turned.
      let size = scene.frame(of: .container).size
      var other = Scene(transition, of: plan, container: Size(width: size.height, height: size.width))
      let turned = Evaluator(plan: plan, transition: index, scene: other).restState(at: side)
        .frame(of: .screen(side))
      for place in transition[side].views.indices {
        var frame = laidOut.frame(of: .provided(side, place))
        (frame.x, frame.y) = (frame.x - screen.x + turned.x, frame.y - screen.y + turned.y)
        other.set(.provided(side, place), .frame, .rect(frame))
      }
      let turnedRest = Evaluator(plan: plan, transition: index, scene: other).restState(at: side)
      let moved = Set(movedSubjects).union(placed)
      let parts = transition[side].views.enumerated().map { place, view in
        let subject = Subject.provided(side, place)
        // What moves rests where it is laid out; what has a place is laid out elsewhere.
        let isHome = moved.contains(subject) && !placed.contains(subject)
        var frame = (isHome ? rest : laidOut).frame(of: subject)
        (frame.x, frame.y) = (frame.x - screen.x, frame.y - screen.y)
        var code = "AnyPart(name: \"\(view.name)\", kind: \"\(view.kind.rawValue)\","
        code += " frame: CGRect(x: \(frame.x), y: \(frame.y), width: \(frame.width), height: \(frame.height))"
        var turnedFrame = turnedRest.frame(of: subject)
        (turnedFrame.x, turnedFrame.y) = (turnedFrame.x - turned.x, turnedFrame.y - turned.y)
        if isHome {
          code += ", turned: CGRect(x: \(turnedFrame.x), y: \(turnedFrame.y), width: \(turnedFrame.width),"
          code += " height: \(turnedFrame.height))"
        }
        if scene.isSet(subject, .cornerRadius) {
          code += ", cornerRadius: \(scene.value(of: subject, .cornerRadius).number)"
        }
        if scene.isSet(subject, .alpha) { code += ", alpha: \(scene.value(of: subject, .alpha).number)" }
        if moved.contains(subject) { code += ", isMoved: true" }
        return code + ")"
      }
      return "[\(parts.joined(separator: ", "))]"
    }

    /// What a track, a table, a finger or a `hold` gives another place.
    var movedSubjects: [Subject] {
      let tracks = (transition.forward.tracks + transition.backward.tracks).filter(\.property.isOfFrame)
        .map(\.subject)
      let tables = transition.stateTables.filter(\.property.isOfFrame).map(\.subject)
      let drives = transition.interactions.flatMap { $0.drives.filter(\.property.isOfFrame).map(\.subject) }
      let holds = transition.obligations.compactMap { obligation -> Subject? in
        switch obligation.kind {
        case .held(let subject, let property, _), .standing(let subject, let property, _):
          property.isOfFrame ? subject : nil
        default: nil
        }
      }
      return tracks + tables + drives + holds
    }

    private var hookUpCode: String {
      let from = "app.from as! \(screenName(.from))"
      let to = "app.to as! \(screenName(.to))"
      let asks = transition.asksFromScreen && transition.hasProtocol(.from)
      var lines = asks ? ["(\(from)).app = app"] : []
      let made = transition.style == .container ? "(in: app.root as! \(containerName))" : "()"
      lines.append("let transition = \(types.transition)\(made)")
      let fingers = transition.interactions.contains { $0.direction == .forward && $0.states == nil }
      switch transition.style {
      case .navigation:
        lines += [
          "app.router = TransitionRouter([app.neighbour, transition])",
          "app.navigation?.delegate = app.router",
        ]
        if fingers || !transition.presses.isEmpty { lines.append("transition.attach(to: \(from))") }
      case .tab:
        lines += [
          "app.tabRouter = TransitionTabRouter([app.neighbour, transition])",
          "app.tabs?.delegate = app.tabRouter", "app.jump = { [unowned transition] in transition.jump() }",
        ]
        if !transition.interactions.isEmpty || !transition.presses.isEmpty {
          lines += ["app.tabs?.loadViewIfNeeded()", "transition.attach(to: app.tabs!)"]
        }
      case .modal, .overlay:
        lines.append("app.adopt = { [unowned app, unowned transition] in transition.adopt(\(to)) }")
        if fingers || !transition.presses.isEmpty { lines.append("transition.attach(to: \(from))") }
      case .container:
        lines += [
          "app.forward = { [unowned app, unowned transition] in transition.forward(to: \(to)) }",
          "app.backward = { [unowned app, unowned transition] in transition.backward(to: \(from)) }",
          "app.show = { [unowned transition] in transition.show($0) }",
          "app.jump = { [unowned transition] in transition.jump() }",
        ]
      }
      lines.append("transition.didEnd = { AnyScreen.called.append(\"ended \\($0) \\($1)\") }")
      func switching(_ property: (String) -> String) -> String {
        let cases = types.gestures.enumerated().map { "case \($0): transition.\(property($1)) = $1\n" }
        return "switch $0 {\n\(cases.joined())default: break\n}"
      }
      if !types.gestures.isEmpty {
        lines += [
          "app.enable = { [unowned transition] in "
            + switching { "is\(NameStyle.capitalized($0))Enabled" } + " }",
          "app.ask = { [unowned transition] in " + switching { "\($0)ShouldBegin" } + " }",
        ]
      }
      if !transition.states.isEmpty {
        let all = "\(types.state).allCases"
        lines += [
          "app.move = { [unowned transition] in transition.move(to: \(all)[$0], animated: $1) }",
          "app.state = { [unowned transition] in \(all).firstIndex(of: transition.state)! }",
          "transition.moved = { AnyScreen.called.append(\"moved \\(\(all).firstIndex(of: $0)!)\") }",
        ]
      }
      if transition.views.contains(where: \.dismissesOnTap) {
        lines.append("transition.closeLabel = AnyScreen.closeLabel")
      }
      return "{ app in\n" + (lines + ["return transition"]).map { "    \($0)\n" }.joined() + "  }"
    }
  }

  extension ExpressionArena {
    /// The objects of which properties are read.
    fileprivate var properties: [Subject] {
      (0..<count).compactMap { index in
        switch self[ExpressionID(index)].kind {
        case .property(let subject, _), .start(let subject, _), .found(let subject, _): subject
        default: nil
        }
      }
    }
  }

  extension Obligation {
    /// What it changes.
    fileprivate var subject: Subject? {
      switch kind {
      case .invisible(let subject), .held(let subject, _, _): subject
      default: nil
      }
    }
  }
#endif
