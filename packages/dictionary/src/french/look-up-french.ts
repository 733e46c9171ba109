import { isWholeWord, lookupKey, splitWords } from '@slovo/language'
import { type Entry, type FormName, lemmaId, type Pos } from '../entry.ts'
import type { Store, StoredWord } from '../store.ts'
import { baseForms } from './base-forms.ts'
import { isPronominal, pronominalFirst } from './pronominal.ts'
import { verbFormName } from './verb-form-name.ts'

const MAX_ENTRIES = 4
const MAX_KEY_LENGTH = 100
const NOT_OF_A_WORD = /[^\p{Script=Latin}\p{M}'’\u2010\u2011\- ]/gu
const DECLINED: readonly Pos[] = ['noun', 'adj', 'pron', 'num']
const EVERYDAY = new Set(
  'être avoir aller faire dire pouvoir vouloir devoir savoir venir voir prendre mettre'.split(' '),
)

interface Found {
  word: StoredWord
  score: number
  form?: FormName
}

/**
 * What a French form may mean, likeliest first: the token whole, else without its elision
 * (l’homme), else by its parts (a-t-il).
 */
export function lookUpFrench(store: Store, text: string): Entry[] {
  const key = lookupKey(text.replace(NOT_OF_A_WORD, ''))
  if (!key || key.length > MAX_KEY_LENGTH) return []

  const found = findForms(store, key)
  if (found.length > 0) return present(found)

  const parts = partsOf(key)
  if (parts.length > 0) {
    const found = parts.map((part) => lookUpFrench(store, part))
    const all = /^[smt](?:'|e )/.test(key) ? found.map(pronominalFirst) : found
    return (parts.length === 1 ? all.flat() : all.flatMap((entries) => entries.slice(0, 2))).slice(
      0,
      MAX_ENTRIES,
    )
  }
  return []
}

function findForms(store: Store, key: string): Found[] {
  const found = new Map<string, Found>()
  const add = (word: StoredWord, score: number, form?: FormName) => {
    const id = `${word.lemma} ${word.pos}`
    if ((found.get(id)?.score ?? 0) < score) found.set(id, { word, score, ...(form && { form }) })
  }

  const written = store.words('fr', key)
  for (const word of written) add(word, directScore(word, written))
  for (const [lemmaKey, forms] of Map.groupBy(store.frenchForms(key), (form) => form.lemmaKey)) {
    const codes = forms.map(({ form }) => form)
    for (const word of store.words('fr', lemmaKey)) {
      if (word.pos === 'verb') add(word, verbScore(word, codes), verbFormName(codes))
    }
  }
  const direct = [...found.values()].map(({ word }) => word.pos)
  for (const { base, form } of baseForms(key)) {
    for (const word of store.words('fr', lookupKey(base))) {
      if (isForm(word.pos, form, direct)) add(word, 1.7, form)
    }
  }
  return [...found.values()]
}

/**
 * May a word of the dictionary have this form, beside the words that are written just so?
 * « porte » is no feminine of « port », « la » has its own entry beside « le ».
 */
function isForm(pos: Pos, form: FormName, direct: Pos[]): boolean {
  if (form.fr === 'forme élidée') return direct.length === 0
  if (pos === 'noun' && form.fr.startsWith('féminin')) return direct.length === 0
  if (pos === 'pron' || pos === 'part' || pos === 'num') return direct.length === 0
  return DECLINED.includes(pos)
}

/**
 * Words of grammar first, then the infinitive, then nouns; a noun that stands before the verb in
 * the dictionary is the likelier one: boucher.
 */
function directScore({ pos, rank }: StoredWord, written: StoredWord[]): number {
  if (['pron', 'prep', 'conj', 'part', 'adv', 'num', 'interj'].includes(pos)) return 5
  if (pos === 'noun' && written.some((word) => word.pos === 'verb' && word.rank > rank)) return 2.7
  return pos === 'verb' ? 2.5 : 2
}

/** « est », « suis » are rather forms of être; a participle is rarely likelier than a noun. */
function verbScore(verb: StoredWord, codes: string[]): number {
  const { key } = verb
  // Without its pronoun, « appelle » is rather a form of appeler.
  const without = isPronominal(verb) ? 0.01 : 0
  const isPersonal = codes.some((code) =>
    /^(?:présent|imparfait|futur|conditionnel|passé|subj)/.test(code),
  )
  if (codes.includes('infinitif')) return 2.6
  if (isPersonal && EVERYDAY.has(key)) return key === 'être' || key === 'avoir' ? 4.5 : 4
  return (isPersonal ? 1.6 : 1.65) - without
}

function present(found: Found[]): Entry[] {
  return found
    .sort((a, b) => b.score - a.score || a.word.rank - b.word.rank)
    .slice(0, MAX_ENTRIES)
    .map(({ word, form }) => presentWord(word, form))
}

function presentWord(word: StoredWord, form?: FormName): Entry {
  return {
    lemma: word.lemma,
    stressed: word.stressed,
    pos: word.pos,
    ...(word.gender && { gender: word.gender }),
    ...(form && { form }),
    definitions: word.definitions,
    ...(word.note && { note: word.note }),
    lemmaId: lemmaId(word.lemma),
  }
}

/** l'homme → homme, l'; a-t-il → a, il; rendez-vous, aujourd'hui → no parts. */
function partsOf(key: string): string[] {
  if (key.includes("'") && !isWholeWord(key)) {
    const words = splitWords(key, 'fr').map(({ text }) => text)
    if (words.length > 1) return words.reverse()
  }
  const parts = key.split(/[- ]/).filter((part) => part && part !== 't')
  return parts.length > 1 ? parts : []
}
