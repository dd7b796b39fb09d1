# SPDX-License-Identifier: MIT
"""The search above the table, the bar beside it, the box in its header, and its order."""
from browser import CONTROL, SHIFT
from page_case import PageCase


TOOLS = ["chosen-before", "chosen-after", "copy", "delete"]


class SearchCase(PageCase):
    def search(self, text):
        """Types a text in place of what is searched for."""
        self.browser.click("#search")
        self.press("a", CONTROL)
        self.press("Backspace")
        for letter in text:
            self.press(letter)

    def bar(self):
        """What the bar says, and the tools in it that can be used."""
        return [self.text("chosen-count"), *self.value("""[...document.querySelectorAll('.chosen button')]
            .filter((tool) => !tool.hidden && tool.ariaDisabled !== 'true').map((tool) => tool.id)""")]


class SearchTests(SearchCase):
    def test_what_is_found_is_shown_and_the_rest_keeps_its_marks(self):
        names = self.names(4)
        for row in (0, 1, 3):
            self.click(row, CONTROL)
        self.search("er")
        self.assertEqual(self.text("said"), f"{self.row_count():,} of 1,000,000 rows found")
        print(f"(a search of a million: {self.text('time')}) ", end="")
        self.assertEqual((self.names(2), self.selected()), ([names[0], names[3]], [0, 1]))
        self.assertEqual(self.bar(), ["3 selected, 1 not shown", "let-go", *TOOLS])
        self.search("")
        self.assertEqual((self.row_count(), self.selected_count()), (1_000_000, 3))
        self.assertEqual(self.text("said"), "All 1,000,000 rows shown")
        self.assertEqual(self.bar(), ["3 selected", *TOOLS])

    def test_each_word_is_looked_for(self):
        self.search("ott 77 am")
        names = self.names(3)
        self.assertEqual(names, ["Amber otter 77", "Amber otter 177", "Amber otter 277"])
        self.search("no such name")
        self.assertEqual(self.row_count(), 0)
        self.assertIsNone(self.lead())
        self.press("Escape")
        self.assertEqual((self.row_count(), self.value("document.getElementById('search').value")), (1_000_000, ""))

    def test_those_that_are_not_shown_are_let_go_and_come_back(self):
        self.click(0)
        self.click(3, SHIFT)
        self.search("otter")
        self.tool("let-go")
        self.assertEqual(self.bar(), ["1 selected", *TOOLS])
        self.assertEqual(self.text("said"), "3 deselected")
        self.tool("undo")
        self.assertEqual(self.bar(), ["4 selected, 3 not shown", "let-go", *TOOLS])
        self.tool("redo")
        self.search("")
        self.assertEqual(self.selected(), [0])

    def test_all_is_all_that_is_found(self):
        self.click(1)
        self.search("otter")
        self.tool("all")
        self.assertEqual((self.bar()[0], self.selected_count()), ("50,001 selected, 1 not shown", 50_000))
        self.tool("delete")
        self.assertEqual(self.text("said"), "50,001 deleted, 1 of them not shown, 0 in all")
        self.assertEqual((self.row_count(), self.bar()), (0, ["0 selected"]))
        self.search("")
        self.assertEqual((self.row_count(), self.selected()), (949_999, []))
        self.tool("undo")
        self.assertEqual((self.row_count(), self.selected_count()), (1_000_000, 50_001))

    def test_undo_keeps_what_is_searched_for(self):
        self.click(0)
        self.tool("delete")
        self.search("amber otter")
        before = self.row_count()
        self.tool("undo")
        self.assertEqual((self.row_count(), self.names(1)), (before + 1, ["Amber otter 1"]))
        self.tool("redo")
        self.assertEqual((self.row_count(), self.names(1)), (before, ["Amber otter 2"]))

    def test_a_copy_is_found_and_stands_where_it_was_made(self):
        self.search("amber otter 1")
        self.browser.click("#row-0", button="right")
        self.browser.click(".entry:nth-last-child(2)")
        self.assertEqual(self.names(2), ["Amber otter 1", "Amber otter 1, copy"])
        self.search("copy")
        self.assertEqual(self.row_count(), 1)
        self.search("")
        self.assertEqual(self.names(3), ["Amber otter 1", "Amber otter 1, copy", "Brisk meadow 1"])

    def test_ranges_and_keys_go_by_what_is_shown(self):
        self.search("summit")
        self.press("ArrowDown")
        self.assertEqual(self.value("document.activeElement.id"), "rows")
        names = self.names(3)
        self.press("ArrowDown")
        self.press("ArrowDown", SHIFT, times=2)
        self.assertEqual((self.selected(), self.selected_count()), ([0, 1, 2], 3))
        self.search("")
        self.assertEqual(self.selected_count(), 3)
        self.search(names[1].lower())
        self.assertEqual((self.names(1), self.selected()), (names[1:2], [0]))

    def test_a_shuffle_under_a_search_is_of_all_rows(self):
        self.click(0)
        self.search("amber otter 1")
        found = self.row_count()
        self.tool("shuffle")
        self.assertEqual((self.row_count(), self.bar()[0]), (found, "1 selected"))
        self.tool("undo")
        self.assertEqual(self.names(1), ["Amber otter 1"])
        self.search("")
        self.assertEqual((self.row_count(), self.selected()), (1_000_000, [0]))

    def test_control_z_in_the_field_is_the_fields(self):
        self.click(2)
        self.search("otter")
        self.press("z", CONTROL)
        self.search("")
        self.assertEqual(self.selected(), [2])


