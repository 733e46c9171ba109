import type { Case } from '../form.ts'
import { join, type Stressed, writeStressed } from '../stressed.ts'
import type { NounClass } from '../word-class.ts'
import { genitivePlural } from './genitive-plural.ts'
import { isSoft, PLURAL, pluralNominative, softened } from './noun-endings.ts'
import type { NounStem } from './noun-stem.ts'
import { isEndingStressed } from './noun-stress.ts'

/** The plural of a noun, but its accusative. */
export function pluralForms(
  stem: NounStem,
  is: NounClass,
  dictionaryForm: Stressed,
): Partial<Record<Case, string[]>> {
  const isEnd = (one: Case) => isEndingStressed(is, 'pl', one)
  const soften = (ending: string) =>
    isSoft(stem.number) && !is.isDegree ? softened(ending) : ending
  const spell = (ending: string, one: Case) => [
    writeStressed(join(stem.plural, soften(ending), isEnd(one))),
  ]
  return {
    nom: spell(pluralNominative(stem, is), 'nom'),
    gen: [writeStressed(genitivePlural(stem, is, dictionaryForm, isEnd('gen')))],
    dat: spell(PLURAL.dat, 'dat'),
    ins: spell(PLURAL.ins, 'ins'),
    prep: spell(PLURAL.prep, 'prep'),
  }
}
