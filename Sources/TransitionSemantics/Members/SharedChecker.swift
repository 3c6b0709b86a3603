import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax

extension Checker {
  /// Checks a shared element and adds its frame and clip to what is animated.
  mutating func checkShared(
    _ node: NodeID, _ index: Int, _ animations: inout [CheckedAnimation]
  ) -> SharedElement? {
    guard let name = tree.child(node, .name), let type = tree.child(node, .type), !tree.hasError(node) else {
      return nil
    }
    checkSharedKind(type)
    reportSharedNotBuilt(node)
    let subject = Subject.shared(index)
    guard let from = sharedView(.from, node, name), let to = sharedView(.to, node, name) else { return nil }
    guard let frames = sharedFrames(node, subject, from, to) else { return nil }
    guard let times = times(of: frames.values) else { return nil }
    animations.append(
      CheckedAnimation(
        subject: subject, property: .frame, from: frames.from, to: frames.to, forward: times.forward,
        backward: times.backward, location: frames.location))
    if from.clip != nil || to.clip != nil {
      animations.append(
        CheckedAnimation(
          subject: subject, property: .clip, from: from.clip ?? containerBounds(node),
          to: to.clip ?? containerBounds(node), forward: times.forward, backward: times.backward,
          location: from.clip == nil ? to.location : from.location))
    }
    checkSharedTracks(node, subject, &animations)
    return SharedElement(
      name: tree.name(name),
      from: SharedEnd(view: from.view, clip: from.clip, frame: frames.from, location: from.location),
      to: SharedEnd(view: to.view, clip: to.clip, frame: frames.to, location: to.location),
      contentMode: contentMode(node), missing: missing(node), location: location(node))
  }

  private mutating func checkSharedKind(_ type: NodeID) {
    if vocabulary[tree.symbol(type)].viewKind == .image { return }
    switch tree.name(type) {
    case "snapshot", "live": notBuilt(type, "`\(tree.name(type))` as a shared element")
    default:
      report(
        misspelt(
          .unknownKeyword, type, [.source(tree.range(type)), .text("a kind of shared element")],
          ["image", "snapshot", "live"]))
    }
  }

  private mutating func reportSharedNotBuilt(_ node: NodeID) {
    for child in tree.children(node) where !tree.hasError(child) {
      switch tree.kind(child) {
      case .crossfade: notBuilt(child, "`crossfade` in `shared`")
      case .along: notBuilt(child, "`along`")
      default: break
      }
    }
  }

  // MARK: Ends

  private struct End {
    var view: Int
    var clip: ExpressionID?
    var location: SpecLocation
    var node: NodeID
  }

  private mutating func sharedView(_ side: Side, _ node: NodeID, _ name: NodeID) -> End? {
    let keyword: Word = side == .from ? .from : .to
    guard let end = single(node, .sharedEnd, side.rawValue, keyword: keyword) else {
      let isBroken = tree.children(node).contains { tree.kind($0) == .sharedEnd && tree.hasError($0) }
      if !isBroken {
        report(
          Diagnostic(
            .missingMember, at: tree.range(name), [.text("`\(tree.name(name))`"), .text(side.rawValue)],
            notes: ["a shared element has an end on each screen: `from grid.cell`, `to viewer.photo`"]))
      }
      return nil
    }
    let wanted = "an image view of a screen"
    guard let path = tree.child(end, .view), let subject = resolveObject(path, wanted: wanted) else {
      return nil
    }
    guard case .provided(let other, let view) = subject else {
      report(.typeMismatch, path, [.text(wanted), .text(kindName(of: subject))])
      return nil
    }
    guard other == side else {
      let screen = screens[side]?.name ?? side.rawValue
      report(
        .typeMismatch, path,
        [.text("a view of `\(screen)`"), .text("one of `\(screens[other]?.name ?? "")`")])
      return nil
    }
    guard let kind = screens[side]?.views[view].kind, kind == .image else {
      notBuilt(path, "a shared element whose ends are not image views")
      return nil
    }
    screens.change(side) { $0?.views[view].isOptional = true }
    let clip = tree.child(end, .clip).flatMap { checkClip($0) }
    return End(view: view, clip: clip, location: location(end), node: path)
  }

  /// `clipped to RECT`: a rect, or the insets of a safe area, which stand for the screen without them.
  private mutating func checkClip(_ node: NodeID) -> ExpressionID? {
    guard let path = tree.child(node, .value), let value = check(path) else { return nil }
    if value.type == .rect { return value.id }
    if value.type == .insets, case .property(let subject, .safeArea) = expressions[value.id].kind {
      let bounds = leaf(.property(subject, .bounds), .rect, path)
      return typed(.call(.inset, [bounds.id, value.id]), .rect, path).id
    }
    report(.typeMismatch, path, [.text("a rect or a safe area"), .text(value.type.description)])
    return nil
  }

  private mutating func containerBounds(_ node: NodeID) -> ExpressionID {
    leaf(.property(.container, .bounds), .rect, node).id
  }

  // MARK: Frames

  private mutating func sharedFrames(
    _ node: NodeID, _ subject: Subject, _ from: End, _ to: End
  ) -> (from: ExpressionID, to: ExpressionID, values: NodeID?, location: SpecLocation)? {
    guard let track = single(node, .sharedTrack, "frame", keyword: .frame) else {
      let a = leaf(.property(.provided(.from, from.view), .frame), .rect, from.node)
      let b = leaf(.property(.provided(.to, to.view), .frame), .rect, to.node)
      return (a.id, b.id, nil, location(node))
    }
    guard let values = tree.child(track, .value) else { return nil }
    let target = Target(subject: subject, property: .frame, node: nil)
    guard let (a, b) = pair(values, target) else { return nil }
    return (a, b, values, location(track))
  }

  /// `cornerRadius`, `alpha` and `background` of the element.
  private mutating func checkSharedTracks(
    _ node: NodeID, _ subject: Subject, _ animations: inout [CheckedAnimation]
  ) {
    for track in members(node, .sharedTrack) {
      guard let keyword = tree.child(track, .keyword), let values = tree.child(track, .value),
        let property = vocabulary[tree.symbol(keyword)].property, property != .frame
      else { continue }
      guard PropertyRules.animating(property, of: subject) == .possible else {
        notBuilt(track, "`\(property.rawValue)` in `shared`")
        continue
      }
      let target = Target(subject: subject, property: property)
      guard let (from, to) = pair(values, target), let times = times(of: values) else { continue }
      animations.append(
        CheckedAnimation(
          subject: subject, property: property, from: from, to: to, forward: times.forward,
          backward: times.backward, location: location(track)))
    }
  }

  // MARK: The rest

  private mutating func contentMode(_ node: NodeID) -> ContentMode {
    guard let value = single(node, .content, "content").flatMap({ tree.child($0, .value) }) else {
      return .aspectFill
    }
    let name = tree.name(value)
    if let mode = ContentMode(rawValue: name) { return mode }
    if name == "fitWidth" || name == "fitHeight" {
      notBuilt(value, "`content \(name)`")
    } else {
      report(
        misspelt(
          .unknownKeyword, value, [.source(tree.range(value)), .text("a way to fill a frame")],
          ContentMode.allCases.map(\.rawValue)))
    }
    return .aspectFill
  }

  private mutating func missing(_ node: NodeID) -> Crossfade? {
    single(node, .missing, "missing").flatMap { checkCrossfade($0) }
  }
}
