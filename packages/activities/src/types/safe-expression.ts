const MAX_LENGTH = 200
const UNBOUNDED = /(?<!\\)(?:[*+]|\{\d*,\})/g

/**
 * An author's `/regular expression/`, when it cannot take long: no repeated group, no reference
 * backwards, and one open repetition at most. Nothing otherwise, and for plain keywords.
 */
export function readExpression(source: string, isCaseSensitive: boolean): RegExp | undefined {
  if (source.length < 3 || !source.startsWith('/') || !source.endsWith('/')) return undefined
  const inside = source.slice(1, -1)
  if (inside.length > MAX_LENGTH || /\)[*+?{]|\\[1-9k]|\(\?/.test(inside)) return undefined
  if ((inside.match(UNBOUNDED) ?? []).length > 1) return undefined
  try {
    return new RegExp(inside, isCaseSensitive ? 'gu' : 'giu')
  } catch {
    // Not an expression: the author meant something else, and nothing is found.
    return undefined
  }
}
