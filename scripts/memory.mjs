// What keeps the process small: docs/operating.md, "Memory". The Dockerfile says the same, and deploy.test.ts compares.

/** For the C library; what the operator has set wins. */
export const memoryEnvironment = {
  // With an arena for each thread it keeps 100 MB more.
  MALLOC_ARENA_MAX: '2',
  // Without limits of their own, both grow with the largest block that was ever freed, and what is free in an arena stays.
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}

/** For V8. */
export const memoryOptions = [
  // The young generation grows to twice this with the load and stays.
  '--max-semi-space-size=8',
  // A full collection when the old generation has grown by a third: on a machine with much memory V8 waits until it is four times as large.
  '--heap-growing-percent=30',
]