class BarTests(SearchCase):
    rows = 10

    def copied(self):
        self.value("""document.addEventListener('copy', (event) =>
            { window.copied = event.clipboardData.getData('text/plain') })""")
        # A page may not write there without being asked for it in every browser.
        self.value("""!!Object.defineProperty(navigator, 'clipboard',
            { value: { writeText: async () => { throw new Error('not allowed') } } })""")
        return lambda: self.value("window.copied ?? null")

    def test_copy_copies_the_names(self):
        names = self.names()
        copied = self.copied()
        self.click(1)
        self.click(3, CONTROL)
        self.press("c", CONTROL)
        self.browser.wait_for("window.copied")
        self.assertEqual(copied(), f"{names[1]}\n{names[3]}")
        self.assertEqual(self.text("said"), "2 copied")
        self.click(4)
        self.value("window.copied = null")
        self.tool("copy")
        self.browser.wait_for("window.copied")
        self.assertEqual(copied(), names[4])

    def test_delete_deletes(self):
        names = self.names()
        self.assertEqual(self.bar(), ["0 selected"])
        self.click(1)
        self.click(2, SHIFT)
        self.assertEqual(self.bar(), ["2 selected", *TOOLS])
        self.tool("delete")
        self.assertEqual((self.names(3), self.selected()), (names[:1] + names[3:5], [1]))
        self.assertEqual(self.value("document.activeElement.id"), "delete", "the next one can be deleted, too")

    def test_copy_and_delete_are_about_hidden_rows_too(self):
        names = self.names()
        copied = self.copied()
        for row in (1, 3):
            self.click(row, CONTROL)
        self.search(names[5])
        self.assertEqual((self.row_count(), self.bar()), (1, ["2 selected, 2 not shown", "let-go", *TOOLS]))
        self.tool("copy")
        self.browser.wait_for("window.copied")
        self.assertEqual((copied(), self.text("said")), (f"{names[1]}\n{names[3]}", "2 copied"))
        self.tool("delete")
        self.assertEqual(self.text("said"), "2 deleted, 2 of them not shown, 1 in all")
        self.assertEqual(self.bar(), ["0 selected"])
        self.search("")
        self.assertEqual(self.names(), names[:1] + names[2:3] + names[4:8] + self.names()[6:])
        self.tool("undo")
        self.assertEqual((self.names(), self.selected()), (names, [1, 3]))

    def test_with_nothing_selected_the_tools_do_nothing(self):
        copied = self.copied()
        for tool in TOOLS:
            self.assertEqual(self.value(f"document.getElementById('{tool}').ariaDisabled"), "true")
            self.tool(tool)
        self.focus_rows()
        self.press("Delete")
        self.press("c", CONTROL)
        self.assertEqual((copied() or None, self.text("said"), self.row_count()), (None, "", 10))
        self.assertEqual(self.value("document.getElementById('undo').ariaDisabled"), "true")


