const open: (() => unknown)[] = []

/**
 * Closes something when the test file is done, wherever in the file it was opened; what was opened last goes first.
 * Vitest keeps no `afterAll` that is called while a test runs.
 */
export function whenDone(close: () => unknown): void {
  open.push(close)
}

/** For `close-what-is-open.ts`, which runs after each test file. */
export async function closeWhatIsOpen(): Promise<void> {
  const failures: unknown[] = []
  while (open.length > 0) {
    try {
      await open.pop()?.()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Something could not be closed.')
}
