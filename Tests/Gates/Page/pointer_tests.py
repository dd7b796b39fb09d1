# SPDX-License-Identifier: MIT
"""The pointer: press and release, rows dragged to a new place, the void, and menus."""
from browser import CONTROL, SHIFT
from page_case import PageCase


class PressTests(PageCase):
    def test_what_lets_rows_go_waits_for_the_release(self):
        self.click(2)
        self.click(4, SHIFT)
        place = self.browser.middle("#row-3")
        self.browser.mouse("Pressed", place)
        self.assertEqual(self.selected(), [2, 3, 4])
        self.browser.mouse("Released", place)
        self.assertEqual(self.selected(), [3])
        self.browser.mouse("Pressed", self.browser.middle("#row-6"))
        self.assertEqual(self.selected(), [6], "a row that is not selected is, at once")
        self.browser.mouse("Released", self.browser.middle("#row-6"))
        self.assertEqual(self.selected(), [6])

    def test_a_checkmark_waits_for_the_release(self):
        self.part("lists")
        place = self.browser.middle("#packing-2")
        self.browser.mouse("Pressed", place)
        self.assertEqual(self.checked("packing"), ["Tent", "First-aid kit"])
        self.browser.mouse("Released", place)
        self.assertEqual(self.checked("packing"), ["Tent", "Stove", "First-aid kit"])
        self.browser.drag(self.browser.middle("#packing-0"), self.browser.middle("#packing-1"))
        self.assertEqual(self.checked("packing"), ["Tent", "Stove", "First-aid kit"])

    def test_a_finger_holds_a_row_by_touch(self):
        self.choose("profile", "Touch")
        place = self.browser.middle("#row-2")
        self.browser.mouse("Pressed", place)
        self.assertEqual(self.selected(), [])
        self.assertTrue(self.value("document.querySelector('#row-2').classList.contains('held')"))
        self.browser.mouse("Moved", [place[0], place[1] + 90])
        self.browser.mouse("Released", [place[0], place[1] + 90])
        self.assertEqual(self.selected(), [])
        self.assertIsNone(self.value("document.querySelector('.held')"))

    def test_a_real_finger_taps_and_scrolls(self):
        x, y = self.browser.middle("#row-3")
        touch = lambda kind, *points: self.browser.call(
            "Input.dispatchTouchEvent", type=f"touch{kind}", touchPoints=[{"x": x, "y": y} for y in points])
        touch("Start", y)
        touch("End")
        self.assertEqual(self.selected(), [3])
        touch("Start", y)
        for way in range(10, 100, 10):
            touch("Move", y - way)
        touch("End")
        self.assertEqual((self.selected(), self.lead()), ([3], 3))

    def test_a_second_finger_taps_nothing(self):
        x, y = self.browser.middle("#row-3")
        touch = lambda kind, *points: self.browser.call(
            "Input.dispatchTouchEvent", type=f"touch{kind}",
            touchPoints=[{"x": x, "y": y, "id": i} for i, y in enumerate(points)])
        touch("Start", y)
        touch("Start", y, y + 72)
        touch("End")
        self.assertEqual(self.selected(), [])
        touch("Start", y)
        touch("End")
        self.assertEqual(self.selected(), [3], "the next tap counts")

    def test_a_menu_gives_a_press_up(self):
        self.click(1)
        self.click(3, SHIFT)
        place = self.browser.middle("#row-2")
        self.browser.mouse("Pressed", place)
        self.value("document.querySelector('#row-2').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))")
        self.assertEqual(self.value("document.querySelector('[role=menu]').ariaLabel"), "3 rows")
        self.press("Escape")
        self.browser.mouse("Released", place)
        self.assertEqual(self.selected(), [1, 2, 3], "what waited for the release does not happen")

    def test_a_row_that_was_just_clicked_is_dragged(self):
        names = self.names(4)
        self.click(1)
        x, y = self.browser.middle("#row-3")
        self.browser.drag(self.browser.middle("#row-1"), [x, y + 10])
        self.assertEqual(self.names(4), [names[0], names[2], names[3], names[1]])


