#if !hasFeature(Embedded)
  /// The version that stands in an encoded state, so that a later package knows what it reads.
  private enum VersionKey: String, CodingKey {
    case version
  }

  extension Decoder {
    /// Throws unless the state was encoded in the version that this package knows.
    fileprivate func checkVersion(_ known: Int) throws {
      let container = try container(keyedBy: VersionKey.self)
      let version = try container.decode(Int.self, forKey: .version)
      guard version == known else { throw RestoreError.unknownVersion(version) }
    }
  }

  extension Encoder {
    fileprivate func encodeVersion(_ version: Int) throws {
      var container = container(keyedBy: VersionKey.self)
      try container.encode(version, forKey: .version)
    }
  }

  extension SelectorState: Codable where ID: Codable {
    private enum CodingKeys: CodingKey {
      case choice, list
    }

    /// Reads a state; one of another version, or whose parts contradict each other, throws.
    public init(from decoder: any Decoder) throws {
      try decoder.checkVersion(Self.version)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      choice = try container.decode(Choice<ID>.self, forKey: .choice)
      list = try container.decode(ListState<ID>.self, forKey: .list)
      try list.validate()
    }

    /// Writes the state with its version.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encodeVersion(Self.version)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(choice, forKey: .choice)
      try container.encode(list, forKey: .list)
    }
  }

  extension MultiSelectorState: Codable where ID: Codable {
    private enum CodingKeys: CodingKey {
      case choice, list, extensionBase, lastChosen
    }

    /// Reads a state; one of another version, or whose parts contradict each other, throws.
    public init(from decoder: any Decoder) throws {
      try decoder.checkVersion(Self.version)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      choice = try container.decode(Choice<[ID]>.self, forKey: .choice)
      list = try container.decode(ListState<ID>.self, forKey: .list)
      extensionBase = try container.decodeIfPresent([ID].self, forKey: .extensionBase)
      lastChosen = try container.decodeIfPresent(ID.self, forKey: .lastChosen)
      try list.validate()
    }

    /// Writes the state with its version.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encodeVersion(Self.version)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(choice, forKey: .choice)
      try container.encode(list, forKey: .list)
      try container.encodeIfPresent(extensionBase, forKey: .extensionBase)
      try container.encodeIfPresent(lastChosen, forKey: .lastChosen)
    }
  }

  extension ComboboxState: Codable where ID: Codable {
    private enum CodingKeys: CodingKey {
      case choice, list, input
    }

    /// Reads a state; one of another version, or whose parts contradict each other, throws.
    public init(from decoder: any Decoder) throws {
      try decoder.checkVersion(Self.version)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      choice = try container.decode(Choice<ComboboxChoice<ID>>.self, forKey: .choice)
      list = try container.decode(ListState<ID>.self, forKey: .list)
      input = try container.decode(ComboboxInput.self, forKey: .input)
      try list.validate()
    }

    /// Writes the state with its version.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encodeVersion(Self.version)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(choice, forKey: .choice)
      try container.encode(list, forKey: .list)
      try container.encode(input, forKey: .input)
    }
  }
#endif
