import { ya } from './mutation.ts'
import type { Past } from './past.ts'
import { pastStem } from './past.ts'
import type { Present } from './present.ts'
import { stressBefore, stressLast, stressOn, unstressed } from './stress-mark.ts'
import type { Verb } from './verb.ts'

const LYING: Record<string, string> = {
  сидеть: 'си́дя',
  стоять: 'сто́я',
  лежать: 'лёжа',
  глядеть: 'гля́дя',
  быть: 'бу́дучи',
  ехать: 'е́дучи',
  жаждать: 'жа́ждая',
  двигать: 'дви́гая',
  стонать: 'стона́я',
}

/** Zaliznyak's present gerund of an imperfective verb: -я, after a sibilant -а; none in types 3, 8, 9, 11, 14 and 15. */
export function presentGerund(verb: Verb, present: Present): readonly string[] {
  const { plain, type, irregular } = verb
  if (LYING[plain]) return [LYING[plain]]
  if (irregular?.base === 'бежать' || [3, 8, 9, 11, 14, 15].includes(type)) return []
  if (type === 13) return [verb.infinitive.replace(/ть$/, 'я')]
  const [third = ''] = present['3pl']
  const [first = ''] = present['1sg']
  const stem = third.replace(/[уюая]\u0301?т$/, '')
  if (type === 12 && irregular) return []
  const isOnEnding = /[ую]\u0301$/.test(first)
  return [isOnEnding ? stressLast(unstressed(stem) + ya(stem)) : stem + ya(unstressed(stem))]
}

/** -в and -вши, after a consonant -ши; with circle ⑨ -я first: принеся́. */
export function pastGerund(verb: Verb, present: Present, past: Past): readonly string[] {
  const { type, infinitive, plain, isVy } = verb
  const suffixes = (stem: string) =>
    verb.isReflexive ? [`${stem}вши`] : [`${stem}в`, `${stem}вши`]
  const stem = infinitive.replace(/ть$/, '')
  const masculine = past.m[0] ?? ''
  if (verb.deviations.has(9)) {
    const [third = ''] = present['3pl']
    const base = third.replace(/у\u0301?т$/, '')
    return [isVy ? `${base}я` : `${unstressed(base)}я\u0301`]
  }
  if (type === 3 && verb.isDegree) {
    const short = /л$/.test(masculine) || verb.deviations.has(6) ? [] : [`${masculine}ши`]
    return [...suffixes(stem), ...short]
  }
  if (type === 9) {
    const root = pastStem(verb).masculine
    const onRoot = isVy
      ? stressOn(root, 0)
      : stressLast(root).replace(/е\u0301р$/, verb.deviations.has(1) ? 'е\u0301р' : 'ёр')
    const short =
      verb.deviations.has(1) && !isVy ? `${stressBefore(stressLast(root))}ши` : `${onRoot}ши`
    return verb.isReflexive ? [short] : [...suffixes(stem), short]
  }
  if (type === 7 && /л$/.test(masculine))
    return /ти\u0301?$/.test(infinitive)
      ? [`${masculine.replace(/л$/, '')}дши`]
      : suffixes(masculine.replace(/л$/, ''))
  if (type === 7 || type === 8 || /стичь$/.test(plain)) return [`${masculine}ши`]
  return suffixes(stem)
}
