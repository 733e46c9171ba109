import type { Form } from '../form.ts'
import { stressEnding, unstressed, written } from './stress-mark.ts'
import type { Verb } from './verb.ts'

/**
 * The short forms of a passive participle, after Zaliznyak: on the endings beside -ённый (решён, решена́), else on the
 * stem (прочи́тан); -тый of a verb with the past scheme c has a stressed feminine (при́нят, принята́).
 */
export function shortForms(participle: string, verb: Verb): Form[] {
  const stem = participle
    .replace(/н?ный$/, 'н')
    .replace(/[ыо]й$/, '')
    .replace(/нн$/, 'н')
  const isOnEnding = /ённый$/.test(participle)
  const isFeminineOnEnding =
    !verb.isVy && !verb.isReflexive && /тый$/.test(participle) && /^c/.test(verb.pastScheme)
  const short = (ending: string, onEnding: boolean) =>
    written(onEnding ? unstressed(stem) + stressEnding(ending) : stem + ending)
  return [
    { slot: 'short.m', text: written(stem) },
    { slot: 'short.f', text: short('а', isOnEnding || isFeminineOnEnding) },
    { slot: 'short.n', text: short('о', isOnEnding) },
    { slot: 'short.pl', text: short('ы', isOnEnding) },
  ]
}
