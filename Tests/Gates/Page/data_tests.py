# SPDX-License-Identifier: MIT
"""Changes of the data, undo, checkmark lists, and scrolling."""
import time

from browser import CONTROL, SHIFT
from page_case import PageCase


class DataTests(PageCase):
    def test_the_selection_follows_its_rows(self):
        names = self.names()
        self.click(3)
        self.click(5, CONTROL)
        self.click(1, CONTROL)
        self.tool("insert")
        self.assertEqual(self.selected(), [2, 4, 6])
        self.assertEqual(self.row_count(), 1_000_001)
        self.assertEqual(self.text("said"), "1 row inserted, 1,000,001 in all")
        after = self.names()
        self.assertEqual(after[:1] + after[2:], names[:7])
        self.tool("delete")
        self.assertEqual(self.selected(), [2], "the row below the deleted one that had the keyboard")
        self.assertEqual((self.selected_count(), self.lead()), (1, 2))
        self.assertEqual(self.row_count(), 999_998)
        self.assertEqual(self.names(4), [names[0], after[1], names[2], names[4]])

    def test_rows_before_a_change_are_not_drawn_again(self):
        self.click(6)
        there = self.value("document.querySelectorAll('.window .row').length")
        self.tool("insert")
        self.assertEqual(self.number("drawn"), there - 6)

    def test_a_row_takes_its_state_along(self):
        names = self.names()
        self.click(2)
        self.tool("down")
        self.tool("down")
        self.assertEqual((self.selected(), self.lead()), ([4], 4))
        self.tool("up")
        self.assertEqual(self.selected(), [3])
        self.assertEqual(self.names(4), [names[0], names[1], names[3], names[2]])

    def test_shuffle(self):
        self.click(0)
        name = self.names(1)[0]
        self.tool("shuffle")
        self.assertEqual(self.selected_count(), 1)
        lead = self.lead()
        self.assertEqual(
            self.value(f"document.getElementById('row-{lead}').firstChild.textContent"), name)
        self.assertEqual(self.selected(), [lead])
        self.assertIn("Shuffled", self.text("said"))
        print(f"(shuffle of a million: {self.text('time')}) ", end="")

    def test_undo_and_redo(self):
        self.assertTrue(self.value("document.getElementById('undo').ariaDisabled === 'true'"))
        self.click(2)
        self.click(4, SHIFT)
        self.press("a", CONTROL)
        self.tool("undo")
        self.assertEqual(self.selected(), [2, 3, 4])
        self.focus_rows()
        self.press("z", CONTROL)
        self.assertEqual(self.selected(), [2])
        self.press("Z", CONTROL | SHIFT)
        self.assertEqual(self.selected(), [2, 3, 4])
        self.tool("insert")
        self.assertEqual(self.selected(), [2, 3, 5])
        self.tool("undo")
        self.assertEqual((self.selected(), self.row_count()), ([2, 3, 4], 1_000_000))
        self.assertEqual(self.text("said"), "Undone, 3 selected, 1,000,000 in all")
        self.tool("redo")
        self.assertEqual((self.selected(), self.row_count()), ([2, 3, 5], 1_000_001))

    def test_undo_brings_back_rows_in_their_order(self):
        names = self.names()
        self.click(3)
        self.tool("delete")
        self.tool("shuffle")
        self.tool("down")
        lead = self.lead()
        shuffled = self.value(f"document.getElementById('row-{lead}').textContent")
        for _ in range(3):
            self.tool("undo")
        self.to_top()
        self.assertEqual((self.names(), self.selected()), (names, [3]))
        for _ in range(3):
            self.tool("redo")
        self.assertEqual(self.lead(), lead)
        self.assertEqual(self.value(f"document.getElementById('row-{lead}').textContent"), shuffled)

    def test_all_delete_undo(self):
        names = self.names()
        self.tool("all")
        self.tool("delete")
        self.assertEqual(self.row_count(), 0)
        self.tool("undo")
        self.assertEqual((self.row_count(), self.selected_count()), (1_000_000, 1_000_000))
        self.assertEqual(self.names(), names)

    def test_undo_keeps_what_the_user_may_select(self):
        self.click(1)
        self.click(3, SHIFT)
        self.choose("mode", "one row")
        self.tool("undo")
        self.click(5)
        self.click(7, CONTROL)
        self.assertEqual(self.selected_count(), 1)

    def test_all_none_invert(self):
        self.click(2)
        self.tool("invert")
        self.assertEqual(self.selected_count(), 999_999)
        self.tool("all")
        self.assertEqual(self.selected_count(), 1_000_000)
        self.tool("none")
        self.assertEqual(self.selected_count(), 0)

    def test_everything_deleted(self):
        self.tool("all")
        self.tool("delete")
        self.assertEqual((self.row_count(), self.selected_count()), (0, 0))
        self.assertEqual(self.value("document.querySelectorAll('.window .row').length"), 0)
        self.assertIsNone(self.lead())
        self.tool("delete")
        self.browser.click("[role=columnheader] .sort")
        self.tool("shuffle")
        self.assertEqual(self.row_count(), 0)
        self.tool("insert")
        self.assertEqual(self.row_count(), 1)
        self.click(0)
        self.assertEqual(self.selected(), [0])


