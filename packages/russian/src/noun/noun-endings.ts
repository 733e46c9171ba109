import type { Case } from '../form.ts'
import type { NounClass } from '../word-class.ts'

/** How a noun is declined: as its ending tells, whatever its gender (мужчи́на, домишко). */
export type Declension = 'masculine' | 'neuter' | 'feminine' | 'third' | 'in-mya'

type SingularEndings = Record<Exclude<Case, 'nom' | 'acc'>, string> & { acc?: string }

/** Hard endings; the soft ones differ by their letters. Feminine: the rare instrumental is in brackets. */
const SINGULAR: Record<'masculine' | 'feminine', SingularEndings> = {
  masculine: { gen: 'а', dat: 'у', ins: 'ом', prep: 'е' },
  feminine: { gen: 'ы', dat: 'е', acc: 'у', ins: 'ой,(ою)', prep: 'е' },
}
const THIRD: SingularEndings = { gen: 'и', dat: 'и', ins: 'ью', prep: 'и' }
/** Путь and и́мя. */
const THIRD_NOT_FEMININE: SingularEndings = { ...THIRD, ins: 'ём' }

const SOFT_LETTERS: Record<string, string> = { а: 'я', о: 'ё', у: 'ю', ы: 'и' }

/** Zaliznyak's types 2, 6, 7 and 8 are soft; 1, 3, 4 and 5 differ from each other by spelling alone. */
export const isSoft = (number: number): boolean => [2, 6, 7, 8].includes(number)

/** The soft ending of a hard one: ом → ём, ою → ёю. */
export const softened = (ending: string): string =>
  ending.replace(
    /^(\(?)([аоуы])/,
    (_, bracket, letter) => bracket + (SOFT_LETTERS[letter] ?? letter),
  )

export function singularEndings(declension: Declension, isFeminine: boolean): SingularEndings {
  if (declension === 'third') return isFeminine ? THIRD : THIRD_NOT_FEMININE
  if (declension === 'in-mya') return { ...THIRD_NOT_FEMININE, ins: 'ем' }
  return SINGULAR[declension === 'feminine' ? 'feminine' : 'masculine']
}

export const PLURAL = { dat: 'ам', ins: 'ами', prep: 'ах' }

/** ① changes places: города́, дире́ктора; я́блоки, пле́чи, доми́шки. With °: гра́ждане, теля́та. */
export function pluralNominative(
  { declension, number }: { declension: Declension; number: number },
  { deviations, isDegree }: NounClass,
): string {
  if (declension === 'in-mya') return 'а'
  if (isDegree) return number === 3 ? 'а' : 'е'
  if (declension === 'feminine' || declension === 'third') return 'ы'
  return (declension === 'neuter') === deviations.has(1) ? 'ы' : 'а'
}
