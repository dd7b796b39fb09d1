# SPDX-License-Identifier: MIT
"""The README's picture, held against the page as it is."""
import base64
import pathlib

import picture
from page_case import PageCase

STORED = (
    pathlib.Path(__file__).parents[3] / "Sources" / "SelectionCore" / "SelectionCore.docc" / "Resources" / "page.png")


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
