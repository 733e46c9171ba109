import type { StoredWord } from '../store.ts'
import type { Reading } from './morphology.ts'

/**
 * What the stress of a form says about a word it may be of: it is where the word has it, for
 * sure (сто́ят of сто́ить) or not (стои́т of стоя́ть); elsewhere (сто́ят of стоя́ть), or where
 * this form cannot have it (стои́т of сто́ить).
 */
type StressFit = 'sure' | 'same' | 'other' | 'impossible'

const VOWEL = /[аеёиоуыэюя]/giu

export function stressFit(form: string, word: StoredWord, readings: Reading[]): StressFit {
  const marked = stressedVowel(form)
  const own = stressedVowel(word.stressed)
  if (marked === undefined || own === undefined) return 'same'
  const isFixed = readings.length > 0 && readings.every((reading) => isFixedIn(reading, word, own))
  if (marked === own) return isFixed ? 'sure' : 'same'
  return isFixed ? 'impossible' : 'other'
}

/** The vowel that carries the stress, counted from the start; none if it is not shown. */
export function stressedVowel(stressed: string): number | undefined {
  const text = stressed.normalize('NFC')
  const place = /[аеиоуыэюя]\u0301|ё/iu.exec(text)?.index
  return place === undefined ? undefined : vowelsIn(text.slice(0, place))
}

export const vowelsIn = (text: string) => text.match(VOWEL)?.length ?? 0

/** Does a reading keep the stress of the base word, by the rules that have no exception here? */
export function isFixedIn(
  { pos, tags }: Reading,
  { lemma, pos: kind }: StoredWord,
  own: number,
): boolean {
  switch (kind) {
    case 'adj':
      // молодо́й, молоды́х; the short forms and degrees are free: мо́лод, моложе.
      return pos === 'ADJF' && !tags.has('Supr')
    case 'verb': {
      // сто́ить, сто́ят; the last vowel of an infinitive may lose the stress: писа́ть, пи́шут.
      return own < vowelsIn(lemma.replace(/с[ья]$/, '')) - 1
    }
    case 'noun':
      // кни́га, кни́гами; сло́во, сло́ва, but слова́; дере́вня, but дереве́нь.
      if (/[ая]$/.test(lemma))
        return own < vowelsIn(lemma) - 1 && !(tags.has('plur') && tags.has('gent'))
      return /[ое]$/.test(lemma) && tags.has('sing')
    default:
      return false
  }
}
