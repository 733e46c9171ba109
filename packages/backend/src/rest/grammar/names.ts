import type { Scanner } from './scanner.ts'

export interface PathStep {
  key: string | number
  /** `->>`: the value as text. */
  asText: boolean
}

/** A column and the way into its JSON: `data->a->0->>b`. */
export interface Field {
  name: string
  path: PathStep[]
}

/** Most names, found faster: nothing may follow that belongs to a name. */
const plainName = /\w+(?=[.,:()!]|$)/y
const anyName = /(?:[\p{L}\p{N}\p{M}_ $]|-(?!>))+/uy

/** `name | "any name"`; an unquoted dash may not begin an arrow. */
export function readName(scanner: Scanner): string {
  scanner.skipSpaces()
  const quoted = scanner.sees('"') ? findQuoted(scanner) : undefined
  if (quoted !== undefined) return quoted
  const text = (scanner.match(plainName) ?? scanner.match(anyName))?.[0].trim()
  if (!text) scanner.fail('field name (* or [a..z0..9_$])')
  return text
}

/** `"…"` with `\"` and `\\`, if it comes next. */
export function findQuoted(scanner: Scanner): string | undefined {
  const found = scanner.match(/"((?:[^"\\]|\\.)*)"/suy)
  return found?.[1]?.replace(/\\(.)/gsu, '$1')
}

/** `name (-> key | ->> key)*` */
export function readField(scanner: Scanner): Field {
  return { name: readName(scanner), path: readPath(scanner) }
}

function readPath(scanner: Scanner): PathStep[] {
  const path: PathStep[] = []
  while (scanner.takes('->')) {
    const asText = scanner.takes('>')
    const index = scanner.match(/-?\d{1,9}(?=$|->|::|[.,)])/uy)
    path.push({ key: index ? Number(index[0]) : readName(scanner), asText })
  }
  return path
}
