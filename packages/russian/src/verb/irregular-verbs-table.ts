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
  /** The six forms of the present, stressed, alternatives by a stroke. */
  present?: string
  scheme?: string
  pastScheme?: (isReflexive: boolean, infinitive: string) => string
  /** Stem of the past: of the masculine (with its л), then of the others. */
  past?: readonly [string, string]
  /** Alternatives by a stroke. */
  imperative?: string
  gerund?: string
  presentActive?: string
  pastActive?: string
  pastPassive?: string
  /** Not a prefixed form of it: вле́чь is not в·лечь. */
  not?: RegExp
  /** Where a homograph of another scheme is regular: облечь, обля́жет and облечёт. */
  onlyScheme?: string
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

const go = {
  scheme: 'b',
  pastScheme: () => 'b',
  past: ['шёл', 'шл'],
  pastActive: 'ше́дший',
} as const

/** A longer base stands before the shorter one that it ends in. */
export const IRREGULAR_VERBS: readonly Irregular[] = [
  {
    base: 'быть',
    types: [],
    stem: 'буд',
    scheme: 'a',
    pastScheme: pastOfBe,
    imperative: 'бу́дь',
    gerund: 'бу́дучи',
    presentActive: 'бу́дущий',
  },
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
  { base: 'идти', types: [], stem: 'ид', ...go },
  { base: 'йти', types: [], stem: 'йд', ...go },
  { base: 'ехать', types: [6], stem: 'ед', scheme: 'a', gerund: 'е́дучи/е́дя' },
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
  },
  { base: 'сесть', types: [7], stem: 'сяд', scheme: 'a' },
  {
    base: 'лечь',
    types: [8],
    not: /в$/,
    onlyScheme: 'a',
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
  {
    base: 'стичь',
    types: [3, 8],
    stem: 'стигн',
    scheme: 'a',
    imperative: 'сти́гни',
    pastPassive: 'сти́гнутый',
  },
  { base: 'брать', types: [6], stem: 'бер', dropsO: true },
  { base: 'драть', types: [6], stem: 'дер', dropsO: true },
  { base: 'звать', types: [6], stem: 'зов', dropsO: true },
  { base: 'гнать', types: [5], stem: 'гон', endings: 'second', dropsO: true },
  { base: 'стлать', types: [6], stem: 'стел', endings: 'soft', dropsO: true },
  { base: 'слать', types: [6], stem: 'шл', endings: 'soft' },
  { base: 'лгать', types: [6], stem: ['лж', 'лг'] },
  { base: 'ткать', types: [6, 8], stem: 'тк' },
  { base: 'молоть', types: [10], stem: 'мел', endings: 'soft' },
  { base: 'опереть', types: [9], stem: 'обопр' },
  { base: 'простереть', types: [9], stem: 'простр' },
  { base: 'опить', types: [11], stem: 'обопь', endings: 'soft' },
  { base: 'обить', types: [11], stem: 'обобь', endings: 'soft' },
  { base: 'петь', types: [12], stem: 'по', endings: 'soft' },
  { base: 'брить', types: [12], stem: 'бре', endings: 'soft' },
  { base: 'гнить', types: [11, 12, 16], stem: 'гни', endings: 'soft', imperative: 'гни́й' },
  { base: 'почить', types: [11, 12], stem: 'почи', endings: 'soft', imperative: 'почи́й' },
  { base: 'зиждить', types: [4, 6], stem: 'зижд' },
  { base: 'блистать', types: [6], stem: 'блещ', endings: 'soft' },
  { base: 'колебать', types: [6], stem: 'колебл', endings: 'soft', pastPassive: 'коле́бленный' },
  { base: 'внимать', types: [6], stem: 'внемл', endings: 'soft', imperative: 'вне́мли/внемли́' },
  {
    base: 'двигать',
    types: [6],
    stem: 'движ',
    endings: 'soft',
    imperative: 'дви́гай',
    gerund: 'дви́гая',
  },
  {
    base: 'капать',
    types: [6],
    stem: 'капл',
    endings: 'soft',
    imperative: 'ка́пай',
    gerund: 'ка́пая',
  },
  { base: 'махать', types: [6], stem: 'маш', endings: 'soft', gerund: 'маша́/маха́я' },
  {
    base: 'сыпать',
    types: [6],
    present: 'сы́плю сы́плешь/сы́пешь сы́плет/сы́пет сы́плем/сы́пем сы́плете/сы́пете сы́плют/сы́пят',
    imperative: 'сы́пь',
  },
  {
    base: 'мучить',
    types: [4],
    present: 'му́чаю/му́чу му́чаешь/му́чишь му́чает/му́чит му́чаем/му́чим му́чаете/му́чите му́чают/му́чат',
    imperative: 'му́чай/му́чь',
  },
  {
    base: 'мерить',
    types: [4],
    present: 'ме́рю/ме́ряю ме́ришь/ме́ряешь ме́рит/ме́ряет ме́рим/ме́ряем ме́рите/ме́ряете ме́рят/ме́ряют',
  },
  {
    base: 'обязывать',
    types: [1],
    present:
      'обя́зываю/обязу́ю обя́зываешь/обязу́ешь обя́зывает/обязу́ет обя́зываем/обязу́ем обя́зываете/обязу́ете обя́зывают/обязу́ют',
  },
  {
    base: 'стонать',
    types: [6],
    present:
      'стону́/стона́ю сто́нешь/стона́ешь сто́нет/стона́ет сто́нем/стона́ем сто́нете/стона́ете сто́нут/стона́ют',
    imperative: 'стони́',
    gerund: 'стона́я',
  },
  { base: 'жаждать', types: [6], stem: 'жажд', gerund: 'жа́ждая' },
  { base: 'минуть', types: [3], past: ['мину́л/ми́нул', 'мину́л/ми́нул'] },
  { base: 'сидеть', types: [5], gerund: 'си́дя' },
  { base: 'стоять', types: [5], gerund: 'сто́я' },
  { base: 'лежать', types: [5], gerund: 'лёжа' },
  { base: 'глядеть', types: [5], gerund: 'гля́дя/глядя́' },
]
