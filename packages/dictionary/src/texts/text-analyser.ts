import { Worker } from 'node:worker_threads'
import type { Dictionary, DictionaryOptions } from '../open-dictionary.ts'
import type { OwnEntry } from '../own/own-entry.ts'

type Work = 'analyse' | 'check'
type Json = Uint8Array<ArrayBuffer>

/** Analyses whole texts, one at a time; what comes back is JSON. */
export interface TextAnalyser {
  ask(work: Work, text: string, lang: 'ru' | 'fr', signal?: AbortSignal): Promise<Json>
  /** Texts that are asked about from now on are read with these entries of the site. */
  setOwnEntries(entries: OwnEntry[]): void
  close(): Promise<void>
}

const WORK_TIMEOUT_MS = 60_000
const IDLE_TIMEOUT_MS = 60_000

/** The text took too long, its request was aborted, or the site is stopping. */
export class TextNotAnalysed extends Error {
  override readonly name = 'TextNotAnalysed'
}

/**
 * Analyses texts in a worker thread, so that no request waits for another one's long text. The thread starts with the
 * first text and stops when idle. A text that times out, or whose request is aborted, terminates it.
 */
export function openTextAnalyser(
  options: Pick<DictionaryOptions, 'folder' | 'builtFile' | 'cacheFile' | 'importsFolder'>,
  { workTimeoutMs = WORK_TIMEOUT_MS, idleTimeoutMs = IDLE_TIMEOUT_MS } = {},
): TextAnalyser {
  let thread: Worker | undefined
  let resting: NodeJS.Timeout | undefined
  let ownEntries: OwnEntry[] = []
  let last: Promise<unknown> = Promise.resolve()
  const closing = new AbortController()

  const end = async () => {
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }

  const begin = () => {
    const made = new Worker(new URL('./text-thread.ts', import.meta.url), {
      workerData: { ...options, ownEntries },
    })
    // A thread that dies between two texts is replaced at the next one.
    made.on('error', () => undefined)
    made.on('exit', () => {
      if (thread === made) thread = undefined
    })
    thread = made
    return made
  }

  const work = async (question: object, signal: AbortSignal): Promise<Json> => {
    clearTimeout(resting)
    if (signal.aborted) throw new TextNotAnalysed('the request is over')
    const worker = thread ?? begin()
    const answered = Promise.withResolvers<Json>()
    const fail = (cause: Error) => answered.reject(cause)
    const ended = () => fail(new TextNotAnalysed('the thread ended'))
    const stop = () => fail(new TextNotAnalysed('the request is over, or took too long'))
    worker.on('message', answered.resolve).on('error', fail).on('exit', ended)
    signal.addEventListener('abort', stop)
    try {
      worker.postMessage(question)
      return await answered.promise
    } catch (cause) {
      await end()
      throw cause
    } finally {
      signal.removeEventListener('abort', stop)
      worker.off('message', answered.resolve).off('error', fail).off('exit', ended)
      resting = setTimeout(() => void end(), idleTimeoutMs)
      resting.unref()
    }
  }

  return {
    ask(kind, text, lang, signal) {
      const asked = async () => {
        const signals = [
          closing.signal,
          AbortSignal.timeout(workTimeoutMs),
          ...(signal ? [signal] : []),
        ]
        return await work({ work: kind, text, lang }, AbortSignal.any(signals))
      }
      const answer = last.then(asked)
      last = answer.catch(() => undefined)
      return answer
    },
    setOwnEntries(entries) {
      ownEntries = entries
      thread?.postMessage({ ownEntries })
    },
    async close() {
      closing.abort()
      clearTimeout(resting)
      await end()
    },
  }
}

/** The same in the caller's thread, for commands and tests, where no request has to wait. */
export function analyserOf(dictionary: Pick<Dictionary, 'analyse' | 'check'>): TextAnalyser {
  return {
    async ask(work, text, lang) {
      const answer =
        work === 'analyse'
          ? dictionary.analyse(text, lang)
          : { words: dictionary.check(text, lang) }
      return new TextEncoder().encode(JSON.stringify(answer))
    },
    setOwnEntries: () => undefined,
    close: async () => undefined,
  }
}
