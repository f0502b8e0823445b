// Hooks of Swift's concurrency runtime, and functions of libdispatch and libc that stand before the real ones.

#define _GNU_SOURCE
#include "VirtualTime.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

static _Thread_local const vitrine_timekeeper *keeper;

/// Seconds that the thread has slept since the keeper was set: its clocks show them at once.
static _Thread_local double slept;

static bool hand_over(double delay, void (*run)(void *), void *payload, void (*elsewhere)(double, void *),
                      void (*drop)(void *)) {
  if (keeper == NULL) return false;
  keeper->take(keeper->context, delay > 0 ? delay : 0, run, payload, elsewhere, drop);
  return true;
}

// MARK: Swift's concurrency

typedef struct Job Job;
typedef struct {
  void *identity;
  uintptr_t implementation;
} Executor;

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*enqueue_function)(Job *);
typedef SWIFT void (*delay_function)(unsigned long long, Job *);
typedef SWIFT void (*deadline_function)(long long, long long, long long, long long, int, Job *);

extern SWIFT void swift_job_run(Job *, Executor);
extern SWIFT Executor swift_task_getMainExecutor(void);
extern SWIFT void swift_task_enqueueGlobal(Job *);
extern SWIFT void swift_task_enqueueGlobalWithDelay(unsigned long long, Job *);
extern SWIFT void swift_task_cancel(void *task);
extern SWIFT void *swift_task_getCurrent(void);
extern void *swift_retain(void *);
extern void swift_release(void *);

static void run_on_main_executor(void *job) { swift_job_run(job, swift_task_getMainExecutor()); }

static void run_anywhere(void *job) {
  Executor generic = {NULL, 0};
  swift_job_run(job, generic);
}

/// Has a job done by the machine's threads, in the machine's time.
static void start_elsewhere(double delay, void *job) {
  const vitrine_timekeeper *outer = keeper;
  keeper = NULL;
  if (delay > 0) {
    swift_task_enqueueGlobalWithDelay((unsigned long long)(delay * 1e9), job);
  } else {
    swift_task_enqueueGlobal(job);
  }
  keeper = outer;
}

/// A job can only be got rid of by running it. A task is told before that nobody waits for it any more.
static void cancel(Job *job) {
  // After an object's header (two words) and the scheduler's two words: flags, of which the lowest byte is the kind, 0 for
  // a task.
  uint32_t flags = *(const uint32_t *)((const char *)job + 4 * sizeof(void *));
  if ((flags & 0xFF) == 0) swift_task_cancel(job);
}

static void drop_main_job(void *job) {
  cancel(job);
  run_on_main_executor(job);
}

static void drop_global_job(void *job) {
  cancel(job);
  run_anywhere(job);
}

static SWIFT void enqueue_global(Job *job, enqueue_function original) {
  if (!hand_over(0, run_anywhere, job, start_elsewhere, drop_global_job)) original(job);
}

static SWIFT void enqueue_main(Job *job, enqueue_function original) {
  if (!vitrine_do_later(0, run_on_main_executor, job, drop_main_job)) original(job);
}

/// A task that sleeps, and the job that wakes it.
struct sleeper {
  Job *job;
  void *task;
};

static void *end_sleep(struct sleeper *sleeper) {
  Job *job = sleeper->job;
  if (sleeper->task != NULL) swift_release(sleeper->task);
  free(sleeper);
  return job;
}

static void wake(void *payload) { run_anywhere(end_sleep(payload)); }

static void wake_elsewhere(double delay, void *payload) { start_elsewhere(delay, end_sleep(payload)); }

static void drop_sleeper(void *payload) {
  struct sleeper *sleeper = payload;
  if (sleeper->task != NULL) swift_task_cancel(sleeper->task);
  wake(payload);
}

/// Whether a function that came to the main queue is the concurrency runtime's: what it is given is a job then.
static bool takes_job(void (*work)(void *)) {
  static _Thread_local void (*known)(void *);
  if (work == known) return true;
  Dl_info function, runtime;
  bool is_found = dladdr((void *)work, &function) != 0 && dladdr((void *)swift_task_cancel, &runtime) != 0;
  if (!is_found || function.dli_fbase != runtime.dli_fbase) return false;
  known = work;
  return true;
}

/// A job as it came to a queue, and the task that sleeps until then, if one does.
struct queued_job {
  void (*work)(void *);
  void *job;
  void *sleeper;
};

