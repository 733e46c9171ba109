import { expect, test } from 'vitest'
import { readWordClass } from '../word-class.ts'
import { inflectVerb } from './inflect-verb.ts'

/** The six persons, the past, the imperative: « чита́ю чита́ешь … чита́й ». */
function conjugate(lemma: string, written: string) {
  const wordClass = readWordClass(written)
  if (wordClass.kind !== 'verb') throw new Error(`${written} is no verb`)
  return inflectVerb(lemma, wordClass)
    .filter(({ slot }) => /^(?:present|past|imperative)/.test(slot))
    .map(({ text }) => text)
    .join(' ')
}

test.each([
  [
    'чита́ть',
    'нсв 1a',
    'чита́ю чита́ешь чита́ет чита́ем чита́ете чита́ют чита́л чита́ла чита́ло чита́ли чита́й чита́йте',
  ],
  [
    'прийти́',
    'св нп 0',
    'приду́ придёшь придёт придём придёте приду́т пришёл пришла́ пришло́ пришли́ приди́ приди́те',
  ],
])('%s', (lemma, written, forms) => {
  expect(conjugate(lemma, written)).toBe(forms)
})
