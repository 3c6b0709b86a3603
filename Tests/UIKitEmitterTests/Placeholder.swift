// UIKitEmitterTests
