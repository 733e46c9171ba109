const MARK = '\u0301'
const VOWEL = /[аеиоуыэюя]/i

/** A text and where its caret is. */
interface Caret {
  text: string
  caret: number
}

/**
 * Sets the stress mark on the vowel before the caret, or takes it away: « вода| » → « вода́| » → « вода| ». Other letters of
 * the word may stand between: « водный| » → « водны́й| ». Null where there is no such vowel.
 */
export function toggleStress({ text, caret }: Caret): Caret | null {
  const before = /(?:\p{Script=Cyrillic}|\u0301)*$/u.exec(text.slice(0, caret))?.[0] ?? ''
  const letters = [...before.matchAll(new RegExp(VOWEL, 'gi'))]
  const vowel = letters.at(-1)
  if (!vowel) return null

  const after = caret - before.length + vowel.index + 1
  return text[after] === MARK
    ? {
        text: text.slice(0, after) + text.slice(after + 1),
        caret: caret > after ? caret - 1 : caret,
      }
    : { text: text.slice(0, after) + MARK + text.slice(after), caret: caret + 1 }
}
