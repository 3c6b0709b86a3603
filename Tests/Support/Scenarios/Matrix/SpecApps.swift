extension SpecApp {
  /// Those of `Specs/`: a spec is in the matrix when its app is here.
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

  /// Those of the tests' own: what a finger takes over of what plays, in each kind of container.
  static let fixtures: [SpecApp.Type] = [
    GraspApp.self, GripApp.self, ClaspApp.self, ClutchApp.self, GrabApp.self,
  ]

  /// The apps of the matrix.
  static let all = specs + fixtures
}
