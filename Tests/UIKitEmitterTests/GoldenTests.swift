import Foundation
import TestSupport
import Testing
import TransitionDiagnostics
import TransitionPlan
import UIKitEmitter

@Suite struct GoldenTests {
  @Test(arguments: Variant.all) func output(_ variant: Variant) throws {
    let emission = UIKitEmitter.emit(variant.plan, version: "0.1.0")
    #expect(emission.diagnostics.isEmpty)
    try Golden.expect(emission.bytes, toBe: "\(variant.name).swift.golden")
  }

  @Test func theSameTwice() {
    let first = UIKitEmitter.emit(HandMadePhotos.plan, version: "0.1.0")
    let second = UIKitEmitter.emit(HandMadePhotos.plan, version: "0.1.0")
    let isSame = first.bytes == second.bytes
    #expect(isSame)
  }
}
