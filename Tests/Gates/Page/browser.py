# SPDX-License-Identifier: MIT
"""A headless Chromium on a page, driven over its debugging pipe: real keys, real clicks, the real accessibility tree."""
import base64
import fcntl
import functools
import http.server
import json
import os
import select
import shutil
import subprocess
import tempfile
import threading
import time

KEYS = {
    "ArrowUp": 38, "ArrowDown": 40, "ArrowLeft": 37, "ArrowRight": 39, "Delete": 46, "Backspace": 8, "ContextMenu": 93,
    "F10": 121, "PageUp": 33, "PageDown": 34, "Home": 36, "End": 35, "Enter": 13, "Escape": 27, "Tab": 9,
}
SHIFT, CONTROL, ALT = 8, 2, 1


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def send_error(self, code, *rest):
        self.server.missing.append((code, self.path))
        super().send_error(code, *rest)


def serve(folder):
    """A server of a folder, and the address of its page; it notes what was asked for in vain."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    server.missing = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_port}/index.html"


class Tab:
    """What the browsers have in common: they evaluate a script, and click at a place, each in its own way."""

    @property
    def missing(self):
        """The requests that were answered with an error."""
        return self.server.missing

    def wait_for(self, condition):
        # A page that scrolls with each frame takes long where others have the processors.
        deadline = time.monotonic() + 60
        while not self.evaluate(condition):
            if time.monotonic() > deadline:
                raise TimeoutError(f"never true: {condition}")
            time.sleep(0.02)

    def middle(self, selector):
        """The middle of an element, in pixels of the tab, which is scrolled to it if it cannot be seen."""
        return self.evaluate(
            f"(() => {{ const element = document.querySelector({json.dumps(selector)});"
            " const box = () => element.getBoundingClientRect();"
            " if (box().bottom > innerHeight || box().top < 0) element.scrollIntoView({ block: 'center' });"
            " const b = box(); return [b.x + b.width / 2, b.y + b.height / 2] })()")

    def click(self, selector, modifiers=0, button="left"):
        """Clicks with the mouse into the middle of an element."""
        self.click_at(self.middle(selector), modifiers, button)


class Browser(Tab):
    """A Chromium with one tab."""

    def __init__(self, folder, width=1200, height=800, scale=1):
        self.server, self.address = serve(folder)
        self.profile = tempfile.mkdtemp()
        # The browser reads commands from descriptor 3 and writes answers to 4.
        commands, self.write_end = os.pipe()
        self.read_end, answers = os.pipe()
        high = [fcntl.fcntl(end, fcntl.F_DUPFD, 20) for end in (commands, answers)]

        def hand_over():
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(
            [
                shutil.which("chromium") or "chromium", "--headless=new", "--no-sandbox",
                "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
                "--remote-debugging-pipe", f"--user-data-dir={self.profile}",
                f"--window-size={width},{height}", f"--force-device-scale-factor={scale}",
                "about:blank",
            ],
            preexec_fn=hand_over, pass_fds=(3, 4),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for end in (commands, answers, *high):
            os.close(end)
        self.buffer = b""
        self.number = 0
        self.events = []
        self.session = None
        tabs = self.call("Target.getTargets")["targetInfos"]
        tab = next(target["targetId"] for target in tabs if target["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=tab, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Accessibility"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=False)

    def close(self):
        self.process.terminate()
        self.process.wait(10)
        self.server.shutdown()
        self.server.server_close()
        os.close(self.read_end)
        os.close(self.write_end)
        shutil.rmtree(self.profile, ignore_errors=True)

    def receive(self, seconds):
        deadline = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.read_end], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise TimeoutError("the browser does not answer")
            part = os.read(self.read_end, 1 << 20)
            if not part:
                raise EOFError("the browser has ended")
            self.buffer += part
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def call(self, method, **parameters):
        """Sends a command of the DevTools protocol and waits for its answer."""
        self.number += 1
        command = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            command["sessionId"] = self.session
        os.write(self.write_end, json.dumps(command).encode() + b"\0")
        while True:
            message = self.receive(60)
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def evaluate(self, script):
        """The value of an expression in the page."""
        answer = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def open(self, query=""):
        """Opens the page again, and waits until it is ready."""
        self.call("Page.navigate", url=self.address + query)
        self.wait_for("document.documentElement?.dataset.ready === 'all'")

    def failures(self):
        """The exceptions that the page has thrown and not caught."""
        found = [e for e in self.events if e.get("method") == "Runtime.exceptionThrown"]
        return [e["params"]["exceptionDetails"] for e in found]

    def press(self, key, modifiers=0):
        """Presses a key: one with a name, or a character."""
        parameters = {"key": key, "modifiers": modifiers}
        if key in KEYS:
            parameters["windowsVirtualKeyCode"] = KEYS[key]
            parameters["code"] = key
        else:
            parameters["windowsVirtualKeyCode"] = ord(key.upper())
            if modifiers & ~SHIFT == 0:
                parameters["text"] = key
        kind = "keyDown" if "text" in parameters else "rawKeyDown"
        self.call("Input.dispatchKeyEvent", type=kind, **parameters)
        parameters.pop("text", None)
        self.call("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def mouse(self, kind, place, modifiers=0, button="left"):
        """Moves the mouse to a place, or lets a button go down or up there."""
        held = {"left": 1, "right": 2, "none": 0}[button]
        self.call("Input.dispatchMouseEvent", type=f"mouse{kind}", x=place[0], y=place[1],
                  modifiers=modifiers, button=button, buttons=0 if kind == "Released" else held,
                  clickCount=0 if kind == "Moved" else 1)

    def click_at(self, place, modifiers=0, button="left"):
        self.mouse("Pressed", place, modifiers, button)
        self.mouse("Released", place, modifiers, button)

    def drag(self, start, end, modifiers=0, steps=6, release=True):
        """Drags with the mouse from one place to another."""
        self.mouse("Moved", start, modifiers, "none")
        self.mouse("Pressed", start, modifiers)
        for i in range(1, steps + 1):
            place = [a + (b - a) * i / steps for a, b in zip(start, end)]
            self.mouse("Moved", place, modifiers)
        if release:
            self.mouse("Released", end, modifiers)

    def wheel(self, selector, way):
        """Turns the mouse's wheel over an element."""
        box = self.middle(selector)
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=box[0], y=box[1], deltaX=0,
                  deltaY=way)

    def accessibility(self):
        """The accessibility tree that a screen reader sees: role, name, and properties of each node."""
        nodes = []
        for node in self.call("Accessibility.getFullAXTree")["nodes"]:
            if node.get("ignored"):
                continue
            properties = {p["name"]: p["value"].get("value") for p in node.get("properties", [])}
            related = {p["name"]: p["value"].get("relatedNodes", []) for p in node.get("properties", [])}
            nodes.append({
                "role": node["role"]["value"], "name": node.get("name", {}).get("value", ""),
                "related": related, **properties})
        return nodes

    def picture(self):
        """What the tab shows, as a PNG."""
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])
