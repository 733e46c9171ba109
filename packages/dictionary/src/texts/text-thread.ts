import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { openDictionary } from '../open-dictionary.ts'

/** The worker thread of `openTextAnalyser`: it has its own dictionary, and answers in JSON, ready to be sent. */
const Options = z.object({
  folder: z.string(),
  cacheFile: z.string(),
  importsFolder: z.string().exactOptional(),
})
const Question = z.object({
  work: z.enum(['analyse', 'check']),
  text: z.string(),
  lang: z.enum(['ru', 'fr']),
})

const dictionary = await openDictionary(Options.parse(workerData))

parentPort?.on('message', (message: unknown) => {
  const { work, text, lang } = Question.parse(message)
  const answer =
    work === 'analyse' ? dictionary.analyse(text, lang) : { words: dictionary.check(text, lang) }
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  parentPort?.postMessage(bytes, [bytes.buffer])
})
