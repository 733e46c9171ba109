import { hiddenConsonant } from './hidden-consonant.ts'
import { withPrefixStress } from './past-on-prefix.ts'
import { withFleetingVowel } from './prefix.ts'
import { stressEnding, stressed, stressLast, stressOn, unstressed } from './stress-mark.ts'
import type { Verb } from './verb.ts'

/** Each form's variants, the usual one first; stressed also where it has one syllable, without -ся. */
export type Past = Record<'m' | 'f' | 'n' | 'pl', readonly string[]>

/** The masculine form and the stem before -а, -о, -и, stressed as the infinitive (or without stress: on the last vowel). */
interface PastStem {
  masculine: string
  others: string
}

/** Zaliznyak's past: infinitive stem and л; types 3°, 7, 8 and 9 by their consonant (мёрз, нёс, пёк, тёр). */
export function pastStem(verb: Verb): PastStem {
  const { irregular, infinitive, type, isDegree } = verb
  if (irregular?.past) {
    const { prefix, takesO } = irregular
    const [masculine, others] = irregular.past
    return {
      masculine: prefix + masculine,
      others: takesO ? withFleetingVowel(prefix, others) : prefix + others,
    }
  }
  if (irregular?.base === 'стичь') return consonantStem(infinitive.replace(/чь$/, 'г'))
  if (type === 3 && isDegree) return consonantStem(infinitive.replace(/нуть$/, ''))
  if (type === 9) return consonantStem(unstressed(infinitive).replace(/еть$/, ''))
  if (type === 8) return consonantStem(infinitive.replace(/чь$/, '') + hiddenConsonant(verb))
  if (type === 7) {
    const consonant = hiddenConsonant(verb)
    const stem = infinitive.replace(/[сз]ти\u0301?$|[сз]ть$/, '')
    return consonantStem(/[дт]$/.test(consonant) ? stem : stem + consonant)
  }
  const stem = `${infinitive.replace(/ть$/, '')}л`
  return { masculine: stem, others: stem }
}

function consonantStem(stem: string): PastStem {
  const isVowel = /[аеёиоуыэюя]\u0301?$/.test(stem)
  return { masculine: isVowel ? `${stem}л` : stem, others: `${stem}л` }
}

/** The past by its stress scheme: a, b, c, c′, c″; always on вы́- where the infinitive is. */
export function pastOf(verb: Verb): Past {
  const { masculine, others } = pastStem(verb)
  if (verb.isVy) {
    const on = (text: string) => [stressOn(text, 0)]
    return { m: on(masculine), f: on(`${others}а`), n: on(`${others}о`), pl: on(`${others}и`) }
  }
  const stems = others.split('/').flatMap((stem) => withPrefixStress(verb, withYo(verb, stem)))
  const onStem = (ending: string) => stems.map((stem) => stem + ending)
  const onEnding = (ending: string) => [unstressed(others) + stressEnding(ending)]
  const m = masculineForms(verb, masculine)
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

/** A form without any stress bears it on its -ся: начался́, and beside the stem's подня́лся поднялся́. */
function masculineForms(verb: Verb, masculine: string): readonly string[] {
  const { isReflexive, pastScheme, plain, type } = verb
  const forms = masculine.split('/').flatMap((form) => withPrefixStress(verb, withYo(verb, form)))
  const onParticle = unstressed(masculine)
  if (!isReflexive) return forms
  if (pastScheme === 'b' && type === 14) {
    if (plain.endsWith('взять')) return [...forms, onParticle]
    return plain.endsWith('нять') ? [onParticle, ...forms] : [onParticle]
  }
  const isAlsoOnParticle =
    pastScheme === 'c″' && (type === 9 || /(?:нять|клясть|родить)$/.test(plain))
  return isAlsoOnParticle ? [...forms, onParticle] : forms
}

/** Types 7, 8 and 9 have ё where the stress falls on their е: нёс, пёк, тёр; but лез, сел of scheme a. */
function withYo(verb: Verb, stem: string): string {
  if (stem.includes('ё')) return stem
  const isYo = verb.type === 9 || ((verb.type === 7 || verb.type === 8) && verb.pastScheme === 'b')
  if (!isYo) return stressed(stem)
  return stressLast(stem).replace(/е\u0301(?!.*[аеёиоуыэюя])/, 'ё')
}
