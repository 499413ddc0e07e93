#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension StringProtocol {
  /// Whether two texts are the same byte by byte in UTF-8, which canonically equivalent ones need not be.
  ///
  /// - Complexity: O(*n*), at the speed of memory.
  func hasSameBytes(as other: some StringProtocol) -> Bool {
    let fast = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { other in
        guard own.count == other.count else { return false }
        guard let left = own.baseAddress, let right = other.baseAddress else { return true }
        return unsafe memcmp(left, right, own.count) == 0
      }
    }
    if case .some(.some(let isSame)) = fast { return isSame }
    return utf8.elementsEqual(other.utf8)
  }
}
