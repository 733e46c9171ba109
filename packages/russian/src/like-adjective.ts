import { removeStress } from '@slovo/language'
import { declineLikeAdjective } from './adjective/inflect-adjective.ts'
import type { Form } from './form.ts'
import { readStressed } from './stressed.ts'

/** A pronoun or an ordinal with the endings of an adjective: тако́й, второ́й, тре́тий; мно́гие and про́чее have one column. */
export function likeAdjective(lemma: string): Form[] {
  const { letters, stress } = readStressed(lemma)
  const isEndStressed = stress >= letters.length - (/[гм]о$/.test(letters) ? 3 : 2)
  const pattern = removeStress(lemma) === 'третий' ? 'pronoun' : 'adjective'
  const forms = declineLikeAdjective(lemma, pattern, isEndStressed)
  const column = /[ыи]е$/.test(letters) ? 'pl.' : /[ое]е$/.test(letters) ? 'n.' : ''
  return forms.filter(({ slot }) => slot.startsWith(column))
}
