import { unwrap } from '../visit/failure/unwrap.ts'
import type { LearningLanguage } from '../visit/language/learning-language.server.ts'
import type { Database } from '../visit/session/session.server.ts'
import { type AskingVisit, listBands } from '../words/ask-dictionary.server.ts'

export interface FrequentWords {
  /** Among the so many most frequent words. */
  upTo: number
  /** How many lemmas these are: homographs are one. */
  lemmas: number
  known: number
  learning: number
}

type Bands = Awaited<ReturnType<typeof listBands>>

/** The dictionary of a process has the same bands until it ends. */
const cache = new Map<LearningLanguage, Promise<Bands>>()

function findBands(visit: AskingVisit, lang: LearningLanguage): Promise<Bands> {
  const bands = cache.get(lang) ?? listBands(visit, lang)
  cache.set(lang, bands)
  bands.catch(() => cache.delete(lang))
  return bands
}

/** How many of the most frequent lemmas of a language this learner knows and learns; empty where it has no bands. */
export async function countFrequentWords(
  database: Database,
  visit: AskingVisit,
  lang: LearningLanguage,
): Promise<FrequentWords[]> {
  const bands = await findBands(visit, lang)
  if (bands.length === 0) return []

  const upTo = sumsOf(bands.map(({ lemmaIds }) => lemmaIds.length))
  const rows = unwrap(
    await database.rpc('count_frequent_words', {
      lemma_ids: bands.flatMap(({ lemmaIds }) => lemmaIds),
      upto: upTo,
      learnt_lang: lang,
    }),
  )
  const countOf = (place: number) => rows.find(({ band }) => band === place)
  const known = sumsOf(bands.map((_, place) => countOf(place)?.known ?? 0))
  const learning = sumsOf(bands.map((_, place) => countOf(place)?.learning ?? 0))
  return bands.map(({ band }, place) => ({
    ...{ upTo: band, lemmas: upTo[place] ?? 0 },
    ...{ known: known[place] ?? 0, learning: learning[place] ?? 0 },
  }))
}

/** Each number with all that stand before it: 2, 3, 4 → 2, 5, 9. */
function sumsOf(numbers: number[]): number[] {
  let sum = 0
  return numbers.map((number) => {
    sum += number
    return sum
  })
}
