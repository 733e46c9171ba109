import type { z } from 'zod'
import { flag, group, html, list, optionalFile, richText, text } from '../../content/parameters.ts'
import { plainText } from '../../text/rich-text.ts'

/** A picture or a word, and its name to be typed. */
export const flashcardsParams = group({
  description: richText,
  cards: list(
    group({
      text: richText,
      answer: html.transform(readAlternatives),
      image: optionalFile,
      imageAltText: text,
      tip: richText,
    }).transform(({ answer, ...card }) => ({ ...card, solutions: answer })),
  ),
  caseSensitive: flag(false),
  randomCards: flag(false),
  showSolutionsRequiresInput: flag(true),
})

export type FlashcardsParams = z.infer<typeof flashcardsParams>

/** `кот/кошка` are two right answers, `и\/или` is one. */
function readAlternatives(answer: string) {
  return plainText(answer)
    .split(/(?<!\\)\//)
    .map((solution) => solution.replaceAll('\\/', '/').trim())
}
