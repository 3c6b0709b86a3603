// UIKitEmitter
