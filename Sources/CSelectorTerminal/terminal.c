#include "CSelectorTerminal.h"

#if defined(__unix__) || defined(__APPLE__)

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// Two copies, so that a handler never sees one that is half written.
struct text {
  char bytes[2][SELECTOR_TERMINAL_TEXT_LIMIT];
  size_t counts[2];
  atomic_int current;
};

static struct text entering, leaving;
static struct termios original, raw;
static atomic_int terminal = -1;
static atomic_int is_taken;
static atomic_int ended_by;
// Whether a frame is being written, with what takes it away again.
static atomic_int is_writing;
static int wake_pipe[2] = {-1, -1};
static int registered_exit;

// Signals that end a program, those of crashes, and those that are told to the program.
static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
static const int crashing[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { HANDLED = 13 };
static int handled[HANDLED];
static struct sigaction previous[HANDLED];
static int is_installed[HANDLED];
static int handled_count;

static void set_text(struct text *text, const char *bytes, size_t count) {
  int other = 1 - atomic_load(&text->current);
  if (count > SELECTOR_TERMINAL_TEXT_LIMIT) count = SELECTOR_TERMINAL_TEXT_LIMIT;
  if (count) memcpy(text->bytes[other], bytes, count);
  text->counts[other] = count;
  atomic_store(&text->current, other);
}

void selector_terminal_set_entering(const char *bytes, size_t count) {
  set_text(&entering, bytes, count);
}

long selector_terminal_write(
    const char *bytes, size_t count, const char *leaving_bytes, size_t leaving_count) {
  int descriptor = atomic_load(&terminal);
  // No signal comes between a frame and what takes it away; those of crashes are not raised here.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  atomic_store(&is_writing, 1);
  long result = (long)count;
  if (descriptor >= 0 && atomic_load(&is_taken)) {
    if (leaving_bytes) set_text(&leaving, leaving_bytes, leaving_count);
    result = count ? (long)write(descriptor, bytes, count) : 0;
  }
  int error = errno;
  atomic_store(&is_writing, 0);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return result;
}

// Writes all of a text, but never for long: a terminal that reads nothing must not keep a program alive.
static void write_text(int descriptor, struct text *text) {
  int current = atomic_load(&text->current);
  const char *bytes = text->bytes[current];
  size_t rest = text->counts[current];
  for (int tries = 0; rest > 0 && tries < 20;) {
    ssize_t count = write(descriptor, bytes, rest);
    if (count > 0) {
      bytes += count;
      rest -= (size_t)count;
    } else if (errno == EAGAIN) {
      struct pollfd waiting = {descriptor, POLLOUT, 0};
      poll(&waiting, 1, 50);
      tries++;
    } else if (errno != EINTR) {
      return;
    }
  }
}

static int is_in_foreground(int descriptor) {
  pid_t group = tcgetpgrp(descriptor);
  return group < 0 || group == getpgrp();
}

// Gives the terminal back for now; 1 if it was taken. A program in the background leaves it alone: by
// then it belongs to somebody else.
static int leave(void) {
  int descriptor = atomic_load(&terminal);
  if (descriptor < 0 || !atomic_exchange(&is_taken, 0)) return 0;
  // Another thread may be writing a frame: its last one. It never waits, so neither does this for long.
  for (int tries = 0; atomic_load(&is_writing) && tries < 200; tries++) {
    struct timespec pause = {0, 1000000};
    nanosleep(&pause, NULL);
  }
  if (is_in_foreground(descriptor)) {
    write_text(descriptor, &leaving);
    tcsetattr(descriptor, TCSADRAIN, &original);
  }
  return 1;
}

static void enter(void) {
  int descriptor = atomic_load(&terminal);
  if (descriptor < 0 || !is_in_foreground(descriptor)) return;
  if (atomic_exchange(&is_taken, 1)) return;
  tcsetattr(descriptor, TCSADRAIN, &raw);
  write_text(descriptor, &entering);
}

static void wake(char reason) {
  if (wake_pipe[1] < 0) return;
  ssize_t count = write(wake_pipe[1], &reason, 1);
  (void)count;
}

static struct sigaction *previous_action(int number) {
  for (int index = 0; index < handled_count; index++) {
    if (handled[index] == number) return &previous[index];
  }
  return NULL;
}

// Does what was to be done before this program took the terminal. 0 if that was the default, which is
// then in place again.
static int chain(int number, siginfo_t *info, void *context) {
  struct sigaction *action = previous_action(number);
  if (!action) return 0;
  if (action->sa_flags & SA_SIGINFO) {
    action->sa_sigaction(number, info, context);
    return 1;
  }
  if (action->sa_handler == SIG_IGN) return 1;
  if (action->sa_handler != SIG_DFL) {
    action->sa_handler(number);
    return 1;
  }
  return 0;
}

// Lets the default happen now, although the handler has not returned.
static void raise_default(int number) {
  struct sigaction default_action, own;
  memset(&default_action, 0, sizeof default_action);
  default_action.sa_handler = SIG_DFL;
  sigaction(number, &default_action, &own);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  raise(number);
  sigset_t before;
  pthread_sigmask(SIG_UNBLOCK, &set, &before);
  // Only what stops a program comes back here.
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(number, &own, NULL);
}

static void on_ending(int number, siginfo_t *info, void *context) {
  int error = errno;
  leave();
  if (chain(number, info, context)) {
    atomic_store(&ended_by, number);
    wake(SELECTOR_WOKEN_BY_PROGRAM);
  } else {
    raise_default(number);
  }
  errno = error;
}

static void on_crash(int number, siginfo_t *info, void *context) {
  leave();
  if (!chain(number, info, context)) raise_default(number);
}

static void on_stop(int number, siginfo_t *info, void *context) {
  int error = errno;
  int was_taken = leave();
  if (!chain(number, info, context)) raise_default(number);
  if (was_taken) {
    enter();
    wake(SELECTOR_WOKEN_BY_CONTINUE);
  }
  errno = error;
}

// Takes back the level of the keyboard that was pushed before a stop which nobody was told of: entering
// pushes one again. No other mode counts how often it is switched on.
static void pop_keyboard(int descriptor) {
  static const char pop[] = "\033[<u";
  int current = atomic_load(&leaving.current);
  const char *bytes = leaving.bytes[current];
  for (size_t index = 0; index + 4 <= leaving.counts[current]; index++) {
    if (memcmp(bytes + index, pop, 4) != 0) continue;
    ssize_t count = write(descriptor, pop, 4);
    (void)count;
    return;
  }
}

static void on_continue(int number, siginfo_t *info, void *context) {
  int error = errno;
  // After a stop that nobody was told of, the shell has put its own settings in place.
  int descriptor = atomic_load(&terminal);
  if (descriptor >= 0) {
    if (is_in_foreground(descriptor)) {
      if (atomic_exchange(&is_taken, 0)) pop_keyboard(descriptor);
      enter();
    }
    wake(SELECTOR_WOKEN_BY_CONTINUE);
  }
  chain(number, info, context);
  errno = error;
}

static void on_resize(int number, siginfo_t *info, void *context) {
  int error = errno;
  wake(SELECTOR_WOKEN_BY_RESIZE);
  chain(number, info, context);
  errno = error;
}

static void install(int number, void (*handler)(int, siginfo_t *, void *), int keeps_ignored) {
  int place = handled_count++;
  handled[place] = number;
  is_installed[place] = 0;
  struct sigaction action;
  sigaction(number, NULL, &previous[place]);
  int is_ignored =
      !(previous[place].sa_flags & SA_SIGINFO) && previous[place].sa_handler == SIG_IGN;
  if (is_ignored && keeps_ignored) return;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handler;
  action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  is_installed[place] = 1;
}

static void install_all(void) {
  handled_count = 0;
  for (size_t index = 0; index < sizeof ending / sizeof *ending; index++) {
    install(ending[index], on_ending, 1);
  }
  for (size_t index = 0; index < sizeof crashing / sizeof *crashing; index++) {
    install(crashing[index], on_crash, 1);
  }
  install(SIGTSTP, on_stop, 1);
  install(SIGCONT, on_continue, 0);
  install(SIGWINCH, on_resize, 0);
}

static void uninstall_all(void) {
  for (int index = handled_count - 1; index >= 0; index--) {
    if (is_installed[index]) sigaction(handled[index], &previous[index], NULL);
  }
  handled_count = 0;
}

static void at_exit(void) { leave(); }

static int make_pipe(void) {
  if (wake_pipe[0] >= 0) return 0;
  if (pipe(wake_pipe) != 0) return errno;
  for (int index = 0; index < 2; index++) {
    fcntl(wake_pipe[index], F_SETFD, FD_CLOEXEC);
    fcntl(wake_pipe[index], F_SETFL, O_NONBLOCK);
  }
  return 0;
}

int selector_terminal_take(int descriptor) {
  if (atomic_load(&terminal) >= 0) return EBUSY;
  int error = make_pipe();
  if (error) return error;
  if (tcgetattr(descriptor, &original) != 0) return errno;
  raw = original;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON | PARMRK);
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  raw.c_cflag &= ~(tcflag_t)(CSIZE | PARENB);
  raw.c_cflag |= CS8;
  // Output is left as it is: what a crashing program prints does not run off to the right.
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  atomic_store(&ended_by, 0);
  entering.counts[atomic_load(&entering.current)] = 0;
  leaving.counts[atomic_load(&leaving.current)] = 0;
  atomic_store(&terminal, descriptor);
  install_all();
  if (!registered_exit) {
    atexit(at_exit);
    registered_exit = 1;
  }
  atomic_store(&is_taken, 1);
  if (tcsetattr(descriptor, TCSADRAIN, &raw) != 0) {
    error = errno;
    atomic_store(&is_taken, 0);
    uninstall_all();
    atomic_store(&terminal, -1);
    return error;
  }
  return 0;
}

