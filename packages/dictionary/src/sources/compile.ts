import { lookupKey, removeStress } from '@slovo/language'
import { type Aspect, type Gender, MAX_DEFINITIONS, type Pos } from '../entry.ts'
import type { StoredWord } from '../store.ts'
import type { FrenchRow, RussianRow } from './rows.ts'

const genders: Record<string, Gender> = { m: 'm', f: 'f', n: 'n' }
const aspects: Record<string, Aspect> = { imperfectif: 'imperfectif', perfectif: 'perfectif' }
const otherAspect: Record<Aspect, Aspect> = { imperfectif: 'perfectif', perfectif: 'imperfectif' }

/** Russian words as they are kept; the first of several equal ones wins. */
export function compileRussian(rows: RussianRow[], rankOf: (key: string) => number): StoredWord[] {
  const written = rows.map((row) => russianWord(row, rankOf))
  const words = firstOfEach(written)
  const verbs = new Set(words.filter(({ pos }) => pos === 'verb').map(({ key }) => key))
  return firstOfEach([...words, ...words.flatMap((word) => partnersOf(word, verbs))])
}

function russianWord(row: RussianRow, rankOf: (key: string) => number): StoredWord {
  const lemma = removeStress(row.lemma)
  const gender = genders[row.gender]
  const aspect = aspects[row.aspect]
  const isBoth = row.aspect === 'both' ? 'imperfectif et perfectif' : ''
  const note = [isBoth, row.note].filter(Boolean).join(' ; ')
  return {
    ...{ lang: 'ru', key: lookupKey(lemma), lemma, stressed: row.lemma, pos: row.pos },
    ...(gender && { gender }),
    ...(aspect && { aspect }),
    ...(row.partner.length > 0 && { partner: row.partner }),
    definitions: row.translations.slice(0, MAX_DEFINITIONS),
    ...(note && { note }),
    rank: rankOf(lookupKey(lemma)),
  }
}

/** Aspect partners that have no row of their own mean the same with the other aspect. */
function partnersOf(word: StoredWord, verbs: Set<string>): StoredWord[] {
  const { aspect, partner = [] } = word
  if (!aspect || word.pos !== 'verb') return []
  return partner
    .filter((stressed) => !verbs.has(lookupKey(stressed)))
    .map((stressed) => {
      const lemma = removeStress(stressed)
      return {
        ...word,
        ...{ key: lookupKey(lemma), lemma, stressed },
        aspect: otherAspect[aspect],
        partner: [word.stressed],
        rank: word.rank + 1,
      }
    })
}

/** French words: the written ones, then those that the Russian translations give. */
export function compileFrench(rows: FrenchRow[], russian: StoredWord[]): StoredWord[] {
  const written = rows.map((row, place): StoredWord => {
    const gender = genders[row.gender]
    return {
      ...{ lang: 'fr', key: lookupKey(row.lemma), lemma: row.lemma, stressed: row.lemma },
      pos: row.pos,
      ...(gender && { gender }),
      definitions: row.translations.slice(0, MAX_DEFINITIONS),
      ...(row.note && { note: row.note }),
      rank: place,
    }
  })
  return firstOfEach([...written, ...invert(russian, written.length)])
}

type Found = { lemma: string; pos: Pos; from: { word: StoredWord; place: number }[] }

function invert(russian: StoredWord[], firstRank: number): StoredWord[] {
  const found = new Map<string, Found>()
  for (const word of russian) {
    for (const [place, translation] of word.definitions.entries()) {
      const lemma = headword(translation)
      const isNarrowed = lemma !== translation
      const key = `${lookupKey(lemma)} ${word.pos}`
      const entry = found.get(key) ?? { lemma, pos: word.pos, from: [] }
      // « avoir (… ans) » is far from what avoir means first.
      entry.from.push({ word, place: isNarrowed ? place + 3 : place })
      if (lemma) found.set(key, entry)
    }
  }
  return [...found.values()].map(({ lemma, pos, from }) => {
    const likeliest = from.toSorted((a, b) => cost(a) - cost(b))
    const definitions = [...new Set(likeliest.map(({ word }) => word.stressed))]
    return {
      ...{ lang: 'fr', key: lookupKey(lemma), lemma, stressed: lemma, pos },
      definitions: definitions.slice(0, MAX_DEFINITIONS),
      rank: firstRank + Math.min(...from.map(({ word }) => word.rank)),
    }
  })
}

/** A translation listed first in a frequent word is the likeliest one. */
const cost = ({ word, place }: Found['from'][number]) =>
  place * 1000 + Math.min(word.rank, 9000) / 3

/** « (se) laver », « maison (de campagne) », « un peu » → the words themselves. */
function headword(translation: string): string {
  return translation
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function firstOfEach(words: StoredWord[]): StoredWord[] {
  const first = new Map<string, StoredWord>()
  for (const word of words) {
    const same = `${word.stressed.toLowerCase()} ${word.pos}`
    if (!first.has(same)) first.set(same, word)
  }
  return [...first.values()]
}
