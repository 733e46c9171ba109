import type { Form } from '../form.ts'
import { likeAdjective } from '../like-adjective.ts'
import { numerals } from './numeral-table.ts'

/** Every form of a numeral (Zaliznyak's signs `числ`, `числ-п`). */
export const inflectNumeral = (lemma: string): Form[] => numerals.get(lemma) ?? likeAdjective(lemma)
