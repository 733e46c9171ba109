import { inflectAdjective } from './adjective/inflect-adjective.ts'
import type { Form } from './form.ts'
import { inflectNoun } from './noun/inflect-noun.ts'
import { inflectVerb } from './verb/inflect-verb.ts'
import { readWordClass } from './word-class.ts'

/** Every form of a word, stressed: « голова́ », « ж 1f′ » → го́лову, голове́ … Alternatives of a slot stand together, the usual one first. */
export function inflect(lemma: string, wordClass: string): Form[] {
  const written = lemma.normalize('NFC')
  const is = readWordClass(wordClass)
  if (is.kind === 'noun') return inflectNoun(written, is)
  if (is.kind === 'adjective') return inflectAdjective(written, is)
  if (is.kind === 'verb') return inflectVerb(written, is)
  return []
}
