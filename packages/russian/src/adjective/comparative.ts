import { lastVowelOf, moveStress, type Stressed, writeStressed } from '../stressed.ts'
import type { ShortScheme } from '../word-class.ts'

const SOFTENED: Record<string, string> = { к: 'ч', г: 'ж', х: 'ш' }

/**
 * Zaliznyak's rule of the comparative: г к х become ж ч ш with an unstressed -е (стро́же, гро́мче); elsewhere -ее, stressed
 * where the short feminine is stressed on its ending (нове́е, краси́вее).
 */
export function comparativeOf(long: Stressed, scheme: ShortScheme): string[] {
  const stem = long.stress < 0 ? moveStress(long, lastVowelOf(long.letters)) : long
  const softened = SOFTENED[stem.letters.at(-1) ?? '']
  if (softened)
    return [writeStressed({ ...stem, letters: `${stem.letters.slice(0, -1)}${softened}е` })]
  const onStem = writeStressed({ ...stem, letters: `${stem.letters}ее` })
  const moved = moveStress(stem, stem.letters.length)
  const onEnding = writeStressed({ ...moved, letters: `${moved.letters}ее` })
  return [scheme === 'a' ? onStem : onEnding]
}
