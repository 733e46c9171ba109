/** What an application may ask for, beyond acting as the person within row-level security. */
export const SCOPES = ['openid', 'profile', 'email', 'phone', 'offline_access']

/** The scopes of a request, each once; nothing when one is not known. */
export function readScopes(text: string): string[] | undefined {
  const scopes = splitScopes(text)
  return scopes.every((scope) => SCOPES.includes(scope)) ? scopes : undefined
}

export function splitScopes(text: string | null): string[] {
  return [...new Set((text ?? '').split(/\s+/).filter(Boolean))]
}
