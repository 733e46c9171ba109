import type { DatabaseFunction, Parameter } from '../schema/schema.ts'
import { arrayText } from './conditions.ts'
import { list, name, nothing, qualified, type Sql, sql, trusted, value } from './sql.ts'

/** What a function is called with: a JSON object, texts of a query string, or one whole body. */
export type Arguments =
  | { kind: 'json'; json: string; names: readonly string[] }
  | { kind: 'texts'; texts: readonly [name: string, value: string][] }
  | { kind: 'body'; body: string | Uint8Array }

const call = name('pgrst_call')
const body = name('pgrst_body')

/** The rows of a function: `pgrst_scalar` holds a single value, otherwise its columns. */
export function callSql(called: DatabaseFunction, given: Arguments): Sql {
  const { passed, from } = pass(called, given)
  const invoked = sql`${qualified(called)}(${passed})`
  const { kind, isSet } = called.returns
  if (kind !== 'composite' && !isSet) {
    return sql`select ${invoked} as "pgrst_scalar"${from ? sql` from ${from}` : nothing}`
  }
  const columns = kind === 'composite' ? sql`${call}.*` : sql`${call} as "pgrst_scalar"`
  const source = from ? sql`${from}, lateral ${invoked}` : invoked
  return sql`select ${columns} from ${source} as ${call}`
}

function pass(called: DatabaseFunction, given: Arguments): { passed: Sql; from?: Sql } {
  if (given.kind === 'body') {
    const [parameter] = called.parameters
    return { passed: sql`${value(given.body)}::${trusted(parameter?.type ?? 'text')}` }
  }
  if (given.kind === 'texts') {
    const used = called.parameters.filter(({ name: key }) =>
      given.texts.some(([text]) => text === key),
    )
    return {
      passed: list(used.map((parameter) => named(parameter, textOf(parameter, given.texts)))),
    }
  }
  const used = called.parameters.filter(({ name: key }) => given.names.includes(key))
  if (used.length === 0) return { passed: nothing }
  const types = list(used.map(({ name: key, type }) => sql`${name(key)} ${trusted(type)}`))
  return {
    passed: list(used.map((parameter) => named(parameter, sql`${body}.${name(parameter.name)}`))),
    from: sql`json_to_record(${value(given.json)}::json) as ${body}(${types})`,
  }
}

function named({ name: key, isVariadic }: Parameter, given: Sql): Sql {
  return sql`${isVariadic ? sql`variadic ` : nothing}${name(key)} := ${given}`
}

function textOf(parameter: Parameter, texts: readonly [string, string][]): Sql {
  const own = texts.filter(([key]) => key === parameter.name).map(([, text]) => text)
  const given = parameter.isVariadic ? arrayText(own) : own.at(-1)
  return sql`${value(given)}::${trusted(parameter.type)}`
}
