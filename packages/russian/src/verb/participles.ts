import type { ParticipleKind } from '../form.ts'
import { pastPassiveOf } from './passive.ts'
import { type Past, pastStem } from './past.ts'
import type { Present } from './present.ts'
import { stressBefore, stressEnding, stressLast, stressOn, unstressed } from './stress-mark.ts'
import type { Verb } from './verb.ts'

export interface Participle {
  kind: ParticipleKind
  /** The masculine nominative, without -ся. */
  text: string
  isDoubtful?: true
}

export function participleForms(verb: Verb, present: Present, past: Past): Participle[] {
  const all: Participle[] = []
  const add = (kind: ParticipleKind, texts: readonly string[], isDoubtful = false) => {
    for (const text of texts) all.push({ kind, text, ...(isDoubtful && { isDoubtful }) })
  }
  if (verb.isImperfective) add('present-active', presentActive(verb, present))
  if (verb.isImperfective && verb.isTransitive) {
    const text = presentPassive(verb, present)
    if (text) add('present-passive', [text], isPresentPassiveDoubtful(verb))
  }
  add('past-active', pastActive(verb, past))
  if (verb.isTransitive && hasPastPassive(verb))
    add('past-passive', pastPassiveOf(verb), !verb.isPerfective)
  return all
}

/** Of the 3rd plural; in types 4 and 5 of scheme c stressed on the ending (смотря́щий), without circle ④ (лю́бящий). */
function presentActive(verb: Verb, present: Present): readonly string[] {
  if (verb.irregular?.base === 'быть' && verb.plain === 'быть') return ['бу́дущий']
  const [third = ''] = present['3pl']
  const base = third.replace(/т$/, '')
  if (!/[уюая]\u0301?$/.test(base)) return []
  const isSecond = /[ая]\u0301?$/.test(base)
  if (verb.plain === 'мочь') return ['могу́щий']
  if (isSecond && verb.presentScheme === 'c' && !verb.deviations.has(4))
    return [`${stressLast(base)}щий`]
  return [`${base}щий`]
}

/** Zaliznyak: types 1, 2, 13, and 4 and 5 with -имый; others only in a few words (несо́мый). */
function presentPassive(verb: Verb, present: Present): string | undefined {
  const { type, infinitive, plain, presentScheme } = verb
  const [third = ''] = present['3pl']
  if (type === 13) return infinitive.replace(/ть$/, 'емый')
  if (type === 1 || type === 2 || (type === 6 && /[аеиоуя]ять$/.test(plain))) {
    const stem = third.replace(/[ую]\u0301?т$/, '')
    return presentScheme === 'b' ? `${unstressed(stem)}${stressEnding('емый')}` : `${stem}емый`
  }
  if (type === 4 || type === 5) {
    const stem = third.replace(/[ая]\u0301?т$/, '')
    return presentScheme === 'a' ? `${stem}имый` : `${unstressed(stem)}и\u0301мый`
  }
  if (type === 7 && /(?:вести|нести)$/.test(plain))
    return `${unstressed(third.replace(/у\u0301?т$/, ''))}о\u0301мый`
  if (plain === 'искать') return 'иско́мый'
  return undefined
}

const SAID_IN_IMY =
  /(?:любить|видеть|слышать|хранить|терпеть|водить|носить|возить|гнать|зависеть|ценить|ставить_|значить_|мыслить|повторить_|чтить_)$/

const isPresentPassiveDoubtful = ({ type, plain }: Verb) =>
  (type >= 3 && type <= 7 && !SAID_IN_IMY.test(plain)) || /^(?:знать|иметь)$/.test(plain)

/** вший after a vowel, ший after a consonant: чита́вший, нёсший, у́мерший; ве́дший, цве́тший keep е. */
function pastActive(verb: Verb, past: Past): readonly string[] {
  const { irregular, type, plain, isVy, infinitive } = verb
  const on = (text: string) => (isVy ? stressOn(text, 0) : text)
  if (irregular?.pastActive) return [on(irregular.prefix + irregular.pastActive)]
  const stem = infinitive.replace(/ть$/, '')
  if (type === 3 && verb.isDegree) {
    const [short = ''] = past.m
    const isShortOnly = /л$/.test(short) === false
    if (verb.deviations.has(6)) return [`${stem}вший`]
    return isShortOnly ? [`${short}ший`] : [`${stem}вший`]
  }
  if (type === 9) return ninth(verb)
  if (type === 8 || irregular?.base.endsWith('стичь')) return [`${past.m[0] ?? ''}ший`]
  if (type === 7) {
    if (/(?:красть|класть|пасть|прясть|сесть)$/.test(plain))
      return [`${past.m[0]?.replace(/л$/, '') ?? ''}вший`]
    if (/(?:вести|цвести|брести|обрести)$/.test(plain))
      return [
        on(
          `${stressLast(plain.replace(/сти$/, ''))}${/цвести$|(?:^|при|из)обрести$/.test(plain) ? 'т' : 'д'}ший`,
        ),
      ]
    const masculine = past.m[0] ?? ''
    return [/л$/.test(masculine) ? `${masculine.replace(/л$/, '')}тший` : `${masculine}ший`]
  }
  return [`${stem}вший`]
}

function ninth(verb: Verb): readonly string[] {
  const root = pastStem(verb).masculine
  if (verb.isVy) return [`${stressOn(root, 0)}ший`]
  const onRoot = `${stressLast(root)}ший`
  if (/умереть$/.test(verb.plain)) return [onRoot]
  if (verb.deviations.has(1) && verb.pastScheme === 'c')
    return [`${stressBefore(stressLast(root))}ший`, onRoot]
  return [onRoot.replace(/е\u0301р/, 'ёр')]
}

/** Secondary imperfectives (-ывать, -авать …) have none; Zaliznyak leaves them out as never said. */
const hasPastPassive = ({ isPerfective, plain, type }: Verb) =>
  isPerfective ||
  (type !== 13 && !/[иы]вать$/.test(plain) && type !== 1) ||
  /^(?:читать|слыхать|делать|ломать|мотать|считать|желать|копать|хватать|пытать|кидать|стрелять|таскать|видать|играть)$/.test(
    plain,
  )
