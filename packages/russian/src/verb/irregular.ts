import { prefixBefore } from './prefix.ts'

/** A verb, with all its prefixed ones, that the rules of its type do not make; Zaliznyak's triangle. */
export interface Irregular {
  /** The infinitive without prefix and stress. */
  base: string
  /** The types that its class is written with; 0 always fits. */
  types: readonly number[]
  /** Stem of the present: of all forms, or of the 2nd singular, then of the 1st singular and 3rd plural. */
  stem?: string | readonly [string, string]
  /** The second conjugation's endings; the first's, hard (у, ут), otherwise. */
  endings?: 'soft' | 'second'
  /** The six forms of the present, stressed. */
  present?: string
  scheme?: string
  pastScheme?: (isReflexive: boolean, infinitive: string) => string
  /** Stem of the past: of the masculine (with its л), then of the others. */
  past?: readonly [string, string]
  /** Alternatives by a stroke. */
  imperative?: string
  gerund?: string
  /** What the present participle in -щий stands on, stressed: бу́дущий. */
  presentActive?: string
  pastActive?: string
  pastPassive?: string
  /** The prefix loses its о before the present's vowel: разобра́ть → разберу́. */
  dropsO?: true
  /** The prefix takes о before the present's two consonants: сжечь → сожгу́. */
  takesO?: true
}

const c = (isReflexive: boolean) => (isReflexive ? 'c″' : 'c')
const pastOfBe = (isReflexive: boolean, infinitive: string) =>
  /(?:за|раздо)быть$/.test(infinitive) ? 'a' : c(isReflexive)
const pastOfGive = (isReflexive: boolean, infinitive: string) =>
  isReflexive ? 'c″' : infinitive === 'дать' ? 'c′' : 'c'

/** The longer before the shorter, where one ends in the other. */
const IRREGULAR: readonly Irregular[] = [
  { base: 'быть', types: [], stem: 'буд', scheme: 'a', pastScheme: pastOfBe, imperative: 'бу́дь' },
  {
    base: 'дать',
    types: [],
    present: 'да́м да́шь да́ст дади́м дади́те даду́т',
    pastScheme: pastOfGive,
    imperative: 'да́й',
  },
  {
    base: 'есть',
    types: [],
    present: 'е́м е́шь е́ст еди́м еди́те едя́т',
    past: ['ел', 'ел'],
    imperative: 'е́шь',
    pastPassive: 'е́денный',
  },
  {
    base: 'идти',
    types: [],
    stem: 'ид',
    scheme: 'b',
    pastScheme: () => 'b',
    past: ['шёл', 'шл'],
    pastActive: 'ше́дший',
  },
  {
    base: 'йти',
    types: [],
    stem: 'йд',
    scheme: 'b',
    pastScheme: () => 'b',
    past: ['шёл', 'шл'],
    pastActive: 'ше́дший',
  },
  { base: 'ехать', types: [6], stem: 'ед', scheme: 'a' },
  {
    base: 'бежать',
    types: [5],
    present: 'бегу́ бежи́шь бежи́т бежи́м бежи́те бегу́т',
    imperative: 'беги́',
  },
  { base: 'хотеть', types: [5], present: 'хочу́ хо́чешь хо́чет хоти́м хоти́те хотя́т' },
  { base: 'чтить', types: [4], present: 'чту́ чти́шь чти́т чти́м чти́те чтя́т/чту́т' },
  {
    base: 'шибить',
    types: [],
    stem: 'шиб',
    scheme: 'b',
    past: ['шиб', 'шибл'],
    pastActive: 'шиби́вший',
    pastPassive: 'ши́бленный',
  },
  { base: 'реветь', types: [], stem: 'рев', scheme: 'b' },
  {
    base: 'клясть',
    types: [7, 14],
    stem: 'клян',
    scheme: 'b',
    pastScheme: c,
    past: ['клял', 'клял'],
    pastPassive: 'кля́тый',
  },
  { base: 'сесть', types: [7], stem: 'сяд', scheme: 'a' },
  {
    base: 'лечь',
    types: [8],
    stem: ['ляж', 'ляг'],
    scheme: 'a',
    pastScheme: () => 'b',
    imperative: 'ля́г',
  },
  {
    base: 'честь',
    types: [7],
    stem: 'чт',
    scheme: 'b',
    pastScheme: () => 'b',
    past: ['чёл', 'чл'],
    takesO: true,
    pastActive: 'че́тший',
    pastPassive: 'чтённый',
  },
  { base: 'расти', types: [7], past: ['рос', 'росл'] },
  {
    base: 'жечь',
    types: [8],
    stem: ['жж', 'жг'],
    scheme: 'b',
    pastScheme: () => 'b',
    past: ['жёг', 'жгл'],
    takesO: true,
    pastPassive: 'жжённый',
  },
  {
    base: 'толочь',
    types: [8],
    stem: ['толч', 'толк'],
    scheme: 'b',
    pastScheme: () => 'b',
    past: ['толо́к', 'толкл'],
    pastPassive: 'толчённый',
  },
  { base: 'брать', types: [6], stem: 'бер', dropsO: true },
  { base: 'драть', types: [6], stem: 'дер', dropsO: true },
  { base: 'звать', types: [6], stem: 'зов', dropsO: true },
  { base: 'гнать', types: [5], stem: 'гон', endings: 'second', dropsO: true },
  { base: 'стлать', types: [6], stem: 'стел', endings: 'soft', dropsO: true },
  { base: 'слать', types: [6], stem: 'шл', endings: 'soft', dropsO: true },
  { base: 'лгать', types: [6], stem: ['лж', 'лг'] },
  { base: 'ткать', types: [6, 8], stem: ['тк', 'тк'] },
  { base: 'молоть', types: [10], stem: 'мел', endings: 'soft' },
  { base: 'петь', types: [12], stem: 'по', endings: 'soft' },
  { base: 'брить', types: [12], stem: 'бре', endings: 'soft' },
  { base: 'гнить', types: [11, 12, 16], stem: 'гни', endings: 'soft', imperative: 'гни́й' },
  { base: 'почить', types: [12, 11], stem: 'почи', endings: 'soft', imperative: 'почи́й' },
  { base: 'достичь', types: [8, 3], stem: 'достигн', scheme: 'a', imperative: 'дости́гни' },
  { base: 'постичь', types: [8, 3], stem: 'постигн', scheme: 'a', imperative: 'пости́гни' },
  { base: 'настичь', types: [8, 3], stem: 'настигн', scheme: 'a', imperative: 'насти́гни' },
  { base: 'застичь', types: [8, 3], stem: 'застигн', scheme: 'a', imperative: 'засти́гни' },
  { base: 'зиждить', types: [4, 6], stem: 'зижд' },
]

/** The irregular verb that an infinitive (without stress and -ся) is, or is made from with a prefix. */
export function findIrregular(
  infinitive: string,
  type: number,
): (Irregular & { prefix: string }) | undefined {
  for (const verb of IRREGULAR) {
    if (type !== 0 && !verb.types.includes(type)) continue
    const prefix = prefixBefore(infinitive, verb.base)
    if (prefix !== undefined) return { ...verb, prefix }
  }
}
