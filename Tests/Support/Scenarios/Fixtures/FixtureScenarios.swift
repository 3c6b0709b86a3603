extension Scenario {
  /// The scenarios of the specs in the emitter's tests.
  static let fixtures: [Scenario] =
    arcs + bounces + spans + rows + fan + tiles + carry + lift + handed + stacked + added + reached + driven
    + framed + raised + twirled + visited + asked + stood + caught + caughtTouches + latched + touched + keyed
    + poised
    + along + turn + sided + shift + ordered + twoFingers + sheets + shown + bothWays + looks + homeward
    + resized + nested + alones + inside + halfTurns
    + shells + requests + systems + parts + appBoth + appChain + appRow + appSigned + appRing + appPale
    + appOnward + appTiers + grippedSheet + inked + meanwhile
}
