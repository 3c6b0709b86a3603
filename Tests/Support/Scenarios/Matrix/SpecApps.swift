extension SpecApp {
  /// The apps of `Specs/`. A spec is in the matrix if its app is listed here.
  static let specs: [SpecApp.Type] = [
    PhotosApp.self,
    SharedImageApp.self,
    SwipeBackApp.self,
    ZoomModalApp.self,
    PinchPhotoApp.self,
    HalfSheetApp.self,
    SideMenuApp.self,
    MiniPlayerApp.self,
    AppStoreCardApp.self,
    ContainerTransformApp.self,
    MapSheetApp.self,
    TabsApp.self,
    StoryCubeApp.self,
  ]

  /// The apps of the tests' own specs: a finger takes over a run, in each kind of container.
  static let fixtures: [SpecApp.Type] = [
    GraspApp.self, GripApp.self, ClaspApp.self, ClutchApp.self, GrabApp.self,
  ]

  /// The apps of the matrix.
  static let all = specs + fixtures
}
