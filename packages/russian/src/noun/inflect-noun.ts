import { type Case, cases, type Form } from '../form.ts'
import { guessNounClass } from '../guess-class.ts'
import { readStressed } from '../stressed.ts'
import type { NounClass } from '../word-class.ts'
import { inflectAdjectivalNoun } from './adjectival-noun.ts'
import { irregularNoun } from './irregular-nouns.ts'
import { nounStem } from './noun-stem.ts'
import { pluralForms } from './plural-forms.ts'
import { singularForms } from './singular-forms.ts'

/** Texts of each case, the rare ones in brackets. */
type Cells = Partial<Record<Case | 'gen2' | 'loc2', string[]>>

/** Every form of a noun (Zaliznyak's signs м мо ж жо с со, and мн. of words without a singular). */
export function inflectNoun(lemma: string, wordClass: NounClass): Form[] {
  const own = irregularNoun(lemma, wordClass)
  if (wordClass.number === 0 && !own) return indeclinable(lemma)
  const word = readStressed(lemma)
  const is = guessNounClass(word, wordClass)
  if (is.pattern !== 'noun') return inflectAdjectivalNoun(lemma, is)
  const stem = own?.isWhole ? undefined : nounStem(lemma, is)
  const pl = { ...(stem && pluralForms(stem, is, word)), ...own?.pl }
  const plural = formsOf('pl', withAccusative(pl, is.isAnimate))
  if (is.isPluralOnly) return plural
  const sg = { ...(stem && singularForms(stem, is, word)), ...own?.sg }
  return [...formsOf('sg', withAccusative(sg, is.isAnimate && is.gender !== 'n')), ...plural]
}

/** The accusative of living beings is the genitive, of things the nominative; голову́ has its own. */
function withAccusative(cells: Cells, isLikeGenitive: boolean): Cells {
  const acc = cells.acc ?? (isLikeGenitive ? cells.gen : cells.nom)
  return acc ? { ...cells, acc } : cells
}

const indeclinable = (lemma: string): Form[] =>
  (['sg', 'pl'] as const).flatMap((number) =>
    cases.map((one): Form => ({ slot: `${number}.${one}`, text: lemma })),
  )

function formsOf(number: 'sg' | 'pl', cells: Cells): Form[] {
  const listed = (slot: Form['slot'], texts: string[] = []) =>
    texts.map((cell): Form => {
      const text = cell.replace(/[()]/g, '')
      return text === cell ? { slot, text } : { slot, text, isDoubtful: true }
    })
  const forms = cases.flatMap((one) => listed(`${number}.${one}`, cells[one]))
  return [...forms, ...listed('sg.gen2', cells.gen2), ...listed('sg.loc2', cells.loc2)]
}
