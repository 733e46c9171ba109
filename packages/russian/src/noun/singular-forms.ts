import type { Case } from '../form.ts'
import { join, type Stressed, writeStressed } from '../stressed.ts'
import type { NounClass } from '../word-class.ts'
import { isSoft, singularEndings, softened } from './noun-endings.ts'
import type { NounStem } from './noun-stem.ts'
import { isEndingStressed } from './noun-stress.ts'

const CASES = ['gen', 'dat', 'acc', 'ins', 'prep'] as const

/** The singular of a noun, but an accusative that is its nominative or genitive. A rare form stands in brackets. */
export function singularForms(
  stem: NounStem,
  is: NounClass,
  dictionaryForm: Stressed,
): Partial<Record<Case | 'gen2' | 'loc2', string[]>> {
  const nom = [writeStressed(dictionaryForm)]
  const endings = singularEndings(stem.declension, is.gender === 'f')
  const isThird = stem.declension === 'third' || stem.declension === 'in-mya'
  const cells: ReturnType<typeof singularForms> = { nom, ...(isThird && { acc: nom }) }
  for (const one of CASES) {
    const isEnd = isEndingStressed(is, 'sg', one)
    // Любо́вью: the instrumental keeps the vowel that любви́ drops.
    const own = one === 'ins' && stem.declension === 'third' ? stem.full : stem.singular
    const written = endings[one]?.split(',')
    if (written)
      cells[one] = written.map((ending) =>
        spell(own, endingOf(ending, one, stem, is, isEnd), isEnd),
      )
  }
  const u = isSoft(stem.number) ? 'ю' : 'у'
  if (is.notes.includes('р2'))
    cells.gen2 = [spell(stem.singular, u, isEndingStressed(is, 'sg', 'gen'))]
  if (is.notes.some((note) => note.startsWith('п2')))
    cells.loc2 = [spell(stem.singular, stem.number === 8 ? 'и' : u, true)]
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
  const isException = isEnd || (one === 'prep' && is.deviations.has(3))
  if (stem.number === 7 && ending === 'е' && !isException) return 'и'
  return isSoft(stem.number) ? softened(ending) : ending
}

function spell(stem: Stressed, ending: string, isEnd: boolean): string {
  const text = writeStressed(join(stem, ending.replace(/[()]/g, ''), isEnd))
  return ending.startsWith('(') ? `(${text})` : text
}
