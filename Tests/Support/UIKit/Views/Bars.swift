@preconcurrency @MainActor open class UITabBar: UIView {}

@preconcurrency @MainActor open class UINavigationBar: UIView {}
