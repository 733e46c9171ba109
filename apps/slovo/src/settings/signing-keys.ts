import { findKeysFault } from '@slovo/backend'
import { z } from 'zod'
import { optionalText } from './setting-kinds.ts'

const Jwk = z.looseObject({
  kty: z.string(),
  kid: z.string().optional(),
  alg: z.string().optional(),
  key_ops: z.array(z.string()).optional(),
  d: z.string().optional(),
  k: z.string().optional(),
})

/** Keys as a JSON array of JWKs, like `GOTRUE_JWT_KEYS`; error messages never repeat them. */
export const signingKeys = optionalText.transform((text, context) => {
  if (text === undefined) return []
  const { data: keys } = z.array(Jwk).min(1).safeParse(parse(text))
  const fault = keys ? findKeysFault(keys) : 'must be a JSON array of keys as JWK'
  if (fault) context.addIssue(fault)
  return keys ?? []
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
