#include <stdbool.h>

/// Whether the edit with a number is the one that the environment variable `SELECTOR_MUTATION` names.
///
/// Notes the number in the file that `SELECTOR_MUTATIONS_REACHED` names, if there is one.
bool mutation_is_on(int number);
