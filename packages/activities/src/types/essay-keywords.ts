import { answerKey, areSimilar } from '../text/same-answer.ts'
import { readExpression } from './safe-expression.ts'

/** No author looks for a longer word; what is longer is not looked for. */
const LONGEST_KEYWORD = 200

interface Match {
  index: number
  length: number
}

interface Rules {
  isCaseSensitive: boolean
  forgivesMistakes: boolean
}

// H5P's own list, with the quotation marks and the ellipsis of French and Russian texts.
const BETWEEN_WORDS = /[\s.?!,';"«»„“”‹›…]/

/** How often a keyword, in any of its spellings, stands in a text as a word of its own. */
export function findKeyword(spellings: string[], text: string, rules: Rules): number {
  const written = answerKey(text, rules.isCaseSensitive)
  return spellings.reduce((count, spelling) => {
    const expression = readExpression(spelling, rules.isCaseSensitive)
    if (expression) return count + matchesOf(expression, written).length
    if (spelling.startsWith('/') && spelling.endsWith('/') && spelling.length > 1) return count
    const wanted = answerKey(spelling, rules.isCaseSensitive)
    if (wanted.length > LONGEST_KEYWORD) return count
    return wanted ? count + findSpelling(wanted, written, rules).length : count
  }, 0)
}

function findSpelling(wanted: string, written: string, { forgivesMistakes }: Rules): Match[] {
  const found = matchesOf(new RegExp(literally(wanted.replaceAll('*', '')), 'gu'), written)
  const add = (matches: Match[]) => {
    for (const match of matches) if (!isNear(found, match.index)) found.push(match)
  }
  if (wanted.includes('*')) {
    const wildcard = literally(wanted.replace(/\*+/g, '*')).replaceAll('\\*', '[\\p{L}\\p{M}]+')
    add(matchesOf(new RegExp(wildcard, 'gu'), written))
  }
  if (forgivesMistakes) add(similarMatches(wanted, written, found))
  return found
}

function matchesOf(expression: RegExp, text: string): Match[] {
  return [...text.matchAll(expression)]
    .map((match) => ({ index: match.index, length: match[0].length }))
    .filter((match) => match.length > 0 && isIsolated(match, text))
}

/** A phrase may be written with a letter more or less, so windows of several sizes are tried. */
function similarMatches(wanted: string, written: string, known: Match[]) {
  const found: Match[] = []
  for (let size = wanted.length - 2; size <= wanted.length + 2; size++) {
    for (let index = 0; index + size <= written.length; index++) {
      const match = { index, length: size }
      if (size < 1 || !isIsolated(match, written)) continue
      if (isNear(known, index) || isNear(found, index)) continue
      if (areSimilar(wanted, written.slice(index, index + size))) found.push(match)
    }
  }
  return found
}

function isNear(matches: Match[], index: number) {
  return matches.some((match) => Math.abs(match.index - index) <= match.length)
}

function isIsolated({ index, length }: Match, text: string) {
  const [before, after] = [text[index - 1] ?? ' ', text[index + length] ?? ' ']
  return BETWEEN_WORDS.test(before) && BETWEEN_WORDS.test(after)
}

function literally(text: string) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
