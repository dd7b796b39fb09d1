# SPDX-License-Identifier: MIT
"""What screen readers are told, by attributes and by the browser's accessibility tree."""
from browser import CONTROL, SHIFT
from page_case import PageCase


class AccessibilityTests(PageCase):
    def nodes(self, role):
        return [node for node in self.browser.accessibility() if node["role"] == role]

    def node(self, role, name):
        found = [node for node in self.nodes(role) if node["name"] == name]
        self.assertEqual(len(found), 1, f"{role} {name}")
        return found[0]

    def test_the_grid(self):
        self.click(2)
        self.click(3, SHIFT)
        attributes = self.value("""(() => { const grid = document.getElementById('rows'), row = grid
            .querySelector('#row-3'); return [grid.role, grid.tabIndex, grid.ariaRowCount,
            grid.ariaMultiSelectable, row.role, row.ariaRowIndex, row.ariaSelected,
            grid.querySelector('#row-4').ariaSelected, row.children[0].role] })()""")
        self.assertEqual(attributes, [
            "grid", 0, "1000001", "true", "row", "5", "true", "false", "gridcell"])
        grid = self.node("grid", "Rows")
        self.assertTrue(grid["multiselectable"])
        self.assertTrue(grid["focused"])
        self.assertEqual([node.get("idref") for node in grid["related"]["activedescendant"]], ["row-3"])
        rows = self.nodes("row")
        self.assertEqual(len([row for row in rows if row.get("selected")]), 2)
        self.assertEqual(
            [node["name"] for node in self.nodes("columnheader")], ["Name", "Identity", "Row"])
        self.choose("mode", "one row")
        self.assertFalse(self.node("grid", "Rows")["multiselectable"])

    def test_the_row_count_follows_the_data(self):
        self.click(0)
        self.tool("insert")
        self.assertEqual(self.value("document.getElementById('rows').ariaRowCount"), "1000002")

    def test_the_listboxes(self):
        self.part("lists")
        self.browser.click("#packing-1")
        box = self.node("listbox", "To pack")
        self.assertTrue(box["multiselectable"])
        self.assertTrue(box["focused"])
        self.assertEqual(
            [node.get("idref") for node in box["related"]["activedescendant"]], ["packing-1"])
        self.assertEqual(self.node("option", "Sleeping bag")["checked"], "true")
        self.assertEqual(self.node("option", "Stove")["checked"], "false")
        self.assertTrue(self.node("option", "Expert")["disabled"])
        self.assertFalse(self.node("option", "Expert").get("checked") == "true")
        self.assertFalse(self.node("listbox", "Difficulty").get("multiselectable", False))
        self.assertEqual(self.value("""[...document.querySelectorAll('#difficulty .option')]
            .map((o) => `${o.ariaPosInSet}/${o.ariaSetSize}`)"""), ["1/4", "2/4", "3/4", "4/4"])

    def test_changes_are_announced(self):
        status = self.nodes("status")
        self.assertEqual(
            len(status), 5, "for the rows, the outline, the lists, what is on a server, and the pictures")
        for id in ("said", "folders-said", "lists-said", "pictures-said"):
            self.assertEqual(self.value(f"document.getElementById('{id}').ariaLive"), "polite")
        self.click(2)
        name = self.names()[2]
        self.assertEqual(self.text("said"), f"{name} selected")
        self.click(4, SHIFT)
        self.assertEqual(self.text("said"), "3 rows selected")
        self.click(2, CONTROL)
        self.assertEqual(self.text("said"), f"{name} deselected, 2 rows still selected")
        self.tool("none")
        self.assertEqual(self.text("said"), "None selected")

    def test_every_control_has_a_name_and_is_reached_by_tab(self):
        for node in self.browser.accessibility():
            if node["role"] in ("button", "combobox", "grid", "listbox", "MenuListPopup"):
                self.assertTrue(node["name"] or node["role"] == "MenuListPopup", node)
        reached = []
        for _ in range(45):
            self.press("Tab")
            reached.append(self.value("document.activeElement.id"))
        for id in ("profile", "mode", "all", "delete", "shuffle", "search", "rows", "packing", "difficulty"):
            self.assertIn(id, reached)

    def test_the_keyboards_row_is_marked_where_it_can_be_seen(self):
        self.click(3)
        self.press("ArrowDown")
        self.assertNotEqual(
            self.value("getComputedStyle(document.querySelector('.row.lead')).boxShadow"), "none")


class AppearanceTests(PageCase):
    def contrast(self):
        return self.value("""(() => {
            const parse = (text) => text.match(/[\\d.]+/g).slice(0, 3).map(Number).map((v) => {
              const c = v / 255; return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4 });
            const light = (c) => 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
            const ratio = (a, b) => { const [x, y] = [light(parse(a)), light(parse(b))].sort((p, q) => q - p);
              return (x + 0.05) / (y + 0.05) };
            const row = document.querySelector('.row.selected');
            return [...row.children].map((cell) =>
              ratio(getComputedStyle(cell).color, getComputedStyle(row).backgroundColor)) })()""")

    def test_light_and_dark(self):
        grounds = []
        for scheme in ("light", "dark"):
            self.browser.call(
                "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            self.click(2)
            grounds.append(self.value("getComputedStyle(document.body).backgroundColor"))
            self.assertGreaterEqual(min(self.contrast()), 4.5, scheme)
        self.assertNotEqual(*grounds)

    def test_a_phone(self):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=360, height=740,
                          deviceScaleFactor=2, mobile=True)
        self.browser.open()
        self.assertLessEqual(self.value("document.documentElement.scrollWidth"), 360)
        self.click(2)
        self.assertEqual(self.selected(), [2])
        self.browser.call("Emulation.setDeviceMetricsOverride", width=1200, height=800,
                          deviceScaleFactor=1, mobile=False)
