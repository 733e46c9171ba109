import { z } from 'zod'

const Key = z.object({
  name: z.string().max(1000).nullish(),
  names: z.array(z.string().max(1000)).max(50).nullish(),
  default: z.union([z.string(), z.number(), z.boolean()]).nullish(),
  array: z.boolean().nullish(),
})

/** Which attribute of an assertion becomes which claim of an account, in the shape of Supabase. */
export const AttributeMapping = z.object({ keys: z.record(z.string(), Key).default({}) })
export type AttributeMapping = z.output<typeof AttributeMapping>

/** One attribute of an assertion, with all its values. */
export interface Attribute {
  name: string
  friendlyName?: string
  values: string[]
}

export type AttributeClaims = Record<string, string | number | boolean | string[]>

export function mapAttributes(
  attributes: Attribute[],
  { keys }: AttributeMapping,
): AttributeClaims {
  const claims: AttributeClaims = {}
  for (const [claim, key] of Object.entries(keys)) {
    const names = [...(key.name ? [key.name] : []), ...(key.names ?? [])]
    const values = names.flatMap((name) => findAttribute(attributes, [name])?.values ?? [])
    const [first = key.default] = values
    if (key.array && values.length > 0) claims[claim] = values
    else if (first !== undefined && first !== null) claims[claim] = first
  }
  return claims
}

/** The first of these names that the assertion tells. */
export function findAttribute(attributes: Attribute[], names: string[]): Attribute | undefined {
  for (const name of names) {
    const found = attributes.find((known) => known.name === name || known.friendlyName === name)
    if (found && found.values.length > 0) return found
  }
  return undefined
}
