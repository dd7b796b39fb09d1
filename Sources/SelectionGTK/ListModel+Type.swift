// SPDX-License-Identifier: MIT

#if GTK
  import CGTK
  import SelectionCore

  /// The model's class in GObject's type system, with two interfaces.
  extension ListModel {
    static let key = "selection-model"

    /// The type, registered when it is first used.
    static let type: GType = {
      let type = g_type_register_static_simple(
        g_object_get_type(), "SelectionCoreListModel", guint(MemoryLayout<GObjectClass>.size), nil,
        guint(MemoryLayout<GObject>.size), nil, GTypeFlags(rawValue: 0))
      add(g_list_model_get_type(), to: type) { interface, _ in
        guard let list = interface?.assumingMemoryBound(to: GListModelInterface.self) else {
          return
        }
        list.pointee.get_item_type = { _ in g_object_get_type() }
        list.pointee.get_n_items = { list in guint(ListModel.of(list)?.rows.shape.rowCount ?? 0) }
        list.pointee.get_item = { list, position in
          gpointer(ListModel.of(list)?.item(at: Int(position)))
        }
      }
      // GTK builds `select_item` and similar functions on these three.
      add(gtk_selection_model_get_type(), to: type) { interface, _ in
        typealias Interface = GtkSelectionModelInterface
        guard let model = interface?.assumingMemoryBound(to: Interface.self) else { return }
        model.pointee.is_selected = { model, position in
          ListModel.of(model)?.isSelected(Int(position)) == true ? 1 : 0
        }
        model.pointee.get_selection_in_range = { model, position, count in
          let range = Int(position)..<(Int(position) + Int(count))
          return bitset(ListModel.of(model)?.selected(in: range) ?? [])
        }
        model.pointee.set_selection = { model, selected, mask in
          guard let model = ListModel.of(model), let selected, let mask else { return 0 }
          do {
            try model.set(RowSet(selected), mask: RowSet(mask))
            return 1
          } catch {
            return 0
          }
        }
      }
      return type
    }()

    private static func add(_ interface: GType, to type: GType, _ fill: GInterfaceInitFunc) {
      var info = GInterfaceInfo(
        interface_init: fill, interface_finalize: nil, interface_data: nil)
      g_type_add_interface_static(type, interface, &info)
    }

    /// The model of an object; nil if the model no longer exists.
    static func of(_ object: OpaquePointer?) -> ListModel? {
      guard let object, let model = g_object_get_data(UnsafeMutablePointer<GObject>(object), key)
      else { return nil }
      return Unmanaged<ListModel>.fromOpaque(model).takeUnretainedValue()
    }

    func isSelected(_ position: Int) -> Bool {
      path(at: position).map(rows.isPresentedSelected) ?? false
    }

    func selected(in range: Range<Int>) -> RowSet {
      rows.presentedRows.positions.intersection(RowSet(range))
    }
  }

  /// A new GTK bitset with the same members.
  func bitset(_ rows: RowSet) -> OpaquePointer? {
    let set = gtk_bitset_new_empty()
    for run in rows.ranges { gtk_bitset_add_range(set, guint(run.lowerBound), guint(run.count)) }
    return set
  }

  extension RowSet {
    /// The members of a GTK bitset.
    init(_ set: OpaquePointer) {
      // GTK enumerates members one by one. Here runs are found by their ends, so that a large run
      // costs little.
      var ranges: [Range<Int>] = []
      let size = gtk_bitset_get_size(set)
      var place: guint64 = 0
      while place < size {
        let first = gtk_bitset_get_nth(set, guint(place))
        var (low, high) = (place, size - 1)
        while low < high {
          let middle = (low + high + 1) / 2
          if guint64(gtk_bitset_get_nth(set, guint(middle))) == guint64(first) + (middle - place) {
            low = middle
          } else {
            high = middle - 1
          }
        }
        ranges.append(Int(first)..<(Int(first) + Int(low - place) + 1))
        place = low + 1
      }
      self.init(ranges: ranges)
    }
  }
#endif
