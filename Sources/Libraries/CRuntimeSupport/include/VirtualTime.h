// Time that stands still: work for later and clocks, turned over to whoever runs a stage on this thread.
#ifndef VITRINE_VIRTUAL_TIME_H
#define VITRINE_VIRTUAL_TIME_H

#include <stdbool.h>
#include <stdint.h>

/// Who takes work over, and whose clock is read, on one thread.
typedef struct vitrine_timekeeper {
  void *context;
  /// Takes work that is to be done in so many seconds: `run(payload)`, once, on this thread; or `elsewhere(delay, payload)`
  /// in its place if that is not NULL, which hands the work to other threads; or `drop(payload)` if that is not NULL and
  /// the time never comes, which lets go of what the work holds.
  void (*take)(void *context, double delay, void (*run)(void *payload), void *payload,
               void (*elsewhere)(double delay, void *payload), void (*drop)(void *payload));
  /// The thread is about to wait for others: hands them what can be done elsewhere and is due, or all of it.
  void (*let_go)(void *context, bool all);
  /// Seconds since 1970 of the wall clock.
  double (*date)(void *context);
  /// Seconds since the stage was made.
  double (*time)(void *context);
} vitrine_timekeeper;

/// Sets who keeps the time on the calling thread, NULL for the machine. Returns who did before.
///
/// While somebody does, the thread's tasks, its work for the main queue and its clocks are theirs: what Swift's
/// concurrency enqueues, `dispatch_async` and `dispatch_after` to the main queue, and `clock_gettime`. A thread that
/// waits for a semaphore or a group lets other threads do what they would have done without a stage; one that sleeps
/// sees its clocks go on, and hardly waits.
const vitrine_timekeeper *vitrine_set_timekeeper(const vitrine_timekeeper *keeper);

/// Whether somebody keeps the time on the calling thread.
bool vitrine_time_is_kept(void);

/// Hands work to whoever keeps the time on the calling thread, with what lets go of the payload if it is never done (NULL
/// for nothing). False if nobody keeps the time.
bool vitrine_do_later(double delay, void (*run)(void *payload), void *payload, void (*drop)(void *payload));

#endif
