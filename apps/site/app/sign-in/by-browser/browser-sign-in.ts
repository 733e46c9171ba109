import { createBrowserClient } from '@supabase/ssr'

interface Backend {
  url: string
  anonKey: string
}

export type BrowserCeremony = 'passkey' | 'passkey-autofill' | 'ethereum' | 'solana'

/**
 * What only a browser can do: ask a device for its passkey, or a wallet for its signature. The session is put into the
 * cookies that the server reads. Loaded when a user asks for it.
 */
export async function signInHere(
  backend: Backend,
  ceremony: BrowserCeremony,
  { statement, captchaToken }: { statement: string; captchaToken?: string },
) {
  const { auth } = createBrowserClient(backend.url, backend.anonKey)
  if (ceremony === 'ethereum') {
    return auth.signInWithWeb3({ chain: 'ethereum', statement, options: { captchaToken } })
  }
  if (ceremony === 'solana') {
    return auth.signInWithWeb3({ chain: 'solana', statement, options: { captchaToken } })
  }
  const mediation = ceremony === 'passkey-autofill' ? 'conditional' : undefined
  return auth.signInWithPasskey({ options: { captchaToken, mediation } })
}

/** Shows a security key as second factor; false when it was not the right one, or was not touched. */
export async function proveByKey(backend: Backend, factorId: string): Promise<boolean> {
  const { auth } = createBrowserClient(backend.url, backend.anonKey)
  const { error } = await auth.mfa.webauthn.authenticate({
    factorId,
    webauthn: { rpId: location.hostname, rpOrigins: [location.origin] },
  })
  return !error
}
