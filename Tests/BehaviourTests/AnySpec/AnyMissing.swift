#if os(Linux)
  import TransitionText

  @testable import TransitionPlan

  extension AnyExpectation {
    /// The views of the screens that may be missing.
    static func optional(in transition: Transition) -> Set<Subject> {
      Set(
        Side.allCases.flatMap { side in
          transition[side].views.indices.filter { transition[side].views[$0].isOptional }
            .map { Subject.provided(side, $0) }
        })
    }

    /// What plays when all views that may be missing are; nil if something flies nevertheless, or a track has nothing to read.
    static func fallback(of spec: AnySpec) -> Crossfade? {
      let transition = spec.transition
      let missing = optional(in: transition)
      let unknown = Unknown(spec)
      let lacksAll = transition.shared.allSatisfy { element in
        !missing.isDisjoint(with: [.provided(.from, element.from.view), .provided(.to, element.to.view)])
      }
      let reads = (transition.forward.tracks + transition.backward.tracks).contains { track in
        if case .shared = track.subject { return false }
        return !missing.contains(track.subject) && (unknown.reads(track.start) || unknown.reads(track.end))
      }
      return transition.shared.isEmpty || !lacksAll || reads ? nil : transition.fallback
    }

    /// What the plan does not say where all views are missing that may be: what is calculated from them, also by a `let` or a `place`.
    struct Unknown {
      let spec: AnySpec
      private var transition: Transition { spec.transition }
      private let missing: Set<Subject>
      /// The objects whose places are calculated so.
      private var placed: Set<Subject> = []

      init(_ spec: AnySpec) {
        (self.spec, missing) = (spec, optional(in: spec.transition))
        var count = -1
        while placed.count > count {
          count = placed.count
          for placement in transition.placements where reads(placement.value) {
            placed.insert(placement.subject)
          }
        }
      }

      func reads(_ id: ExpressionID) -> Bool {
        var reads = false
        spec.plan.expressions.visit(id) { id in
          switch spec.plan.expressions[id].kind {
          case .property(let subject, let property), .found(let subject, let property):
            if missing.contains(subject) || property.isOfFrame && isPlaced(subject) { reads = true }
          case .local(let index): if self.reads(transition.locals[index].value) { reads = true }
          default: break
          }
        }
        return reads
      }

      private func isPlaced(_ subject: Subject) -> Bool {
        if case .provided(let side, _) = subject, placed.contains(.screen(side)) { return true }
        return placed.contains(subject)
      }

      func contains(_ key: PropertyKey) -> Bool {
        if missing.contains(key.subject) || key.property.isOfFrame && isPlaced(key.subject) { return true }
        return (transition.forward.tracks + transition.backward.tracks).contains {
          PropertyKey($0.subject, $0.property) == key && (reads($0.start) || reads($0.end))
        }
      }
    }
  }
#endif