class DragTests(PageCase):
    def test_several_rows_are_dragged_to_a_new_place(self):
        names = self.names(10)
        for row in (1, 3, 4):
            self.click(row, CONTROL)
        x, y = self.browser.middle("#row-7")
        self.browser.drag(self.browser.middle("#row-3"), [x, y + 14], release=False)
        self.assertEqual(self.value("document.querySelector('.ghost').textContent"), "3 rows")
        self.assertIsNotNone(self.value("document.querySelector('.drop').style.top"))
        self.browser.mouse("Released", [x, y + 14])
        self.assertEqual(self.selected(), [5, 6, 7])
        moved = [names[row] for row in (0, 2, 5, 6, 7, 1, 3, 4, 8, 9)]
        self.assertEqual(self.names(10), moved)
        self.assertEqual(self.text("said"), "3 moved, 1,000,000 in all")
        self.assertIsNone(self.value("document.querySelector('.ghost, .drop')"))

    def test_a_row_that_was_not_selected_is_dragged_alone(self):
        names = self.names()
        self.click(1)
        x, y = self.browser.middle("#row-0")
        self.browser.drag(self.browser.middle("#row-5"), [x, y - 10])
        self.assertEqual(self.names(4), [names[5], names[0], names[1], names[2]])
        self.assertEqual(self.selected(), [0])

    def test_escape_gives_a_drag_up(self):
        names = self.names()
        self.click(1)
        self.browser.drag(self.browser.middle("#row-1"), self.browser.middle("#row-6"), release=False)
        self.press("Escape")
        self.assertIsNone(self.value("document.querySelector('.ghost, .drop')"))
        self.browser.mouse("Released", self.browser.middle("#row-6"))
        self.assertEqual((self.names(), self.selected()), (names, [1]))

    def test_a_drop_elsewhere_moves_nothing(self):
        names = self.names()
        self.click(1)
        self.browser.drag(self.browser.middle("#row-1"), self.browser.middle("#counters-title"))
        self.assertIsNone(self.value("document.querySelector('.ghost, .drop, .dragging')"))
        self.assertEqual((self.names(), self.selected()), (names, [1]))
        self.click(3)
        self.assertEqual(self.selected(), [3])

    def test_a_drag_to_the_edge_scrolls(self):
        self.click(2)
        x, y = self.browser.middle("#rows")
        bottom = self.value("document.getElementById('rows').getBoundingClientRect().bottom")
        self.browser.drag(self.browser.middle("#row-2"), [x, bottom - 4], release=False)
        self.browser.wait_for("!!document.querySelector('#row-40')")
        self.browser.mouse("Released", [x, bottom - 4])
        self.assertGreater(self.lead(), 15)
        self.assertEqual(self.selected(), [self.lead()])


class VoidTests(PageCase):
    rows = 3

    def beside(self):
        return self.value("""(() => { const b = document.getElementById('rows').getBoundingClientRect();
            return [b.x + 200, b.bottom - 40] })()""")

    def test_a_click_beside_all_rows_lets_all_go(self):
        for profile, selected in (
            ("Windows", []), ("GNOME", []), ("Mac", []), ("Touch", [1]), ("Accessible listbox", [1])):
            self.choose("profile", profile)
            self.tool("none")
            self.click(1)
            self.browser.click_at(self.beside(), CONTROL)
            self.assertEqual(self.selected(), [1], profile)
            self.browser.click_at(self.beside())
            self.assertEqual(self.selected(), selected, profile)


