import { inflect } from './inflect.ts'
import { alternativesOf, InvalidWordClass, WordDoesNotFit } from './word-class.ts'

/**
 * What a lemma and its class cannot both be right about, as sentences; none if they agree. A noun of scheme b has its
 * stress on the ending, one of a on the stem; a verb of type 4 ends in -ить.
 */
export function faultsOfClass(lemma: string, written: string): string[] {
  return alternativesOf(written).flatMap((wordClass) => {
    try {
      inflect(lemma, wordClass)
      return []
    } catch (fault) {
      if (fault instanceof InvalidWordClass || fault instanceof WordDoesNotFit)
        return [fault.message]
      throw fault
    }
  })
}
