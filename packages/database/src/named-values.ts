import type { Statement } from './batch.ts'
import type { SqlValues } from './database.ts'

/**
 * What may stand in a statement, as far as parameters are concerned. The name of a parameter follows its colon at once,
 * so `:=`, `a[1 : n]` and the operators of jsonb are left alone.
 */
const part = new RegExp(
  [
    String.raw`(?<skipped>[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"`,
    String.raw`\$(?<tag>(?:[\p{L}_][\p{L}\d_]*)?)\$.*?\$\k<tag>\$`,
    String.raw`--[^\n]*|::|[\p{L}_][\p{L}\d_$]*)`,
    String.raw`(?<comment>/\*)`,
    String.raw`:(?<name>[a-zA-Z_]\w*)`,
    String.raw`(?<number>\$\d+)`,
  ].join('|'),
  'gsu',
)

/**
 * A statement with `$1`, `$2` in place of its named parameters, in the order in which they first occur:
 *
 *     numberValues('update x set a = :a, b = now()::date where a <> :a and id = :id', { id: 7, a: 'new' })
 *     → { sql: 'update x set a = $1, b = now()::date where a <> $1 and id = $2', values: ['new', 7] }
 *
 * Values given as a list belong to a statement that is numbered already. A parameter without a value, and a value
 * without a parameter, throw.
 */
export function numberValues(sql: string, values: SqlValues): Statement {
  if (isList(values)) return { sql, values }
  const names: string[] = []
  const numbered = replaceParameters(sql, (name) => {
    if (!Object.hasOwn(values, name)) throw new Error(`The parameter :${name} has no value: ${sql}`)
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  const unused = Object.keys(values).filter((name) => !names.includes(name))
  if (unused.length > 0) throw new Error(`No parameter is named ${unused.join(', ')}: ${sql}`)
  return { sql: numbered, values: names.map((name) => values[name]) }
}

function isList(values: SqlValues): values is readonly unknown[] {
  return Array.isArray(values)
}

function replaceParameters(sql: string, numberOf: (name: string) => string): string {
  let numbered = ''
  let end = 0
  part.lastIndex = 0
  for (let found = part.exec(sql); found; found = part.exec(sql)) {
    const { comment, name, number } = found.groups ?? {}
    if (number) throw new Error(`Named parameters cannot be mixed with ${number}: ${sql}`)
    if (comment) part.lastIndex = endOfComment(sql, found.index)
    if (!name) continue
    numbered += sql.slice(end, found.index) + numberOf(name)
    end = part.lastIndex
  }
  return numbered + sql.slice(end)
}

/** Comments of SQL may stand inside one another. */
function endOfComment(sql: string, start: number): number {
  const mark = /\/\*|\*\//g
  mark.lastIndex = start
  let depth = 0
  for (let found = mark.exec(sql); found; found = mark.exec(sql)) {
    depth += found[0] === '/*' ? 1 : -1
    if (depth === 0) return mark.lastIndex
  }
  return sql.length
}
