import type { MissingWord } from '@slovo/dictionary'
import type { ContentClient } from '../content/content-client.ts'
import type { ProcessLog } from '../log.ts'

interface MissingWords {
  add(missing: MissingWord): void
  /** Reports what is gathered. */
  close(): Promise<void>
}

const MAX_GATHERED = 200
const REPORT_AFTER_MS = 2000

/** Counts words that readers touched and the dictionary lacks: gathered for two seconds, and reported together. */
export function countMissingWords(
  content: ContentClient,
  log: Pick<ProcessLog, 'warn'>,
): MissingWords {
  const gathered = { ru: new Set<string>(), fr: new Set<string>() }
  let timer: NodeJS.Timeout | undefined

  const report = async () => {
    clearTimeout(timer)
    timer = undefined
    for (const lang of ['ru', 'fr'] as const) {
      const words = [...gathered[lang]]
      gathered[lang].clear()
      if (words.length === 0) continue
      const { error } = await content.rpc('count_missing_words', { of_lang: lang, words })
      if (error) log.warn({ err: error }, 'missing words could not be counted')
    }
  }

  return {
    add({ lang, word }) {
      if (gathered[lang].size < MAX_GATHERED) gathered[lang].add(word)
      timer ??= setTimeout(() => void report(), REPORT_AFTER_MS).unref()
    },
    close: report,
  }
}
