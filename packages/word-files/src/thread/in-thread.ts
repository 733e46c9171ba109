import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { FileFault, type FileFaultKind, fileFaults } from '../file-fault.ts'
import type { Task } from './messages.ts'

const STEP_TIMEOUT_MS = 60_000
const MAX_MEGABYTES = 1024

/**
 * A worker thread that works on one file, so that no request waits for another one's 50,000 words. `ask` gives it a part
 * and returns what it answers; null when there is nothing more. A step that takes too long ends the thread.
 */
export function inThread(
  task: Task,
  { stepTimeoutMs = STEP_TIMEOUT_MS, maxMegabytes = MAX_MEGABYTES } = {},
) {
  const worker = new Worker(new URL('./word-file-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  // An error between two steps is the next step's.
  worker.on('error', () => undefined)
  let hasEnded = false
  worker.on('exit', () => {
    hasEnded = true
  })

  async function ask(part: unknown): Promise<unknown> {
    if (hasEnded) throw new FileFault('damaged')
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), stepTimeoutMs)
    try {
      worker.postMessage(part)
      const ended = once(worker, 'exit', { signal: waiting.signal }).then(() => {
        throw new FileFault('damaged')
      })
      const answered = once(worker, 'message', { signal: waiting.signal })
      const [answer] = await Promise.race([answered, ended])
      if (isFault(answer)) throw new FileFault(answer.fault, answer.cause)
      return answer
    } catch (cause) {
      if (cause instanceof FileFault) throw cause
      // Also what ends the thread from outside: a file that fills its memory.
      throw new FileFault(waiting.signal.aborted ? 'too-slow' : 'damaged', cause)
    } finally {
      clearTimeout(timer)
      waiting.abort()
    }
  }

  return { ask, end: () => worker.terminate() }
}

function isFault(answer: unknown): answer is { fault: FileFaultKind; cause: unknown } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'fault' in answer &&
    fileFaults.some((kind) => kind === answer.fault)
  )
}
