import { lookupKey } from '@slovo/language'
import { MAX_DEFINITIONS } from '../entry.ts'
import { verbForms } from '../french/conjugate.ts'
import { RANK_OF_RARE_WORDS } from '../sources/bands.ts'
import { compileFrench, compileRussian, headword } from '../sources/compile.ts'
import type { FrenchRow, RussianRow } from '../sources/rows.ts'
import { type RussianForms, russianFormsOf } from '../sources/russian-forms.ts'
import type { Store, StoredForm, StoredWord } from '../store.ts'
import { identityOf, replacedBy } from './identity.ts'
import { type OwnEntry, readOwnRow } from './own-entry.ts'

/** The words of a site's own entries, compiled as the shipped ones are, and the shipped words they stand for. */
export interface OwnWords extends RussianForms {
  /** Their ids are negative: those of shipped words are not. */
  words: (StoredWord & { id: number })[]
  /** Forms of French verbs. */
  frenchForms: StoredForm[]
  /** By language and identity. */
  replaced: ReadonlySet<string>
  replacedIds: ReadonlySet<number>
}

export const replacedKey = (word: StoredWord) => `${word.lang}|${identityOf(word)}`

/** Compiles own entries. One that breaks a rule of the dictionary is left out. */
export function compileOwnWords(entries: OwnEntry[], shipped: Store): OwnWords {
  const russianRows: RussianRow[] = []
  const frenchRows: FrenchRow[] = []
  const replaced: StoredWord[] = []
  for (const entry of entries) {
    const row = readOwnRow(entry)
    if (!row.success) continue
    if (row.lang === 'ru') russianRows.push(row.data)
    else frenchRows.push(row.data)
    replaced.push(...replacedBy(entry, shipped))
  }

  const russian = ranked(russianWords(russianRows, shipped), shipped)
  const french = compileFrench(frenchRows, russian)
  const written = new Set(frenchRows.map(({ lemma, pos }) => `${lemma} ${pos}`))
  const isWritten = ({ lemma, pos }: StoredWord) => written.has(`${lemma} ${pos}`)
  const inverted = mergedWithShipped(
    french.filter((word) => !isWritten(word)),
    replaced.filter(({ lang }) => lang === 'ru'),
    { words: (lang, key) => shipped.words(lang, key).filter((word) => !isWritten(word)) },
  )
  const words = [...russian, ...ranked(french.filter(isWritten), shipped), ...inverted.words]
  const gone = [...replaced, ...inverted.replaced]
  const numbered = words.map((word, place) => ({ ...word, id: -place - 1 }))
  return {
    words: numbered,
    ...russianFormsOf(numbered.filter(({ lang }) => lang === 'ru')),
    frenchForms: newVerbForms(words, shipped),
    replaced: new Set(gone.map(replacedKey)),
    replacedIds: new Set(gone.flatMap((word) => idsOf(word, shipped))),
  }
}

/** A verb that is only named as a partner, and ships, stays the shipped one. */
function russianWords(rows: RussianRow[], shipped: Store): StoredWord[] {
  const written = new Set(rows.map(({ lemma, pos }) => `${lemma} ${pos}`))
  const nowhere = { file: '', line: 0 }
  return compileRussian(
    rows.map((row) => ({ ...row, ...nowhere })),
    () => RANK_OF_RARE_WORDS,
  ).filter(
    ({ stressed, pos, key }) =>
      written.has(`${stressed} ${pos}`) ||
      !shipped.words('ru', key).some((word) => word.pos === 'verb'),
  )
}

/** A word is as frequent as the shipped one of its lemma. */
function ranked(words: StoredWord[], shipped: Pick<Store, 'words'>): StoredWord[] {
  return words.map((word) => {
    const [same] = shipped.words(word.lang, word.key)
    const rank = same?.rank ?? RANK_OF_RARE_WORDS
    return { ...word, rank, ...(same?.band && { band: same.band }) }
  })
}

/**
 * The French words that own translations give: where one ships, its Russian words and ours together, without those that
 * own entries have replaced.
 */
function mergedWithShipped(
  inverted: StoredWord[],
  replaced: StoredWord[],
  shipped: Pick<Store, 'words'>,
) {
  const goneFrom = Map.groupBy(
    replaced.flatMap((word) =>
      word.definitions.map((translation) => ({
        key: lookupKey(headword(translation)),
        stressed: word.stressed,
      })),
    ),
    ({ key }) => key,
  )
  const keys = new Set([...inverted.map(({ key }) => key), ...goneFrom.keys()])
  const words: StoredWord[] = []
  const replacedFrench: StoredWord[] = []
  for (const key of keys) {
    const gone = new Set(goneFrom.get(key)?.map(({ stressed }) => stressed))
    const own = inverted.filter((word) => word.key === key)
    const theirs = shipped.words('fr', key)
    const isNew = (word: StoredWord) => !theirs.some(({ pos }) => pos === word.pos)
    words.push(...ranked(own.filter(isNew), shipped))
    for (const word of theirs) {
      const ours = own.find(({ pos }) => pos === word.pos)?.definitions ?? []
      const kept = word.definitions.filter((one) => !gone.has(one) && !ours.includes(one))
      const definitions = [...kept.slice(0, MAX_DEFINITIONS - ours.length), ...ours]
      replacedFrench.push(word)
      if (definitions.length > 0) words.push({ ...word, definitions })
    }
  }
  return { words, replaced: replacedFrench }
}

function newVerbForms(words: StoredWord[], shipped: Store): StoredForm[] {
  const isVerb = ({ pos }: StoredWord) => pos === 'verb'
  const verbs = words.filter(
    (word) => word.lang === 'fr' && isVerb(word) && !shipped.words('fr', word.key).some(isVerb),
  )
  return verbForms(verbs.map(({ key }) => key))
}

/** A word is a form of itself: so its number is found. */
function idsOf(word: StoredWord, shipped: Store): number[] {
  if (word.lang !== 'ru') return []
  const isSame = (id: number) => identityOf(shipped.word(id)) === identityOf(word)
  return [...new Set(shipped.russianReadings(word.key).map(({ wordId }) => wordId))].filter(isSame)
}
