import type { ShortScheme } from '../word-class.ts'

/** How a group of forms is used: `rare` is made by rule only, Zaliznyak's sign ✕. */
export type Use = 'usual' | 'rare' | 'none'

const listed = (words: string) => new Set(words.split(' '))

const RELATIVE = /(?:ск|цк|[её]ньк|оньк)ий$|[сц]кой$/
const SUPERLATIVE_OR_PARTICIPLE = /ший$|ся$/
const ORDINAL =
  /^(?:перв|втор|сот)[ыо]й$|(?:четвёрт|пят|шест|седьм|восьм|девят|десят|цат|девяност|сороков|сот|тысячн|миллионн|миллиардн)[ыо]й$/
const PRONOMINAL =
  /^(?:друг|ин|как|так|никак|люб|сам|кажд|котор|всяк|некотор|мног|немног|остальн|эдак|этак|проч)[оыи]й$/
const QUALITATIVE = listed('плоский низкий маленький хороший нехороший')
const QUALITATIVE_IN_NY =
  /^(?:синий|искренний|древний|излишний)$|(?:одно|дву|все)сторонний$|.летний$/
const SHORT_WITH_STRESSED_ENDING = listed(
  'больной смешной злой большой небольшой хмельной грешной босой',
)

/**
 * The short forms of the groups that Zaliznyak marks by their suffix: none of -ский -цкий -енький, -ший, ordinals and
 * pronouns (ру́сский, бы́вший, пе́рвый); by rule only in -ний and with a stressed ending (вчера́шний, стально́й).
 */
export function useOfShortForms(letters: string, isEndStressed: boolean): Use {
  if (QUALITATIVE.has(letters)) return 'usual'
  if (letters === 'господний') return 'none'
  if ([RELATIVE, SUPERLATIVE_OR_PARTICIPLE, ORDINAL, PRONOMINAL].some((one) => one.test(letters)))
    return 'none'
  if (/ний$/.test(letters)) return QUALITATIVE_IN_NY.test(letters) ? 'usual' : 'rare'
  return isEndStressed && !SHORT_WITH_STRESSED_ENDING.has(letters) ? 'rare' : 'usual'
}

const NOT_COMPARED = listed('великий благой занятый принятый нехороший')
const HARDLY_COMPARED = listed(
  'ветхий вязкий громоздкий дерзкий едкий жестокий жуткий зыбкий краткий кроткий липкий лихой одинокий робкий ' +
    'скользкий стойкий тяжкий убогий упругий холостой хрупкий цепкий чуткий гордый чуждый неловкий',
)
const WITHOUT_NEGATION = listed('нежный нервный немой')

/** The comparative: none of a negated word whose short forms move their stress (несло́жный, but неприя́тнее). */
export function useOfComparative(letters: string, scheme: ShortScheme): Use {
  if (HARDLY_COMPARED.has(letters)) return 'rare'
  const isNegated = /^не/.test(letters) && !WITHOUT_NEGATION.has(letters)
  return NOT_COMPARED.has(letters) || (isNegated && scheme !== 'a') ? 'none' : 'usual'
}
