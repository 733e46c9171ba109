type Engine = typeof import('re2js').RE2JS

/** Where something was found in a text. */
export interface Match {
  index: number
  length: number
}

const MAX_EXPRESSION_LENGTH = 200
/** Matching a text takes its length times this at most. */
const MAX_PROGRAM_SIZE = 250
let engine: Engine | undefined
let loading: Promise<void> | undefined

/**
 * An author's regular expressions run in RE2, whose time grows with the text and with nothing else. It is a large
 * library: only an activity that has such expressions fetches it.
 */
export function loadExpressions(): Promise<void> | undefined {
  if (engine) return undefined
  loading ??= import('re2js').then(
    ({ RE2JS }) => {
      engine = RE2JS
    },
    () => {
      // The next check tries again; this one compares letter by letter.
      loading = undefined
    },
  )
  return loading
}

/** `/соба́?к[аиу]/` → `соба́?к[аиу]`; nothing for a plain keyword. */
export function expressionIn(keyword: string): string | undefined {
  const isExpression = keyword.length > 2 && keyword.startsWith('/') && keyword.endsWith('/')
  return isExpression ? keyword.slice(1, -1) : undefined
}

/** All places of an expression; nothing where RE2 cannot express it (looking ahead or behind, referring back). */
export function matchExpression(
  source: string,
  text: string,
  isCaseSensitive: boolean,
): Match[] | undefined {
  const expression = compile(source, isCaseSensitive)
  if (!expression) return undefined
  const matcher = expression.matcher(text)
  const found: Match[] = []
  while (matcher.find()) {
    found.push({ index: matcher.start(), length: matcher.end() - matcher.start() })
  }
  return found
}

/** Is this an expression that runs? To be asked when `loadExpressions` is done. */
export function isExpressible(source: string): boolean {
  return compile(source, true) !== undefined
}

function compile(source: string, isCaseSensitive: boolean) {
  if (!engine || source.length > MAX_EXPRESSION_LENGTH) return undefined
  try {
    const flags = isCaseSensitive ? 0 : engine.CASE_INSENSITIVE
    const expression = engine.compile(engine.translateRegExp(source), flags)
    return expression.programSize() <= MAX_PROGRAM_SIZE ? expression : undefined
  } catch {
    // Not an expression, or none of RE2's: the author's words are compared as they are.
    return undefined
  }
}
