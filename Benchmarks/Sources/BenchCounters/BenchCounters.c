#define _GNU_SOURCE
#include "BenchCounters.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <stddef.h>

// The symbols of an executable go before those of the C library, so that every allocation of the
// process passes here. A counter a thread costs no lock and so does not change what is timed.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local int64_t allocations;

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  allocations += 1;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *found = memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *block = found;
  return 0;
}

bool bench_counts_allocations(void) { return true; }
int64_t bench_allocations(void) { return allocations; }

static int64_t status_kib(const char *name) {
  FILE *file = fopen("/proc/self/status", "r");
  if (file == NULL) return 0;
  char line[256];
  long long found = 0;
  size_t length = strlen(name);
  while (fgets(line, sizeof line, file) != NULL) {
    if (strncmp(line, name, length) == 0) {
      sscanf(line + length, "%lld", &found);
      break;
    }
  }
  fclose(file);
  return found;
}

int64_t bench_resident_kib(void) { return status_kib("VmRSS:"); }
int64_t bench_peak_kib(void) { return status_kib("VmHWM:"); }

#else

bool bench_counts_allocations(void) { return false; }
int64_t bench_allocations(void) { return 0; }
int64_t bench_resident_kib(void) { return 0; }
int64_t bench_peak_kib(void) { return 0; }

#endif

int64_t bench_thread_nanoseconds(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) != 0) return 0;
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static volatile int64_t consumed;

void bench_consume(int64_t value) { consumed = value; }
