import type { ParadigmPlace } from '@slovo/content-model'
import { frenchForms, frenchTenses, rows, tables } from '@slovo/messages/words/paradigm'
import { bySlot, type FormTable, isTable, listOf } from './form-table.ts'

const SUBJECTS = {
  '1s': 'je',
  '2s': 'tu',
  '3s': 'il, elle',
  '1p': 'nous',
  '2p': 'vous',
  '3p': 'ils',
}
const REFLEXIVES = { '1s': 'me', '2s': 'te', '3s': 'se', '1p': 'nous', '2p': 'vous', '3p': 'se' }
const STRESSED_REFLEXIVES = { ...REFLEXIVES, '1s': 'moi', '2s': 'toi' }

type Person = keyof typeof SUBJECTS
const isPerson = (code: string): code is Person => code in SUBJECTS

/** The paradigm of a French word: a verb's simple tenses, then the forms of any other word. */
export function frenchTables(paradigm: readonly ParadigmPlace[], lemma: string): FormTable[] {
  const isPronominal = /^(?:se |s[’'])/.test(lemma)
  const cells = isPronominal ? paradigm.map(withPronoun(!lemma.startsWith('se '))) : paradigm
  const forms = bySlot(cells)
  const tenses = Object.entries(frenchTenses).map(([tense, caption]) => {
    const persons = Object.entries(SUBJECTS).map(
      ([person, subject]) =>
        [tense === 'impératif' ? `(${subject})` : subject, `${tense} ${person}`] as const,
    )
    return listOf(caption, persons, forms)
  })
  const isVerb = forms.has('infinitif')
  const others = [
    ...(isVerb && !isPronominal ? [[rows.infinitive, 'infinitif'] as const] : []),
    ...Object.entries(frenchForms).map(([slot, name]) => [name, slot] as const),
  ]
  return [...tenses, listOf(tables.forms, others, forms)].filter(isTable)
}

/** lève → me lève, appelle → m’appelle, in the imperative lève-toi: with the pronoun of its person. */
const withPronoun =
  (isElided: boolean) =>
  ({ slot, forms }: ParadigmPlace): ParadigmPlace => {
    const [tense = '', person = ''] = slot.split(' ')
    if (!isPerson(person)) return { slot, forms }
    const reflexive = tense === 'impératif' ? afterVerb(person) : beforeVerb(person, isElided)
    return { slot, forms: forms.map((form) => ({ ...form, text: reflexive(form.text) })) }
  }

const afterVerb = (person: Person) => (text: string) => `${text}-${STRESSED_REFLEXIVES[person]}`

const beforeVerb = (person: Person, isElided: boolean) => (text: string) => {
  const pronoun = REFLEXIVES[person]
  return isElided && pronoun.endsWith('e')
    ? `${pronoun.slice(0, -1)}’${text}`
    : `${pronoun} ${text}`
}
