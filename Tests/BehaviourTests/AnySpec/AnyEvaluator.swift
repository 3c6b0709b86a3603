#if os(Linux)
  import TransitionText

  @testable import TransitionPlan

  extension AnyExpectation {
    /// The evaluator with what was seen in place of the spec's `sample`.
    static func evaluator(_ spec: AnySpec, _ seen: AnyScene, in size: [Double]) -> Evaluator {
      let transition = spec.transition
      func rest(_ side: Side, in size: [Double]) -> Scene {
        let scene = Scene(transition, of: spec.plan, container: Size(width: size[0], height: size[1]))
        return Evaluator(plan: spec.plan, transition: spec.index, scene: scene).restState(at: side)
      }
      var plan = spec.plan
      var sample: [SampleValue] = transition.sample.filter {
        $0.property == .size && $0.subject == .container
      }
      func add(_ subject: Subject, _ property: Property, _ function: Function, _ numbers: [Double]) {
        let arguments = numbers.map {
          plan.expressions.add(Expression(.number($0), type: .scalar(.length), range: ByteRange(at: 0)))
        }
        let call = Expression(.call(function, arguments), type: property.type, range: ByteRange(at: 0))
        sample.append(
          SampleValue(
            subject: subject, property: property, value: plan.expressions.add(call),
            location: transition.location))
      }
      for (name, frame) in seen.frames {
        guard let subject = subject(name, in: transition) else { continue }
        switch subject {
        case .provided(let side, _):
          // A view stays where it is in its screen.
          let carried = CarriedFrame(in: side, rest: rest(side, in: seen.size), now: rest(side, in: size))
          let old = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
          add(subject, .frame, .rect, Value.rect(carried?(old) ?? old).numbers)
        case .tabBar: add(subject, .frame, .rect, [0, size[1] - frame[3], size[0], frame[3]])
        case .navigationBar: add(subject, .frame, .rect, [0, 0, size[0], frame[3]])
        default: break
        }
      }
      for (name, insets) in seen.safeAreas {
        if let subject = subject(name, in: transition) { add(subject, .safeArea, .insets, insets) }
      }
      for (name, size) in seen.imageSizes {
        if let subject = subject(name, in: transition) { add(subject, .imageSize, .size, size) }
      }
      for (index, element) in transition.shared.enumerated() where element.kind == .image {
        add(.shared(index), .imageSize, .size, [300, 200])
      }
      // A layer has this one.
      let cast =
        (transition.forward.tracks + transition.backward.tracks).map { ($0.subject, $0.property) }
        + transition.interactions.flatMap(\.drives).map { ($0.subject, $0.property) }
      for subject in Set(cast.filter { $0.1 == .shadowOffset }.map(\.0)) {
        if case .shared = subject { continue }
        add(subject, .shadowOffset, .vector, [0, -3])
      }
      let others = transition.sample.filter { old in
        old.subject != .container
          && !sample.contains { $0.subject == old.subject && $0.property == old.property }
          && !isScreen(old.subject) && !old.subject.isChrome
      }
      plan.transitions[spec.index].sample = sample + others
      let scene = Scene(
        plan.transitions[spec.index], of: plan, container: Size(width: size[0], height: size[1]))
      let evaluator = Evaluator(plan: plan, transition: spec.index, scene: scene)
      return seen.trip == "reduced" ? evaluator.reducingMotion : evaluator
    }

    static func isScreen(_ subject: Subject) -> Bool {
      if case .screen = subject { true } else { false }
    }

    static func subject(_ name: String, in transition: Transition) -> Subject? {
      switch name {
      case "from": return .screen(.from)
      case "to": return .screen(.to)
      case "container": return .container
      case "tabBar": return .tabBar
      case "navigationBar": return .navigationBar
      default: break
      }
      for side in Side.allCases where name.hasPrefix(side.rawValue + ".") {
        return transition[side].views.firstIndex { name == side.rawValue + "." + $0.name }
          .map { .provided(side, $0) }
      }
      let words = name.split(separator: " ")
      guard words.count == 2, let index = Int(words[1]) else { return nil }
      return words[0] == "added" ? .added(index) : .shared(index)
    }
  }
#endif
