// What `import SwiftUI` brings along, as on iOS.

@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
