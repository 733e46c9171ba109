import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { whenIdle } from '../ui/when-idle.ts'
import { useRootData } from '../visit/page/root-data.ts'
import { hasSessionCookie } from '../visit/session/session-cookie.ts'

const CHANNEL = 'slovo-session'
let shownReader: string | undefined

/** Whether a session began of which the page does not know yet: a visitor's first change makes one. */
export const hasUnknownSession = () => !shownReader && hasSessionCookie()

/**
 * Keeps the session of a signed-in reader fresh, and ends it in every tab at once. The Supabase client, which does the
 * refreshing as specified, is loaded when the page has nothing else to do.
 */
export function useSessionUpkeep() {
  const root = useRootData()
  const { revalidate } = useRevalidator()
  const reader = root?.reader
  // An anonymous account that was signed up is another reader to the page.
  const isAnonymous = reader?.isAnonymous ?? false
  const readerId = reader ? `${reader.id}${isAnonymous ? ' anonymous' : ''}` : undefined
  const backend = root?.backend
  const previousId = useRef(readerId)

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    if (previousId.current !== readerId) channel.postMessage('changed')
    previousId.current = readerId
    shownReader = readerId

    channel.onmessage = () => revalidate()
    // Back from another tab, where they may have signed out, kept a first word or signed up.
    const look = () => {
      if (document.visibilityState !== 'visible') return
      if (isAnonymous || hasSessionCookie() !== !!readerId) revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      channel.close()
      document.removeEventListener('visibilitychange', look)
    }
  }, [readerId, isAnonymous, revalidate])

  const { url, anonKey } = backend ?? {}
  useEffect(() => {
    if (!readerId || !url || !anonKey) return
    let stop: (() => void) | undefined
    const idle = whenIdle(async () => {
      const { refreshSession } = await import('./session-refresh.ts')
      stop = refreshSession({ url, anonKey, onSignedOut: revalidate })
    })
    return () => {
      idle.cancel()
      stop?.()
    }
  }, [readerId, url, anonKey, revalidate])
}
