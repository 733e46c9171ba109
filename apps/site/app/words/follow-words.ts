import { createBrowserClient } from '@supabase/ssr'
import type { RealtimeChannel } from '@supabase/supabase-js'

/** Several changes in a row are reported once. */
const DEBOUNCE_MS = 300
const REJOIN_DELAY_MS = 5_000

let joins = 0

interface FollowOptions {
  url: string
  anonKey: string
  readerId: string
  onChange: () => void
}

/**
 * Reports that the user's words have changed on any device; also each time the channel is joined, because changes until
 * then were missed. Returns how to stop.
 */
export function followWords({ url, anonKey, readerId, onChange }: FollowOptions): () => void {
  const client = createBrowserClient(url, anonKey)
  let channel: RealtimeChannel | undefined
  let debouncing: ReturnType<typeof setTimeout> | undefined
  let rejoining: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const report = () => {
    clearTimeout(debouncing)
    debouncing = setTimeout(onChange, DEBOUNCE_MS)
  }
  const join = async () => {
    // Before the session has been read, the channel would be joined as a visitor's.
    await client.realtime.setAuth()
    if (isStopped) return
    // Under the same name the client would return the channel that is being left.
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
        report,
      )
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') report()
        // The server closes a channel whose token has expired; the next join sends a fresh one.
        if (status === 'CLOSED' && !isStopped) rejoining = setTimeout(join, REJOIN_DELAY_MS)
      })
  }
  join()

  return () => {
    isStopped = true
    clearTimeout(debouncing)
    clearTimeout(rejoining)
    if (channel) client.removeChannel(channel)
  }
}
