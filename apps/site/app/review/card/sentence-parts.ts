import { compose, removeStress } from '@slovo/language'
import type { SentenceParts } from './review-card.ts'

const STRESS = '\u0301'

/**
 * Cuts a sentence around the word that was kept from it: « Он чита́ет книгу. » at 10 is « Он чита́ет », « книгу », « . ». The
 * form is kept with its stress, which the sentence may lack. Nothing where the form does not stand there any more: the
 * sentence was changed.
 */
export function sentenceParts(
  sentence: string | null,
  form: string | null,
  at: number | null,
): SentenceParts | null {
  if (!sentence || !form || at === null) return null
  const letters = removeStress(form)
  let end = at
  for (let found = 0; found < letters.length && end < sentence.length; end++) {
    if (sentence[end] !== STRESS) found++
  }
  while (sentence[end] === STRESS) end++

  const standing = sentence.slice(at, end)
  if (removeStress(standing).toLowerCase() !== letters.toLowerCase()) return null
  return {
    before: sentence.slice(0, at),
    form: standing,
    stressed: compose(form),
    after: sentence.slice(end),
  }
}
