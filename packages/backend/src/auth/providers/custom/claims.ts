import { z } from 'zod'
import type { Metadata } from '../../http/read-body.ts'

const Claims = z.record(z.string(), z.json())

/** Fills our claims from the provider's: `{ email: 'mail' }` reads `mail`. */
export function renameClaims(answer: unknown, names: Record<string, string>): unknown {
  const claims = Claims.safeParse(answer).data
  if (!claims || Object.keys(names).length === 0) return answer
  const filled = Object.entries(names).flatMap(([ours, theirs]) =>
    Object.hasOwn(claims, theirs) ? [[ours, claims[theirs]] as const] : [],
  )
  return { ...claims, ...Object.fromEntries(filled) }
}

/** The claims that an admin wants to store unchanged, in `custom_claims`. */
export function keepClaims(answer: unknown, names: string[]): Metadata {
  const claims = Claims.safeParse(answer).data ?? {}
  const kept = names.flatMap((name) => {
    const value = Object.hasOwn(claims, name) ? claims[name] : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  return kept.length > 0 ? { custom_claims: Object.fromEntries(kept) } : {}
}
