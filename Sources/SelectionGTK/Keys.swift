// SPDX-License-Identifier: MIT

#if GTK
  public import CGTK
  public import SelectionCore

  extension KeyModifiers {
    /// Creates the modifiers of a GTK event; the Control key becomes the command key.
    public init(_ state: GdkModifierType) {
      self = []
      if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
      if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.command) }
      if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.option) }
    }
  }

  extension KeyStroke {
    /// Creates the key stroke of a GTK event, or returns nil for a key that no profile uses.
    public init?(_ value: guint, _ state: GdkModifierType) {
      let key: KeyStroke.Key
      switch Int32(value) {
      case GDK_KEY_Up, GDK_KEY_KP_Up: key = .up
      case GDK_KEY_Down, GDK_KEY_KP_Down: key = .down
      case GDK_KEY_Left, GDK_KEY_KP_Left: key = .left
      case GDK_KEY_Right, GDK_KEY_KP_Right: key = .right
      case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: key = .pageUp
      case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: key = .pageDown
      case GDK_KEY_Home, GDK_KEY_KP_Home: key = .home
      case GDK_KEY_End, GDK_KEY_KP_End: key = .end
      case GDK_KEY_space, GDK_KEY_KP_Space: key = .space
      case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: key = .returnKey
      case GDK_KEY_Escape: key = .escape
      case GDK_KEY_Insert, GDK_KEY_KP_Insert: key = .insert
      default:
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(value))),
          scalar.value > 32, scalar.value != 127
        else { return nil }
        key = .letter(Character(scalar))
      }
      self.init(key, KeyModifiers(state))
    }
  }
#endif
