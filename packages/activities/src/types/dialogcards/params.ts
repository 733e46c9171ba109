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
} from '../../content/parameters.ts'

/** Cards to turn: a word on the front, its meaning on the back. */
export const dialogcardsParams = group({
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

export type DialogcardsParams = z.infer<typeof dialogcardsParams>
