import { hiddenConsonant } from './hidden-consonant.ts'
import { isAlsoPrefixStressed, isRatherPrefixStressed } from './lexicon.ts'
import { withFleetingVowel } from './prefix.ts'
import {
  stressBefore,
  stressEnding,
  stressed,
  stressLast,
  stressOn,
  unstressed,
} from './stress-mark.ts'
import type { Verb } from './verb.ts'

export type Past = Record<'m' | 'f' | 'n' | 'pl', readonly string[]>

/** The masculine form and the stem before -а, -о, -и, stressed as the infinitive (or without stress: on the last vowel). */
export interface PastStem {
  masculine: string
  others: string
}

/** Zaliznyak's past: infinitive stem and л; types 3°, 7, 8 and 9 by their consonant (мёрз, нёс, пёк, тёр). */
export function pastStem(verb: Verb): PastStem {
  const { irregular, infinitive, type, isDegree } = verb
  if (irregular?.past) {
    const [masculine, others] = irregular.past
    return {
      masculine: irregular.prefix + masculine,
      others: irregular.takesO
        ? withFleetingVowel(irregular.prefix, others)
        : irregular.prefix + others,
    }
  }
  if (type === 3 && isDegree) return consonantStem(infinitive.replace(/ну\u0301?ть$/, ''))
  if (type === 9) return consonantStem(unstressed(infinitive).replace(/еть$/, ''))
  if (type === 8) return consonantStem(infinitive.replace(/чь$/, '') + hiddenConsonant(verb))
  if (type === 7) {
    const consonant = hiddenConsonant(verb)
    const stem = infinitive.replace(/[сз]ти\u0301?$|[сз]ть$/, '')
    return consonantStem(/[дт]$/.test(consonant) ? stem : stem + consonant)
  }
  if (irregular?.base.endsWith('стичь')) return consonantStem(infinitive.replace(/чь$/, 'г'))
  const stem = `${infinitive.replace(/ть$/, '')}л`
  return { masculine: stem, others: stem }
}

function consonantStem(stem: string): PastStem {
  const isVowel = /[аеёиоуыэюя]\u0301?$/.test(stem)
  return { masculine: isVowel ? `${stem}л` : stem, others: `${stem}л` }
}

export function pastOf(verb: Verb): Past {
  const { masculine, others } = pastStem(verb)
  if (verb.isVy) {
    const on = (text: string) => [stressOn(text, 0)]
    return { m: on(masculine), f: on(`${others}а`), n: on(`${others}о`), pl: on(`${others}и`) }
  }
  const stems = stemVariants(verb, others)
  const onStem = (ending: string) => stems.map((stem) => stem + ending)
  const onEnding = (ending: string) => [unstressed(others) + stressEnding(ending)]
  const m = [...masculineVariants(verb, masculine)]
  switch (verb.pastScheme) {
    case 'b':
      return { m, f: onEnding('а'), n: onEnding('о'), pl: onEnding('и') }
    case 'c':
      return { m, f: onEnding('а'), n: onStem('о'), pl: onStem('и') }
    case 'c′':
      return { m, f: onEnding('а'), n: [...onStem('о'), ...onEnding('о')], pl: onStem('и') }
    case 'c″':
      return {
        m,
        f: onEnding('а'),
        n: [...onEnding('о'), ...onStem('о')],
        pl: [...onEnding('и'), ...onStem('и')],
      }
    default:
      return { m, f: onStem('а'), n: onStem('о'), pl: onStem('и') }
  }
}

/** By circle ① the stress steps to the prefix (по́нял); a few verbs are heard both ways. */
function stemVariants(verb: Verb, stem: string): string[] {
  const plain = withYo(verb, stem)
  if (verb.isReflexive || verb.pastScheme === 'a') return [plain]
  if (verb.deviations.has(1)) return [stressBefore(plain)]
  if (isRatherPrefixStressed(verb.plain)) return [stressBefore(plain), plain]
  if (isAlsoPrefixStressed(verb.plain)) return [plain, stressBefore(plain)]
  return [plain]
}

function masculineVariants(verb: Verb, masculine: string): readonly string[] {
  if (!verb.isReflexive) return stemVariants(verb, masculine)
  const onStem = withYo(verb, masculine)
  const onParticle = unstressed(masculine)
  if (verb.pastScheme === 'b' && verb.type === 14)
    return /зать|нять$/.test(verb.plain) ? [onParticle, onStem] : [onParticle]
  return [onStem]
}

/** Types 7, 8 and 9 have ё where the stress falls on their е: нёс, пёк, тёр; but лез, сел of scheme a. */
function withYo(verb: Verb, stem: string): string {
  if (stem.includes('ё')) return stem
  const isYo = verb.type === 9 || ((verb.type === 7 || verb.type === 8) && verb.pastScheme === 'b')
  if (!isYo) return stressed(stem)
  const onLast = stressLast(stem)
  return onLast.replace(/е\u0301(?!.*[аеёиоуыэюя])/, 'ё')
}
