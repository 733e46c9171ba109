import { hiddenConsonant } from './hidden-consonant.ts'
import { mutated } from './mutation.ts'
import { withFleetingVowel } from './prefix.ts'
import { stressed, unstressed } from './stress-mark.ts'
import type { Verb } from './verb.ts'

/** The stem of the 1st singular, of the 3rd plural, and of the other persons. */
export interface PresentStem {
  first: string
  second: string
  third: string
  /** `soft` and `hard` are of the first one: ю, ют and у, ут. */
  conjugation: 'soft' | 'hard' | 'second'
}

/** Zaliznyak's sixteen types: how the present's stem comes from the infinitive's. */
export function presentStem(verb: Verb): PresentStem {
  if (verb.irregular?.stem) return irregularStem(verb, verb.irregular.stem)
  const { infinitive, type, consonant, isDegree } = verb
  const without = (ending: RegExp) => infinitive.replace(ending, '')
  switch (type) {
    case 1:
      return soft(without(/ть$/))
    case 2:
      return soft(ovaStem(infinitive))
    case 3:
      return hard(without(/у\u0301?ть$/))
    case 4:
    case 5: {
      const stem = without(/[аеия]\u0301?ть$/)
      return {
        first: mutated(stem, consonant === 'щ' ? 'щ' : undefined),
        second: stem,
        third: stem,
        conjugation: 'second',
      }
    }
    case 6: {
      const stem = without(/[ая]\u0301?ть$/)
      if (isDegree) return hard(stem)
      return soft(mutated(stem, consonant === 'щ' ? 'щ' : undefined))
    }
    case 7:
      return hard(without(/[сз]ти\u0301?$|[сз]ть$/) + hiddenConsonant(verb))
    case 8: {
      const stem = without(/чь$/)
      const velar = hiddenConsonant(verb)
      return {
        first: stem + velar,
        second: stem + mutated(velar),
        third: stem + velar,
        conjugation: 'hard',
      }
    }
    case 9: {
      const stem = unstressed(infinitive).slice(0, -'ереть'.length)
      return hard(withFleetingVowel(stem.slice(0, -1), `${stem.slice(-1)}р`))
    }
    case 10:
      return soft(without(/о\u0301?ть$/))
    case 11: {
      const stem = unstressed(infinitive).slice(0, -'ить'.length)
      const prefix = stem === 'об' ? 'об' : stem.slice(0, -1)
      return soft(withFleetingVowel(prefix, `${stem.slice(-1)}ь`))
    }
    case 12:
      return soft(unstressed(infinitive).replace(/ыть$/, 'о').replace(/ть$/, ''))
    case 13:
      return soft(without(/ва\u0301?ть$/))
    case 14:
      return hard(nasalStem(verb))
    case 15:
      return hard(`${without(/ть$/)}н`)
    case 16:
      return hard(`${without(/ть$/)}в`)
    default:
      return soft(without(/ть$/))
  }
}

const soft = (stem: string): PresentStem => ({
  first: stem,
  second: stem,
  third: stem,
  conjugation: 'soft',
})
const hard = (stem: string): PresentStem => ({ ...soft(stem), conjugation: 'hard' })

function irregularStem({ irregular }: Verb, stem: string | readonly [string, string]): PresentStem {
  const [second, others] = typeof stem === 'string' ? [stem, stem] : stem
  const prefix = irregular?.prefix ?? ''
  const join = (part: string) => {
    if (irregular?.takesO) return withFleetingVowel(prefix, part)
    if (irregular?.dropsO) return withoutFleetingVowel(prefix, irregular.base) + part
    return (prefix + part).replace(/^прийд/, 'прид')
  }
  const conjugation = irregular?.endings ?? 'hard'
  return { first: join(others), second: join(second), third: join(others), conjugation }
}

/** Разо·бра́ть → раз·беру́, ото·зва́ть → от·зову́; but со·бра́ть → со·беру́, со·зва́ть → со·зову́, обо·бра́ть → о·беру́. */
function withoutFleetingVowel(prefix: string, base: string): string {
  if (prefix === 'со' && /брать|звать/.test(base)) return prefix
  if (prefix === 'обо' && base === 'брать') return 'о'
  if (prefix === 'разо' && base === 'стлать') return 'рас'
  return prefix.replace(/(раз|под|над|от|об|из|вз|^в|с)о$/, '$1')
}

/** Тре́бовать → тре́бу, рисова́ть → рису́, воева́ть → вою́, ночева́ть → ночу́. */
function ovaStem(infinitive: string): string {
  const root = infinitive.replace(/[ое]\u0301?ва\u0301?ть$/, '')
  const vowel = /ева\u0301?ть$/.test(infinitive) && !/[жчшщц]$/.test(root) ? 'ю' : 'у'
  return /ва\u0301ть$/.test(infinitive) ? stressed(root + vowel) : root + vowel
}

/** Zaliznyak's type 14: the stem's н or м (жать, мять, нача́ть, приня́ть) with the vowel of its prefix. */
function nasalStem({ plain, consonant }: Verb): string {
  const prefixOf = (base: string) => plain.slice(0, -base.length)
  if (plain.endsWith('принять')) return `${prefixOf('нять')}м`
  if (plain.endsWith('взять')) return `${prefixOf('взять')}возьм`
  if (plain.endsWith('обнять')) return `${prefixOf('нять')}ним`
  if (/[ъ]ять$/.test(plain)) return `${prefixOf('ъять')}ым`.replace(/обым$/, 'обойм')
  if (plain.endsWith('нять'))
    return prefixOf('нять') + (/[аеиоуыэюя]$/.test(prefixOf('нять')) ? 'йм' : 'ним')
  if (plain.endsWith('жать')) return withFleetingVowel(prefixOf('жать'), `ж${consonant ?? 'м'}`)
  if (plain.endsWith('мять')) return withFleetingVowel(prefixOf('мять'), 'мн')
  if (plain.endsWith('пять')) return `${prefixOf('ять')}н`
  return `${prefixOf('ать')}н`
}
