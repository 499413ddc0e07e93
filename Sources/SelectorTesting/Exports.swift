// A test names what it holds texts against, so one import is to be enough for it.
@_exported public import SelectorSnapshots