static void run_queued(void *payload) {
  struct queued_job queued = *(struct queued_job *)payload;
  free(payload);
  if (queued.sleeper != NULL) swift_release(queued.sleeper);
  queued.work(queued.job);
}

static void drop_queued(void *payload) {
  struct queued_job *queued = payload;
  if (queued->sleeper != NULL) {
    swift_task_cancel(queued->sleeper);
  } else {
    cancel(queued->job);
  }
  run_queued(payload);
}

/// Hands over what came to a queue. What is not the concurrency runtime's cannot be let go without being done.
static void queue_later(double delay, void (*work)(void *), void *context, bool is_delayed) {
  struct queued_job *queued = takes_job(work) ? malloc(sizeof *queued) : NULL;
  if (queued == NULL) {
    vitrine_do_later(delay, work, context, NULL);
    return;
  }
  *queued = (struct queued_job){work, context, is_delayed ? swift_task_getCurrent() : NULL};
  if (queued->sleeper != NULL) swift_retain(queued->sleeper);
  vitrine_do_later(delay, run_queued, queued, drop_queued);
}

/// Hands a job over that wakes the running task later.
static bool sleep_until(double delay, Job *job) {
  struct sleeper *sleeper = keeper == NULL ? NULL : malloc(sizeof *sleeper);
  if (sleeper == NULL) return false;
  *sleeper = (struct sleeper){job, swift_task_getCurrent()};
  if (sleeper->task != NULL) swift_retain(sleeper->task);
  return hand_over(delay, wake, sleeper, wake_elsewhere, drop_sleeper);
}

static SWIFT void enqueue_delayed(unsigned long long nanoseconds, Job *job, delay_function original) {
  if (!sleep_until((double)nanoseconds / 1e9, job)) original(nanoseconds, job);
}

static SWIFT void enqueue_until(long long seconds, long long nanoseconds, long long tolerance,
                                long long tolerance_nanoseconds, int clock, Job *job, deadline_function original) {
  if (keeper == NULL) {
    original(seconds, nanoseconds, tolerance, tolerance_nanoseconds, clock, job);
    return;
  }
  // The deadline was reckoned from the same clock, which stands still.
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  double delay = (double)(seconds - now.tv_sec) + (double)(nanoseconds - now.tv_nsec) / 1e9;
  if (!sleep_until(delay, job)) original(seconds, nanoseconds, tolerance, tolerance_nanoseconds, clock, job);
}

/// Sets a hook of the runtime. By name: a reference would be to a copy of the variable in the executable.
static void set_hook(const char *name, void *function) {
  void **hook = dlsym(RTLD_DEFAULT, name);
  if (hook != NULL) *hook = function;
}

__attribute__((constructor)) static void install(void) {
  set_hook("swift_task_enqueueGlobal_hook", (void *)enqueue_global);
  set_hook("swift_task_enqueueMainExecutor_hook", (void *)enqueue_main);
  set_hook("swift_task_enqueueGlobalWithDelay_hook", (void *)enqueue_delayed);
  set_hook("swift_task_enqueueGlobalWithDeadline_hook", (void *)enqueue_until);
}

// MARK: The main queue

typedef void *queue_reference;
typedef void *block_reference;

struct block_layout {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *);
};

extern char _dispatch_main_q;
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);

static void run_block(void *block) {
  ((struct block_layout *)block)->invoke(block);
  _Block_release(block);
}

static void drop_block(void *block) { _Block_release(block); }

static void *next_function(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  // Without the real function behind this one nothing of the process could have started.
  if (function == NULL) abort();
  return function;
}

/// What the clocks that count from some start show when a stage is made, in seconds.
static const double uptime = 1000;

/// Seconds from now until a time as libdispatch writes it: nanoseconds of the wall clock negated, of the clock that
/// counts sleep with the highest bit set, or of the one that does not.
static double delay_until(uint64_t when) {
  if (when == ~0ull) return 1e15;
  double now = uptime + keeper->time(keeper->context) + slept;
  if ((when >> 62) == 3) {
    double date = (double)-(int64_t)when / 1e9;
    return date < 1 ? 0 : date - keeper->date(keeper->context) - slept;
  }
  return (double)(when & ~(1ull << 63)) / 1e9 - now;
}

void dispatch_async(queue_reference queue, block_reference block) {
  static void (*_Atomic real)(queue_reference, block_reference);
  if (keeper != NULL && queue == (queue_reference)&_dispatch_main_q) {
    vitrine_do_later(0, run_block, _Block_copy(block), drop_block);
    return;
  }
  if (real == NULL) real = next_function("dispatch_async");
  real(queue, block);
}

