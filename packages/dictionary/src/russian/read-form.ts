import { lookupKey } from '@slovo/language'
import { type Form, inflect } from '@slovo/russian'
import type { Store, StoredParticiple, StoredReading, StoredWord } from '../store.ts'

/** A word that a form may be of, and where the form stands in its paradigm. */
export interface FormReading {
  word: StoredWord
  /** The form with its stress mark. */
  text: string
  /** Where it stands: `sg.gen`, with `?` where that form is doubtful; `past-passive f.ins` of a participle. */
  slots: string[]
}

/** What a Russian form may be by the paradigms of the dictionary's words, in no order. */
export function readForm(store: Store, form: string): FormReading[] {
  const key = lookupKey(form)
  const known = [...store.russianReadings(key), ...participleReadings(store, key)]
  const found = known.length > 0 ? known : derivedReadings(store, key)
  return found.map(({ wordId, text, slots }) => ({ word: store.word(wordId), text, slots }))
}

/** The endings of long forms, longest first: прочи́танн|ого. */
const ENDINGS = [
  'ого его ому ему ыми ими',
  'ый ий ая яя ое ее ые ие ой ей ую юю ым им ых их ом ем ою ею',
]
  .join(' ')
  .split(' ')

/** Forms of participles: прочитанного → the participle прочитанный, declined as an adjective. */
function participleReadings(store: Store, key: string): StoredReading[] {
  const isReflexive = /с[яь]$/.test(key)
  const bare = isReflexive ? key.slice(0, -2) : key
  const stems = ENDINGS.filter((ending) => bare.endsWith(ending)).map((ending) =>
    bare.slice(0, -ending.length),
  )
  const lemmas = stems
    .filter((stem) => /[щшнтм]$/.test(stem))
    .map((stem) => `${stem}${/[щш]$/.test(stem) ? 'ий' : 'ый'}${isReflexive ? 'ся' : ''}`)
  return lemmas.flatMap((lemma) =>
    store.participles(lemma).flatMap((participle) => {
      const { wordId, kind, isDoubtful } = participle
      const forms = declined(participle).filter(
        ({ slot, text }) =>
          lookupKey(text) === key && !slot.startsWith('short.') && slot !== 'comparative',
      )
      const texts = Map.groupBy(forms, ({ text }) => text)
      return [...texts].map(([text, all]) => ({
        wordId,
        text,
        slots: all.map(({ slot }) => `${kind} ${slot}${isDoubtful ? '?' : ''}`),
      }))
    }),
  )
}

/** уча́щийся is declined as an adjective with -ся behind every form. */
function declined({ lemma, class: wordClass }: StoredParticiple): Form[] {
  const bare = lemma.replace(/ся$/, '')
  const forms = inflect(bare, wordClass)
  return bare === lemma ? forms : forms.map((form) => ({ ...form, text: `${form.text}ся` }))
}

/** A form that is made of a known one by what may stand before or behind it. */
const derivedReadings = (store: Store, key: string): StoredReading[] => [
  ...attenuatedReadings(store, key),
  ...particleReadings(store, key),
]

/** поме́ньше, поскоре́е: a comparative behind по-, a little more. */
function attenuatedReadings(store: Store, key: string): StoredReading[] {
  if (!key.startsWith('по')) return []
  return store
    .russianReadings(key.slice(2))
    .map((reading) => ({
      ...reading,
      text: `по${reading.text}`,
      slots: reading.slots.filter((slot) => slot.startsWith('comparative')),
    }))
    .filter(({ slots }) => slots.length > 0)
}

const PARTICLE = /-(?:то|либо|нибудь|ка|таки|де|с)$/

/** уйди́-ка, дом-то: a form with a particle behind it. */
function particleReadings(store: Store, key: string): StoredReading[] {
  const [particle] = PARTICLE.exec(key) ?? []
  if (!particle) return []
  return store
    .russianReadings(key.slice(0, -particle.length))
    .map((reading) => ({ ...reading, text: reading.text + particle }))
}
