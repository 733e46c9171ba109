/** Runs work one at a time. Asked for while it runs, it runs once more afterwards, for all who asked. */
export function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  const start = () => {
    next = undefined
    const started = work().finally(() => {
      if (running === started) running = undefined
    })
    running = started
    return started
  }
  return {
    run(): Promise<void> {
      if (!running) return start()
      next ??= running.then(start, start)
      return next
    },
    /** What was asked for is done, or has failed. */
    async settled(): Promise<void> {
      await (next ?? running)?.catch(() => undefined)
    },
  }
}
