/** When each sentence of a recording begins and ends, in seconds; one that cannot be told apart has none. */
export type SentenceCues = readonly (readonly [start: number, end: number] | null)[]

/** A recording of which only the whole is known is played as one sentence. */
export const wholeRecording: SentenceCues = [[0, Number.POSITIVE_INFINITY]]
