import { type Agreement, type Case, cases, type Form } from '../form.ts'
import { join, type Stressed, writeStressed } from '../stressed.ts'

/** An adjective's four columns; an ending after a comma is an alternative, one in brackets is rare. */
type AgreementEndings = Record<Agreement, string>

/** Nom, gen, dat, acc (of a thing), ins, prep. A hyphen: the accusative is the nominative or the genitive. */
const HARD: AgreementEndings = {
  m: 'ый ого ому - ым ом',
  f: 'ая ой ой ую ой,(ою) ой',
  n: 'ое ого ому - ым ом',
  pl: 'ые ых ым - ыми ых',
}

const SOFT: AgreementEndings = {
  m: 'ий его ему - им ем',
  f: 'яя ей ей юю ей,(ею) ей',
  n: 'ее его ему - им ем',
  pl: 'ие их им - ими их',
}

/** Ли́сий, тре́тий. */
const SOFT_POSSESSIVE: AgreementEndings = {
  m: 'ий ьего ьему - ьим ьем',
  f: 'ья ьей ьей ью ьей,(ьею) ьей',
  n: 'ье ьего ьему - ьим ьем',
  pl: 'ьи ьих ьим - ьими ьих',
}

/** Ма́мин; of отцо́в the short endings -а -у are the usual ones. */
const possessive = (isOv: boolean): AgreementEndings => {
  const oblique = isOv ? 'а,(ого) у,(ому)' : 'ого,(а) ому,(у)'
  return {
    m: ` ${oblique} - ым ом`,
    f: 'а ой ой у ой,(ою) ой',
    n: `о ${oblique} - ым ом`,
    pl: 'ы ых ым - ыми ых',
  }
}

/** A surname: Ивано́в, Пу́шкин. */
const SURNAME: AgreementEndings = {
  m: ' а у - ым е',
  f: 'а ой ой у ой,(ою) ой',
  n: 'о а у - ым е',
  pl: 'ы ых ым - ыми ых',
}

export type LongPattern = 'hard' | 'soft' | 'soft-possessive' | 'possessive' | 'surname'

/** The table of Zaliznyak's declensions of adjectives (1 hard, 2 soft; 3-6 differ only by spelling) and of possessive words. */
export function longEndings(pattern: LongPattern, stem: string): AgreementEndings {
  if (pattern === 'hard') return HARD
  if (pattern === 'soft') return SOFT
  if (pattern === 'soft-possessive') return SOFT_POSSESSIVE
  return pattern === 'surname' ? SURNAME : possessive(/[оеё]в$/.test(stem))
}

/** Every case of the four columns. `suffix` follows the ending: -ся of participles. */
export function longForms(
  stem: Stressed,
  endings: AgreementEndings,
  isEndingStressed: boolean,
  suffix = '',
): Form[] {
  const forms: Form[] = []
  for (const agreement of ['m', 'f', 'n', 'pl'] as const) {
    const cells = endings[agreement].split(' ')
    for (const one of cases) {
      const add = (slot: Form['slot'], from: Case) => {
        for (const ending of (cells[cases.indexOf(from)] ?? '').split(',')) {
          const isDoubtful = ending.startsWith('(')
          const text = spell(stem, ending.replace(/[()]/g, ''), isEndingStressed, suffix)
          forms.push({ slot, text, ...(isDoubtful && { isDoubtful }) })
        }
      }
      const isMarked = one === 'acc' && (agreement === 'm' || agreement === 'pl')
      add(`${agreement}.${one}`, one === 'acc' && cells[3] === '-' ? 'nom' : one)
      if (isMarked) add(`${agreement}.acc.animate`, 'gen')
    }
  }
  return forms
}

function spell(stem: Stressed, ending: string, isEndingStressed: boolean, suffix: string): string {
  // Большо́й, дорого́й: the stressed ending of the nominative.
  const own = isEndingStressed && /^[ыи]й$/.test(ending) ? 'ой' : ending
  const { letters, stress } = join(stem, own, isEndingStressed)
  return writeStressed({ letters: letters + suffix, stress })
}