void dispatch_after(uint64_t when, queue_reference queue, block_reference block) {
  static void (*_Atomic real)(uint64_t, queue_reference, block_reference);
  if (keeper != NULL && queue == (queue_reference)&_dispatch_main_q) {
    vitrine_do_later(delay_until(when), run_block, _Block_copy(block), drop_block);
    return;
  }
  if (real == NULL) real = next_function("dispatch_after");
  real(when, queue, block);
}

/// The main actor's jobs come this way.
void dispatch_async_f(queue_reference queue, void *context, void (*work)(void *)) {
  static void (*_Atomic real)(queue_reference, void *, void (*)(void *));
  if (keeper != NULL && queue == (queue_reference)&_dispatch_main_q) {
    queue_later(0, work, context, false);
    return;
  }
  if (real == NULL) real = next_function("dispatch_async_f");
  real(queue, context, work);
}

/// Tasks that sleep come this way, whatever their queue.
void dispatch_after_f(uint64_t when, queue_reference queue, void *context, void (*work)(void *)) {
  static void (*_Atomic real)(uint64_t, queue_reference, void *, void (*)(void *));
  if (keeper != NULL) {
    queue_later(delay_until(when), work, context, true);
    return;
  }
  if (real == NULL) real = next_function("dispatch_after_f");
  real(when, queue, context, work);
}

// MARK: Clocks

int clock_gettime(clockid_t clock, struct timespec *result) {
  static int (*_Atomic real)(clockid_t, struct timespec *);
  if (keeper != NULL) {
    double seconds;
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE: seconds = keeper->date(keeper->context) + slept; break;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME: seconds = uptime + keeper->time(keeper->context) + slept; break;
    default: seconds = -1; break;
    }
    if (seconds >= 0) {
      result->tv_sec = (time_t)seconds;
      // To the microsecond: a double has no more to give.
      result->tv_nsec = (long)((seconds - (double)result->tv_sec) * 1e6 + 0.5) * 1000;
      if (result->tv_nsec >= 1000000000) {
        result->tv_sec += 1;
        result->tv_nsec -= 1000000000;
      }
      return 0;
    }
  }
  if (real == NULL) real = next_function("clock_gettime");
  return real(clock, result);
}

// MARK: Waiting

typedef void *semaphore_reference;
typedef intptr_t (*wait_function)(void *, uint64_t);

extern uint64_t dispatch_time(uint64_t, int64_t);

/// How long a thread waits for work that is due before it lets other threads do what is due later, in seconds.
static const double patience = 1;

/// Waits for other threads, which first get what they may have to do for it.
static intptr_t wait_for_others(wait_function real, void *object, uint64_t timeout) {
  if (keeper == NULL) return real(object, timeout);
  intptr_t result = real(object, 0);
  double seconds = timeout == 0 ? 0 : delay_until(timeout);
  if (result == 0 || seconds <= 0) return result;
  const vitrine_timekeeper *outer = keeper;
  outer->let_go(outer->context, false);
  double first = seconds < patience ? seconds : patience;
  keeper = NULL;
  result = real(object, dispatch_time(0, (int64_t)(first * 1e9)));
  keeper = outer;
  if (result != 0 && seconds > first) {
    outer->let_go(outer->context, true);
    keeper = NULL;
    double rest = seconds - first;
    result = real(object, rest > 1e9 ? ~0ull : dispatch_time(0, (int64_t)(rest * 1e9)));
    keeper = outer;
  }
  // Whoever waited in vain sees that the time is over.
  if (result != 0) slept += seconds;
  return result;
}

intptr_t dispatch_semaphore_wait(semaphore_reference semaphore, uint64_t timeout) {
  static wait_function _Atomic real;
  if (real == NULL) real = (wait_function)next_function("dispatch_semaphore_wait");
  return wait_for_others(real, semaphore, timeout);
}

intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  static wait_function _Atomic real;
  if (real == NULL) real = (wait_function)next_function("dispatch_group_wait");
  return wait_for_others(real, group, timeout);
}

/// The longest that a thread with a keeper really sleeps, in nanoseconds: long enough for others to get on.
static const long longest_nap = 1000000;

