import { Worker } from 'node:worker_threads'
import type { Dictionary, DictionaryOptions } from '../open-dictionary.ts'

type Work = 'analyse' | 'check'
type Json = Uint8Array<ArrayBuffer>

/** Analyses whole texts, one at a time; what comes back is JSON. */
export interface TextAnalyser {
  ask(work: Work, text: string, lang: 'ru' | 'fr', signal?: AbortSignal): Promise<Json>
  close(): Promise<void>
}

const LONGEST_WORK_MS = 60_000
const IDLE_MS = 5 * 60_000

/** The text took too long, its reader has gone, or the site stops. */
export class TextNotAnalysed extends Error {
  override readonly name = 'TextNotAnalysed'
}

/**
 * Analyses texts in a thread of their own, so that no request waits for another one's long text. The thread begins with the
 * first text and ends when none has come for a while; a text that takes too long, or whose request is over, ends it.
 */
export function openTextAnalyser(
  options: Pick<DictionaryOptions, 'folder' | 'cacheFile'>,
  { longest = LONGEST_WORK_MS, idle = IDLE_MS } = {},
): TextAnalyser {
  let thread: Worker | undefined
  let resting: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  const closing = new AbortController()

  const end = async () => {
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }

  const begin = () => {
    const made = new Worker(new URL('./text-thread.ts', import.meta.url), { workerData: options })
    // One that dies between two texts is replaced at the next.
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
      resting = setTimeout(() => void end(), idle)
      resting.unref()
    }
  }

  return {
    ask(kind, text, lang, signal) {
      const asked = async () => {
        const signals = [closing.signal, AbortSignal.timeout(longest), ...(signal ? [signal] : [])]
        return await work({ work: kind, text, lang }, AbortSignal.any(signals))
      }
      const answer = last.then(asked)
      last = answer.catch(() => undefined)
      return answer
    },
    async close() {
      closing.abort()
      clearTimeout(resting)
      await end()
    },
  }
}

/** The same in the thread of the caller, for commands and tests, on which no request waits. */
export function analyserOf(dictionary: Pick<Dictionary, 'analyse' | 'check'>): TextAnalyser {
  return {
    async ask(work, text, lang) {
      const answer =
        work === 'analyse'
          ? dictionary.analyse(text, lang)
          : { words: dictionary.check(text, lang) }
      return new TextEncoder().encode(JSON.stringify(answer))
    },
    close: async () => undefined,
  }
}
