import type { Cues } from '@slovo/content-model'

/** A recording of which only the whole is known is played as one sentence. */
export const wholeRecording: Cues = [[0, Number.POSITIVE_INFINITY]]
