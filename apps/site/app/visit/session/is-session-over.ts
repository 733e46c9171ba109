import { type AuthError, isAuthSessionMissingError } from '@supabase/supabase-js'

const OVER = [401, 403, 404]

/**
 * Whether the authentication API refuses because the session has ended: it was ended elsewhere, or its
 * account is banned or gone. Supabase's client makes an error of status 400 of the first.
 */
export function isSessionOver(error: AuthError | null): boolean {
  return isAuthSessionMissingError(error) || OVER.includes(error?.status ?? 0)
}
