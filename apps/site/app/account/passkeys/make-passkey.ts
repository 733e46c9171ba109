import type { Message } from '@slovo/messages'
import { createBrowserClient } from '@supabase/ssr'
import { passkeyRefusal } from './passkey-refusal.ts'

interface Backend {
  url: string
  anonKey: string
}

/** Asks the browser for a passkey and the backend to keep it under a name. Gives back why there is none, if so. */
export async function makePasskey(
  { url, anonKey }: Backend,
  friendlyName: string,
): Promise<Message | null> {
  const { auth } = createBrowserClient(url, anonKey)
  try {
    const { data, error } = await auth.registerPasskey()
    if (error) return passkeyRefusal(error)
    // A passkey without a good name works just as well.
    await auth.passkey.update({ passkeyId: data.id, friendlyName })
    return null
  } catch (cause) {
    return passkeyRefusal(cause)
  }
}
