// swift-tools-version: 6.1
import PackageDescription

// It needs nothing of transc: a timeline is JSON.
let package = Package(name: "TimelineReader", targets: [.executableTarget(name: "TimelineReader")])
