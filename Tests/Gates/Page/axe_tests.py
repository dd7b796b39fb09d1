# SPDX-License-Identifier: MIT
"""What axe finds wrong with the page for those who use it by other means than sight: nothing."""
import os
import pathlib

from page_case import PageCase

AXE = pathlib.Path(os.environ["AXE_SCRIPT"]).read_text()
SIZES = {"desktop": (1280, 757, False), "phone": (390, 844, True)}


class AxeTests(PageCase):
    rows = 10_000

    def show(self, size, scheme):
        """Opens the page in a window of a size, light or dark."""
        width, height, touch = SIZES[size]
        self.addCleanup(self.as_usual)
        self.resize(width, height, touch)
        self.browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.browser.open(f"?rows={self.rows}")
        self.value(AXE + "; true")

    def resize(self, width, height, touch=False):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touch)
        self.browser.call("Emulation.setTouchEmulationEnabled", enabled=touch)

    def as_usual(self):
        self.resize(1200, 800)
        self.browser.call("Emulation.setEmulatedMedia", features=[])

    def violations(self):
        """Each rule that is not kept, with the elements that do not keep it; and how many rules are kept."""
        found = self.value("""axe.run(document, { resultTypes: ["violations"] }).then((found) => ({
            kept: found.passes.length, violations: found.violations.map((rule) =>
              `${rule.id}: ${rule.help}: ` + rule.nodes.map((node) => node.target.join(" ")).join(", ")) }))""")
        self.assertGreater(found["kept"], 20, "it has looked at the page")
        return found["violations"]

    def test_nothing_is_wrong(self):
        for size in SIZES:
            for scheme in ("light", "dark"):
                self.show(size, scheme)
                with self.subTest(size=size, scheme=scheme, seen="the first screen"):
                    self.assertEqual(self.violations(), [])
                for part in ("folders", "lists", "server", "pictures"):
                    self.part(part)
                    with self.subTest(size=size, scheme=scheme, seen=part):
                        self.assertEqual(self.violations(), [])

    def test_nothing_is_wrong_while_it_is_used(self):
        for scheme in ("light", "dark"):
            self.show("desktop", scheme)
            self.click(2)
            self.browser.click("[data-try=search]")
            with self.subTest(scheme=scheme, seen="a search"):
                self.assertEqual(self.violations(), [])

    def test_what_is_wrong_is_found(self):
        self.show("desktop", "light")
        self.value("document.querySelector('main').append(document.createElement('button'))")
        self.assertEqual([text.split(":")[0] for text in self.violations()], ["button-name"])
