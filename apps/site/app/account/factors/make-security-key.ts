import type { Message } from '@slovo/messages'
import { createBrowserClient } from '@supabase/ssr'
import { securityKeyRefusal } from './security-key-refusal.ts'

interface Backend {
  url: string
  anonKey: string
}

/** Asks the browser for a security key, and the backend to keep it as second factor. Gives back why not, if so. */
export async function makeSecurityKey(
  { url, anonKey }: Backend,
  friendlyName: string,
): Promise<Message | null> {
  const { mfa } = createBrowserClient(url, anonKey).auth
  try {
    const { data: known, error: unread } = await mfa.listFactors()
    if (unread) return securityKeyRefusal(unread)
    // What was begun and left keeps its name otherwise.
    for (const { id, status } of known.all) {
      if (status === 'unverified') await mfa.unenroll({ factorId: id })
    }
    const { error } = await mfa.webauthn.register({
      friendlyName,
      webauthn: { rpId: location.hostname, rpOrigins: [location.origin] },
    })
    return error && securityKeyRefusal(error)
  } catch (cause) {
    return securityKeyRefusal(cause)
  }
}
