import { cyrillicLetters, lookupKey } from '@slovo/language'
import { type Entry, lemmaId, type Pos } from '../entry.ts'
import type { Store, StoredWord } from '../store.ts'
import { formName } from './form-name.ts'
import type { ReadForms, Reading } from './morphology.ts'
import { presentWord } from './present-word.ts'
import { suits } from './suiting-words.ts'

const MAX_GUESSES = 2

/**
 * A form that is in no paradigm of the dictionary, read by the morphology: a word of the dictionary in a form that its
 * paradigm leaves out (прекра́снейшего), or else what is certain about a word that the dictionary lacks: lemma, part of
 * speech, form. It never answers with the meaning of another word.
 */
export function guessWords(store: Store, readForms: ReadForms, stressed: string): Entry[] {
  const form = cyrillicLetters(stressed)
  // What it guesses from an ending is not certain.
  const readings = readForms(form).filter(({ isKnown }) => isKnown)
  const best = readings.filter(({ score }) => score >= (readings[0]?.score ?? 0) / 3)
  const known = best.flatMap((reading) =>
    knownWords(store, reading).map((word) => ({ word, reading })),
  )
  const words = Map.groupBy(known, ({ word }) => word.stressed + word.pos + word.class)
  const entries = [...words.values()].flatMap((found) =>
    found
      .slice(0, 1)
      .map(({ word }) => presentWord(word, formName(found.map(({ reading }) => reading)), [])),
  )
  return entries.length > 0 ? entries.slice(0, MAX_GUESSES) : unknownWords(form, best)
}

/** The words of the dictionary that a reading is of, by its lemma or another form it is cited by. */
function knownWords(store: Store, { pos, lemma, others, tags }: Reading): StoredWord[] {
  // The morphology takes второй for a form of два, and Иванович for one of Иван.
  const isOwnWord = tags.has('Anum') || tags.has('Patr')
  const lemmas = isOwnWord ? others : [lemma, ...others]
  return lemmas.flatMap((one) =>
    store.words('ru', lookupKey(one)).filter((word) => suits(pos, word.pos) === 1),
  )
}

const partsOfSpeech: Record<string, Pos> = {
  ...{
    NOUN: 'noun',
    ADJF: 'adj',
    ADJS: 'adj',
    COMP: 'adj',
    NUMR: 'num',
    NPRO: 'pron',
    ADVB: 'adv',
  },
  ...{ PRTF: 'verb', PRTS: 'verb', GRND: 'verb', VERB: 'verb', INFN: 'verb', PRED: 'adv' },
  ...{ PREP: 'prep', CONJ: 'conj', PRCL: 'part', INTJ: 'interj' },
}
const NAMES = ['Name', 'Surn', 'Patr', 'Geox', 'Orgn']

function unknownWords(form: string, readings: Reading[]): Entry[] {
  const words = Map.groupBy(readings, ({ lemma, pos }) => `${lemma} ${partsOfSpeech[pos]}`)
  return [...words.values()].slice(0, MAX_GUESSES).flatMap((same) => {
    const [first] = same
    const pos = first && partsOfSpeech[first.pos]
    if (!first || !pos) return []
    const isName = NAMES.some((tag) => first.tags.has(tag))
    if (isName && form[0] === form[0]?.toLowerCase()) return []
    // The morphology takes Ивановна for a form of Иван.
    const cited = first.tags.has('Patr') ? (first.others[0] ?? form.toLowerCase()) : first.lemma
    const lemma = isName ? cited.charAt(0).toUpperCase() + cited.slice(1) : cited
    const aspect = pos === 'verb' && (first.tags.has('perf') ? 'perfectif' : 'imperfectif')
    return [
      {
        ...{ lemma, stressed: lemma, pos: isName ? 'name' : pos },
        ...(aspect && { aspect }),
        ...named(same),
        ...{ definitions: [], lemmaId: lemmaId(lemma) },
      },
    ]
  })
}

function named(readings: Reading[]) {
  const form = formName(readings)
  return form ? { form } : {}
}
