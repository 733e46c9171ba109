import type { Form } from '../form.ts'
import type { VerbClass } from '../word-class.ts'

/** Every form of a verb. */
export function inflectVerb(lemma: string, _wordClass: VerbClass): Form[] {
  return [{ slot: 'infinitive', text: lemma }]
}
