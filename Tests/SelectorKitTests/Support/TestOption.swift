import SelectorKit

/// An option that says all there is to say of one.
struct TestOption: SelectorOption, Sendable {
  var id: Int
  var label: String
  var section: String?
  var disabledReason: String?
  var isLocked = false

  init(
    _ id: Int, _ label: String, section: String? = nil, isDisabled: Bool = false,
    isLocked: Bool = false
  ) {
    self.id = id
    self.label = label
    self.section = section
    self.disabledReason = isDisabled ? "" : nil
    self.isLocked = isLocked
  }

  init(_ option: NaiveOption) {
    self.init(
      option.id, option.label, section: option.section, isDisabled: option.isDisabled,
      isLocked: option.isLocked)
  }
}

extension NaiveOption: CustomStringConvertible {
  var description: String {
    let marks = (isDisabled ? "-" : "") + (isLocked ? "!" : "")
    return "\(id)\(marks) \(label)" + (section.map { " in \($0)" } ?? "")
  }
}

extension NaiveRules {
  /// The configuration that asks for these rules.
  var configuration: SelectorConfiguration {
    var configuration = SelectorConfiguration(placeholder: "none")
    configuration.isDisabled = isDisabled
    configuration.isReadOnly = isReadOnly
    configuration.isClearable = isClearable
    configuration.isDeselectable = isDeselectable
    configuration.closesOnChoice = closesOnChoice
    configuration.search = search.map { $0 == .prefix ? .prefix : .substring }
    configuration.wraps = wraps
    configuration.reachesDisabled = reachesDisabled
    configuration.typeahead.closed =
      switch letters {
      case .select: .select
      case .open: .open
      case .ignore: .ignore
      }
    configuration.commit = CommitPolicy(
      tab: commitsOnTab ? .commit : .discard, outside: commitsOutside ? .commit : .discard,
      blur: commitsOnBlur ? .commit : .discard)
    configuration.missing =
      switch missing {
      case .mask: .mask
      case .clear: .clear
      case .flag: .flag
      case .fallback: .fallback
      }
    configuration.limits.maximum = maximum
    configuration.limits.overflow =
      switch overflow {
      case .reject: .reject
      case .replaceOldest: .replaceOldest
      case .disableRest: .disableRest
      }
    configuration.allowsCustomText = takesText
    configuration.rows = rows
    configuration.detailPlacement = hasDetailLines ? .below : .beside
    return configuration
  }

  var initialChoice: InitialChoice<Int> {
    switch initial {
    case .none: .none
    case .first: .first
    case .firstEnabled: .firstEnabled
    case .only: .only
    case .id(let id): .id(id)
    case .ids(let ids): .ids(ids)
    case .index(let index): .index(index)
    }
  }
}

extension NaiveControl.Status {
  var optionsStatus: OptionsStatus {
    switch self {
    case .ready: .ready
    case .loading: .loading
    case .failed: .failed(message: "no line")
    case .blocked: .blocked(by: "Country")
    }
  }
}