class MenuTests(PageCase):
    def menu(self):
        """What the menu that is open is about, and what it offers; None where none is."""
        return self.value("""(() => { const menu = document.querySelector('[role=menu]');
            return menu && [menu.ariaLabel, ...[...menu.children].slice(1).map((e) => e.textContent)] })()""")

    def focused(self):
        return self.value("document.activeElement.id || document.activeElement.textContent")

    def secondary(self, row):
        self.browser.click(f"#row-{row}", button="right")

    def test_by_the_mouse(self):
        names = self.names()
        self.click(1)
        self.click(3, SHIFT)
        self.secondary(2)
        self.assertEqual(self.menu(), ["3 rows", "Open", "Duplicate", "Delete"])
        self.assertEqual((self.selected(), self.focused()), ([1, 2, 3], "Open"))
        self.press("Escape")
        self.assertEqual((self.menu(), self.focused()), (None, "rows"))
        self.secondary(5)
        self.assertEqual(self.menu()[0], names[5])
        self.assertEqual(self.selected(), [5], "Windows clicks a row that is not selected")
        self.browser.click(".entry:last-child")
        self.assertEqual((self.menu(), self.focused()), (None, "rows"))
        self.assertEqual(self.names(7), names[:5] + names[6:8])
        self.assertEqual((self.selected(), self.lead()), ([5], 5), "the next one")

    def test_on_a_mac_nothing_is_selected_first(self):
        names = self.names()
        self.choose("profile", "Mac")
        self.click(1)
        self.secondary(4)
        self.assertEqual(self.selected(), [1])
        self.assertEqual(self.menu()[0], names[4])
        self.assertTrue(self.value("document.querySelector('#row-4').classList.contains('about')"))
        self.press("d", times=2)
        self.assertEqual(self.focused(), "Delete")
        self.press("Enter")
        self.assertEqual((self.names(5), self.selected()), (names[:4] + names[5:6], [1]))
        self.assertIsNone(self.value("document.querySelector('.about')"))

    def test_by_the_keyboard(self):
        names = self.names()
        self.click(1)
        self.click(2, CONTROL)
        self.press("F10", SHIFT)
        self.assertEqual(self.menu()[0], "2 rows")
        tree = self.browser.accessibility()
        self.assertEqual(
            [(n["role"], n["name"]) for n in tree if n["role"].startswith("menu")],
            [("menu", "2 rows"), ("menuitem", "Open"), ("menuitem", "Duplicate"), ("menuitem", "Delete")])
        self.press("ArrowDown")
        self.assertEqual(self.focused(), "Duplicate")
        self.press("Enter")
        self.assertEqual(
            self.names(6), names[:3] + [f"{names[1]}, copy", f"{names[2]}, copy", names[3]])
        self.assertEqual((self.selected(), self.row_count()), ([1, 2], 1_000_002))
        self.press("ContextMenu")
        for key, reached in (("ArrowUp", "Delete"), ("ArrowDown", "Open"), ("End", "Delete"), ("Home", "Open")):
            self.press(key)
            self.assertEqual(self.focused(), reached)
        self.press("Tab")
        self.assertEqual((self.menu(), self.focused()), (None, "rows"))

    def test_a_click_elsewhere_closes_it(self):
        self.secondary(2)
        self.browser.click("h1")
        self.assertIsNone(self.menu())

    def test_open_shows_what_it_is_about(self):
        names = self.names()
        self.click(1)
        self.click(2, SHIFT)
        self.press("ContextMenu")
        self.press("Enter")
        self.assertEqual(self.value("[...document.querySelectorAll('dialog li')].map((e) => e.textContent)"), names[1:3])
        self.press("Escape")
        self.browser.wait_for("!document.querySelector('dialog')")
        self.assertEqual(self.focused(), "rows")
        self.secondary(4)
        self.press("Enter")
        self.assertEqual(
            self.value("[...document.querySelectorAll('dialog > :not(button)')].map((e) => e.textContent)"),
            [names[4], "Row 5, identity 5"])
        self.browser.click("dialog button")
        self.browser.wait_for("!document.querySelector('dialog')")

    def test_check_in_a_list(self):
        self.part("lists")
        self.browser.click("#packing-1", button="right")
        self.assertEqual(self.menu(), ["Sleeping bag", "Checked", "Duplicate", "Delete"])
        self.press(" ")
        self.assertEqual(self.checked("packing"), ["Tent", "Sleeping bag", "First-aid kit"])
        self.press("ArrowDown")
        self.press("ContextMenu")
        self.press("End")
        self.press("Enter")
        self.assertEqual(self.value("document.querySelectorAll('#packing .option').length"), 6)
        self.browser.click("#difficulty-3", button="right")
        self.assertEqual(self.menu(), ["Expert", "Checked"])
        self.assertEqual(self.value("document.activeElement.ariaDisabled"), "true")
        self.press("Enter")
        self.assertEqual((self.menu(), self.checked("difficulty")), (["Expert", "Checked"], ["Easy"]))

    def test_the_delete_key(self):
        names = self.names()
        self.click(2)
        self.press("Delete", times=2)
        self.assertEqual((self.names(4), self.selected()), (names[:2] + names[4:6], [2]))
