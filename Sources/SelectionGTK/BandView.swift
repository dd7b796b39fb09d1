// SPDX-License-Identifier: MIT

#if GTK
  import CGTK
  import SelectionCore

  /// The rubber band, drawn over the list.
  final class BandView {
    private let input: ListInput
    private let area = gtk_drawing_area_new()

    init(_ input: ListInput) { self.input = input }

    /// A list with scroll bars, and the band over the list.
    func over(_ list: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
      guard let area, let overlay = gtk_overlay_new(), let scrolled = gtk_scrolled_window_new()
      else {
        return list
      }
      gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)
      gtk_widget_set_vexpand(scrolled, 1)
      gtk_overlay_set_child(OpaquePointer(overlay), scrolled)
      gtk_overlay_add_overlay(OpaquePointer(overlay), area)
      gtk_widget_set_can_target(area, 0)
      // The drawing area retains this object, and releases it when the area is destroyed.
      gtk_drawing_area_set_draw_func(
        UnsafeMutablePointer(OpaquePointer(area)), Self.draw,
        Unmanaged.passRetained(self).toOpaque()
      ) { data in
        if let data { Unmanaged<BandView>.fromOpaque(data).release() }
      }
      input.onBand = { gtk_widget_queue_draw(area) }
      return overlay
    }

    private static let draw: GtkDrawingAreaDrawFunc = { area, context, _, _, data in
      // The data is the object that `over` passes.
      guard let area, let data else { return }
      let input = Unmanaged<BandView>.fromOpaque(data).takeUnretainedValue().input
      guard let band = input.band else { return }
      // The list's coordinates begin inside its padding.
      var (zero, origin) = (graphene_point_t(x: 0, y: 0), graphene_point_t(x: 0, y: 0))
      let view = UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self)
      guard gtk_widget_compute_point(input.list, view, &zero, &origin) != 0 else { return }
      cairo_translate(context, Double(origin.x), Double(origin.y))
      cairo_rectangle(context, band.minX, band.minY, band.width, band.height)
      cairo_set_source_rgba(context, 0.2, 0.5, 0.9, 0.3)
      cairo_fill_preserve(context)
      cairo_set_source_rgb(context, 0.2, 0.5, 0.9)
      cairo_stroke(context)
    }
  }
#endif
