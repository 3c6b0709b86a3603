extension SpecApp {
  /// The apps of the matrix: a spec is in it when its app is here.
  static let all: [SpecApp.Type] = [
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
    StoryCubeApp.self,
  ]
}
