import { compose } from '@slovo/language'

const STRESS_MARK = '\u0301'

/**
 * A form as it stands in a text, with the stress that it has there: « Языки » and язы́ки́ give « Языки́ ». A text that
 * shows its stress itself stays as it is.
 */
export function stressedForm(shown: string, formStress: readonly string[] | undefined): string {
  const [stressed] = formStress ?? []
  if (stressed === undefined || shown.includes(STRESS_MARK)) return shown
  const own = [...compose(shown)]
  const letters = [...compose(stressed)]
  const unmarked = letters.filter((letter) => letter !== STRESS_MARK)
  if (!isSameWord(own, unmarked)) return shown

  let place = 0
  return letters
    .map((letter) => (letter === STRESS_MARK ? letter : likeIn(own[place++] ?? letter, letter)))
    .join('')
}

const isSameWord = (own: string[], letters: string[]) =>
  bare(own.join('')) === bare(letters.join(''))
const bare = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** The capital of the text, with ё where the text writes е. */
const likeIn = (own: string, letter: string) =>
  own === own.toLowerCase() ? letter.toLowerCase() : letter.toUpperCase()

/** A form as it stands in a text, with the stress of the meaning that was chosen, or else of the likeliest. */
export function stressedAs(
  lemma: string,
  shown: string,
  lookups: readonly { lemma: string; formStress?: readonly string[] }[],
): string {
  const meant = lookups.find((lookup) => lookup.lemma === lemma) ?? lookups[0]
  return stressedForm(shown, meant?.formStress)
}
