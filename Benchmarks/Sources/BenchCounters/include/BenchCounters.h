#ifndef BENCH_COUNTERS_H
#define BENCH_COUNTERS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this platform.
bool bench_counts_allocations(void);

/// The allocations of this thread so far; always 0 where they are not counted.
int64_t bench_allocations(void);

/// The processor time of this thread so far, in nanoseconds: a busy machine does not add to it.
int64_t bench_thread_nanoseconds(void);

/// The memory of the process now, in KiB; 0 where nobody knows.
int64_t bench_resident_kib(void);

/// The most memory that the process had, in KiB; 0 where nobody knows.
int64_t bench_peak_kib(void);

/// Takes a number that the compiler must not take for unused.
void bench_consume(int64_t value);

#endif
