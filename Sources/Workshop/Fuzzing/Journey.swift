// A way through a screen: steps one after the other, made from a seed.

/// Steps, and after which of them to look.
public struct Journey: Hashable, Sendable {
  public struct Leg: Hashable, Sendable {
    public var step: Step
    /// Whether the frame is compared after the step.
    public var isLookedAt: Bool
    /// Whether its pixels are.
    public var isPainted: Bool
  }

  public var legs: [Leg]

  public init(legs: [Leg]) { self.legs = legs }

  /// Everything there is. Comparing brings caches in order, so that not every step is compared.
  public init(seed: UInt64, length: Int) {
    var numbers = SeededNumbers(seed: seed)
    legs = (0..<length).map { _ in
      let step = Step.random(&numbers)
      let isLookedAt = numbers.isOne(in: 3)
      return Leg(step: step, isLookedAt: isLookedAt, isPainted: numbers.isOne(in: 4))
    }
  }

  /// Changes of the device and its settings alone.
  public init(settingsSeed seed: UInt64, length: Int) {
    var numbers = SeededNumbers(seed: seed)
    legs = (0..<length).map { _ in
      Leg(step: .randomSetting(&numbers), isLookedAt: false, isPainted: false)
    }
  }

  /// The journey with a look after its last step and nowhere else.
  var lookedAtLast: Journey {
    var legs = legs
    for index in legs.indices {
      legs[index].isLookedAt = index == legs.count - 1
      legs[index].isPainted = index == legs.count - 1
    }
    return Journey(legs: legs)
  }
}
