// SPDX-License-Identifier: MIT

#if GTK
  public import CGTK

  /// Performs an action each time an object emits a signal, as long as the object exists.
  ///
  ///     connect(search, "changed") { show(matching: search) }
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - signal: The name of the signal.
  ///   - action: The action. The action; the object retains everything that the action captures, so
  ///     capture as `weak` anything that retains the object.
  public func connect(_ object: gpointer?, _ signal: String, _ action: @escaping () -> Void) {
    // GTK passes the data first; the signal's other arguments aren't read.
    let called: @convention(c) (gpointer) -> Void = { Action.of($0).action() }
    g_signal_connect_data(
      object, signal, unsafeBitCast(called, to: GCallback.self), Action(action).retained(),
      { data, _ in if let data { Action.release(data) } }, G_CONNECT_SWAPPED)
  }

  /// Performs an action each time a gesture emits a signal with two numbers, such as `drag-update`.
  func connect(_ gesture: gpointer?, _ signal: String, _ action: @escaping (Double, Double) -> Void)
  {
    // As above; the signals named here have these arguments.
    let called: @convention(c) (gpointer, Double, Double) -> Void = {
      PointAction.of($0).action($1, $2)
    }
    g_signal_connect_data(
      gesture, signal, unsafeBitCast(called, to: GCallback.self), PointAction(action).retained(),
      { data, _ in if let data { PointAction.release(data) } }, G_CONNECT_SWAPPED)
  }

  /// Performs an action with the point of each press that a click gesture reports.
  func onPress(_ gesture: gpointer?, _ action: @escaping (Double, Double) -> Void) {
    // As above; the signal has the number of presses first.
    let called: @convention(c) (gpointer, gint, Double, Double) -> Void = {
      PointAction.of($0).action($2, $3)
    }
    g_signal_connect_data(
      gesture, "pressed", unsafeBitCast(called, to: GCallback.self), PointAction(action).retained(),
      { data, _ in if let data { PointAction.release(data) } }, G_CONNECT_SWAPPED)
  }

  /// Performs an action with the list item each time a factory emits a signal.
  func onItem(_ factory: gpointer?, _ signal: String, _ action: @escaping (OpaquePointer) -> Void) {
    // As above; the signals of factories have an item.
    let called: @convention(c) (gpointer, OpaquePointer) -> Void = { ItemAction.of($0).action($1) }
    g_signal_connect_data(
      factory, signal, unsafeBitCast(called, to: GCallback.self), ItemAction(action).retained(),
      { data, _ in if let data { ItemAction.release(data) } }, G_CONNECT_SWAPPED)
  }

  /// Performs an action with the position of each row of a list that is activated.
  func onActivation(of list: gpointer?, _ action: @escaping (Int) -> Void) {
    // As above; the signal has the position.
    let called: @convention(c) (gpointer, guint) -> Void = { RowAction.of($0).action(Int($1)) }
    g_signal_connect_data(
      list, "activate", unsafeBitCast(called, to: GCallback.self), RowAction(action).retained(),
      { data, _ in if let data { RowAction.release(data) } }, G_CONNECT_SWAPPED)
  }

  /// Performs an action for each frame of a widget in a window until the action returns false.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - action: The action, which is called before the frame is drawn and returns whether it
  ///     should be called again.
  public func inEachFrame(
    of widget: UnsafeMutablePointer<GtkWidget>, _ action: @escaping () -> Bool
  ) {
    gtk_widget_add_tick_callback(
      widget, { _, _, data in data.map { FrameAction.of($0).action() } == true ? 1 : 0 },
      FrameAction(action).retained()
    ) { data in
      if let data { FrameAction.release(data) }
    }
  }

  /// Calls a closure with each key that is pressed in a widget before the widgets inside it receive
  /// the key.
  ///
  /// - Parameters:
  ///   - widget: The widget, which can be a window.
  ///   - action: A closure that returns whether it has handled the key; a handled key has no other
  ///     effect.
  public func onKeys(
    of widget: UnsafeMutablePointer<GtkWidget>,
    _ action: @escaping (_ key: guint, _ state: GdkModifierType) -> Bool
  ) {
    typealias Handler =
      @convention(c) (OpaquePointer, guint, guint, GdkModifierType, gpointer) -> gboolean
    // The signal has these arguments, and the data last.
    let pressed: Handler = { _, key, _, state, data in
      KeyAction.of(data).action(key, state) ? 1 : 0
    }
    let keys = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    g_signal_connect_data(
      keys.map(gpointer.init), "key-pressed", unsafeBitCast(pressed, to: GCallback.self),
      KeyAction(action).retained(), { data, _ in if let data { KeyAction.release(data) } },
      GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(widget, keys)
  }

  private typealias Action = Holder<() -> Void>
  private typealias FrameAction = Holder<() -> Bool>
  private typealias ItemAction = Holder<(OpaquePointer) -> Void>
  private typealias KeyAction = Holder<(guint, GdkModifierType) -> Bool>
  private typealias RowAction = Holder<(Int) -> Void>
  private typealias PointAction = Holder<(Double, Double) -> Void>

  /// A closure that C code retains until it calls `release`.
  private final class Holder<Closure> {
    let action: Closure

    init(_ action: Closure) { self.action = action }

    // Each object is retained once here, and released once by the code to which it was passed.
    func retained() -> gpointer { Unmanaged.passRetained(self).toOpaque() }
    static func of(_ data: gpointer) -> Self {
      Unmanaged<Self>.fromOpaque(data).takeUnretainedValue()
    }
    static func release(_ data: gpointer) { Unmanaged<Self>.fromOpaque(data).release() }
  }
#endif
