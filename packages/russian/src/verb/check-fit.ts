import { type VerbClass, WordDoesNotFit } from '../word-class.ts'
import { countVowels, isStressed, stressedSyllable, unstressed } from './stress-mark.ts'

/** What the infinitive of each type ends in. */
const ENDINGS: Record<number, RegExp> = {
  1: /[аяе]ть$/,
  2: /[ое]вать$/,
  3: /нуть$|стичь$/,
  4: /ить$/,
  5: /[аяе]ть$/,
  6: /[ая]ть$/,
  7: /[сз]т[иь]$/,
  8: /чь$|ткать$/,
  9: /ереть$/,
  10: /о[лр]оть$/,
  11: /ить$/,
  12: /[ыуеи]ть$/,
  13: /авать$/,
  14: /[ая]ть$|клясть$/,
  15: /[аеяы]ть$/,
  16: /[иы]ть$/,
}

/**
 * A lemma bears its stress, ends as its type does, and is stressed as its scheme wants: b and c only of an infinitive
 * stressed on its last syllable (люби́ть), a of types 3, 4 and 5 only of another one (ви́деть), or of one syllable.
 *
 * @throws {WordDoesNotFit}
 */
export function checkFit(lemma: string, { number, stress }: VerbClass): void {
  const infinitive = lemma.replace(/с[ья]$/, '')
  const vowels = countVowels(infinitive)
  if (vowels > 1 && !isStressed(infinitive))
    throw new WordDoesNotFit(`« ${lemma} » shows no stress`)
  const ending = number === 0 ? /т[иь]$|чь$/ : ENDINGS[number]
  if (!ending?.test(unstressed(infinitive)))
    throw new WordDoesNotFit(`« ${lemma} » does not end as a verb of type ${number}`)
  if (vowels < 2 || number === 0) return
  const isLast = stressedSyllable(infinitive) === vowels - 1
  const wantsLast = stress !== 'a'
  if (wantsLast !== isLast && (wantsLast || [3, 4, 5].includes(number)))
    throw new WordDoesNotFit(`« ${lemma} » has its stress not as scheme ${stress} says`)
}
