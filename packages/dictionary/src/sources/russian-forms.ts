import { lookupKey } from '@slovo/language'
import { inflect, participlesOf, readWordClass } from '@slovo/russian'
import type { StoredParticiple, StoredReading, StoredWord } from '../store.ts'

/** Where the words are found: their forms, and the participles of the verbs. */
export interface RussianForms {
  /** By key: what a form may be. */
  forms: Map<string, StoredReading[]>
  participles: StoredParticiple[]
}

/**
 * Every form of every Russian word. Of participles only the lemma and the short forms are kept, because their long forms
 * are those of an adjective: this is two thirds of all forms.
 */
export function russianFormsOf(words: (StoredWord & { id: number })[]): RussianForms {
  const forms = new Map<string, StoredReading[]>()
  const participles: StoredParticiple[] = []
  const add = (wordId: number, slot: string, text: string, isDoubtful = false) => {
    const key = lookupKey(text)
    const readings = forms.get(key) ?? []
    const known = readings.find((one) => one.wordId === wordId && one.text === text)
    if (known) known.slots.push(isDoubtful ? `${slot}?` : slot)
    else readings.push({ wordId, text, slots: [isDoubtful ? `${slot}?` : slot] })
    forms.set(key, readings)
  }

  for (const word of words) {
    if (!word.class) {
      add(word.id, '', word.stressed)
      continue
    }
    for (const { slot, text, isDoubtful } of inflect(word.stressed, word.class)) {
      if (!slot.startsWith('participle.')) add(word.id, slot, text, isDoubtful)
    }
    const wordClass = readWordClass(word.class)
    if (wordClass.kind !== 'verb') continue
    for (const { kind, lemma, wordClass: declined, short, isDoubtful } of participlesOf(
      word.stressed,
      wordClass,
    )) {
      const participle = { wordId: word.id, key: lookupKey(lemma), kind, lemma, class: declined }
      participles.push({ ...participle, ...(isDoubtful && { isDoubtful }) })
      for (const { slot, text } of short) add(word.id, `${kind} ${slot}`, text, isDoubtful)
    }
  }
  return { forms, participles }
}
