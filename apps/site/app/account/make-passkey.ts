import type { Message } from '@slovo/messages'
import { createBrowserClient } from '@supabase/ssr'
import { passkeyRefusal } from './passkey-refusal.ts'

/** Asks the browser for a passkey and the backend to keep it. Gives back why there is none, if so. */
export async function makePasskey(backend: {
  url: string
  anonKey: string
}): Promise<Message | null> {
  const { auth } = createBrowserClient(backend.url, backend.anonKey)
  try {
    const { error } = await auth.registerPasskey()
    return error ? passkeyRefusal(error) : null
  } catch (cause) {
    return passkeyRefusal(cause)
  }
}
