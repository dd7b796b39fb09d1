# SPDX-License-Identifier: MIT
"""The README's picture, held against the page as it is, and the page's commands, run as a newcomer would."""
import base64
import os
import pathlib
import subprocess
import tempfile

import picture
from page_case import PageCase

ROOT = pathlib.Path(__file__).resolve().parents[3]
STORED = ROOT / "Sources" / "SelectionCore" / "SelectionCore.docc" / "Resources" / "page.png"


class ReadmeTests(PageCase):
    rows = 10

    def difference(self, first, second):
        """The share of pixels that differ by more than a shade; 1 where the sizes differ."""
        first, second = (base64.b64encode(data).decode() for data in (first, second))
        return self.value(f"""(async () => {{
            const pixels = async (data) => {{
              const image = new Image();
              image.src = `data:image/png;base64,${{data}}`;
              await image.decode();
              const canvas = new OffscreenCanvas(image.width, image.height);
              const pen = canvas.getContext("2d");
              pen.drawImage(image, 0, 0);
              return pen.getImageData(0, 0, image.width, image.height);
            }};
            const [a, b] = [await pixels("{first}"), await pixels("{second}")];
            if (a.width !== b.width || a.height !== b.height) return 1;
            let other = 0;
            for (let i = 0; i < a.data.length; i += 4)
              if ([0, 1, 2].some((part) => Math.abs(a.data[i + part] - b.data[i + part]) > 32)) other += 1;
            return other * 4 / a.data.length }})()""")

    def test_the_picture_shows_the_page_as_it_is(self):
        # What an input cost is another each time.
        difference = self.difference(picture.take("er"), STORED.read_bytes())
        self.assertLess(difference, 0.002, "make it again: Tests/Gates/Page/run --picture")
        print(f"(the README's picture: {difference:.2%} of its pixels differ) ", end="")

    def test_another_search_is_another_picture(self):
        self.assertGreater(self.difference(picture.take("en"), STORED.read_bytes()), 0.004)


class InstallTests(PageCase):
    rows = 10

    def test_the_commands_add_the_library_to_a_package(self):
        commands = self.text("install").strip().split("\n")
        self.assertEqual(len(commands), 2)
        with tempfile.TemporaryDirectory() as folder:
            os.symlink(ROOT, f"{folder}/SelectionCore")
            package = f"{folder}/MyApp"
            os.mkdir(package)
            for command in ["swift package init --type executable --name MyApp", *commands]:
                subprocess.run(command.split(" "), cwd=package, capture_output=True, check=True)
            shown = subprocess.run(
                ["swift", "package", "describe", "--type", "json"], cwd=package, capture_output=True, check=True, text=True)
            manifest = pathlib.Path(f"{package}/Package.swift").read_text()
        self.assertIn('"product_dependencies" : [\n        "SelectionCore"\n      ]', shown.stdout)
        self.assertIn('.product(name: "SelectionCore", package: "SelectionCore")', manifest)