void selector_terminal_give_back(void) {
  if (atomic_load(&terminal) < 0) return;
  leave();
  uninstall_all();
  atomic_store(&terminal, -1);
  if (wake_pipe[0] < 0) return;
  char bytes[64];
  while (read(wake_pipe[0], bytes, sizeof bytes) > 0) {
  }
}

void selector_terminal_suspend(void) {
  // The whole job stops, as it does when a terminal that is not raw gets Control+Z.
  kill(0, SIGTSTP);
}

int selector_terminal_ended_by(void) { return atomic_load(&ended_by); }

enum { COMPANIONS = 64 };
static atomic_int companions[COMPANIONS];
static struct sigaction before_companions[sizeof ending / sizeof *ending];
static int companions_prepared;

static void on_ending_with_companions(int number, siginfo_t *info, void *context) {
  int error = errno;
  for (int index = 0; index < COMPANIONS; index++) {
    int process = atomic_exchange(&companions[index], 0);
    if (process > 0 && kill(-process, SIGTERM) != 0) kill(process, SIGTERM);
  }
  for (size_t index = 0; index < sizeof ending / sizeof *ending; index++) {
    if (ending[index] != number) continue;
    struct sigaction *action = &before_companions[index];
    if (action->sa_flags & SA_SIGINFO) {
      action->sa_sigaction(number, info, context);
    } else if (action->sa_handler == SIG_DFL) {
      raise_default(number);
    } else if (action->sa_handler != SIG_IGN) {
      action->sa_handler(number);
    }
  }
  errno = error;
}

