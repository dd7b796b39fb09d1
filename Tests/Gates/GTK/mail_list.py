# SPDX-License-Identifier: MIT
"""The program on a display without a screen: clicks and keys by XTEST, and what is to be seen."""
import json
import os
import signal
import subprocess
import time


def start_display():
    """Starts a display without a screen, on the first number that is free, for all that follows."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        # Without -noreset, the display restarts when a test's program has ended, and may refuse the next program;
        # without -r, a key repeats when a busy machine lets the release wait.
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "640x700x24", "-nolisten", "tcp", "-noreset", "-r"],
        pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as number:
        os.environ["DISPLAY"] = ":" + number.readline().strip()
    os.environ.update(
        G_DEBUG="fatal-criticals", GTK_A11Y="none", GSK_RENDERER="cairo", GDK_BACKEND="x11",
        GSETTINGS_BACKEND="memory")
    return server


def xdotool(*words):
    return subprocess.run(
        ["xdotool", *map(str, words)], check=True, capture_output=True, text=True).stdout


class Program:
    """A program with one window, which gets the keyboard."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def take_keyboard(self):
        """Gives the window the keyboard when it is there: there is no window manager to do it.
        Returns the window's number."""
        for _ in range(1200):
            time.sleep(0.05)
            try:
                window = xdotool("search", "--onlyvisible", "--pid", self.process.pid).split()[-1]
                # There may be several, one above the other.
                xdotool("windowraise", window, "windowfocus", window)
                return window
            except (subprocess.CalledProcessError, IndexError) as error:
                latest = error
            if self.process.poll() is not None:
                break
        raise RuntimeError("there is no window") from latest

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()


class MailList(Program):
    program = os.environ.get("MAIL_LIST", "")

    def __init__(self, *options):
        super().__init__(self.program, *options)
        self.state = None
        self.take_keyboard()
        self.report()

    def report(self, *words):
        """Sends clicks and keys, and waits until all that was sent is handled and drawn."""
        xdotool(*words, "key", "F12")
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the program ended: {self.process.wait()}")
        self.state = json.loads(line)
        return self.state

    def middle(self, mail):
        """The middle of a mail's row on the screen."""
        for row in self.state["rows"]:
            if row["id"] == mail:
                x, y, width, height = row["place"]
                return x + width // 2, y + height // 2
        raise LookupError(f"mail {mail} is not in sight")

    def with_keys(self, modifiers, *words):
        held = [part for key in modifiers for part in ("keydown", key)]
        released = [part for key in modifiers for part in ("keyup", key)]
        return self.report(*held, *words, *released)

    def click(self, mail, *modifiers, button=1):
        return self.with_keys(modifiers, "mousemove", *self.middle(mail), "click", button)

    def double_click(self, mail):
        return self.with_keys([], "mousemove", *self.middle(mail), "click", "--repeat", 2, 1)

    def click_at(self, place, *modifiers):
        return self.with_keys(modifiers, "mousemove", *place, "click", 1)

    def key(self, *keys):
        return self.report(*[word for key in keys for word in ("key", key)])

    def keys_before_a_frame(self, *keys):
        """Sends keys while the program is stopped, so that it has them all before its next frame."""
        self.process.send_signal(signal.SIGSTOP)
        xdotool(*[word for key in keys for word in ("key", key)])
        self.process.send_signal(signal.SIGCONT)
        return self.report()

    def drag(self, *places, modifiers=(), end=True):
        """Drags from the first place through the others; a drag begins after some points."""
        words = ["mousemove", *places[0], "mousedown", 1]
        for place in places[1:]:
            words += ["mousemove", *place, "sleep", 0.02]
        return self.with_keys(modifiers, *words, *(["mouseup", 1] if end else []))

    def wheel(self, times):
        return self.report("mousemove", 200, 300, "click", "--repeat", times, 5)

    def search(self, text):
        """Writes a text into the search in place of what is there."""
        x, y, width, _ = self.state["list"]
        words = ["mousemove", x + width // 2, 16, "click", 1, "key", "ctrl+a", "BackSpace"]
        xdotool(*words, *(["type", text] if text else []))    # a text ends the command
        return self.report()


def members(text):
    """The numbers of a text such as `1,5-9`."""
    spans = [span.split("-") for span in text.split(",") if span]
    return {number for span in spans for number in range(int(span[0]), int(span[-1]) + 1)}
