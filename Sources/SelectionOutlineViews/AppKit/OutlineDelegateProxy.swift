// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  public import SelectionViews

  /// An outline view's delegate and data source, which forwards all calls that it doesn't handle
  /// itself to the app's delegate, such as a data source's calls for dragging.
  @MainActor
  public class OutlineDelegateProxy: ForwardingDelegate, NSOutlineViewDelegate,
    NSOutlineViewDataSource
  {
    /// The app's delegate, which is referenced weakly and may be set at any time.
    ///
    /// A delegate that forwards its calls to this proxy is ignored.
    public var delegate: (any NSOutlineViewDelegate)? {
      get { target as? any NSOutlineViewDelegate }
      set { target = newValue }
    }
  }
#endif
