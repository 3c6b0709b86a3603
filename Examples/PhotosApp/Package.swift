// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "PhotosApp",
  platforms: [.iOS(.v15)],
  products: [.library(name: "PhotosApp", targets: ["PhotosApp"])],
  // An app names a release here, as Documentation/builds.md shows.
  dependencies: [.package(name: "transc", path: "../..")],
  targets: [
    .target(name: "PhotosApp", plugins: [.plugin(name: "TransitionPlugin", package: "transc")])
  ]
)
