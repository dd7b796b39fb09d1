# SPDX-License-Identifier: MIT
"""An outline of a million nodes: what opens and closes, boxes of three states, keys, and what is redrawn."""
from browser import ALT, CONTROL, SHIFT
from page_case import PageCase

ROWS = "[...document.querySelectorAll('#folders [data-row]')].sort((a, b) => a.dataset.row - b.dataset.row)"


class FoldersTests(PageCase):
    rows = 10

    def setUp(self):
        super().setUp()
        self.part("folders")
        self.value("document.getElementById('folders').scrollIntoView({ block: 'center' })")

    # The first two folders are expanded, and the first folder of a hundred files is checked.

    def tree(self, count):
        """The first rows: level, expanded (+), collapsed (-) or neither, and box."""
        return self.value(f"""{ROWS}.slice(0, {count}).map((row) => row.ariaLevel
            + ({{ true: '+', false: '-' }}[row.ariaExpanded] ?? ' ')
            + {{ true: 'all', mixed: 'some', false: 'none' }}[row.ariaChecked])""")

    def chosen(self):
        return self.value(f"{ROWS}.filter((row) => row.ariaSelected === 'true').map((row) => Number(row.dataset.row))")

    def keyboard(self):
        name = self.value("document.getElementById('folders').getAttribute('aria-activedescendant')")
        return int(name.removeprefix("node-")) if name else None

    def counts(self):
        """How many rows are shown, files checked, and rows selected."""
        return [int(part.split(" ")[0].replace(",", "")) for part in self.text("folders-count").split(", ")]

    def on(self, row, part="label", modifiers=0):
        self.browser.click(f"#node-{row} .{part}", modifiers)

    def watch(self):
        """Notes which rows are drawn from now on; a row that only moves isn't drawn."""
        self.value("""(() => {
            window.drawn = new Set();
            const names = ['class', 'aria-label', 'aria-checked', 'aria-expanded', 'aria-selected', 'aria-level'];
            window.watcher?.disconnect();
            window.watcher = new MutationObserver((all) => all.forEach(({ target }) => {
              const row = target.closest('[data-row]');
              if (row) window.drawn.add(Number(row.dataset.row));
            }));
            window.watcher.observe(document.querySelector('#folders .shift'),
              { subtree: true, attributes: true, attributeFilter: names });
            })()""")

    def drawn(self):
        return sorted(self.value("[...window.drawn]"))

    def test_what_is_there_at_first(self):
        self.assertEqual(self.tree(5), ["1+some", "2+some", "3-some", "3-none", "3-none"])
        self.assertEqual(self.counts(), [30, 100, 0])
        self.assertEqual(self.value(f"{ROWS}.slice(0, 4).map((row) => `${{row.ariaPosInSet}}/${{row.ariaSetSize}}`)"),
                         ["1/10", "1/10", "1/10", "2/10"])

    def test_the_mouse_opens_checks_and_selects(self):
        self.on(2, "triangle")
        self.assertEqual(self.tree(5), ["1+some", "2+some", "3+some", "4-all", "4-none"])
        self.on(4, "box")
        self.assertEqual(self.tree(5), ["1+some", "2+some", "3+some", "4-all", "4-all"])
        self.on(0, "box")
        self.assertEqual(self.tree(4), ["1+all", "2+all", "3+all", "4-all"])
        self.assertEqual(self.counts(), [40, 100_000, 0])
        self.on(0, "box")
        self.assertEqual(self.counts(), [40, 0, 0])
        self.on(3)
        self.on(5, modifiers=SHIFT)
        self.on(1, modifiers=CONTROL)
        self.assertEqual((self.chosen(), self.keyboard()), ([1, 3, 4, 5], 1))
        self.on(2, "triangle")
        self.assertEqual((self.chosen(), self.keyboard()), ([1], 1), "what is hidden stays selected")
        self.on(2, "triangle")
        self.assertEqual(self.chosen(), [1, 3, 4, 5])

    def test_a_range_of_boxes(self):
        self.on(3, "box")
        self.on(6, "box", SHIFT)
        self.assertEqual(self.tree(8), ["1+some", "2+some", "3-some", *["3-all"] * 4, "3-none"])
        self.on(4, "box", SHIFT)
        self.assertEqual(self.tree(8), ["1+some", "2+some", "3-some", *["3-all"] * 2, *["3-none"] * 3])

    def test_keys(self):
        self.on(0)
        self.press("ArrowRight")
        self.assertEqual(self.keyboard(), 1, "an open folder leads to what is in it")
        self.press("ArrowLeft")
        self.assertEqual((self.tree(3), self.counts()[0]), (["1+some", "2-some", "2-none"], 20))
        self.press("ArrowLeft")
        self.assertEqual((self.keyboard(), self.chosen()), (0, [0]))
        self.press("ArrowLeft")
        self.assertEqual((self.tree(2), self.counts()[0]), (["1-some", "1-none"], 10))
        self.press("ArrowLeft")
        self.assertEqual(self.keyboard(), 0)
        self.press("ArrowRight", times=2)
        self.assertEqual(self.keyboard(), 1)
        self.press("ArrowDown", SHIFT, times=2)
        self.assertEqual((self.chosen(), self.keyboard()), ([1, 2, 3], 3))
        self.press("ArrowLeft", SHIFT)
        self.assertEqual((self.chosen(), self.keyboard()), ([0, 1], 0), "nothing closes")
        self.press("ArrowDown")
        self.press(" ")
        self.assertEqual((self.tree(3), self.counts()[1:]), (["1+some", "2-all", "2-none"], [10_000, 1]))
        self.press("*")
        self.assertEqual(self.counts()[0], 120, "all ten folders beside it")
        self.press("ArrowRight", ALT)
        self.assertEqual(self.counts()[0], 120 + 100 + 1_000 + 10_000)
        self.press("ArrowLeft", ALT)
        self.assertEqual(self.counts()[0], 110)
        self.press("End")
        self.assertEqual(self.keyboard(), 109)

    def test_undo_takes_back_marks_and_not_what_is_open(self):
        self.on(3, "box")
        self.on(2, "triangle")
        self.press("z", CONTROL)
        self.assertEqual(self.counts()[:2], [40, 100])
        self.tool("folders-redo")
        self.assertEqual(self.counts()[:2], [40, 1_100])
        self.tool("folders-undo")
        self.assertEqual(self.counts()[:2], [40, 100])
        self.assertEqual(self.value("document.getElementById('folders-undo').ariaDisabled"), "true")

    def test_only_nodes_that_look_different_are_drawn_again(self):
        self.on(5)
        self.watch()
        self.on(5, "box")
        self.assertEqual(self.drawn(), [5], "those above it are partly checked as before")
        self.watch()
        self.on(5, "box")
        self.on(2, "box")
        self.assertEqual(self.drawn(), [2, 5])
        self.watch()
        self.on(2, "triangle")
        self.assertEqual(self.number("drawn"), 1, "what is below it only moves")
        self.watch()
        self.on(2, "triangle")
        self.assertEqual((self.drawn(), self.number("drawn")), ([2, *range(5, 15)], 1), "ten come into sight")

    def test_a_million_rows(self):
        self.tool("folders-expand")
        self.assertEqual(self.counts(), [1_000_000, 100, 0])
        self.on(0)
        self.press("End")
        self.assertEqual((self.keyboard(), self.chosen()), (999_999, [999_999]))
        self.tool("folders-check")
        self.assertEqual(self.counts()[1], 900_000)
        self.tool("folders-collapse")
        self.assertEqual((self.counts()[0], self.keyboard()), (10, 9))
        self.assertEqual(self.tree(10), ["1-all"] * 10)

    def test_typing_finds_a_row(self):
        self.on(0)
        name = self.value("document.getElementById('node-3').ariaLabel")
        self.press(name[0].lower())
        self.assertTrue(self.value(f"document.getElementById('node-{self.keyboard()}').ariaLabel")
                        .startswith(name[0]))

    def test_what_is_said(self):
        self.on(3, "box")
        self.assertEqual(self.text("folders-said"), "1,100 files checked")
        self.on(2, "triangle")
        self.assertEqual(self.text("folders-said"), "40 rows shown")
        name = self.value("document.getElementById('node-4').ariaLabel")
        self.on(4)
        self.assertEqual(self.text("folders-said"), f"{name} selected")
