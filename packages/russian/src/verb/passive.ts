import { hiddenConsonant } from './hidden-consonant.ts'
import { hasZhd } from './lexicon.ts'
import { mutated } from './mutation.ts'
import { pastStem } from './past.ts'
import { prefixStressOf, stressOnPrefix, withPrefixStress } from './past-on-prefix.ts'
import { withFleetingVowel } from './prefix.ts'
import { withRootYo } from './root-yo.ts'
import { stressBefore, stressed, stressLast, stressOn, unstressed } from './stress-mark.ts'
import type { Verb } from './verb.ts'

/** Zaliznyak's past passive participle: -нный, -енный (-ённый) or -тый; variants, the usual one first. */
export function pastPassiveOf(verb: Verb): readonly string[] {
  const forms = irregularForms(verb) ?? regularForms(verb)
  return verb.isVy ? forms.map((form) => stressOn(form, 0)) : forms
}

function irregularForms(verb: Verb): readonly string[] | undefined {
  const { irregular, infinitive, plain } = verb
  if (irregular?.pastPassive) {
    const { prefix, pastPassive, takesO } = irregular
    return [takesO ? withFleetingVowel(prefix, pastPassive) : prefix + pastPassive]
  }
  const stem = infinitive.replace(/ть$/, '')
  if (plain === 'раздать') return ['ро́зданный']
  if (irregular?.base === 'дать') return [`${stressOnPrefix(stem)}нный`]
  if (irregular?.base === 'клясть') return onRootOrPrefix(verb, infinitive.replace(/сть$/, ''))
  if (irregular?.base === 'быть') return onRootOrPrefix(verb, stem)
  if (irregular?.base !== 'йти') return undefined
  const regular = `${unstressed(infinitive).replace(/ти$/, '')}дённый`
  if (plain === 'найти') return ['на́йденный']
  return plain === 'пройти' ? ['про́йденный', regular] : [regular]
}

function regularForms(verb: Verb): readonly string[] {
  const { infinitive, type, plain } = verb
  switch (type) {
    case 1:
      if (/[рс][ао]внять$/.test(plain))
        return [`${stressBefore(infinitive.replace(/ять$|я\u0301ть$/, 'е\u0301'))}нный`]
      if (plain.endsWith('еть')) return [`${plain.slice(0, -'еть'.length)}ённый`]
      return [withSuffix(verb, 'нный')]
    case 2:
    case 6:
      return [withSuffix(verb, 'нный')]
    case 3:
    case 10:
      return [withSuffix(verb, 'тый')]
    case 4:
      return [fourth(verb)]
    case 5:
      return fifth(verb)
    case 7:
      return [
        consonantal(verb, infinitive.replace(/[сз]ти\u0301?$|[сз]ть$/, '') + hiddenConsonant(verb)),
      ]
    case 8:
      return [consonantal(verb, infinitive.replace(/чь$/, '') + mutated(hiddenConsonant(verb)))]
    case 9:
      return [ninth(verb)]
    case 13:
      return []
    default:
      return onRootOrPrefix(verb, infinitive.replace(/ть$/, ''))
  }
}

/** -анный, -ованный, -утый, -отый: a stress on the suffix steps back, and a root е is then ё in some words (свёрнутый). */
function withSuffix(verb: Verb, suffix: string): string {
  const stem = verb.infinitive.replace(/ть$/, '')
  const isOnSuffix = /[аяоу]\u0301$/.test(stem)
  return withRootYo(isOnSuffix ? stressBefore(stem) : stem, verb) + suffix
}

/** Type 4: -ённый for scheme b, -енный on the stem for a and c; circles ⑦ and ⑧ turn that round. */
function fourth(verb: Verb): string {
  const { infinitive, presentScheme, deviations, consonant, plain } = verb
  const stem = infinitive.replace(/и\u0301?ть$/, '')
  const churchSlavonic = consonant === 'щ' ? 'щ' : hasZhd(plain, presentScheme) ? 'жд' : undefined
  const changed = alternation(plain, stem, churchSlavonic)
  const isOnEnding = (presentScheme === 'b' && !deviations.has(8)) || deviations.has(7)
  if (isOnEnding && !verb.isVy) return `${unstressed(changed)}ённый`
  return `${stressed(changed)}енный`
}

const WITHOUT_ALTERNATION = /(?:пронзить|вонзить|клеймить|обезопасить)$/

/** As in the 1st singular but for пронзённый, клеймённый and the like, and замы́шленный (осмы́сленный is regular). */
function alternation(plain: string, stem: string, churchSlavonic: 'щ' | 'жд' | undefined): string {
  if (WITHOUT_ALTERNATION.test(plain)) return stem
  if (/(?:за|из|у|про|вы|при)мыслить$/.test(plain)) return stem.replace(/сл$/, 'шл')
  return mutated(stem, churchSlavonic)
}

/** Type 5: always on the stem: уви́денный without alternation, оби́женный, просмо́тренный, услы́шанный. */
function fifth(verb: Verb): readonly string[] {
  const { infinitive, plain } = verb
  if (/[ая]ть$/.test(plain)) return [withSuffix(verb, 'нный')]
  const stem = infinitive.replace(/е\u0301?ть$/, '')
  if (/видеть$/.test(plain)) return [`${stem}енный`]
  if (plain.endsWith('велеть')) return [`${unstressed(stem)}ённый`]
  const changed = `${stressed(mutated(stem))}енный`
  return plain.endsWith('терпеть') ? [changed, `${stressed(stem)}енный`] : [changed]
}

/** Types 7 and 8: -ённый where the past is stressed on its ending (принесённый), else the stem (укра́денный). */
const consonantal = (verb: Verb, stem: string) =>
  verb.pastScheme === 'b' ? `${unstressed(stem)}ённый` : `${stressLast(stem)}енный`

/** Стёртый; за́пертый on its prefix. */
function ninth(verb: Verb): string {
  const stem = stressLast(pastStem(verb).masculine)
  const isOnPrefix = prefixStressOf(verb) === 'always'
  return `${isOnPrefix ? stressOnPrefix(stem) : stem.replace(/е\u0301р$/, 'ёр')}тый`
}

/** Types 11, 12, 14, 15, 16: as the past; the family of -нять always on its prefix: по́днятый. */
function onRootOrPrefix(verb: Verb, stem: string): readonly string[] {
  if (verb.plain === 'развить') return ['ра́звитый', 'разви́тый']
  const stems = verb.plain.endsWith('нять') ? [stressOnPrefix(stem)] : withPrefixStress(verb, stem)
  return stems.map((one) => `${one}тый`)
}