class HistoryTests(PageCase):
    def state(self):
        """The first rows, how many are selected, and how many there are."""
        self.to_top()
        return self.names(), self.selected_count(), self.row_count()

    def test_clicks_shuffles_a_sort_and_a_delete_of_a_million_rows_are_all_undone(self):
        steps = [lambda: self.click(2), lambda: self.click(4, CONTROL), lambda: self.click(6, SHIFT),
                 lambda: self.tool("shuffle"), lambda: self.tool("shuffle"),
                 lambda: self.browser.click("[role=columnheader] .sort"), lambda: self.tool("delete")]
        states = [self.state()]
        for step in steps:
            step()
            states.append(self.state())
        self.assertEqual([state[1:] for state in states[-2:]], [(3, 1_000_000), (1, 999_997)])
        for state in reversed(states[:-1]):
            self.tool("undo")
            self.assertEqual(self.state(), state)
        self.assertEqual(self.value("document.getElementById('undo').ariaDisabled"), "true")
        for state in states[1:]:
            self.tool("redo")
            self.assertEqual(self.state(), state)


class MemoryTests(PageCase):
    rows = 10

    def measure(self, script):
        """What a script returns that has the model, as `swift`, with a million rows, and its megabytes, as `size`."""
        return self.value(f"""(async () => {{
            const [first, ...others] = await Promise.all(["page.wasm", "rest.wasm", "outline.wasm"].map(
              async (part) => WebAssembly.compile(await (await fetch(part)).arrayBuffer())));
            const missing = () => {{ throw new Error("a part is not there") }};
            const anything = (value) => new Proxy({{}}, {{ get: () => value }});
            const {{ exports: swift }} = await WebAssembly.instantiate(first, anything(anything(missing)));
            for (const other of others) await WebAssembly.instantiate(other, anything(swift));
            const size = () => swift.memory.buffer.byteLength / 1e6;
            const rows = () => [0, 1, 499_999, 999_999].map((row) => swift.identity(0, row)).join();
            swift.start(1_000_000, 1);
            {script} }})()""")

    def test_undo_of_all_that_a_visitor_does_takes_64_megabytes(self):
        start, end, same, count = self.measure("""
            const start = size(), before = rows();
            for (const row of [7, 9, 11]) swift.flip(0, row);
            for (const seed of [1, 2]) swift.shuffle(0, seed);
            swift.sort(0, 0, 0);
            swift.deleteSelected(0);
            const shuffled = rows();
            let count = 0;
            while (swift.step(0, 0) === 1) count += 1;
            return [start, size(), before === rows() && before !== shuffled && swift.selectedCount(0) === 4, count];""")
        self.assertEqual((same, count), (True, 7))
        self.assertLessEqual(start, 16)
        self.assertLessEqual(end, 64)
        print(f"({start:.1f} MB at the start, {end:.1f} MB after seven steps) ", end="")

    def test_forty_shuffles_take_64_megabytes(self):
        size, count, same, time = self.measure("""
            const states = [];
            const state = () => `${rows()} ${swift.selectedCount(0)} ${swift.lead(0)}`;
            for (let seed = 0; seed < 40; seed += 1) {
              states.push(state());
              swift.shuffle(0, seed);
            }
            const last = state(), start = performance.now();
            let [count, isSame] = [0, true];
            while (swift.step(0, 0) === 1) {
              count += 1;
              isSame &&= state() === states.at(-count);
            }
            const time = (performance.now() - start) / count;
            for (let i = 0; i < count; i += 1) swift.step(0, 1);
            return [size(), count, isSame && state() === last, time];""")
        self.assertEqual((same, count), (True, 40))
        self.assertLessEqual(size, 64)
        self.assertLess(time, 300)
        print(f"(40 shuffles, undone and done again: {size:.1f} MB, {time:.1f} ms for each undo) ", end="")

    def test_sorts_of_a_million_rows_are_kept_in_bounds(self):
        size, count, same = self.measure("""
            for (let i = 0; i < 20; i += 1) swift.sort(0, i % 2, i % 3 === 0 ? 1 : 0);
            const most = size(), before = rows(), count = swift.stepCount(0, 0);
            swift.shuffle(0, 1);
            swift.step(0, 0);
            return [most, count, rows() === before];""")
        self.assertTrue(same)
        self.assertGreaterEqual(count, 4)
        self.assertLessEqual(size, 64)
        print(f"(20 sorts: {size:.1f} MB, {count} of them can be undone) ", end="")


