import { removeStress } from '@slovo/language'
import type { Visit } from '../visit/visit.ts'
import type { ReadableText } from '../words/text/readable-text.server.ts'
import { lookUp } from '../words/touch/lookup.server.ts'
import type { TouchedWord } from '../words/touch/use-touched-word.ts'

/** The answer to the word of the address, for a reader without script. */
export async function findServedWord(
  visit: Visit,
  { text, analysis, glossary }: ReadableText,
  { word: asked, accents }: { word: string | null; accents: boolean },
): Promise<TouchedWord | null> {
  const word = Number(asked)
  const place = asked === null || asked === '' ? undefined : analysis.words[word]
  if (!place) return null

  const [start, end, entry] = place
  const shown = accents ? text.slice(start, end) : removeStress(text.slice(start, end))
  const known = glossary.entries[entry]?.lookups ?? []
  const lookups = known.length > 0 ? known : await lookUp(visit, shown, analysis.lang)
  return {
    word,
    shown,
    answer: Array.isArray(lookups) ? { state: 'found', lookups } : { state: 'failed' },
  }
}
