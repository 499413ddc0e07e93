extension Form {
  /// The relations that are not as they would be if they were settled from scratch.
  var brokenRelations: [String] {
    plan.relations.indices.compactMap { place in
      let state = relations[place]
      let members = plan.relations[place].members
      var settling = settling(
        of: place, narrowed: plan.relations[place].narrowing?.evaluate(values))
      settling.keepChoices()
      settling.keepDefaults { member, id in
        values.machine(members[member].field).isDisabledByProgram(id)
      }
      let fresh = settling.state(after: RelationState(), key: nil)
      let isSame = fresh.outcomes == state.outcomes && fresh.counts == state.counts
      return isSame ? nil : "\(plan.relations[place].id): is not as it would be from scratch"
    }
  }
}