class ChecklistTests(PageCase):
    def setUp(self):
        super().setUp()
        self.part("lists")

    def test_any_number_can_be_checked(self):
        self.assertEqual(self.checked("packing"), ["Tent", "First-aid kit"])
        self.browser.click("#packing-2")
        self.assertEqual(self.checked("packing"), ["Tent", "Stove", "First-aid kit"])
        self.assertEqual(self.text("lists-said"), "Stove checked")
        self.browser.click("#packing-0")
        self.assertEqual(self.checked("packing"), ["Stove", "First-aid kit"])
        self.press("ArrowDown")
        self.press(" ")
        self.assertEqual(self.checked("packing"), ["Sleeping bag", "Stove", "First-aid kit"])
        self.press("r")
        self.press("Enter")
        self.assertIn("Rain jacket", self.checked("packing"))

    def test_a_shift_click_checks_a_range(self):
        self.browser.click("#packing-1")
        self.browser.click("#packing-3", SHIFT)
        self.assertEqual(self.checked("packing"), [
            "Tent", "Sleeping bag", "Stove", "Map and compass", "First-aid kit"])
        self.assertEqual((self.number("changed"), self.number("drawn")), (2, 3))
        self.browser.click("#packing-2", SHIFT)
        self.assertEqual(
            self.checked("packing"), ["Tent", "Sleeping bag", "Stove", "First-aid kit"],
            "a range that shrinks gives back")
        self.press("End")
        self.assertEqual(self.number("changed"), 0, "keys that move check nothing")
        self.press(" ", SHIFT)
        self.assertEqual(len(self.checked("packing")), 7)
        self.assertEqual(self.selected_count(), 0)
        self.browser.click("#difficulty-1")
        self.browser.click("#difficulty-2", SHIFT)
        self.assertEqual(self.checked("difficulty"), ["Hard"], "one of several is a click")

    def header(self):
        return self.value("document.getElementById('packing-all').ariaChecked")

    def test_the_header_of_a_list(self):
        self.assertEqual(self.header(), "mixed")
        self.tool("packing-all")
        self.assertEqual((len(self.checked("packing")), self.header()), (7, "true"))
        self.tool("packing-all")
        self.assertEqual((self.checked("packing"), self.header()), ([], "false"))
        self.browser.click("#packing-2")
        self.assertEqual(self.header(), "mixed")
        self.press("a", CONTROL)
        self.assertEqual((len(self.checked("packing")), self.header()), (7, "true"))

    def test_undo_of_checkmarks(self):
        self.click(3)
        self.browser.click("#packing-2")
        self.press("a", CONTROL)
        self.press("z", CONTROL)
        self.assertEqual(self.checked("packing"), ["Tent", "Stove", "First-aid kit"])
        self.press("z", CONTROL, times=3)
        self.assertEqual(self.checked("packing"), ["Tent", "First-aid kit"])
        self.press("Z", CONTROL | SHIFT)
        self.assertEqual(self.checked("packing"), ["Tent", "Stove", "First-aid kit"])
        self.assertEqual(self.selected(), [3], "each list has steps of its own")

    def test_one_can_be_checked(self):
        self.assertEqual(self.checked("difficulty"), ["Easy"])
        self.browser.click("#difficulty-2")
        self.assertEqual(self.checked("difficulty"), ["Hard"])
        self.assertEqual(self.number("changed"), 2)
        self.browser.click("#difficulty-2")
        self.assertEqual(self.checked("difficulty"), ["Hard"])
        self.browser.click("#difficulty-3")
        self.assertEqual(self.checked("difficulty"), ["Hard"], "a disabled row cannot be chosen")
        self.press("End")
        self.press(" ")
        self.assertEqual(self.checked("difficulty"), ["Hard"])


