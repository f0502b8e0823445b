// Shader and its effects: functions of the Metal shading language, which nothing here can run. Code with them compiles;
// the views are drawn without the effect, and a warning says so.

import Drawing

/// A Metal function with its arguments.
public struct Shader: Equatable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Shader.Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Shader.Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// An argument of a Metal function.
  public struct Argument: Equatable, Sendable {
    private let kind: String
    private let values: [Float]

    public static var boundingRect: Shader.Argument { Argument(kind: "bounds", values: []) }
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Shader.Argument {
      Argument(kind: "float", values: [Float(x)])
    }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Shader.Argument {
      Argument(kind: "float", values: [Float(x), Float(y)])
    }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Shader.Argument {
      Argument(kind: "float", values: [Float(x), Float(y), Float(z)])
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Shader.Argument {
      Argument(kind: "float", values: [Float(x), Float(y), Float(z), Float(w)])
    }
    public static func float2(_ point: CGPoint) -> Shader.Argument { .float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Shader.Argument { .float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Shader.Argument { .float2(vector.dx, vector.dy) }
    public static func floatArray(_ array: [Float]) -> Shader.Argument { Argument(kind: "array", values: array) }
    public static func color(_ color: Color) -> Shader.Argument { Argument(kind: "color \(color)", values: []) }
    public static func colorArray(_ array: [Color]) -> Shader.Argument {
      Argument(kind: "colors \(array)", values: [])
    }
    public static func image(_ image: Image) -> Shader.Argument { Argument(kind: "image", values: []) }
    public static func data(_ data: Data) -> Shader.Argument { Argument(kind: "data \(data)", values: []) }
  }
}

/// A function of a Metal library.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A library of Metal functions.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let place: String
  public static let `default` = ShaderLibrary(place: "default")
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(place: bundle.bundlePath) }
  private init(place: String) { self.place = place }
  public init(data: Data) { place = "\(data.hashValue)" }
  public init(url: URL) { place = url.path }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A shader effect that is not drawn.
struct UndrawnShader {
  let api: String
  let name: String
  let isEnabled: Bool
}

extension UndrawnShader: UnaryLayoutModifier {
  typealias Body = Never
  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    if isEnabled {
      node.owner?.host.warn(
        "\(api): the Metal function \"\(name)\" cannot run here; the view is drawn without it. Draw the effect with "
          + "colour effects, gradients or blend modes to see it")
    }
    child.drawPlaced(into: &context)
  }
}

extension View {
  /// Changes colours with a Metal function. Not drawn here; a warning says so.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(UndrawnShader(api: "colorEffect", name: shader.function.name, isEnabled: isEnabled))
  }
  /// Moves pixels with a Metal function. Not drawn here; a warning says so.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(UndrawnShader(api: "distortionEffect", name: shader.function.name, isEnabled: isEnabled))
  }
  /// Changes the view's pixels with a Metal function. Not drawn here; a warning says so.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(UndrawnShader(api: "layerEffect", name: shader.function.name, isEnabled: isEnabled))
  }
}

extension VisualEffect {
  /// Changes colours with a Metal function. Not drawn here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// Moves pixels with a Metal function. Not drawn here.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// Changes the view's pixels with a Metal function. Not drawn here.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
