import { lookupKey, removeStress } from '@slovo/language'
import { inflect } from '@slovo/russian'
import type { Direction, Entry, Pos } from '../entry.ts'
import { inflectFrench } from '../french/inflect-french.ts'
import { presentWord } from '../russian/present-word.ts'
import type { Store, StoredWord } from '../store.ts'

/** One place of a paradigm, and the forms that stand in it, the usual one first. */
export interface ParadigmCell {
  slot: string
  forms: { text: string; isDoubtful?: true }[]
}

/** A word that another one is connected with. */
export interface WordLink {
  lemma: string
  stressed: string
  pos: Pos
  definition: string
}

/** All that the dictionary knows about a word. */
export interface DescribedWord extends Entry {
  paradigm: ParadigmCell[]
  /** The word it is derived from, and those derived from the same. */
  family: WordLink[]
}

const MAX_FAMILY = 40

/** The words of a lemma, written without stress, each with its paradigm and family; homographs by frequency. */
export function describeWords(store: Store, lemma: string, direction: Direction): DescribedWord[] {
  const lang = direction === 'ru-fr' ? 'ru' : 'fr'
  return store.words(lang, lookupKey(lemma)).map((word) => ({
    ...presentWord(word, undefined, []),
    paradigm: cellsOf(lang === 'ru' ? russianForms(word) : inflectFrench(word)),
    family: familyOf(store, word),
  }))
}

type SlottedForm = { slot: string; text: string; isDoubtful?: true }

function russianForms(word: StoredWord): SlottedForm[] {
  if (!word.class) return []
  return inflect(word.stressed, word.class)
}

export function cellsOf(forms: SlottedForm[]): ParadigmCell[] {
  return [...Map.groupBy(forms, ({ slot }) => slot)].map(([slot, same]) => ({
    slot,
    forms: same.map(({ text, isDoubtful }) => ({ text, ...(isDoubtful && { isDoubtful }) })),
  }))
}

/** до́мик, дома́шний, домово́й with дом: the words with the same base, and those derived from these in turn. */
function familyOf(store: Store, word: StoredWord): WordLink[] {
  if (word.lang !== 'ru') return []
  const baseKey = lookupKey(removeStress(word.from ?? ''))
  const bases = word.from
    ? store.words('ru', baseKey).filter(({ stressed }) => stressed === word.from)
    : []
  const siblings = word.from ? store.derivedFrom(baseKey) : []
  const derived = store.derivedFrom(word.key)
  const found = new Map(
    [...bases, ...derived, ...siblings].map((one) => [`${one.stressed} ${one.pos}`, one]),
  )
  found.delete(`${word.stressed} ${word.pos}`)
  return [...found.values()].slice(0, MAX_FAMILY).map(linkTo)
}

const linkTo = ({ lemma, stressed, pos, definitions }: StoredWord): WordLink => ({
  ...{ lemma, stressed, pos, definition: definitions[0] ?? '' },
})
