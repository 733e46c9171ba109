import { lookupKey } from '@slovo/language'
import type { Source } from './read-table.ts'

/** A table of words by frequency is named after its band: `to-3000.tsv` has those from 2,001 to 3,000. */
const BAND = /^to-(\d+)\.tsv$/
export const RANK_OF_RARE_WORDS = 15_000

/** How frequent the words of a table are: they are among the so many most frequent ones; nothing for rarer words. */
export function bandOf(file: string): number | undefined {
  const band = BAND.exec(file)?.[1]
  return band === undefined ? undefined : Number(band)
}

interface RankedSources {
  russian: (Source & { lemma: string })[]
  /** The keys of the most frequent words, most frequent first. */
  frequent: string[]
}

/** The place of a key by frequency: in our list of the most frequent words, or that of its band. */
export function rankBy({ russian, frequent }: RankedSources): (key: string) => number {
  const places = new Map(frequent.map((key, place) => [key, place]))
  const bands = new Map(
    russian.map(({ lemma, file }) => [lookupKey(lemma), bandOf(file) ?? RANK_OF_RARE_WORDS]),
  )
  return (key) => places.get(key) ?? bands.get(key) ?? RANK_OF_RARE_WORDS
}
