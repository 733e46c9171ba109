import { removeStress } from '@slovo/language'

const GAP = '[…]'

export interface PlacedForm {
  form: string
  at: number | null
}

/** A sentence without one of its words: « Я читаю […]. » Empty where it is not known which. */
export function sentenceWithGap(
  sentence: string,
  placed: { form: string | null; at: number | null },
): string {
  const { form, at } = placed
  if (!form || at === null) return ''
  const length = [form, removeStress(form)].find((one) => sentence.startsWith(one, at))?.length
  return length ? sentence.slice(0, at) + GAP + sentence.slice(at + length) : ''
}

/** Where the word stands in its sentence: where the gap is, else where its letters are found as a whole word. */
export function placeForm(sentence: string, form: string, gap: string): PlacedForm {
  if (gap) {
    const at = gap.indexOf(GAP, sharedStart(sentence, gap))
    const begin = at >= 0 ? at : -1
    if (begin >= 0 && sentence.startsWith(gap.slice(0, begin))) return { form, at: begin }
  }
  for (const one of [form, removeStress(form)]) {
    const at = wholeWord(sentence, one)
    if (at !== null) return { form, at }
  }
  return { form, at: null }
}

/** The gap lies where the two begin to differ, or a letter before where the sentence has the sign of the gap itself. */
function sharedStart(sentence: string, gap: string) {
  let at = 0
  while (at < gap.length && sentence[at] === gap[at]) at += 1
  return Math.max(0, at - GAP.length)
}

function wholeWord(sentence: string, word: string) {
  if (!word) return null
  const isLetter = (letter: string | undefined) => !!letter && /[\p{L}\p{M}]/u.test(letter)
  for (let at = sentence.indexOf(word); at >= 0; at = sentence.indexOf(word, at + 1)) {
    if (!isLetter(sentence[at - 1]) && !isLetter(sentence[at + word.length])) return at
  }
  return null
}
