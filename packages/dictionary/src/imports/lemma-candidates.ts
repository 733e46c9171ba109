import { cyrillicLetters, isWholeWord, lookupKey, splitWords } from '@slovo/language'
import type { FormName, Pos } from '../entry.ts'
import { baseForms } from '../french/base-forms.ts'
import { verbFormName } from '../french/verb-form-name.ts'
import type { ReadForms } from '../russian/morphology.ts'
import { suits } from '../russian/suiting-words.ts'
import type { Store, StoredForm } from '../store.ts'
import type { ImportStore } from './import-store.ts'

/** A headword that a form may belong to, and what the form is then. */
export interface LemmaCandidate {
  key: string
  form?: FormName
  /** Can a word of this part of speech have the form? */
  fits?: (pos: Pos | undefined) => boolean
}

/** The lemmas that the morphology reads a Russian form as, likeliest first. */
export function russianCandidates(readForms: ReadForms, text: string): LemmaCandidate[] {
  const form = cyrillicLetters(text)
  if (form === '' || /\s/.test(text.trim())) return []
  const readings = readForms(form)
  return readings
    .filter(({ score }) => score >= (readings[0]?.score ?? 0) / 3)
    .flatMap(({ lemma, others, pos }) =>
      [lemma, ...others].map((one) => ({
        key: lookupKey(one),
        fits: (own: Pos | undefined) => own === undefined || suits(pos, own) > 0,
      })),
    )
}

/** The verbs, nouns and adjectives that a French form may come from. */
export function frenchCandidates(
  store: Store,
  imported: readonly ImportStore[],
  text: string,
): LemmaCandidate[] {
  const key = lookupKey(text)
  const forms = [...store.frenchForms(key), ...imported.flatMap((one) => verbFormsIn(one, key))]
  const verbs = [...Map.groupBy(forms, ({ lemmaKey }) => lemmaKey)].map(([lemmaKey, same]) => ({
    key: lemmaKey,
    form: verbFormName([...new Set(same.map(({ form }) => form))]),
    fits: (pos: Pos | undefined) => pos === 'verb',
  }))
  const bases = baseForms(key).map(({ base, form }) => {
    // « porte » is no feminine of « port »: only an adjective surely has one.
    const kinds: (Pos | undefined)[] =
      form.fr === 'pluriel' ? ['noun', 'adj', undefined] : ['adj', 'pron', 'num']
    return { key: lookupKey(base), form, fits: (pos: Pos | undefined) => kinds.includes(pos) }
  })
  return [...verbs, ...bases]
}

const verbFormsIn = (imported: ImportStore, key: string): StoredForm[] =>
  imported
    .headwordsOf('fr-ru', key)
    .filter(({ form }) => form !== '')
    .map(({ lemmaKey, form }) => ({ key, lemmaKey, form }))

/** l’ornithorynque → ornithorynque; aujourd’hui stays whole. */
export function withoutElision(text: string): string {
  const key = lookupKey(text)
  if (!key.includes("'") || isWholeWord(key)) return text
  return splitWords(key, 'fr').at(-1)?.text ?? text
}
