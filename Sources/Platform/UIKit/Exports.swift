// What a file sees with `import UIKit`: CoreGraphics and Foundation come along.

@_exported import CoreGraphics
