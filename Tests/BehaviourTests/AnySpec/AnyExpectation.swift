#if os(Linux)
  import TransitionText

  @testable import TransitionPlan

  /// What the evaluator says of a spec in the app that was made for it.
  struct AnyExpectation {
    private let spec: AnySpec
    private let seen: AnyScene
    private let evaluator: Evaluator
    private let resized = Resized()
    private let isReduced: Bool
    private let isMissing: Bool
    /// What replaces the motion.
    private let crossfade: Crossfade?
    private var transition: Transition { evaluator.transition }

    init(_ spec: AnySpec, _ seen: AnyScene) {
      (self.spec, self.seen) = (spec, seen)
      isReduced = seen.trip == "reduced" && spec.transition.reduceMotion != nil
      isMissing = seen.trip == "missing"
      crossfade = isReduced ? spec.transition.reduceMotion : isMissing ? Self.fallback(of: spec) : nil
      evaluator = Self.evaluator(spec, seen, in: seen.size)
    }

    /// The evaluators of other sizes of the window.
    private final class Resized {
      var evaluators: [[Double]: Evaluator] = [:]
    }

    private func evaluator(in size: [Double]) -> Evaluator {
      if size == seen.size { return evaluator }
      if let known = resized.evaluators[size] { return known }
      let own = Self.evaluator(spec, seen, in: size)
      resized.evaluators[size] = own
      return own
    }

    private func name(of subject: Subject) -> String { spec.name(of: subject) }

    // MARK: A moment

    /// The values that something moves or holds, and those of all properties.
    private struct Moment {
      let changed: [PropertyValue]
      let scene: Scene
    }

    private static let atOnce = 1e-12

    private func moment(_ values: [PropertyValue], _ held: [PropertyValue], over scene: Scene) -> Moment {
      Moment(changed: values + held, scene: scene.setting(values).setting(held))
    }

    /// What ought to be seen; nil where the evaluator decides otherwise than the app has.
    private func moment(of sample: AnySample, _ evaluator: Evaluator) -> Moment? {
      switch sample.phase {
      case "forward", "backward":
        let direction: Direction = sample.phase == "forward" ? .forward : .backward
        if let crossfade {
          let phase = evaluator.phase(of: crossfade, in: direction, at: sample.time)
          return moment(
            evaluator.values(of: crossfade, in: direction, at: sample.time), evaluator.heldValues(in: phase),
            over: evaluator.scene)
        }
        // What steps right at the start has done so when that is seen first.
        let time = max(sample.time, Self.atOnce)
        let phase = evaluator.phase(in: direction, at: time)
        let own = evaluator.resting(in: max(0, sample.state))
        return moment(
          own.values(in: direction, at: time), own.heldValues(in: phase),
          over: own.state(in: direction, at: time))
      case "rest":
        let side: Side = sample.isAtTo ? .to : .from
        let own = evaluator.resting(in: max(0, sample.state))
        if isReduced, let crossfade = transition.reduceMotion {
          let values = own.values(
            of: crossfade, in: side == .to ? .forward : .backward, at: crossfade.duration)
          return moment(values, own.heldValues(in: .rest(side)), over: own.scene)
        }
        let tracks = (transition.forward.tracks + transition.backward.tracks).map {
          PropertyKey($0.subject, $0.property)
        }
        let tables = transition.stateTables.map { PropertyKey($0.subject, $0.property) }
        let scene = own.restState(at: side)
        let values = (tracks + tables).map {
          PropertyValue($0.subject, $0.property, scene.value(of: $0.subject, $0.property))
        }
        return Moment(changed: values, scene: scene)
      default: break
      }
      guard let finger = sample.finger?.state, transition.interactions.indices.contains(sample.gesture) else {
        return nil
      }
      let interaction = transition.interactions[sample.gesture]
      let own = evaluator.resting(in: max(0, sample.state))
      let held = own.heldValues(in: .driven(interaction), under: finger)
      switch sample.phase {
      case "driven":
        let (pose, context) = own.posed(interaction, finger)
        return Moment(changed: pose.values + held, scene: context.present)
      case "finish", "cancel":
        let isReached = own.isReached(interaction, under: finger)
        let outcome = isReached ? .finish : own.decision(interaction, under: finger)
        guard outcome.rawValue == sample.phase else { return nil }
        let motion = own.settle(interaction, outcome, from: finger)
        return moment(motion.values(at: sample.time), held, over: motion.state(at: sample.time))
      case "settles":
        let target = own.nearestState(interaction, under: finger)
        let motion = own.settle(interaction, in: target, from: finger)
        let last = target < 0 ? own.heldValues(in: .leaving(interaction), under: finger) : held
        return moment(motion.values(at: sample.time), last, over: motion.state(at: sample.time))
      default: return nil
      }
    }

    /// Whether an end of a picture lies outside its clip, so that the picture counts as missing.
    private func hasEndsOutOfSight(_ state: Int) -> Bool {
      let own = evaluator.resting(in: max(0, state))
      return transition.shared.indices.contains { !own.canFly($0) }
    }

    // MARK: Comparison

    /// The frame of a placed view of a screen that nothing moves, so that it goes along with the screen; nil where that is turned.
    private func carried(_ subject: Subject, at state: Int, _ own: Evaluator, in scene: Scene) -> Rect? {
      guard case .provided(let side, _) = subject else { return nil }
      let home = own.resting(in: max(0, state)).restState(at: side)
      return CarriedFrame(in: side, rest: home, now: scene).map { $0(scene.frame(of: subject)) }
    }

    /// A value as it is read of a view: one in a screen goes to its place by the transform that its `translation` is in too, in the
    /// coordinates of the screen.
    private func value(
      of subject: Subject, _ property: Property, _ properties: Set<Property>, in scene: Scene,
      at home: (Side) -> Scene
    ) -> Value {
      let value = scene.value(of: subject, property)
      guard case .provided(let side, _) = subject, properties.contains(where: \.isOfFrame),
        case .vector(let way) = scene.value(of: subject, .translation)
      else { return value }
      if property == .translation { return .vector(.zero) }
      guard case .rect(var frame) = value, property == .frame else { return value }
      let start = Rect(x: 0, y: 0, width: 0, height: 0)
      let carried = CarriedFrame(in: side, rest: home(side), now: scene)
      let moved = carried?(Rect(x: way.x, y: way.y, width: 0, height: 0)) ?? start
      let origin = carried?(start) ?? start
      (frame.x, frame.y) = (frame.x + moved.x - origin.x, frame.y + moved.y - origin.y)
      return .rect(frame)
    }

    /// What each item of a collection has for itself.
    private var staggered: Set<PropertyKey> {
      let tracks = (transition.forward.tracks + transition.backward.tracks).filter { $0.stagger != nil }
      return Set(tracks.map { PropertyKey($0.subject, $0.property) })
    }

    /// Whether items begin by how far they are from a point.
    private var isSpatial: Bool {
      (transition.forward.tracks + transition.backward.tracks).contains { track in
        track.stagger.map { $0.origin.word == nil } ?? false
      }
    }

    /// Whether what plays has reached its end, where the last that a spring leaves goes in one frame.
    private func isOver(_ sample: AnySample) -> Bool {
      switch sample.phase {
      case "forward": sample.time >= crossfade?.duration ?? evaluator.length(of: .forward)
      case "backward": sample.time >= crossfade?.duration ?? evaluator.length(of: .backward)
      case "finish": sample.time >= transition.interactions[sample.gesture].finish.duration
      case "cancel", "settles": sample.time >= transition.interactions[sample.gesture].cancel.duration
      default: false
      }
    }

    /// Whether a finger has begun where it has to, and not where it may not.
    private func beginning(_ sample: AnySample) -> (differences: [String], count: Int) {
      guard let finger = sample.finger?.state else { return ([], 0) }
      let interaction = transition.interactions[sample.gesture]
      let opens = evaluator.resting(in: max(0, sample.state)).opens(interaction, with: finger)
      // Where a list is scrolled to decides as well.
      if opens, sample.phase == "refused", !interaction.handsOver.isEmpty { return ([], 0) }
      return ((sample.phase == "begins") == opens ? [] : ["finger \(sample.gesture) \(sample.phase)"], 1)
    }

    /// Whether a pressed view is as far as its presses say.
    private func pressing(_ sample: AnySample) -> (differences: [String], count: Int) {
      var comparison = FlightComparison()
      for (index, press) in transition.presses.enumerated()
      where "\(name(of: press.view)) pressed" == sample.trip {
        for (subject, tracks) in Dictionary(grouping: press.down.tracks, by: \.subject) {
          // Of these the plan does not know the original value: see limits.md.
          let properties = Set(tracks.map(\.property)).subtracting([.shadowRadius, .shadowOffset])
          func compare(_ name: String, _ reading: FlightSample.Reading, _ evaluator: Evaluator) {
            let values = evaluator.values(
              ofPress: index, isDown: sample.phase == "pressed", at: sample.time)
            comparison.compare(name, reading, properties) { property in
              values.first { $0.subject == subject && $0.property == property }?.value
                ?? evaluator.scene.value(of: subject, property)
            }
          }
          let name = name(of: subject)
          if !tracks.contains(where: { $0.stagger != nil }) {
            if let reading = sample.objects[name] { compare(name, reading, evaluator) }
            continue
          }
          for (item, reading) in sample.objects where item.hasPrefix(name + "#") {
            let numbers = item.dropFirst(name.count + 1).split(separator: "/").compactMap { Int($0) }
            compare(item, reading, evaluator.showing(item: numbers[0], among: numbers[1]))
          }
        }
      }
      return (comparison.differences, comparison.count)
    }

    /// What has round corners on its way is clipped to them, unless that would cut its shadow off; a screen without is not.
    private func compareClipping(_ sample: AnySample, _ comparison: inout FlightComparison) {
      let direction: Direction
      switch sample.phase {
      case "forward", "backward": direction = sample.phase == "forward" ? .forward : .backward
      case "driven", "finish", "cancel":
        let interaction = transition.interactions[sample.gesture]
        if interaction.states != nil { return }
        direction = interaction.direction
      default: return
      }
      if crossfade != nil { return }
      let all = transition.forward.tracks + transition.backward.tracks
      let shadows: Set<Property> = [.shadowOpacity, .shadowRadius, .shadowOffset]
      for (name, reading) in sample.objects {
        guard let subject = Self.subject(name, in: transition) else { continue }
        let isRound = transition[direction].tracks.contains {
          $0.subject == subject && $0.property == .cornerRadius
        }
        let hasShadow = all.contains { $0.subject == subject && shadows.contains($0.property) }
        switch subject {
        case .screen, .provided:
          if isRound, !hasShadow {
            comparison.compare("\(name) is clipped", [reading.isClipped ? 1 : 0], [1], within: 0)
          }
        default: continue
        }
        let isNeverRound = !all.contains { $0.subject == subject && $0.property == .cornerRadius }
        // A hold of it is compared by itself.
        let isHeld = transition.obligations.contains {
          if case .held(subject, .clipsToBounds, _) = $0.kind { true } else { false }
        }
        if case .screen = subject, isNeverRound, !isHeld {
          comparison.compare("\(name) is clipped", [reading.isClipped ? 1 : 0], [0], within: 0)
        }
      }
    }

    /// What is otherwise than the evaluator says, in words, and how many values were compared.
    func differences(in sample: AnySample) -> (differences: [String], count: Int) {
      if isMissing || hasEndsOutOfSight(sample.state), sample.phase != "rest", crossfade == nil {
        return ([], 0)
      }
      if ["begins", "refused"].contains(sample.phase) { return beginning(sample) }
      if ["pressed", "lifted"].contains(sample.phase) { return pressing(sample) }
      let evaluator = evaluator(in: sample.size)
      if isOver(sample) { return ([], 0) }
      guard let whole = moment(of: sample, evaluator) else {
        return (["the evaluator decides otherwise"], 1)
      }
      var comparison = FlightComparison()
      if let progress = sample.progress, let finger = sample.finger?.state {
        let own = evaluator.resting(in: max(0, sample.state))
        let pose = own.posed(transition.interactions[sample.gesture], finger).pose
        comparison.compare("the progress", [progress], [pose.progress], within: 1e-6)
      }
      let isDriven = sample.finger != nil
      let placed = transition.placements.map { PropertyKey($0.subject, $0.property) }
      let unknown = isMissing ? Unknown(spec) : nil
      // A crossfade moves nothing: transforms are where they stand.
      let changed = whole.changed.map(\.key).filter {
        crossfade == nil || !FlightComparison.transforms.contains($0.property)
      }
      let keys = (changed + (crossfade != nil && !isDriven ? [] : placed)).filter {
        unknown?.contains($0) != true
      }
      for subject in Set(keys.map(\.subject)) {
        var properties = Set(keys.filter { $0.subject == subject }.map(\.property))
        let name = name(of: subject)
        // A displacement beside a place is read only together with it, and in the coordinates of a screen that may be turned.
        if case .provided(let side, _) = subject, properties.contains(.translation),
          spec.movedSubjects.contains(subject)
        {
          let home = evaluator.resting(in: max(0, sample.state)).restState(at: side)
          let isLevel = CarriedFrame(in: side, rest: home, now: whole.scene) != nil
          if !isLevel { properties = properties.filter { !$0.isOfFrame } }
          if !properties.contains(where: \.isOfFrame) { properties.remove(.translation) }
        }
        let all = properties
        let isCarried = !changed.contains { $0.subject == subject && $0.property.isOfFrame }
        if isCarried, case .provided = subject, properties.contains(where: \.isOfFrame) {
          properties = properties.filter { !$0.isOfFrame }
          if sample.phase != "settles", let reading = sample.objects[name],
            var frame = carried(subject, at: sample.state, evaluator, in: whole.scene),
            case .vector(let way) = whole.scene.value(of: subject, .translation)
          {
            // Its own translation is a part of the transform that carries it.
            (frame.x, frame.y) = (frame.x + way.x, frame.y + way.y)
            comparison.compare("\(name).place", reading.frame, Value.rect(frame).numbers, within: 0.01)
          }
        }
        // Items that move one by one have the perspective of their collection.
        let hasItems = staggered.contains { $0.subject == subject }
        let ofItems = properties.filter {
          staggered.contains(PropertyKey(subject, $0)) || hasItems && $0 == .perspective
        }
        if let reading = sample.objects[name] {
          comparison.compare(name, reading, properties.subtracting(ofItems)) {
            ofItems.contains($0)
              ? $0.unchanged
              : value(
                of: subject, $0, all, in: whole.scene,
                at: { evaluator.resting(in: max(0, sample.state)).restState(at: $0) })
          }
        }
        // Where items are the plan does not know, so not when they begin from a point.
        if ofItems.isEmpty || isSpatial { continue }
        for (itemName, reading) in sample.objects where itemName.hasPrefix(name + "#") {
          let numbers = itemName.dropFirst(name.count + 1).split(separator: "/").compactMap { Int($0) }
          let shown = evaluator.showing(item: numbers[0], among: numbers[1])
          guard let moment = moment(of: sample, shown) else { continue }
          comparison.compare(itemName, reading, ofItems.filter { !$0.isOfFrame }) {
            $0.isOfFrame || $0 == .perspective || ofItems.contains($0)
              || staggered.contains(PropertyKey(subject, $0))
              ? moment.scene.value(of: subject, $0) : $0.unchanged
          }
        }
      }
      comparison.compareOrder(sample.order, of: transition, name(of:))
      compareClipping(sample, &comparison)
      // What is added has its place and its colour also where nothing moves them.
      for (index, view) in transition.views.enumerated() where crossfade == nil {
        let subject = Subject.added(index)
        guard let reading = sample.objects[name(of: subject)] else {
          let isMoved = keys.contains { $0.subject == subject } && sample.phase != "rest"
          let isAbove = transition.layers.contains { $0.above == subject && $0.below == .screen(.to) }
          if isMoved || isAbove && view.isStanding && sample.phase == "rest" && sample.isAtTo {
            comparison.differences.append("\(name(of: subject)) is not there")
          }
          continue
        }
        // T0304 says that the app does not know this frame.
        let hasLeft: Bool =
          if case .provided(.from, _) = view.fills { transition.forward.isSystem } else { false }
        let isKnown = !hasLeft || ![.tab, .container].contains(transition.style)
        if isKnown, !keys.contains(where: { $0.subject == subject && $0.property.isOfFrame }) {
          comparison.compare(name(of: subject), reading, [.frame]) { whole.scene.value(of: subject, $0) }
        }
        if !keys.contains(PropertyKey(subject, .alpha)) {
          comparison.compare(name(of: subject), reading, [.alpha]) { whole.scene.value(of: subject, $0) }
        }
        let all = transition.forward.tracks + transition.backward.tracks
        let isColored = all.contains { $0.subject == subject && $0.property == .background }
        if case .color(let color) = view.content, !isColored {
          comparison.compare(
            "\(name(of: subject))'s colour", reading.background,
            [color.red, color.green, color.blue, color.alpha], within: 0.001)
        }
      }
      // A blur of which nothing says how much there is is whole.
      let blurred = (transition.forward.tracks + transition.backward.tracks).filter { $0.property == .blur }
      for (index, view) in transition.views.enumerated() where crossfade == nil {
        guard case .blur = view.content, !blurred.contains(where: { $0.subject == .added(index) }),
          let reading = sample.objects["added \(index)"]
        else { continue }
        comparison.compare("added \(index) is blurred", [reading.blur ?? .nan], [1], within: 0.001)
      }
      return (comparison.differences, comparison.count)
    }
  }

  extension Property {
    /// The value of an object of which nothing moves the property.
    fileprivate var unchanged: Value { Value(type: type, numbers: neutral.map { [$0] } ?? []) }
  }
#endif
