import { declineLikeAdjective } from '../adjective/inflect-adjective.ts'
import { type Case, cases, type Form } from '../form.ts'
import { guessNounClass } from '../guess-class.ts'
import { join, readStressed, type Stressed, writeStressed } from '../stressed.ts'
import type { NounClass, NounScheme } from '../word-class.ts'
import { genitivePlural } from './genitive-plural.ts'
import { irregularNoun } from './irregular-nouns.ts'
import { isSoft, PLURAL, pluralNominative, singularEndings, softened } from './noun-endings.ts'
import { type NounStem, nounStem } from './noun-stem.ts'
import { isEndingStressed } from './noun-stress.ts'

/** Texts of each case, the rare ones in brackets. */
type Cells = Partial<Record<Case | 'gen2' | 'loc2', string[]>>

/** Every form of a noun (Zaliznyak's signs м мо ж жо с со, and мн. of words without a singular). */
export function inflectNoun(lemma: string, wordClass: NounClass): Form[] {
  const own = irregularNoun(lemma, wordClass)
  if (wordClass.number === 0 && !own) return indeclinable(lemma)
  const is = guessNounClass(readStressed(lemma), wordClass)
  if (is.pattern !== 'noun') return likeAdjective(lemma, is)
  const stem = own?.isWhole ? undefined : nounStem(lemma, is)
  const sg = withAccusative({ ...(stem && singular(lemma, stem, is)), ...own?.sg }, is, 'sg')
  const pl = withAccusative({ ...(stem && plural(stem, is, lemma)), ...own?.pl }, is, 'pl')
  return is.isPluralOnly ? formsOf('pl', pl) : [...formsOf('sg', sg), ...formsOf('pl', pl)]
}

function singular(lemma: string, stem: NounStem, is: NounClass): Cells {
  if (is.isPluralOnly) return {}
  const endings = singularEndings(stem.declension, is.gender === 'f')
  const cells: Cells = { nom: [writeStressed(readStressed(lemma))] }
  for (const one of ['gen', 'dat', 'acc', 'ins', 'prep'] as const) {
    const written = endings[one]
    if (written === undefined) continue
    const isEnd = isEndingStressed(is.stress as NounScheme, 'sg', one)
    // Любо́вью: the instrumental keeps the vowel that любви́ drops.
    const own =
      stem.declension === 'third' && one === 'ins' && is.gender === 'f' ? stem.full : stem.singular
    cells[one] = written
      .split(',')
      .map((ending) => spell(own, endingOf(ending, one, stem, is, isEnd), isEnd))
  }
  if (stem.declension === 'in-mya' || stem.declension === 'third') cells.acc = cells.nom
  const isEnd = isEndingStressed(is.stress as NounScheme, 'sg', 'gen')
  if (is.notes.includes('р2'))
    cells.gen2 = [spell(stem.singular, isSoft(stem.number) ? 'ю' : 'у', isEnd)]
  if (is.notes.some((note) => note.startsWith('п2')))
    cells.loc2 = [
      spell(stem.singular, stem.number === 8 ? 'и' : isSoft(stem.number) ? 'ю' : 'у', true),
    ]
  return cells
}

/** In type 7 an unstressed -е is -и: о ге́нии, а́рмии; not in остриё, and not with ③. */
function endingOf(
  ending: string,
  one: Case,
  stem: NounStem,
  is: NounClass,
  isEnd: boolean,
): string {
  if (stem.number === 8) return ending
  if (stem.number === 7 && ending === 'е' && !isEnd && !(one === 'prep' && is.deviations.has(3)))
    return 'и'
  return isSoft(stem.number) ? softened(ending) : ending
}

function plural(stem: NounStem, is: NounClass, lemma: string): Cells {
  const scheme = is.stress as NounScheme
  const isMasculine = is.gender === 'm' || is.gender === 'common'
  const soften = (ending: string) =>
    isSoft(stem.number) && !is.isDegree ? softened(ending) : ending
  const isEnd = (one: Case) => isEndingStressed(scheme, 'pl', one)
  const nominative = is.isDegree
    ? stem.number === 3 || stem.number === 8
      ? 'а'
      : 'е'
    : soften(pluralNominative(stem.declension, isMasculine, is.deviations.has(1)))
  const cells: Cells = {
    nom: [spell(stem.plural, nominative, isEnd('nom'))],
    gen: [writeStressed(genitivePlural(stem, is, readStressed(lemma), isEnd('gen')))],
  }
  for (const one of ['dat', 'ins', 'prep'] as const)
    cells[one] = [spell(stem.plural, soften(PLURAL[one]), isEnd(one))]
  return cells
}

/** The accusative of living beings is the genitive, of things the nominative; -у of the feminine is its own. */
function withAccusative(cells: Cells, is: NounClass, number: 'sg' | 'pl'): Cells {
  if (cells.acc) return cells
  const isLikeGenitive = is.isAnimate && (number === 'pl' || is.gender !== 'n')
  const acc = isLikeGenitive ? cells.gen : cells.nom
  return acc ? { ...cells, acc } : cells
}

function likeAdjective(lemma: string, is: NounClass): Form[] {
  const agreement = is.gender === 'common' ? 'm' : is.gender
  const isEnd = is.stress.startsWith('b')
  const pattern = is.pattern === 'pronoun' && is.number === 1 ? 'surname' : is.pattern
  const table = declineLikeAdjective(lemma, pattern === 'noun' ? 'adjective' : pattern, isEnd)
  const column = (from: 'm' | 'f' | 'n' | 'pl', to: 'sg' | 'pl') =>
    cases.flatMap((one) => {
      const isAnimateAcc = one === 'acc' && is.isAnimate && (from === 'm' || from === 'pl')
      const slot = isAnimateAcc ? `${from}.acc.animate` : `${from}.${one}`
      return table
        .filter((form) => form.slot === slot)
        .map((form): Form => ({ ...form, slot: `${to}.${one}` }))
    })
  const pl = column('pl', 'pl')
  return is.isPluralOnly ? pl : [...column(agreement, 'sg'), ...pl]
}

const indeclinable = (lemma: string): Form[] =>
  (['sg', 'pl'] as const).flatMap((number) =>
    cases.map((one): Form => ({ slot: `${number}.${one}`, text: lemma })),
  )

function spell(stem: Stressed, ending: string, isEnd: boolean): string {
  const text = writeStressed(join(stem, ending.replace(/[()]/g, ''), isEnd))
  return ending.startsWith('(') ? `(${text})` : text
}

function formsOf(number: 'sg' | 'pl', cells: Cells): Form[] {
  const slots = number === 'sg' ? ([...cases, 'gen2', 'loc2'] as const) : cases
  return slots.flatMap((one) =>
    (cells[one] ?? []).map((cell): Form => {
      const slot = `${number}.${one}` as Form['slot']
      const text = cell.replace(/[()]/g, '')
      return text === cell ? { slot, text } : { slot, text, isDoubtful: true }
    }),
  )
}
