import CMutation

// What guards the edits of a run. Each takes the number of its edit, and does nothing else than the code
// without it, as long as another one is tried. Usable in code that is inlined into other modules.

@usableFromInline
func mutationIsOn(_ number: Int32) -> Bool { mutation_is_on(number) }

@usableFromInline
func mutationFlips(_ number: Int32, _ condition: Bool) -> Bool {
  mutationIsOn(number) != condition
}

@usableFromInline
func mutationRaises<Number: Numeric>(_ number: Int32, _ value: Number) -> Number {
  mutationIsOn(number) ? value + 1 : value
}

@usableFromInline
func mutationLowers<Number: Numeric>(_ number: Int32, _ value: Number) -> Number {
  mutationIsOn(number) ? value - 1 : value
}
