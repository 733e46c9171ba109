import type { Score } from '../../score/score.ts'
import { expressionIn, isExpressible, loadExpressions } from './expressions.ts'
import { findKeyword, needsExpressions } from './keywords.ts'
import type { EssayParams } from './params.ts'

/** How often each keyword was found. */
export function foundKeywords({ keywords, behaviour }: EssayParams, answer: string): number[] {
  const written = answer.replace(/\r\n|\r|\n/g, ' ').replace(/\s\s+/g, ' ')
  return keywords.map(({ keyword, alternatives, options }) =>
    findKeyword([keyword, ...alternatives], written, {
      isCaseSensitive: settled(behaviour.overrideCaseSensitive, options.caseSensitive),
      forgivesMistakes: settled(behaviour.overrideForgiveMistakes, options.forgiveMistakes),
    }),
  )
}

function settled(override: 'on' | 'off' | undefined, own: boolean) {
  return override ? override === 'on' : own
}

/** Points for each keyword as often as the author counts it, up to the share that is mastery. */
export function scoreEssay(essay: EssayParams, answer: string): Score {
  const { behaviour, keywords } = essay
  const all = keywords.reduce((sum, { options }) => sum + options.points * options.occurrences, 0)
  const max = Math.floor((behaviour.percentageMastering * all) / 100)
  if (behaviour.ignoreScoring || max === 0) {
    return {
      score: 0,
      max: 0,
      success: answer.trim().length >= Math.max(1, behaviour.minimumLength),
    }
  }
  const points = foundKeywords(essay, answer).reduce((sum, found, index) => {
    const options = keywords[index]?.options
    return options ? sum + Math.min(found, options.occurrences) * options.points : sum
  }, 0)
  const score = Math.min(points, max)
  const passing = Math.min(max, (behaviour.percentagePassing * all) / 100)
  return { score, max, success: score >= passing }
}

/** What has to be fetched before an essay can be scored; nothing for most. */
export function prepareEssay(essay: EssayParams): Promise<void> | undefined {
  return spellingsOf(essay).some(needsExpressions) ? loadExpressions() : undefined
}

/** The author's regular expressions that do not run here, and are compared letter by letter instead. */
export async function expressionsNotRunIn(essay: EssayParams): Promise<string[]> {
  await prepareEssay(essay)
  return spellingsOf(essay).filter((spelling) => {
    const expression = expressionIn(spelling)
    return expression !== undefined && !isExpressible(expression)
  })
}

function spellingsOf({ keywords }: EssayParams) {
  return keywords.flatMap(({ keyword, alternatives }) => [keyword, ...alternatives])
}
