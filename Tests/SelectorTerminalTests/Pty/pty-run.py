"""Runs a command in a pseudo-terminal and plays a plan: what to send, or which signal, after which text.

The plan is JSON in the first argument. What the command wrote is printed in hexadecimal digits.
"""
import json
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import fcntl
import time

plan = json.loads(sys.argv[1])
pid, terminal = pty.fork()
if pid == 0:
    fcntl.ioctl(
        0, termios.TIOCSWINSZ, struct.pack("HHHH", plan["rows"], plan["columns"], 0, 0))
    os.environ.update(plan.get("environment", {}))
    os.execvp(plan["command"][0], plan["command"])

output = b""
seen = 0
asked = 0
steps = list(plan["steps"])
limit = time.monotonic() + plan.get("seconds", 20)
while time.monotonic() < limit:
    ready, _, _ = select.select([terminal], [], [], 0.05)
    if ready:
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        output += piece
    # The question that is asked last is answered, after the others that the plan answers.
    questions = output.count(b"\x1b[c")
    if questions > asked:
        asked = questions
        os.write(terminal, bytes.fromhex(plan["answers"]))
    if steps and (found := output.find(steps[0]["after"].encode(), seen)) >= 0:
        step = steps.pop(0)
        seen = found + len(step["after"].encode())
        time.sleep(step.get("delay", 0.1))
        if "send" in step:
            os.write(terminal, bytes.fromhex(step["send"]))
        if "signal" in step:
            process = int(re.search(rb"PID:(\d+)", output).group(1))
            os.kill(process, getattr(signal, "SIG" + step["signal"]))
        if "size" in step:
            fcntl.ioctl(
                terminal, termios.TIOCSWINSZ,
                struct.pack("HHHH", step["size"][1], step["size"][0], 0, 0))
else:
    output += b"\nTIMEOUT " + json.dumps(steps).encode()
    os.kill(pid, signal.SIGKILL)
print(output.hex())
