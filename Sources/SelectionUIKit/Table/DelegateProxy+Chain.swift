// SPDX-License-Identifier: MIT

extension DelegateProxy {
  /// Whether a delegate is this one, or hands on to it.
  func leadsHere(_ delegate: (any UITableViewDelegate)?) -> Bool {
    var next = delegate
    while let proxy = next as? DelegateProxy, proxy !== self { next = proxy.delegate }
    return next === self
  }
}