void selector_companions_prepare(void) {
  if (companions_prepared) return;
  companions_prepared = 1;
  for (size_t index = 0; index < sizeof ending / sizeof *ending; index++) {
    struct sigaction *previous = &before_companions[index], action;
    sigaction(ending[index], NULL, previous);
    if (!(previous->sa_flags & SA_SIGINFO) && previous->sa_handler == SIG_IGN) continue;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_ending_with_companions;
    action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(ending[index], &action, NULL);
  }
}

void selector_companion_add(int process) {
  for (int index = 0; index < COMPANIONS; index++) {
    int nobody = 0;
    if (atomic_compare_exchange_strong(&companions[index], &nobody, process)) return;
  }
}

void selector_companion_remove(int process) {
  for (int index = 0; index < COMPANIONS; index++) {
    int known = process;
    if (atomic_compare_exchange_strong(&companions[index], &known, 0)) return;
  }
}

int selector_terminal_wake_descriptor(void) {
  make_pipe();
  return wake_pipe[0];
}

void selector_terminal_wake(void) { wake(SELECTOR_WOKEN_BY_PROGRAM); }

int selector_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return errno;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

int selector_terminal_open(const char *path) {
  int descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  return descriptor >= 0 ? descriptor : -errno;
}

#if defined(__APPLE__)