int nanosleep(const struct timespec *wanted, struct timespec *left) {
  static int (*_Atomic real)(const struct timespec *, struct timespec *);
  if (real == NULL) real = (int (*)(const struct timespec *, struct timespec *))next_function("nanosleep");
  if (keeper == NULL || wanted == NULL || wanted->tv_sec < 0 || wanted->tv_nsec < 0) return real(wanted, left);
  slept += (double)wanted->tv_sec + (double)wanted->tv_nsec / 1e9;
  keeper->let_go(keeper->context, false);
  struct timespec nap = *wanted;
  if (nap.tv_sec > 0 || nap.tv_nsec > longest_nap) nap = (struct timespec){0, longest_nap};
  real(&nap, NULL);
  if (left != NULL) *left = (struct timespec){0, 0};
  return 0;
}

int usleep(unsigned int microseconds) {
  struct timespec time = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
  return nanosleep(&time, NULL);
}

unsigned int sleep(unsigned int seconds) {
  struct timespec time = {seconds, 0};
  struct timespec left = {0, 0};
  return nanosleep(&time, &left) == 0 ? 0 : (unsigned int)left.tv_sec;
}

// MARK: Timers of run loops

typedef void (*timer_callout)(void *timer, void *info);

/// What a timer was made with; Core Foundation does not tell afterwards.
struct timer_record {
  void *timer;
  timer_callout callout;
  void *info;
  double date;
  double interval;
  struct timer_record *next;
};

static _Thread_local struct timer_record *timers;

/// Seconds between 1970 and 2001, where Core Foundation counts from.
static const double reference_date = 978307200;

static int is_valid(void *timer) {
  unsigned char (*function)(void *) = next_function("CFRunLoopTimerIsValid");
  return function(timer);
}

static void forget_timer(struct timer_record *record) {
  void (*release)(void *) = next_function("CFRelease");
  release(record->timer);
  free(record);
}

/// A timer and what it calls hold each other until it is told that it is over.
static void drop_timer(void *payload) {
  struct timer_record *record = payload;
  void (*invalidate)(void *) = next_function("CFRunLoopTimerInvalidate");
  invalidate(record->timer);
  forget_timer(record);
}

static void fire(void *payload) {
  struct timer_record *record = payload;
  if (is_valid(record->timer)) record->callout(record->timer, record->info);
  bool is_repeated = record->interval > 0 && is_valid(record->timer);
  if (!is_repeated || !vitrine_do_later(record->interval, fire, record, drop_timer)) forget_timer(record);
}

void *CFRunLoopTimerCreate(void *allocator, double date, double interval, unsigned long flags, long order,
                           timer_callout callout, void *context) {
  static void *(*_Atomic real)(void *, double, double, unsigned long, long, timer_callout, void *);
  if (real == NULL) real = next_function("CFRunLoopTimerCreate");
  void *timer = real(allocator, date, interval, flags, order, callout, context);
  // A timer that was made and never added may have been freed, and another now have its address.
  for (struct timer_record **link = &timers; *link != NULL; link = &(*link)->next) {
    struct timer_record *stale = *link;
    if (stale->timer != timer) continue;
    *link = stale->next;
    free(stale);
    break;
  }
  struct timer_record *record = keeper == NULL ? NULL : malloc(sizeof *record);
  if (record != NULL) {
    // The context begins with a version and the info.
    void *info = context == NULL ? NULL : ((void **)context)[1];
    *record = (struct timer_record){timer, callout, info, date, interval, timers};
    timers = record;
  }
  return timer;
}

void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  static void (*_Atomic real)(void *, void *, void *);
  if (keeper != NULL) {
    for (struct timer_record **link = &timers; *link != NULL; link = &(*link)->next) {
      struct timer_record *record = *link;
      if (record->timer != timer) continue;
      *link = record->next;
      void *(*retain)(void *) = next_function("CFRetain");
      retain(timer);
      double now = keeper->date(keeper->context) - reference_date;
      vitrine_do_later(record->date - now, fire, record, drop_timer);
      return;
    }
  }
  if (real == NULL) real = next_function("CFRunLoopAddTimer");
  real(loop, timer, mode);
}

// MARK: Keeping time

const vitrine_timekeeper *vitrine_set_timekeeper(const vitrine_timekeeper *new_keeper) {
  const vitrine_timekeeper *old = keeper;
  keeper = new_keeper;
  slept = 0;
  return old;
}

bool vitrine_time_is_kept(void) { return keeper != NULL; }

bool vitrine_do_later(double delay, void (*run)(void *payload), void *payload, void (*drop)(void *payload)) {
  return hand_over(delay, run, payload, NULL, drop);
}
