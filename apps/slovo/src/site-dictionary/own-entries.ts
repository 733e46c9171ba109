import type { Database } from '@slovo/database'
import type { Dictionary, TextAnalyser } from '@slovo/dictionary'
import type { ContentClient } from '../content/content-client.ts'
import type { ProcessLog } from '../log.ts'
import { listOwnEntries, readVersion } from './entry-rows.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { bringIntoTexts } from './texts-with-entries.ts'

interface Parts {
  content: ContentClient
  dictionary: Pick<Dictionary, 'setOwnEntries' | 'formKeys'>
  texts: Pick<TextAnalyser, 'setOwnEntries' | 'ask'>
  log: Pick<ProcessLog, 'warn'>
  /** Says when another process changed an entry; on hosted Supabase the table is looked at instead. */
  database?: Pick<Database, 'listen'> | undefined
}

interface OwnEntries {
  /** Reads them for the first time, and from then on whenever they change. */
  start(): Promise<void>
  /** Reads them anew: lookups answer with them when this is done, and soon after it the texts that hold their words. */
  read(): Promise<void>
  close(): Promise<void>
}

const LOOK_INTERVAL_MS = 30_000

/** Keeps the dictionary at what the site's admins have written into it, and the texts that hold these words too. */
export function openOwnEntries(parts: Parts): OwnEntries {
  const { content, dictionary, texts, log, database } = parts
  const closing = new AbortController()
  let stop = async () => {}

  const renewing = oneAtATime(() => bringIntoTexts({ ...parts, signal: closing.signal }))
  const reading = oneAtATime(async () => {
    const entries = await listOwnEntries(content)
    dictionary.setOwnEntries(entries)
    texts.setOwnEntries(entries)
  })
  const read = async () => {
    await reading.run()
    renewing.run().catch((cause) => {
      if (!closing.signal.aborted)
        log.warn({ err: cause }, 'texts could not be analysed with a changed entry')
    })
  }
  const unread = (cause: unknown) =>
    log.warn({ err: cause }, 'the entries of the site could not be read')
  const readAgain = () => void read().catch(unread)

  return {
    read,
    async start() {
      await read().catch(unread)
      stop = database
        ? await database.listen('dictionary_entries', readAgain, readAgain)
        : lookRegularly(content, readAgain, unread)
    },
    async close() {
      closing.abort()
      await stop()
      await reading.settled()
      await renewing.settled()
    },
  }
}

/** Hosted Supabase sends the process no notifications. */
function lookRegularly(
  content: ContentClient,
  changed: () => void,
  unread: (cause: unknown) => void,
) {
  let seen: string | undefined
  const look = async () => {
    const version = await readVersion(content)
    if (seen !== undefined && version !== seen) changed()
    seen = version
  }
  const timer = setInterval(() => void look().catch(unread), LOOK_INTERVAL_MS).unref()
  return async () => clearInterval(timer)
}
