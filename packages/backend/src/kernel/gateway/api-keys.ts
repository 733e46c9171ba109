import { timingSafeEqual } from 'node:crypto'

/** The keys by which clients name the project. */
export interface ApiKeys {
  anonKey: string
  serviceRoleKey: string
  /** Opaque keys (`sb_publishable_…`, `sb_secret_…`) that stand for the two keys above. */
  publishableKey?: string
  secretKey?: string
  /** Refuse requests without a known `apikey`, as hosted projects do. */
  requireApiKey?: boolean
}

/** The order is that of Supabase's gateway: a real token first, then what the API key stands for. */
export function effectiveToken(keys: ApiKeys, authorization?: string, apiKey?: string) {
  return authorizedToken(keys, authorization, apiKey) ?? (apiKey || undefined)
}

/** The same without a token in `apikey`: that one names the project, and not the caller. */
export function authorizedToken(keys: ApiKeys, authorization?: string, apiKey?: string) {
  const token = authorization?.match(/^bearer +(\S+) *$/i)?.[1]
  if (token && !token.startsWith('sb_')) return token
  if (isSame(apiKey, keys.secretKey)) return keys.serviceRoleKey
  if (isSame(apiKey, keys.publishableKey)) return keys.anonKey
  return undefined
}

export function isOperatorKey({ serviceRoleKey, secretKey }: ApiKeys, apiKey?: string) {
  return isSame(apiKey, serviceRoleKey) || isSame(apiKey, secretKey)
}

export function isKnownKey(keys: ApiKeys, apiKey?: string) {
  const { anonKey, serviceRoleKey, publishableKey, secretKey } = keys
  return [anonKey, serviceRoleKey, publishableKey, secretKey].some((key) => isSame(apiKey, key))
}

function isSame(given?: string, key?: string) {
  if (!given || !key) return false
  const [a, b] = [Buffer.from(given), Buffer.from(key)]
  return a.length === b.length && timingSafeEqual(a, b)
}
