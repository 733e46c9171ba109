import { createBrowserClient } from '@supabase/ssr'
import type { RealtimeChannel } from '@supabase/supabase-js'

/** A review deletes word by word, and one save here comes back as a change. */
const PAUSE = 300
const BEFORE_JOINING_AGAIN = 5_000

let joins = 0

interface Following {
  url: string
  anonKey: string
  readerId: string
  onChange: () => void
}

/**
 * Tells that the reader's words have changed, on whichever device; also each time it begins to listen, because of what
 * was changed until then. Gives back how to stop.
 */
export function followWords({ url, anonKey, readerId, onChange }: Following): () => void {
  const client = createBrowserClient(url, anonKey)
  let channel: RealtimeChannel | undefined
  let pausing: ReturnType<typeof setTimeout> | undefined
  let joiningAgain: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const tell = () => {
    clearTimeout(pausing)
    pausing = setTimeout(onChange, PAUSE)
  }
  const join = async () => {
    // Without it the channel may be joined before the session has been read, as a visitor's.
    await client.realtime.setAuth()
    if (isStopped) return
    // A channel that is being left would be given back under its own name.
    joins += 1
    channel = client
      .channel(`words ${joins}`)
      .on(
        'postgres_changes',
        {
          event: '*',
          schema: 'public',
          table: 'user_words',
          filter: `user_id=eq.${readerId}`,
        },
        tell,
      )
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') tell()
        // The server closes a channel whose token has run out; the next join brings a fresh one.
        if (status === 'CLOSED' && !isStopped) joiningAgain = setTimeout(join, BEFORE_JOINING_AGAIN)
      })
  }
  join()

  return () => {
    isStopped = true
    clearTimeout(pausing)
    clearTimeout(joiningAgain)
    if (channel) client.removeChannel(channel)
  }
}
