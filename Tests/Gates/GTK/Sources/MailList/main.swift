// SPDX-License-Identifier: MIT
// A window with a list of 100,000 mails. F12 prints the visible state as a line of JSON.
// usage: MailList [--native]     with it, the list is GTK's own, with a GtkMultiSelection
import CGTK

gtk_init()
let window = MailWindow(isNative: CommandLine.arguments.contains("--native"))
gtk_window_present(window.window)
g_main_loop_run(g_main_loop_new(nil, 0))