class ScrollTests(PageCase):
    def first_in_sight(self):
        return self.value("""(() => {
            const top = document.querySelector('.window').getBoundingClientRect().top;
            const seen = [...document.querySelectorAll('.window .row')]
              .filter((row) => row.getBoundingClientRect().bottom > top + 1);
            return Math.min(...seen.map((row) => Number(row.dataset.row))) })()""")

    def scroll_to(self, top):
        self.value(f"document.getElementById('rows').scrollTop = {top}")
        self.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def test_the_bar_reaches_every_part(self):
        high = self.value("document.getElementById('rows').scrollHeight")
        self.assertLess(high, 17_000_000, "higher elements are cut off by some browsers")
        self.scroll_to(high)
        self.assertTrue(self.value("!!document.getElementById('row-999999')"))
        self.scroll_to(high / 2)
        self.assertAlmostEqual(self.first_in_sight(), 500_000, delta=50)
        self.scroll_to(0)
        self.assertEqual(self.first_in_sight(), 0)

    def test_the_wheel_goes_row_by_row(self):
        self.scroll_to(3_000_000)
        first = self.first_in_sight()
        self.browser.wheel("#rows", 72)
        deadline = time.monotonic() + 10
        while self.first_in_sight() != first + 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        self.assertEqual(self.first_in_sight(), first + 2)
        self.value("new Promise((done) => setTimeout(done, 400))")
        self.assertEqual(self.first_in_sight(), first + 2, "the bar was put right, the rows stay")

    def test_the_bar_comes_to_rest(self):
        self.value("""(() => { window.ends = 0; document.getElementById('rows')
            .addEventListener('scrollend', () => { window.ends += 1 }) })()""")
        self.click(0)
        for key in ("PageDown", "End", "PageUp", "PageUp"):
            self.press(key)
        self.value("new Promise((done) => setTimeout(done, 500))")
        self.assertLess(self.value("window.ends"), 12, "to place the bar is no scroll that places it again")

    def test_rows_out_of_sight_keep_their_state(self):
        self.click(2)
        self.click(4, CONTROL)
        self.scroll_to(2_000_000)
        self.assertEqual(self.selected(), [4], "no row that came into sight looks selected")
        self.assertEqual(self.lead(), 4)
        self.assertTrue(self.value("!!document.getElementById('row-4')"), "the keyboard's row is there")
        self.press("ArrowDown")
        self.assertEqual((self.first_in_sight() <= 5, self.selected()), (True, [5]))
