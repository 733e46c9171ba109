import { restErrors } from '../errors/rest-errors.ts'
import type { Exchange } from '../request/exchange.ts'
import type { DatabaseFunction, Parameter } from '../schema/schema.ts'
import { findSimilar } from '../schema/similar.ts'

interface Wanted {
  name: string
  /** The names of the arguments given. */
  names: readonly string[]
  /** Types of a single unnamed parameter that could take the whole body. */
  bodyTypes: readonly string[]
}

export interface Chosen {
  called: DatabaseFunction
  takesBody: boolean
}

/** The one function whose parameters fit the arguments; else one that takes the whole body. */
export function chooseFunction(exchange: Exchange, wanted: Wanted): Chosen {
  const { schema, schemaName } = exchange
  const named = schema.functions.filter(
    (known) => known.schema === schemaName && known.name === wanted.name,
  )
  const fitting = named.filter((known) => fits(known, wanted.names))
  const bodies = named.filter((known) => takesBody(known, wanted.bodyTypes))
  const candidates = fitting.length > 0 ? fitting : bodies
  const [called, ...more] = candidates
  if (called && more.length === 0) return { called, takesBody: called.parameters[0]?.name === '' }
  if (called) throw restErrors.severalFunctions(candidates.toSorted(byParameters).map(signatureOf))
  throw noFunction(exchange, wanted, named)
}

function fits({ parameters }: DatabaseFunction, names: readonly string[]): boolean {
  const isKnown = names.every((given) => parameters.some(({ name }) => name === given))
  const isComplete = parameters.every(({ name, isRequired }) => !isRequired || names.includes(name))
  return isKnown && isComplete
}

function takesBody({ parameters }: DatabaseFunction, types: readonly string[]): boolean {
  const [only, ...more] = parameters
  return more.length === 0 && only?.name === '' && types.includes(only.type)
}

/** Fewer parameters first, then by names and types. */
function byParameters(one: DatabaseFunction, other: DatabaseFunction): number {
  const keyOf = ({ parameters }: DatabaseFunction) =>
    parameters.map(({ name, type }) => `${name}\0${type}`).join('\0')
  const difference = one.parameters.length - other.parameters.length
  return difference || (keyOf(one) < keyOf(other) ? -1 : 1)
}

function signatureOf({ schema, name, parameters }: DatabaseFunction): string {
  const described = parameters.map((parameter) => `${parameter.name} => ${parameter.type}`)
  return `${schema}.${name}(${described.join(', ')})`
}

function noFunction(
  { schema, schemaName }: Exchange,
  { name, names, bodyTypes }: Wanted,
  named: readonly DatabaseFunction[],
) {
  const full = `${schemaName}.${name}`
  const given = [...names].sort()
  const called = given.length > 0 ? `${full}(${given.join(', ')})` : `${full} without parameters`
  const parameters =
    given.length === 0
      ? 'without parameters'
      : given.length === 1
        ? `with parameter ${given[0]}`
        : `with parameters ${given.join(', ')}`
  const body =
    bodyTypes.length > 0 ? ` or with a single unnamed ${bodyTypes.join('/')} parameter` : ''
  return restErrors.noFunction(called, `${full} ${parameters}${body}`, hint())

  function hint(): string | null {
    if (named.length > 0) {
      const lists = named.map((known) => namesOf(known.parameters))
      const similar = findSimilar(given.join(', '), lists, 0.33)
      return similar === undefined
        ? null
        : `Perhaps you meant to call the function ${full}(${similar})`
    }
    const others = schema.functions.flatMap((known) =>
      known.schema === schemaName ? [known.name] : [],
    )
    const similar = findSimilar(name, others)
    return similar === undefined
      ? null
      : `Perhaps you meant to call the function ${schemaName}.${similar}`
  }
}

const namesOf = (parameters: readonly Parameter[]) => parameters.map(({ name }) => name).join(', ')
