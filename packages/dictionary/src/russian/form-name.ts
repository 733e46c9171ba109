import type { FormName } from '../entry.ts'

type Tags = ReadonlySet<string>
type Names = Record<string, readonly [fr: string, ru: string]>

const CASES: Names = {
  nomn: ['nominatif', 'именительный'],
  gent: ['génitif', 'родительный'],
  datv: ['datif', 'дательный'],
  accs: ['accusatif', 'винительный'],
  ablt: ['instrumental', 'творительный'],
  loct: ['prépositionnel', 'предложный'],
  voct: ['vocatif', 'звательный'],
  gen1: ['génitif', 'родительный'],
  gen2: ['génitif partitif', 'родительный (часть целого)'],
  acc2: ['accusatif', 'винительный'],
  loc1: ['prépositionnel', 'предложный'],
  loc2: ['locatif', 'местный'],
}

const NUMBERS: Names = {
  masc: ['masculin singulier', 'мужской род'],
  femn: ['féminin singulier', 'женский род'],
  neut: ['neutre singulier', 'средний род'],
  sing: ['singulier', 'ед. число'],
  plur: ['pluriel', 'мн. число'],
}

const PERSONS: Names = {
  '1per': ['1re personne', '1-е лицо'],
  '2per': ['2e personne', '2-е лицо'],
  '3per': ['3e personne', '3-е лицо'],
}

const TENSES: Names = {
  past: ['passé', 'прошедшее время'],
  pres: ['présent', 'настоящее время'],
  futr: ['futur', 'будущее время'],
}

const DECLINED = new Set(['NOUN', 'ADJF', 'NPRO', 'NUMR', 'PRTF'])

/**
 * The name of a form in both languages. Several readings of one word become one name, the
 * likeliest first: кни́ги → « génitif singulier ; nominatif, accusatif pluriel ».
 */
export function formName(readings: { pos: string; tags: Tags }[]): FormName | undefined {
  const groups = new Map<string, { start: FormName; cases: Set<string>; number: FormName }>()
  for (const { pos, tags } of readings) {
    const start = startOf(pos, tags)
    if (!start) continue
    const number = numberOf(pos, tags)
    const key = `${start.fr}|${number.fr}`
    const group = groups.get(key) ?? { start, cases: new Set(), number }
    const grammaticalCase = DECLINED.has(pos) ? oneOf(CASES, tags) : undefined
    if (grammaticalCase) group.cases.add(grammaticalCase)
    groups.set(key, group)
  }
  if (groups.size === 0) return undefined
  const shown = [...groups.values()].slice(0, 3)
  return { fr: shown.map(frenchName).join(' ; '), ru: shown.map(russianName).join('; ') }
}

type Group = { start: FormName; cases: Set<string>; number: FormName }

function frenchName({ start, cases, number }: Group): string {
  const named = casesIn(cases, 0)
  return [start.fr, [named, number.fr].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

function russianName({ start, cases, number }: Group): string {
  const named = casesIn(cases, 1)
  return [start.ru, named && `${named} падеж`, number.ru].filter(Boolean).join(', ')
}

/** In the order of a declension table. */
function casesIn(cases: Set<string>, language: 0 | 1): string {
  const named = Object.entries(CASES).filter(([tag]) => cases.has(tag))
  return [...new Set(named.map(([, names]) => names[language]))].join(', ')
}

/** What comes before case and number; nothing at all for words that have no forms. */
function startOf(pos: string, tags: Tags): FormName | undefined {
  if (tags.has('Fixd')) return undefined
  switch (pos) {
    case 'NOUN':
    case 'NPRO':
    case 'NUMR':
      return name('', '')
    case 'ADJF':
      return tags.has('Supr') ? name('superlatif', 'превосходная степень') : name('', '')
    case 'ADJS':
      return name('forme courte', 'краткая форма')
    case 'COMP':
      return name('comparatif', 'сравнительная степень')
    case 'INFN':
      return name('infinitif', 'инфинитив')
    case 'GRND':
      return tags.has('past')
        ? name('gérondif passé', 'деепричастие прошедшего времени')
        : name('gérondif présent', 'деепричастие настоящего времени')
    case 'PRTF':
    case 'PRTS':
      return participle(pos, tags)
    case 'VERB':
      return finite(tags)
    default:
      return undefined
  }
}

function participle(pos: string, tags: Tags): FormName {
  const [tense, time] = tags.has('past') ? ['passé', 'прошедшего'] : ['présent', 'настоящего']
  const [voice, sort] = tags.has('pssv') ? ['passif', 'страдательное'] : ['actif', 'действительное']
  const [short, brief] = pos === 'PRTS' ? [', forme courte', 'краткое '] : ['', '']
  return name(`participe ${tense} ${voice}${short}`, `${brief}${sort} причастие ${time} времени`)
}

function finite(tags: Tags): FormName {
  if (tags.has('impr')) {
    const person = tags.has('incl') ? personOf('1per', true) : personOf('2per', tags.has('plur'))
    return joined(name('impératif', 'повелительное наклонение'), person)
  }
  const tense = oneOf(TENSES, tags)
  const [fr = '', ru = ''] = (tense && TENSES[tense]) || []
  const person = oneOf(PERSONS, tags) ?? (tags.has('Impe') && tense !== 'past' ? '3per' : undefined)
  return person ? joined(name(fr, ru), personOf(person, tags.has('plur'))) : name(fr, ru)
}

function personOf(person: string, isPlural: boolean): FormName {
  const [fr = '', ru = ''] = PERSONS[person] ?? []
  return isPlural
    ? name(`${fr} du pluriel`, `${ru} мн. числа`)
    : name(`${fr} du singulier`, `${ru} ед. числа`)
}

function numberOf(pos: string, tags: Tags): FormName {
  const isCounted = pos === 'NOUN' || pos === 'NPRO'
  if (pos === 'NUMR' || tags.has('Impe')) return name('', '')
  if (['1per', '2per', '3per', 'impr'].some((tag) => tags.has(tag)) && !isCounted)
    return name('', '')
  const own = tags.has('plur')
    ? 'plur'
    : oneOf(NUMBERS, isCounted ? only(tags, ['sing', 'plur']) : tags)
  const [fr = '', ru = ''] = (own && NUMBERS[own]) || []
  return name(fr, ru)
}

const only = (tags: Tags, kept: string[]): Tags => new Set(kept.filter((tag) => tags.has(tag)))
const oneOf = (names: Names, tags: Tags) => Object.keys(names).find((tag) => tags.has(tag))
const name = (fr: string, ru: string): FormName => ({ fr, ru })
const joined = (a: FormName, b: FormName) => name(`${a.fr}, ${b.fr}`, `${a.ru}, ${b.ru}`)
