# SPDX-License-Identifier: MIT
"""Keys and clicks, in the profiles of several platforms."""
from browser import CONTROL, SHIFT
from page_case import PageCase


class PointerTests(PageCase):
    def test_clicks_replace_flip_and_extend(self):
        self.click(2)
        self.assertEqual(self.selected(), [2])
        self.click(5, SHIFT)
        self.assertEqual(self.selected(), [2, 3, 4, 5])
        self.click(3, SHIFT)
        self.assertEqual(self.selected(), [2, 3])
        self.click(7, CONTROL)
        self.assertEqual(self.selected(), [2, 3, 7])
        self.click(2, CONTROL)
        self.assertEqual(self.selected(), [3, 7])
        self.click(4, SHIFT | CONTROL)
        self.assertEqual(self.selected(), [2, 3, 4, 7])
        self.click(0)
        self.assertEqual(self.selected(), [0])
        self.assertEqual(self.selected_count(), 1)

    def test_only_rows_that_differ_are_drawn_again(self):
        self.value("""(() => {
            window.drawn = new Set();
            new MutationObserver((all) => all.forEach(({ target }) => {
              const row = (target.closest ? target : target.parentElement).closest('[data-row]');
              if (row) window.drawn.add(Number(row.dataset.row));
            })).observe(document.querySelector('.shift'), { subtree: true, childList: true, attributes: true });
            })()""")
        self.click(2)
        self.click(5)
        self.value("drawn.clear()")
        self.click(6, CONTROL)
        # The row that had the keyboard before, and the one that has it.
        self.assertEqual(sorted(self.value("[...drawn]")), [5, 6])
        self.assertEqual(self.number("drawn"), 2)
        self.assertEqual(self.number("changed"), 1)
        self.value("drawn.clear()")
        self.click(8, SHIFT)
        self.assertEqual(sorted(self.value("[...drawn]")), [5, 6, 7, 8])
        self.assertEqual(self.number("drawn"), 4)

    def test_the_mode_is_the_models(self):
        self.click(2)
        self.click(4, CONTROL)
        self.choose("mode", "one row")
        self.assertEqual(self.selected(), [2])
        self.click(6, SHIFT)
        self.assertEqual(self.selected(), [6])
        self.choose("mode", "nothing")
        self.click(1)
        self.assertEqual(self.selected(), [6])

    def test_a_refused_input_says_why(self):
        self.choose("mode", "one row")
        self.tool("all")
        self.assertEqual(self.selected_count(), 0)
        self.assertIn("1000000 rows cannot be selected at once", self.text("said"))


class KeyTests(PageCase):
    def test_arrows_and_ranges(self):
        self.click(3)
        self.press("ArrowDown")
        self.assertEqual((self.selected(), self.lead()), ([4], 4))
        self.press("ArrowDown", SHIFT, times=3)
        self.assertEqual((self.selected(), self.lead()), ([4, 5, 6, 7], 7))
        self.press("ArrowUp", SHIFT, times=5)
        self.assertEqual((self.selected(), self.lead()), ([2, 3, 4], 2))
        self.press("ArrowUp")
        self.assertEqual(self.selected(), [1])
        self.press("ArrowUp", times=3)
        self.assertEqual((self.selected(), self.lead()), ([0], 0))

    def test_keys_with_control_move_and_space_flips(self):
        self.click(1)
        self.press("ArrowDown", CONTROL, times=2)
        self.assertEqual((self.selected(), self.lead()), ([1], 3))
        self.press(" ", CONTROL)
        self.assertEqual(self.selected(), [1, 3])

    def test_the_ends_of_a_million_rows(self):
        self.click(0)
        self.press("End")
        self.assertEqual((self.selected(), self.lead()), ([999_999], 999_999))
        self.assertEqual(self.selected_count(), 1)
        self.press("Home", SHIFT)
        self.assertEqual(self.lead(), 0)
        self.assertEqual(self.selected_count(), 1_000_000)
        self.assertEqual(self.text("said"), "All selected, 1000000 rows")
        self.press("End")
        self.press("PageUp")
        seen = self.value("document.querySelectorAll('.window .row').length")
        self.assertLess(seen, 60, "rows out of sight are not there")
        lead = self.lead()
        self.assertLess(lead, 999_999)
        self.press("PageDown")
        self.assertEqual(self.lead(), 999_999)
        self.press("PageUp", SHIFT)
        self.assertEqual(self.selected_count(), 999_999 - lead + 1)

    def test_type_ahead(self):
        self.click(0)
        self.press("c")
        name = self.value(f"document.getElementById('row-{self.lead()}').firstChild.textContent")
        self.assertTrue(name.startswith("Calm"), name)
        self.press("a")
        self.press("n")
        self.assertEqual(self.selected(), [self.lead()], "with these keys arrows select, and so does typing")

    def test_a_letter_that_no_label_starts_with_changes_nothing(self):
        self.click(5)
        self.press("x")
        self.assertEqual((self.selected(), self.lead()), ([5], 5))

    def test_select_all_of_a_million_rows(self):
        self.click(4)
        self.press("a", CONTROL)
        self.assertEqual(self.selected_count(), 1_000_000)
        self.assertEqual(self.number("changed"), 999_999)
        there = self.value("document.querySelectorAll('.window .row').length")
        self.assertEqual(len(self.selected()), there)
        self.assertEqual(self.number("drawn"), there - 1)
        self.assertLess(float(self.text("time").split()[-2]), 50)
        print(f"(select all of a million: {self.text('time')} in the model, {self.text('total')}"
              f" with drawing {there - 1} rows) ", end="")

    def test_appkit(self):
        self.choose("profile", "Mac")
        self.click(2)
        self.press("ArrowDown", SHIFT)
        self.assertEqual(self.selected(), [2, 3])
        self.press("a", CONTROL)
        self.assertEqual(self.selected_count(), 1_000_000)
        self.press("A", CONTROL | SHIFT)
        self.assertEqual(self.selected_count(), 0)
        lead = self.lead()
        self.press("End")
        self.assertEqual(self.lead(), lead, "a Mac's end key scrolls and selects nothing")

    def test_aria(self):
        self.choose("profile", "Accessible listbox")
        self.click(2)
        self.click(4)
        self.assertEqual(self.selected(), [2, 4])
        self.press("ArrowDown")
        self.assertEqual((self.selected(), self.lead()), ([2, 4], 5))
        self.press(" ")
        self.assertEqual(self.selected(), [2, 4, 5])
        self.press("a", CONTROL)
        self.assertEqual(self.selected_count(), 1_000_000)
        self.press("a", CONTROL)
        self.assertEqual(self.selected_count(), 0)

    def test_touch(self):
        self.choose("profile", "Touch")
        self.click(2)
        self.click(4)
        self.assertEqual(self.selected(), [2, 4])
        self.click(2)
        self.assertEqual(self.selected(), [4])

    def test_every_profile_is_offered(self):
        self.assertEqual(
            self.value("[...document.getElementById('profile').options].map((o) => o.text)"),
            ["Touch", "Mac", "Windows", "GNOME", "Accessible listbox", "Accessible listbox with modifiers"])
