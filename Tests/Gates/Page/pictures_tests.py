# SPDX-License-Identifier: MIT
"""The grid of pictures: bands, columns, and the order of picking."""
from browser import CONTROL, SHIFT
from page_case import PageCase


class PicturesTests(PageCase):
    rows = 10

    def setUp(self):
        super().setUp()
        self.part("pictures")
        self.value("document.getElementById('pictures').scrollIntoView({ block: 'center' })")
        self.columns = self.value("""[...document.querySelectorAll('.tile')]
            .filter((tile) => tile.offsetTop === 0).length""")

    def pick(self, picture, modifiers=0):
        self.browser.click(f"#picture-{picture} .picture", modifiers)

    def picked(self):
        """The pictures drawn as selected, by their numbers."""
        return self.value("""Object.fromEntries([...document.querySelectorAll('.tile[aria-selected=true]')]
            .map((tile) => [tile.dataset.row, tile.lastChild.textContent]))""")

    def rows_picked(self):
        return sorted(int(row) for row in self.picked())

    def lead(self):
        name = self.value("document.getElementById('pictures').getAttribute('aria-activedescendant')")
        return int(name.removeprefix("picture-")) if name else None

    def corner(self, line, column):
        """The place between four pictures, above and before that of a line and column."""
        return self.value(f"""(() => {{ const tile = document.querySelector('.tile').getBoundingClientRect(),
            box = document.querySelector('#pictures .window').getBoundingClientRect();
            return [box.x + {column} * tile.width + 4, box.y + {line} * tile.height + 4] }})()""")

    def test_only_those_in_sight_are_there(self):
        self.assertEqual(self.text("picked"), "0 of 100,000 selected")
        self.assertLess(self.value("document.querySelectorAll('.tile').length"), 80)
        self.value("document.getElementById('pictures').scrollTop = 1e9")
        self.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.assertTrue(self.value("!!document.getElementById('picture-99999')"))
        self.assertLess(self.value("document.querySelectorAll('.tile').length"), 80)

    def test_numbers_in_the_order_of_picking(self):
        for picture in (5, 2, 9):
            self.pick(picture, CONTROL)
        self.assertEqual(self.picked(), {"5": "1", "2": "2", "9": "3"})
        self.assertIn("picked as number 3", self.value("document.getElementById('picture-9').ariaLabel"))
        self.pick(5, CONTROL)
        self.assertEqual(self.picked(), {"2": "1", "9": "2"}, "those after it move up")
        self.pick(5, CONTROL)
        self.assertEqual(self.picked(), {"2": "1", "9": "2", "5": "3"})
        self.pick(1)
        self.assertEqual(self.picked(), {"1": "1"})
        self.pick(3, SHIFT)
        self.assertEqual(self.picked(), {"1": "1", "2": "2", "3": "3"})
        self.assertEqual((self.text("pictures-said"), self.text("said")), ("3 rows selected", ""))

    def test_a_band_selects_what_it_touches(self):
        columns = self.columns
        self.browser.drag(self.corner(1, 1), self.corner(2.5, 3.5), release=False)
        inside = [line * columns + column for line in (1, 2) for column in (1, 2, 3)]
        self.assertEqual(self.rows_picked(), inside)
        self.assertTrue(self.value("!!document.querySelector('.band')"))
        self.browser.mouse("Moved", self.corner(1.5, 2.5))
        self.assertEqual(self.rows_picked(), [columns + 1, columns + 2], "it becomes smaller again")
        self.browser.mouse("Released", self.corner(1.5, 2.5))
        self.assertIsNone(self.value("document.querySelector('.band')"))
        self.browser.drag(self.corner(3, 1), self.corner(1.5, 2.5), CONTROL)
        self.assertEqual(
            self.rows_picked(), [2 * columns + 1, 2 * columns + 2], "with the key for commands it flips")
        self.browser.drag(self.corner(0, 0), self.corner(0.5, 1.5), SHIFT)
        self.assertEqual(self.rows_picked(), [0, 1, 2 * columns + 1, 2 * columns + 2])

    def test_escape_brings_back_what_was_before_a_band(self):
        self.pick(4)
        self.browser.drag(self.corner(1, 0), self.corner(2.5, 2.5), release=False)
        self.assertEqual(len(self.picked()), 6)
        self.press("Escape")
        self.browser.mouse("Released", self.corner(2.5, 2.5))
        self.assertEqual(self.rows_picked(), [4])

    def test_a_band_scrolls_at_the_edge(self):
        x, y = self.corner(0, 0)
        bottom = self.value("document.getElementById('pictures').getBoundingClientRect().bottom")
        self.browser.drag([x, y], [x + 300, bottom - 3], release=False)
        self.browser.wait_for("!!document.querySelector('#picture-200')")
        self.browser.mouse("Released", [x + 300, bottom - 3])
        self.assertGreater(int(self.text("picked").split(" ")[0]), 30)

    def test_a_click_between_them_lets_all_go(self):
        self.pick(4)
        self.browser.click_at(self.corner(2, 2))
        self.assertEqual(self.picked(), {})

    def test_keys_go_by_columns(self):
        columns = self.columns
        self.pick(1)
        for key, reached in (
            ("ArrowRight", 2), ("ArrowDown", columns + 2), ("ArrowLeft", columns + 1), ("ArrowUp", 1),
            ("End", 99_999), ("Home", 0)):
            self.press(key)
            self.assertEqual((self.lead(), self.rows_picked()), (reached, [reached]), key)
        self.press("ArrowDown", SHIFT)
        self.assertEqual(self.rows_picked(), list(range(columns + 1)), "in reading order")
        self.press("ArrowUp", CONTROL)
        self.press("PageDown")
        self.assertEqual(self.lead() % columns, 0)
        self.assertGreaterEqual(self.lead(), 2 * columns)
        self.press("a", CONTROL)
        self.assertEqual(self.text("picked"), "100,000 of 100,000 selected")

    def test_several_are_dragged_and_keep_their_numbers(self):
        label = "document.getElementById('picture-{}').ariaLabel.split(',')[0]"
        names = [self.value(label.format(row)) for row in range(6)]
        self.pick(4, CONTROL)
        self.pick(1, CONTROL)
        x, y = self.browser.middle("#picture-0")
        self.browser.drag(self.browser.middle("#picture-4"), [x - 60, y])
        self.assertEqual(
            [self.value(label.format(row)) for row in range(6)], [names[row] for row in (1, 4, 0, 2, 3, 5)])
        self.assertEqual(self.picked(), {"0": "2", "1": "1"})

    def test_the_profile_is_that_of_the_table(self):
        self.choose("profile", "Touch")
        self.pick(1)
        self.pick(3)
        self.assertEqual(self.picked(), {"1": "1", "3": "2"})

    def test_what_a_screen_reader_is_told(self):
        self.pick(2)
        tree = self.browser.accessibility()
        box = next(n for n in tree if n["role"] == "listbox" and n["name"] == "A hundred thousand pictures")
        self.assertTrue(box["multiselectable"] and box["focused"])
        self.assertEqual([n.get("idref") for n in box["related"]["activedescendant"]], ["picture-2"])
        self.assertEqual(self.value("""(() => { const tile = document.getElementById('picture-2');
            return [tile.ariaPosInSet, tile.ariaSetSize] })()"""), ["3", "100000"])