// There `poll` knows no terminals.
int selector_terminal_wait(
    const int descriptors[3], int wantsWriting, int milliseconds) {
  fd_set reading, writing;
  FD_ZERO(&reading);
  FD_ZERO(&writing);
  int highest = -1;
  for (int index = 0; index < 3; index++) {
    if (descriptors[index] < 0 || descriptors[index] >= FD_SETSIZE) continue;
    FD_SET(descriptors[index], &reading);
    if (descriptors[index] > highest) highest = descriptors[index];
  }
  if (wantsWriting && descriptors[0] >= 0) FD_SET(descriptors[0], &writing);
  struct timeval time = {milliseconds / 1000, (milliseconds % 1000) * 1000};
  if (select(highest + 1, &reading, &writing, NULL, milliseconds < 0 ? NULL : &time) < 0) {
    return errno == EINTR ? 0 : -errno;
  }
  int bits = 0;
  for (int index = 0; index < 3; index++) {
    if (descriptors[index] >= 0 && FD_ISSET(descriptors[index], &reading)) bits |= 1 << index;
  }
  if (descriptors[0] >= 0 && FD_ISSET(descriptors[0], &writing)) bits |= 8;
  return bits;
}

#else

int selector_terminal_wait(
    const int descriptors[3], int wantsWriting, int milliseconds) {
  struct pollfd waiting[3];
  for (int index = 0; index < 3; index++) {
    waiting[index].fd = descriptors[index];
    waiting[index].events = POLLIN;
    waiting[index].revents = 0;
  }
  if (wantsWriting) waiting[0].events |= POLLOUT;
  if (poll(waiting, 3, milliseconds) < 0) return errno == EINTR ? 0 : -errno;
  int bits = 0;
  for (int index = 0; index < 3; index++) {
    if (waiting[index].revents & (POLLIN | POLLHUP | POLLERR | POLLNVAL)) bits |= 1 << index;
  }
  if (waiting[0].revents & POLLOUT) bits |= 8;
  return bits;
}

#endif

#else

int selector_terminal_take(int descriptor) { return 1; }
void selector_terminal_set_entering(const char *bytes, size_t count) {}
long selector_terminal_write(
    const char *bytes, size_t count, const char *leaving_bytes, size_t leaving_count) {
  return (long)count;
}
void selector_terminal_give_back(void) {}
void selector_terminal_suspend(void) {}
void selector_companions_prepare(void) {}
void selector_companion_add(int process) {}
void selector_companion_remove(int process) {}
int selector_terminal_ended_by(void) { return 0; }
int selector_terminal_wake_descriptor(void) { return -1; }
void selector_terminal_wake(void) {}
int selector_terminal_size(int descriptor, int *columns, int *rows) { return 1; }
int selector_terminal_open(const char *path) { return -1; }
int selector_terminal_wait(
    const int descriptors[3], int wantsWriting, int milliseconds) {
  return -1;
}

#endif
