#if !hasFeature(Embedded)
  extension SelectorProtocol {
    /// The selector in one line, for logs and failures.
    ///
    /// `›` marks the highlight and `●` each value; of more than three values the rest is counted.
    fileprivate func line(named type: String, text: String? = nil) -> String {
      let name = configuration.label.isEmpty ? configuration.placeholder : configuration.label
      var parts = ["\"\(name)\"", isOpen ? "open" : "closed"]
      if configuration.isDisabled { parts.append("disabled") }
      if !listState.query.isEmpty { parts.append("query \"\(listState.query)\"") }
      if let highlight { parts.append("› \(highlight)") }
      parts += valueIDs.prefix(3).map { "● \($0)" }
      if valueIDs.count > 3 { parts.append("+\(valueIDs.count - 3)") }
      if let text { parts.append("● \"\(text)\"") }
      switch status {
      case .ready: break
      case .loading: parts.append("loading")
      case .failed(let message): parts.append("failed: \(message)")
      case .blocked(let parent): parts.append("blocked by \(parent)")
      }
      return "\(type)(\(parts.joined(separator: ", ")))"
    }
  }

  extension Selector: CustomStringConvertible {
    /// The selector in one line, for logs and failures.
    ///
    /// `›` marks the highlight and `●` the value.
    ///
    /// ```swift
    /// print(day)  // Selector("Day", open, › mon, ● tue)
    /// ```
    public var description: String { line(named: "Selector") }
  }

  extension MultiSelector: CustomStringConvertible {
    /// The selector in one line, for logs and failures; of more than three values the rest is counted.
    ///
    /// ```swift
    /// print(tags)  // MultiSelector("Tags", closed, ● a, ● b)
    /// ```
    public var description: String { line(named: "MultiSelector") }
  }

  extension Combobox: CustomStringConvertible {
    /// The combobox in one line, for logs and failures.
    ///
    /// ```swift
    /// print(city)  // Combobox("City", open, query "ly", › lyon)
    /// ```
    public var description: String { line(named: "Combobox", text: customText) }
  }
#endif
