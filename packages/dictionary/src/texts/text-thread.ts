import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { openDictionary } from '../open-dictionary.ts'
import { OwnEntry } from '../own/own-entry.ts'

/** The worker thread of `openTextAnalyser`: it has its own dictionary, and answers in JSON, ready to be sent. */
const OwnEntries = z.object({ ownEntries: z.array(OwnEntry) })
const Options = OwnEntries.extend({
  folder: z.string(),
  cacheFile: z.string(),
  builtFile: z.string().exactOptional(),
  importsFolder: z.string().exactOptional(),
})
const Question = z.object({
  work: z.enum(['analyse', 'check']),
  text: z.string(),
  lang: z.enum(['ru', 'fr']),
})

const { ownEntries, ...place } = Options.parse(workerData)
const dictionary = await openDictionary(place)
dictionary.setOwnEntries(ownEntries)

parentPort?.on('message', (message: unknown) => {
  const changed = OwnEntries.safeParse(message)
  if (changed.success) return dictionary.setOwnEntries(changed.data.ownEntries)

  const { work, text, lang } = Question.parse(message)
  const answer =
    work === 'analyse' ? dictionary.analyse(text, lang) : { words: dictionary.check(text, lang) }
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  parentPort?.postMessage(bytes, [bytes.buffer])
})
