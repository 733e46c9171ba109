import type { Form } from '../form.ts'
import { countVowels, stressEnding, unstressed, written } from './stress-mark.ts'
import type { Verb } from './verb.ts'

/**
 * The short forms of a passive participle, after Zaliznyak: on the endings beside -ённый (решён, решена́) and behind a
 * stem of one syllable (дан, дана́), else on the stem (прочи́тан); -тый of a verb with the past scheme c has a stressed
 * feminine (при́нят, принята́), and prefixed дать both (отдана́, о́тдана).
 */
export function shortParticipleForms(participle: string, verb: Verb): Form[] {
  const stem = participle.replace(/нный$/, 'н').replace(/ый$/, '')
  const isGive = verb.irregular?.base === 'дать' && !verb.isVy
  const isOnEnding = /ённый$/.test(participle) || (isGive && countVowels(stem) === 1)
  const onStem = (ending: string) => written(stem + ending)
  const onEnding = (ending: string) => written(unstressed(stem) + stressEnding(ending))
  const regular = isOnEnding ? onEnding : onStem
  return [
    { slot: 'short.m', text: onStem('') },
    ...feminine(participle, verb, isOnEnding, isGive).map(
      (where): Form => ({
        slot: 'short.f',
        text: where === 'ending' ? onEnding('а') : onStem('а'),
      }),
    ),
    { slot: 'short.n', text: regular('о') },
    { slot: 'short.pl', text: regular('ы') },
  ]
}

function feminine(
  participle: string,
  { plain, isVy, pastScheme, irregular }: Verb,
  isOnEnding: boolean,
  isGive: boolean,
): readonly ('stem' | 'ending')[] {
  if (isOnEnding) return ['ending']
  if (isGive) return plain.endsWith('создать') ? ['stem', 'ending'] : ['ending', 'stem']
  if (isVy || !participle.endsWith('тый') || !pastScheme.startsWith('c')) return ['stem']
  return irregular?.base === 'клясть' ? ['ending', 'stem'] : ['ending']
}
