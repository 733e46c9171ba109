import { createBrowserClient } from '@supabase/ssr'

/** Refreshes the session's cookies before they expire (every 30 s it looks), and tells when the session has ended. */
export function refreshSession(options: {
  url: string
  anonKey: string
  onSignedOut: () => void
}): () => void {
  const { auth } = createBrowserClient(options.url, options.anonKey)
  const { data } = auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') options.onSignedOut()
  })
  return () => {
    data.subscription.unsubscribe()
    auth.stopAutoRefresh()
  }
}