class StepTests(SearchCase):
    def test_from_one_selected_row_to_the_next(self):
        self.click(2)
        self.click(5, CONTROL)
        self.press("End", CONTROL)
        self.press(" ", CONTROL)
        self.assertEqual(self.lead(), 999_999)
        reached = []
        for _ in range(4):
            self.tool("chosen-after")
            reached.append((self.lead(), self.text("said").split(", ")[1]))
        self.assertEqual(reached, [
            (2, "selected row 1 of 3"), (5, "selected row 2 of 3"), (999_999, "selected row 3 of 3"),
            (2, "selected row 1 of 3")])
        self.tool("chosen-before")
        self.assertEqual((self.lead(), self.selected_count()), (999_999, 3))
        top = self.value("document.getElementById('row-999999').getBoundingClientRect().bottom")
        self.assertLessEqual(top, self.value("document.getElementById('rows').getBoundingClientRect().bottom"))

    def test_a_hidden_one_ends_the_search(self):
        names = self.names()
        self.click(1)
        self.search("otter")
        self.tool("chosen-after")
        self.assertEqual(self.text("said"), f"The search has ended. {names[1]}, selected row 1 of 1")
        self.assertEqual((self.row_count(), self.lead(), self.selected()), (1_000_000, 1, [1]))
        self.to_top()
        self.assertEqual(self.names(), names)
        self.assertEqual(self.value("document.getElementById('search').value"), "")


class BoxTests(SearchCase):
    def test_a_rows_box_flips_it_alone(self):
        self.click(1)
        for row in (3, 4):
            self.browser.click(f"#row-{row} .box")
        self.assertEqual(self.selected(), [1, 3, 4])
        self.browser.click("#row-1 .box")
        self.assertEqual((self.selected(), self.lead()), ([3, 4], 1))
        self.browser.click("#row-6 .box", SHIFT)
        self.assertIn(6, self.selected(), "with shift it is a row like any other")


class HeaderTests(SearchCase):
    def box(self):
        return self.value("document.querySelector('#rows [role=checkbox]').ariaChecked")

    def test_the_box_has_three_states_and_is_about_what_is_shown(self):
        self.assertEqual(self.box(), "false")
        self.click(0)
        self.assertEqual(self.box(), "mixed")
        self.browser.click("#rows [role=checkbox]")
        self.assertEqual((self.box(), self.selected_count()), ("true", 1_000_000))
        self.browser.click("#rows [role=checkbox]")
        self.assertEqual((self.box(), self.selected_count()), ("false", 0))
        self.search("otter")
        self.browser.click("#rows [role=checkbox]")
        self.assertEqual((self.box(), self.selected_count()), ("true", 50_000))
        self.search("")
        self.assertEqual(self.box(), "mixed")

    def test_sorted_by_the_head_of_a_column(self):
        self.click(1)
        name = self.names()[1]
        heads = lambda: self.value("[...document.querySelectorAll('[role=columnheader]')].map((cell) => cell.ariaSort)")
        self.assertEqual(heads(), [None, None, None])
        self.browser.click("[role=columnheader]:nth-child(1) .sort")
        self.assertEqual(heads(), ["ascending", None, None])
        self.assertIn("Sorted by name, ascending", self.text("said"))
        lead = self.lead()
        self.assertEqual(self.selected(), [lead])
        self.assertEqual(self.value(f"document.getElementById('row-{lead}').firstChild.textContent"), name)
        flashing = f"getComputedStyle(document.getElementById('row-{lead}')).animationName"
        self.assertRegex(self.value(flashing), "went-[01]")
        self.to_top()
        names = self.names()
        self.assertEqual(names[:2], ["Amber badger 1", "Amber badger 2"])
        self.browser.click("[role=columnheader]:nth-child(2) .sort")
        self.browser.click("[role=columnheader]:nth-child(2) .sort")
        self.assertEqual(heads(), [None, "descending", None])
        self.assertEqual(self.lead(), 999_998)
        print(f"(sort of a million: {self.text('time')}) ", end="")
        self.tool("insert")
        self.assertEqual(heads(), [None, None, None], "a new row stands anywhere")

    def test_a_sort_is_undone(self):
        names = self.names()
        self.click(3)
        self.browser.click("[role=columnheader]:nth-child(1) .sort")
        self.tool("undo")
        self.to_top()
        self.assertEqual((self.names(), self.selected(), self.lead()), (names, [3], 3))
