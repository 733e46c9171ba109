import { answerKey, areSimilar } from '../../text/same-answer.ts'
import { expressionIn, type Match, matchExpression } from './expressions.ts'

/** No author looks for a longer word; what is longer is not looked for. */
const MAX_KEYWORD_LENGTH = 200

interface Rules {
  isCaseSensitive: boolean
  forgivesMistakes: boolean
}

// H5P's own list, with the quotation marks and the ellipsis of French and Russian texts.
const BETWEEN_WORDS = /[\s.?!,';"«»„“”‹›…]/

/** How often a keyword, in any of its spellings, stands in a text as a word of its own. */
export function findKeyword(spellings: string[], text: string, rules: Rules): number {
  const written = answerKey(text, rules.isCaseSensitive)
  return spellings.reduce((count, spelling) => count + find(spelling, written, rules).length, 0)
}

/** Does a keyword need the engine of expressions? One wildcard does not: `книг*`. */
export function needsExpressions(spelling: string): boolean {
  return expressionIn(spelling) !== undefined || /\*[^*]+\*/.test(spelling)
}

function find(spelling: string, written: string, rules: Rules): Match[] {
  const expression = expressionIn(spelling)
  const found =
    expression === undefined
      ? undefined
      : matchExpression(expression, written, rules.isCaseSensitive)
  if (found) return onlyWords(found, written)
  const wanted = answerKey(expression ?? spelling, rules.isCaseSensitive)
  return wanted && wanted.length <= MAX_KEYWORD_LENGTH ? findSpelling(wanted, written, rules) : []
}

function findSpelling(wanted: string, written: string, { forgivesMistakes }: Rules): Match[] {
  const plain = new RegExp(literally(wanted.replaceAll('*', '')), 'gu')
  const found = onlyWords(matchesOf(plain, written), written)
  const near = new Set(found.flatMap(placesNear))
  const add = (match: Match) => {
    if (near.has(match.index)) return
    found.push(match)
    for (const place of placesNear(match)) near.add(place)
  }
  if (wanted.includes('*')) onlyWords(matchWildcard(wanted, written), written).forEach(add)
  if (forgivesMistakes) similarMatches(wanted, written, near, add)
  return found
}

const LETTERS = '[\\p{L}\\p{M}]+'

/** Each star stands for one letter or more. A single one is looked for from the starts of words, so no run is read twice. */
function matchWildcard(wanted: string, written: string): Match[] {
  const parts = wanted.split(/\*+/)
  const pattern = parts.map(literally).join(LETTERS)
  if (parts.length > 2) return matchExpression(pattern, written, true) ?? []
  return matchesOf(new RegExp(`(?<=^|${BETWEEN_WORDS.source})${pattern}`, 'gu'), written)
}

function matchesOf(expression: RegExp, text: string): Match[] {
  return Array.from(text.matchAll(expression), ({ index, 0: { length } }) => ({ index, length }))
}

function onlyWords(matches: Match[], text: string): Match[] {
  return matches.filter((match) => match.length > 0 && isIsolated(match, text))
}

/** A phrase may be written with a letter more or less, so windows of several sizes are tried. */
function similarMatches(
  wanted: string,
  written: string,
  near: Set<number>,
  add: (match: Match) => void,
) {
  for (let length = Math.max(1, wanted.length - 2); length <= wanted.length + 2; length++) {
    for (let index = 0; index + length <= written.length; index++) {
      if (near.has(index) || !isIsolated({ index, length }, written)) continue
      if (areSimilar(wanted, written.slice(index, index + length))) add({ index, length })
    }
  }
}

/** Where another match would be the same one found again. */
function placesNear({ index, length }: Match): number[] {
  return Array.from({ length: 2 * length + 1 }, (_, place) => index - length + place)
}

function isIsolated({ index, length }: Match, text: string) {
  const [before, after] = [text[index - 1] ?? ' ', text[index + length] ?? ' ']
  return BETWEEN_WORDS.test(before) && BETWEEN_WORDS.test(after)
}

function literally(text: string) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
