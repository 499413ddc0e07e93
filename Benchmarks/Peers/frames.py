"""Draws one frame of 80x24 of a list with its highlight in view, as often as fits in half a second.

Prints a line for each list: name, number of options, microseconds of the median frame. Libraries that are not
installed are left out; nothing is printed then.
"""

import statistics
import sys
import time

SIZES = [10, 10_000, 1_000_000]


def median(draw, size, limit=0.5):
    if size <= 10:
        draw()
    times, start = [], time.perf_counter()
    while not times or time.perf_counter() - start < limit and len(times) < 2_000:
        begin = time.thread_time()
        draw()
        times.append(time.thread_time() - begin)
    return statistics.median(times) * 1e6


def report(name, size, draw):
    print(f"{name}\t{size}\t{median(draw, size):.1f}", flush=True)


def labels(count):
    return [f"Option number {number:07}" for number in range(count)]


def urwid_frames():
    import urwid

    class Walker(urwid.ListWalker):
        """Makes widgets for what is seen only: the cheapest that the library allows."""

        def __init__(self, options):
            self.options, self.focus = options, 4

        def __getitem__(self, position):
            if not 0 <= position < len(self.options):
                raise IndexError(position)
            return urwid.AttrMap(urwid.SelectableIcon(self.options[position], 0), None, "focus")

        def next_position(self, position):
            if position + 1 >= len(self.options):
                raise IndexError(position)
            return position + 1

        def prev_position(self, position):
            if position <= 0:
                raise IndexError(position)
            return position - 1

        def set_focus(self, position):
            self.focus = position

    for size in SIZES:
        box = urwid.Frame(
            urwid.LineBox(urwid.ListBox(Walker(labels(size)))), header=urwid.Text("Number"))

        def draw():
            urwid.CanvasCache.clear()
            canvas = box.render((80, 24), focus=True)
            return [row for row in canvas.content()]

        report("urwid " + ".".join(map(str, urwid.VERSION[:3])), size, draw)


def prompt_toolkit_frames():
    import prompt_toolkit
    from prompt_toolkit.application import Application
    from prompt_toolkit.application.current import set_app
    from prompt_toolkit.data_structures import Size
    from prompt_toolkit.input import DummyInput
    from prompt_toolkit.layout import Layout
    from prompt_toolkit.output import DummyOutput
    from prompt_toolkit.widgets import Frame, RadioList

    class Output(DummyOutput):
        def get_size(self):
            return Size(rows=24, columns=80)

    # Every frame goes through all options: of a million it would take minutes.
    for size in SIZES[:2]:
        options = RadioList([(number, label) for number, label in enumerate(labels(size))])
        options._selected_index = 4
        app = Application(
            layout=Layout(Frame(options, title="Number")), input=DummyInput(), output=Output(),
            full_screen=True)

        def draw():
            app.renderer.reset()
            app.renderer.render(app, app.layout)

        # Else every part of the frame makes an application of its own.
        with set_app(app):
            report(f"prompt_toolkit {prompt_toolkit.__version__}", size, draw)


for measure in (urwid_frames, prompt_toolkit_frames):
    try:
        measure()
    except ImportError as error:
        print(f"{error}", file=sys.stderr)
