// What has to be safe in a signal handler: to give a terminal back as it was, whatever ends the program.
//
// One terminal at a time, for the whole process. Everything but `selector_terminal_wake` is to be called by
// the thread that drives the terminal.
#ifndef C_SELECTOR_TERMINAL_H
#define C_SELECTOR_TERMINAL_H

#include <stddef.h>

// What the program was told while the terminal was taken; bytes that can be read from the wake descriptor.
enum {
  SELECTOR_WOKEN_BY_PROGRAM = 'P',
  SELECTOR_WOKEN_BY_RESIZE = 'W',
  SELECTOR_WOKEN_BY_CONTINUE = 'C',
};

// The most bytes of the texts that switch modes on and off.
enum { SELECTOR_TERMINAL_TEXT_LIMIT = 1024 };

// Takes the terminal of a descriptor: keeps its settings, makes it raw, and installs handlers that give
// it back. Returns 0, or the number of an error; EBUSY where a terminal is taken already.
int selector_terminal_take(int descriptor);

// What is written when the terminal is taken again after a stop.
void selector_terminal_set_entering(const char *bytes, size_t count);

// Writes by one call without waiting, and sets what is written when the terminal is given back, so that
// no signal comes between them; NULL leaves that as it is. Returns what `write` does; a terminal that was
// given back takes everything without a word.
long selector_terminal_write(
    const char *bytes, size_t count, const char *leaving_bytes, size_t leaving_count);

// Gives the terminal back: writes what is to be written, restores its settings and the handlers. Does
// nothing if no terminal is taken.
void selector_terminal_give_back(void);

// Stops the process group as Control+Z does: gives the terminal back, stops, and takes it again.
void selector_terminal_suspend(void);

// The number of a signal whose own handler returned after the terminal was given back; 0 for none.
int selector_terminal_ended_by(void);

// The descriptor from which wakes are read, and how to write one from any thread.
int selector_terminal_wake_descriptor(void);
void selector_terminal_wake(void);

// The size of a terminal in cells. Returns 0, or the number of an error.
int selector_terminal_size(int descriptor, int *columns, int *rows);

// Opens the terminal that controls the process, for reading and writing without waiting, and closed in
// other programs. Returns the descriptor, or minus the number of an error.
int selector_terminal_open(const char *path);

// Waits until there is something to read from up to three descriptors (-1 for none), or the first can be
// written to. Returns bits: 1, 2 and 4 for reading, 8 for writing; 0 when the time is over; minus the
// number of an error.
int selector_terminal_wait(
    const int descriptors[3], int wantsWriting, int milliseconds);

// Programs that this one began, and that are to end when a signal ends it: each with its process group. The
// handlers are put in place by the first call, and do then what was to be done before; a signal that is
// ignored stays ignored. More than 64 at a time are let go.
void selector_companions_prepare(void);
void selector_companion_add(int process);
void selector_companion_remove(int process);

#endif
