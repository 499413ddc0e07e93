/// What propagation needs of the rules of a field: every slot that is computed passes by, so it is small.
struct SlotRules: Sendable {
  let visible: (@Sendable (FormValues) -> Bool)?
  let enabled: (@Sendable (FormValues) -> Bool)?
  let required: (@Sendable (FormValues) -> Bool)?
  let label: (@Sendable (FormValues) -> String)?
  let placeholder: (@Sendable (FormValues) -> String)?
  let initialChoice: (@Sendable (inout FormValues) -> FollowingStep)?
  let derived: (@Sendable (inout FormValues) throws -> FollowingStep)?
  /// Whether a rule or a loader gives the options.
  let hasOptions: Bool
  /// Whether the default reads something; else it stays what it was at the start.
  let hasMovingDefault: Bool
  let isUniqueWithinParent: Bool
  let onHidden: HiddenPolicy
  /// Whether rules say more of its traits than whether it is enabled.
  let hasOtherTraits: Bool

  init(_ rules: FieldRules) {
    visible = rules.visible?.make()
    enabled = rules.enabled?.make()
    required = rules.required?.make()
    label = rules.label?.make()
    placeholder = rules.placeholder?.make()
    initialChoice = rules.initialChoice?.make()
    if case .derived(let make) = rules.options?.source { derived = make() } else { derived = nil }
    hasOptions = rules.options != nil
    hasMovingDefault = !(rules.initialChoice?.reads.isEmpty ?? true)
    isUniqueWithinParent = rules.isUniqueWithinParent
    onHidden = rules.onHidden
    hasOtherTraits = required != nil || label != nil || placeholder != nil
  }
}
