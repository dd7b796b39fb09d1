// SPDX-License-Identifier: MIT
// A window with a tree of files. F12 prints what is to be seen as a line of JSON.
import CGTK
import SelectionOutline

gtk_init()
let files = try OutlineSelection(nodes: [
  OutlineNode("docs"), OutlineNode("plan", depth: 1), OutlineNode("may", depth: 1),
  OutlineNode("photos", kind: .unloaded), OutlineNode("notes"),
])
let window = FileWindow(files)
g_main_loop_run(g_main_loop_new(nil, 0))
