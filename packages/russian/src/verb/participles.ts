import type { ParticipleKind } from '../form.ts'
import * as certainty from './missing-forms.ts'
import { pastPassiveOf } from './passive.ts'
import { type Past, pastStem } from './past.ts'
import { prefixStressOf, stressOnPrefix } from './past-on-prefix.ts'
import type { Present } from './present.ts'
import { stressEnding, stressLast, stressOn, unstressed } from './stress-mark.ts'
import type { Verb } from './verb.ts'

interface Participle {
  kind: ParticipleKind
  /** The masculine nominative, without -ся. */
  text: string
  isDoubtful: boolean
}

/** Zaliznyak's participles: active ones of every verb, passive ones of transitive verbs, present ones of imperfective verbs. */
export function participleForms(verb: Verb, present: Present, past: Past): Participle[] {
  const all: Participle[] = []
  const add = (kind: ParticipleKind, texts: readonly string[], said: certainty.Certainty) => {
    if (said === 'missing') return
    for (const text of texts) all.push({ kind, text, isDoubtful: said === 'doubtful' })
  }
  if (verb.isImperfective) add('present-active', presentActive(verb, present), 'said')
  if (verb.isImperfective && verb.isTransitive)
    add('present-passive', presentPassive(verb, present), certainty.presentPassiveCertainty(verb))
  add('past-active', pastActive(verb, past), certainty.pastActiveCertainty(verb))
  if (verb.isTransitive)
    add('past-passive', pastPassiveOf(verb), certainty.pastPassiveCertainty(verb))
  return all
}

/** Of the 3rd plural; in types 4 and 5 of scheme c stressed on the ending (смотря́щий), without circle ④ (лю́бящий). */
function presentActive(verb: Verb, present: Present): readonly string[] {
  if (verb.irregular?.presentActive) return [verb.irregular.presentActive]
  if (verb.plain === 'мочь') return ['могу́щий']
  const isOnEnding =
    verb.presentScheme === 'c' && (verb.type === 4 || verb.type === 5) && !verb.deviations.has(4)
  return present['3pl'].map((third) => {
    const stem = third.replace(/т$/, '')
    return `${isOnEnding ? stressLast(stem) : stem}щий`
  })
}

/** Types 1, 2, 13, and 4 and 5 with -имый; others only in a few words (несо́мый). */
function presentPassive(verb: Verb, present: Present): readonly string[] {
  const { type, infinitive, plain, presentScheme } = verb
  const third = present['3pl'][0] ?? ''
  const stem = third.replace(/[уюая]\u0301?т$/, '')
  if (type === 13) return [infinitive.replace(/ть$/, 'емый')]
  if (type === 1 || type === 2 || (type === 6 && /[аеиоуя]ять$/.test(plain)))
    return [presentScheme === 'b' ? unstressed(stem) + stressEnding('емый') : `${stem}емый`]
  if (type === 4 || type === 5) {
    const inStem = type === 4 ? infinitive.replace(/и\u0301?ть$/, '') : stem
    return [presentScheme === 'a' ? `${inStem}имый` : `${unstressed(inStem)}и\u0301мый`]
  }
  if (/^(?:вести|нести|влечь)$/.test(plain)) return [`${unstressed(stem)}о\u0301мый`]
  return plain === 'искать' ? ['иско́мый'] : []
}

/** вший after a vowel, ший after a consonant: чита́вший, нёсший, у́мерший; ве́дший, цве́тший keep е. */
function pastActive(verb: Verb, past: Past): readonly string[] {
  const { irregular, type, isVy, infinitive, deviations, isDegree } = verb
  if (irregular?.pastActive) {
    const text = irregular.prefix + irregular.pastActive
    return [isVy ? stressOn(text, 0) : text]
  }
  const masculine = past.m[0] ?? ''
  if (type === 9) return ninth(verb)
  if (type === 7 && !irregular?.past) return [seventh(verb, masculine)]
  if (type === 3 && isDegree && !deviations.has(6)) {
    if (/вянуть$/.test(verb.plain)) return [masculine.replace(/л$/, 'дший')]
    return [/л$/.test(masculine) ? masculine.replace(/л$/, 'вший') : `${masculine}ший`]
  }
  if (type !== 3 && !/(?:[аеёиоуыэюял]|\u0301)$/.test(masculine)) return [`${masculine}ший`]
  if (irregular?.past && irregular.base !== 'минуть') return [infinitive.replace(/сть$/, 'вший')]
  return [infinitive.replace(/ть$/, 'вший')]
}

/** Нёсший, упа́вший; with the consonant that the past has lost мётший, but ве́дший, обре́тший. */
function seventh({ infinitive, plain, isVy }: Verb, masculine: string): string {
  if (!/л$/.test(masculine)) return `${masculine}ший`
  const stem = masculine.replace(/л$/, '')
  if (!/ти\u0301?$/.test(infinitive)) return `${stem}вший`
  const consonant = /(?:цвести|мести|плести|гнести)$|^(?:при|из)?обрести$/.test(plain) ? 'т' : 'д'
  const keepsE = /(?:вести|брести)$/.test(plain) && !isVy
  return `${keepsE ? stressLast(stem) : stem}${consonant}ший`
}

function ninth(verb: Verb): readonly string[] {
  const root = pastStem(verb).masculine
  if (verb.isVy) return [`${stressOn(root, 0)}ший`]
  const onRoot = `${stressLast(root)}ший`
  if (verb.plain === 'умереть') return [onRoot]
  if (prefixStressOf(verb) === 'always') return [`${stressOnPrefix(root)}ший`, onRoot]
  return [onRoot.replace(/е\u0301р/, 'ёр')]
}
