interface Identified {
  stressed: string
  pos: string
  class?: string | undefined
  gender?: string | undefined
}

/** What tells an entry from its homographs: `коса́|noun|ж 1f′`. */
export const identityOf = (word: Identified) =>
  [word.stressed, word.pos, word.class ?? word.gender ?? ''].join('|')
