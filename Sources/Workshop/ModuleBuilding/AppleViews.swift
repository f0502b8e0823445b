// Names of Apple's views. One that cannot be found is a gap in the engine, not a view that its author forgot, and never
// gets a placeholder.

enum AppleViews {
  /// Those whose modules there is nothing of here.
  static let ofOtherModules: Set<String> = [
    "Annotation", "Map", "MapCircle", "MapPolygon", "MapPolyline", "MapReader", "Marker", "PhotosPicker", "ProductView",
    "SceneView", "SignInWithAppleButton", "SpriteView", "StoreView", "SubscriptionStoreView", "SubscriptionView",
    "VideoPlayer", "WebView",
  ]

  /// Views of SwiftUI, Charts, MapKit, AVKit, PhotosUI, StoreKit, WebKit and AuthenticationServices.
  static let names: Set<String> = [
    "AnyShape", "AnyView", "AreaMark", "AreaPlot", "AsyncImage", "BarMark", "BarPlot", "Button", "Canvas", "Capsule",
    "Chart", "Chart3D", "Circle", "Color", "ColorPicker", "ContainerRelativeShape", "ContentUnavailableView",
    "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "EditButton", "Ellipse", "EmptyView", "EquatableView",
    "ForEach", "Form", "Gauge", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack", "Image",
    "KeyframeAnimator", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LineMark",
    "LinePlot", "Link", "List", "Map", "MapReader", "Menu", "MeshGradient", "MultiDatePicker", "NavigationLink",
    "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton", "Path", "PhaseAnimator",
    "PhotosPicker", "Picker", "PointMark", "PointPlot", "ProductView", "ProgressView", "Rectangle", "RectangleMark",
    "RenameButton", "RoundedRectangle", "RuleMark", "ScrollView", "ScrollViewReader", "Section", "SectorMark",
    "SecureField", "ShareLink", "SignInWithAppleButton", "Slider", "Spacer", "SpriteView", "SceneView", "Stepper",
    "StoreView", "SubscriptionStoreView", "SubscriptionView", "Tab", "TabSection", "TabView", "Table", "Text",
    "TextEditor",
    "TextField", "TimelineView", "Toggle", "ToolbarItem", "ToolbarItemGroup", "UnevenRoundedRectangle", "VStack",
    "VideoPlayer", "ViewThatFits", "WebView", "ZStack",
  ]
}
