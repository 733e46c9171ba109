import { Worker } from 'node:worker_threads'
import type { historiesOf } from '@slovo/review'
import type { Optimiser } from './optimiser.ts'

export interface FitRequest {
  log: Parameters<typeof historiesOf>[0]
  timeZone: string
}

export interface Fit {
  optimiser: Optimiser['name']
  weights: number[]
  /** How badly these weights, and the default ones, foretell the log. */
  loss: number
  defaultLoss: number
}

/** Fits the weights of FSRS to a log, in a thread that ends with it or when the work is aborted. */
export function fitWeights(
  request: FitRequest,
  { signal, execArgv }: { signal?: AbortSignal; execArgv?: string[] } = {},
): Promise<Fit> {
  const thread = new Worker(new URL('./fit.thread.ts', import.meta.url), {
    workerData: request,
    // The optimisers write how far they are.
    stdout: true,
    stderr: true,
    ...(execArgv && { execArgv }),
  })
  const stop = () => void thread.terminate()
  signal?.addEventListener('abort', stop)
  return new Promise<Fit>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The thread ended before its work was done.')))
  }).finally(() => signal?.removeEventListener('abort', stop))
}
