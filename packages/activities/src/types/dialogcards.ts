import { z } from 'zod'
import {
  flag,
  group,
  list,
  mediaFile,
  number,
  optionalFile,
  richText,
  text,
} from '../parameters.ts'
import type { Score } from '../score.ts'

/** Cards to turn: a word on the front, its meaning on the back. */
export const dialogcards = group({
  title: richText,
  description: richText,
  mode: z.enum(['normal', 'repetition']).catch('normal'),
  dialogs: list(
    group({
      text: richText,
      answer: richText,
      image: optionalFile,
      imageAltText: text,
      audio: list(mediaFile),
      tips: group({ front: richText, back: richText }),
    }),
  ),
  behaviour: group({
    enableRetry: flag(true),
    disableBackwardsNavigation: flag(false),
    randomCards: flag(false),
    maxProficiency: number(5, 3, 7),
    quickProgression: flag(false),
  }),
})

export type Dialogcards = z.infer<typeof dialogcards>

/** The numbers of the cards that were turned. */
export const dialogcardsAnswer = z.array(z.int().min(0)).max(10_000)

/** No points, as in H5P; it is done when every card was turned. */
export function scoreDialogcards(
  { dialogs }: Dialogcards,
  turned: z.infer<typeof dialogcardsAnswer>,
): Score {
  const seen = new Set(turned)
  return { score: 0, max: 0, success: dialogs.every((_, index) => seen.has(index)) }
}
