# SPDX-License-Identifier: MIT
"""A headless Firefox on a page, driven by its own protocol (Marionette), as browser.py drives Chromium."""
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import unittest

from browser import ALT, CONTROL, SHIFT, Tab, serve

KEYS = {
    "ArrowUp": "\ue013", "ArrowDown": "\ue015", "ArrowLeft": "\ue012", "ArrowRight": "\ue014", "Delete": "\ue017",
    "Backspace": "\ue003", "F10": "\ue03a", "PageUp": "\ue00e", "PageDown": "\ue00f", "Home": "\ue011", "End": "\ue010",
    "Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004",
}
HELD = {SHIFT: "\ue008", CONTROL: "\ue009", ALT: "\ue00a"}

# Where the page was last told that the mouse is, and how often a button went down or up.
WATCH_POINTER = """(() => {
  const pointer = window.pointer = { x: null, y: null, turns: 0 };
  for (const kind of ["pointermove", "pointerdown", "pointerup", "pointercancel"])
    addEventListener(kind, (event) => {
      if (kind !== "pointermove") pointer.turns += 1;
      if (kind !== "pointercancel") [pointer.x, pointer.y] = [Math.round(event.clientX), Math.round(event.clientY)];
    }, true);
})()"""


class Firefox(Tab):
    """A Firefox with one tab, with the names of `Browser`."""

    def __init__(self, folder, width=1200, height=800):
        self.server, self.address = serve(folder)
        self.profile = tempfile.mkdtemp()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        with open(os.path.join(self.profile, "user.js"), "w") as settings:
            settings.write(f'user_pref("marionette.port", {port});\n')
        self.process = subprocess.Popen(
            [shutil.which("firefox-esr") or "firefox", "--headless", "--marionette", "--no-remote",
             "--profile", self.profile, f"--width={width}", f"--height={height}"],
            env={**os.environ, "HOME": self.profile}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), 60)
                break
            except OSError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise
                time.sleep(0.1)
        self.buffer = b""
        self.number = 0
        self.events = []
        self.receive()
        self.call("WebDriver:NewSession", capabilities={"alwaysMatch": {}})
        self.call("WebDriver:SetWindowRect", width=width, height=height)

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait(20)
        self.server.shutdown()
        self.server.server_close()
        shutil.rmtree(self.profile, ignore_errors=True)

    def receive(self):
        while b":" not in self.buffer:
            self.buffer += self.read()
        length, _, self.buffer = self.buffer.partition(b":")
        while len(self.buffer) < int(length):
            self.buffer += self.read()
        message, self.buffer = self.buffer[:int(length)], self.buffer[int(length):]
        return json.loads(message)

    def read(self):
        part = self.socket.recv(1 << 20)
        if not part:
            raise EOFError("the browser has ended")
        return part

    def call(self, name, **parameters):
        """Sends a command and waits for its answer."""
        if name.startswith(("Input.", "Emulation.")):
            raise unittest.SkipTest("this protocol has no fingers")
        self.number += 1
        data = json.dumps([0, self.number, name, parameters]).encode()
        self.socket.sendall(str(len(data)).encode() + b":" + data)
        while True:
            kind, number, error, result = self.receive()
            if (kind, number) == (1, self.number):
                if error:
                    raise RuntimeError(f"{name}: {error['message']}")
                return result

    def accessibility(self):
        raise unittest.SkipTest("this protocol does not show the accessibility tree")

    def evaluate(self, script):
        """The value of an expression in the page."""
        return self.call("WebDriver:ExecuteScript", script=f"return ({script})", args=[], sandbox=None)["value"]

    def open(self, query=""):
        """Opens the page again, and waits until it is ready."""
        # A test that failed may have left a button down.
        self.call("WebDriver:ReleaseActions")
        self.call("WebDriver:Navigate", url=self.address + query)
        self.evaluate("(() => { window.wrongs = []; addEventListener('error', (e) => wrongs.push(e.message)) })()")
        self.evaluate(WATCH_POINTER)
        self.wait_for("document.documentElement?.dataset.ready === 'all'")

    def failures(self):
        """The errors that the page has thrown and not caught."""
        return self.evaluate("window.wrongs")

    def act(self, keys=(), pointer=()):
        """Does actions of the keyboard and of the mouse, each after the other."""
        sources = []
        if keys:
            sources.append({"type": "key", "id": "keys", "actions": list(keys)})
        if pointer:
            sources.append({
                "type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": list(pointer)})
        turns = sum(action["type"] in ("pointerDown", "pointerUp") for action in pointer)
        before = self.evaluate("window.pointer.turns") if turns else 0
        self.call("WebDriver:PerformActions", actions=sources)
        # Moves reach the page when it next draws a frame, which may be after the answer.
        places = [action for action in pointer if action["type"] == "pointerMove"]
        if places:
            x, y = places[-1]["x"], places[-1]["y"]
            self.wait_for(f"pointer.x === {x} && pointer.y === {y} && pointer.turns >= {before + turns}")

    def hold(self, modifiers, isDown):
        held = [key for bit, key in HELD.items() if modifiers & bit]
        if held:
            self.act(keys=[{"type": "keyDown" if isDown else "keyUp", "value": key} for key in held])

    def press(self, key, modifiers=0):
        """Presses a key: one with a name, or a character."""
        if key == "ContextMenu":
            # The protocol has no such key; this is the other one for it.
            key, modifiers = "F10", SHIFT
        self.hold(modifiers, True)
        value = KEYS.get(key, key)
        self.act(keys=[{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}])
        self.hold(modifiers, False)

    @staticmethod
    def move(place):
        return {"type": "pointerMove", "x": int(place[0]), "y": int(place[1]), "duration": 0}

    def mouse(self, kind, place, modifiers=0, button="left"):
        """Moves the mouse to a place, or lets a button go down or up there."""
        number = {"left": 0, "right": 2, "none": 0}[button]
        self.hold(modifiers, True)
        action = {"Pressed": "pointerDown", "Released": "pointerUp", "Moved": None}[kind]
        self.act(pointer=[self.move(place), *([{"type": action, "button": number}] if action else [])])
        self.hold(modifiers, False)

    def wheel(self, selector, way):
        """Turns the mouse's wheel over an element."""
        x, y = (int(part) for part in self.middle(selector))
        self.call("WebDriver:PerformActions", actions=[{"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": way, "duration": 0}]}])

    def click_at(self, place, modifiers=0, button="left"):
        number = {"left": 0, "right": 2}[button]
        self.hold(modifiers, True)
        self.act(pointer=[
            self.move(place), {"type": "pointerDown", "button": number}, {"type": "pointerUp", "button": number}])
        self.hold(modifiers, False)

    def drag(self, start, end, modifiers=0, steps=6, release=True):
        """Drags with the mouse from one place to another."""
        self.hold(modifiers, True)
        way = [[a + (b - a) * i / steps for a, b in zip(start, end)] for i in range(1, steps + 1)]
        self.act(pointer=[
            self.move(start), {"type": "pointerDown", "button": 0}, *[self.move(place) for place in way],
            *([{"type": "pointerUp", "button": 0}] if release else [])])
        self.hold(modifiers, False)
