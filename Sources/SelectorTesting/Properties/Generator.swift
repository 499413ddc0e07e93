/// Makes values for a test, and makes a value smaller that fails one.
///
/// ```swift
/// let lists = Generator.labels.list(0...20)
/// expectProperty(of: lists, cases: 200) { labels in
///   let options = OptionList(labels.map { ValueOption($0) })
///   return options.count <= labels.count ? nil : "more options than labels"
/// }
/// ```
public struct Generator<Value: Sendable>: Sendable {
  private let make: @Sendable (inout TestRandom) -> Value
  private let shrink: @Sendable (Value) -> [Value]

  /// Makes a generator.
  ///
  /// - Parameters:
  ///   - shrink: Gives smaller values that are alike, those first that are much smaller; it must come to an end.
  ///   - make: Makes a value.
  public init(
    shrink: @escaping @Sendable (Value) -> [Value] = { _ in [] },
    _ make: @escaping @Sendable (inout TestRandom) -> Value
  ) {
    self.make = make
    self.shrink = shrink
  }

  /// A value.
  public func value(_ random: inout TestRandom) -> Value { make(&random) }

  /// Smaller values that are alike.
  public func smaller(than value: Value) -> [Value] { shrink(value) }

  /// One of some values, each as likely as another.
  public static func one(of first: Value, _ values: Value...) -> Generator {
    let all = [first] + values
    return Generator { random in all[random.below(all.count)] }
  }

  /// Lists of values.
  ///
  /// A list gets smaller by leaving out a half, then single elements, then by smaller elements.
  /// - Parameter count: How many there are; less than none counts as none, more than a million as that.
  /// - Returns: The generator.
  public func list(_ count: ClosedRange<Int>) -> Generator<[Value]> {
    let least = min(max(0, count.lowerBound), 1_000_000)
    let most = min(max(least, count.upperBound), 1_000_000)
    return Generator<[Value]> { list in
      var smaller: [[Value]] = []
      if list.count / 2 >= least, list.count > 1 {
        smaller.append(Array(list[..<(list.count / 2)]))
        smaller.append(Array(list[(list.count / 2)...]))
      }
      if list.count > least {
        for index in list.indices {
          var rest = list
          rest.remove(at: index)
          smaller.append(rest)
        }
      }
      for index in list.indices {
        for element in shrink(list[index]) {
          var changed = list
          changed[index] = element
          smaller.append(changed)
        }
      }
      return smaller
    } _: { random in
      (0..<least + random.below(most - least + 1)).map { _ in make(&random) }
    }
  }

  /// Pairs of values, made smaller one at a time.
  public func paired<Other>(with other: Generator<Other>) -> Generator<(Value, Other)> {
    Generator<(Value, Other)> { pair in
      shrink(pair.0).map { ($0, pair.1) } + other.shrink(pair.1).map { (pair.0, $0) }
    } _: { random in
      (make(&random), other.make(&random))
    }
  }
}
