import { lookupKey, removeStress } from '@slovo/language'
import { readWordClass } from '@slovo/russian'
import { type Aspect, type Gender, MAX_DEFINITIONS, type Pos } from '../entry.ts'
import type { StoredWord } from '../store.ts'
import { bandOf } from './bands.ts'
import type { Source } from './read-table.ts'
import type { FrenchRow, RussianRow } from './rows.ts'

const otherAspect: Record<Aspect, Aspect> = { imperfectif: 'perfectif', perfectif: 'imperfectif' }

/** Russian words as they are kept. */
export function compileRussian(
  rows: (RussianRow & Source)[],
  rankOf: (key: string) => number,
): StoredWord[] {
  const words = rows.map((row) => russianWord(row, rankOf))
  const verbs = new Set(words.filter(({ pos }) => pos === 'verb').map(({ key }) => key))
  return firstOfEach([...words, ...words.flatMap((word) => partnersOf(word, verbs))])
}

function russianWord(row: RussianRow & Source, rankOf: (key: string) => number): StoredWord {
  const lemma = removeStress(row.lemma)
  const { gender, aspect, isBothAspects } = grammarOf(row)
  const note = [isBothAspects && 'imperfectif et perfectif', row.note].filter(Boolean).join(' ; ')
  const band = bandOf(row.file)
  return {
    ...{ lang: 'ru', key: lookupKey(lemma), lemma, stressed: row.lemma, pos: row.pos },
    ...(row.class && { class: row.class }),
    ...(gender && { gender }),
    ...(aspect && { aspect }),
    ...(row.partner.length > 0 && { partner: row.partner }),
    ...(row.government.length > 0 && { government: row.government }),
    ...(row.register && { register: row.register }),
    ...(row.from && { from: row.from }),
    definitions: row.translations.slice(0, MAX_DEFINITIONS),
    ...(note && { note }),
    ...(band && { band }),
    rank: rankOf(lookupKey(lemma)),
  }
}

/** What the class says of gender and aspect; a word of common gender (сирота́) has none of its own. */
function grammarOf(row: RussianRow): { gender?: Gender; aspect?: Aspect; isBothAspects?: true } {
  if (row.class === '') return {}
  const wordClass = readWordClass(row.class)
  if (wordClass.kind === 'noun') {
    const { gender, isPluralOnly } = wordClass
    return gender === 'common' || isPluralOnly ? {} : { gender }
  }
  if (wordClass.kind !== 'verb') return {}
  if (wordClass.aspect === 'both') return { isBothAspects: true }
  return { aspect: wordClass.aspect === 'perfective' ? 'perfectif' : 'imperfectif' }
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
        class: undefined,
        partner: [word.stressed],
        rank: word.rank + 1,
      }
    })
}

/** French words: the written ones, then those that the Russian translations give. */
export function compileFrench(rows: FrenchRow[], russian: StoredWord[]): StoredWord[] {
  const written = rows.map((row, place): StoredWord => {
    return {
      ...{ lang: 'fr', key: lookupKey(row.lemma), lemma: row.lemma, stressed: row.lemma },
      pos: row.pos,
      ...(row.gender && { gender: row.gender }),
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
export function headword(translation: string): string {
  return translation
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function firstOfEach(words: StoredWord[]): StoredWord[] {
  const first = new Map<string, StoredWord>()
  for (const word of words) {
    const same = [word.stressed.toLowerCase(), word.pos, word.class].join(' ')
    if (!first.has(same)) first.set(same, word)
  }
  return [...first.values()]
}
