import type { z } from 'zod'
import {
  flag,
  group,
  list,
  mediaFile,
  number,
  optionalFile,
  text,
} from '../../content/parameters.ts'

const card = group({
  image: optionalFile,
  imageAlt: text,
  imageAltText: text,
  match: optionalFile,
  'match image': optionalFile,
  matchAlt: text,
  matchAltText: text,
  audio: list(mediaFile),
  matchAudio: list(mediaFile),
  description: text,
}).transform((fields) => ({
  image: fields.image,
  imageAlt: fields.imageAlt || fields.imageAltText,
  match: fields.match ?? fields['match image'] ?? fields.image,
  matchAlt: fields.matchAlt || fields.matchAltText || fields.imageAlt || fields.imageAltText,
  audio: fields.audio,
  matchAudio: fields.matchAudio.length > 0 ? fields.matchAudio : fields.audio,
  description: fields.description,
}))

const cards = list(card).transform((all) => all.filter(({ image, audio }) => image || audio[0]))

/** Pairs of pictures or sounds to be found. Some generators name the list `memorygame`. */
export const memoryGameParams = group({
  cards,
  memorygame: cards,
  behaviour: group({
    useGrid: flag(true),
    numCardsToUse: number(0, 0, 1000),
    allowRetry: flag(true),
  }),
}).transform(({ memorygame, ...parameters }) => {
  const pairs = parameters.cards.length > 0 ? parameters.cards : memorygame
  const wanted = parameters.behaviour.numCardsToUse
  return {
    behaviour: {
      useGrid: parameters.behaviour.useGrid,
      enableRetry: parameters.behaviour.allowRetry,
    },
    pairs,
    pairsPlayed: wanted >= 2 ? Math.min(wanted, pairs.length) : pairs.length,
  }
})

export type MemoryGameParams = z.infer<typeof memoryGameParams>
