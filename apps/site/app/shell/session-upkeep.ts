import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { whenIdle } from '../ui/when-idle.ts'
import { useRootData } from '../visit/page/root-data.ts'

const CHANNEL = 'slovo-session'

/**
 * Keeps the session of a signed-in reader fresh, and ends it in every tab at once. The Supabase client, which does the
 * refreshing as specified, is loaded when the page has nothing else to do.
 */
export function useSessionUpkeep() {
  const root = useRootData()
  const { revalidate } = useRevalidator()
  const readerId = root?.reader?.id
  const backend = root?.backend
  const previousId = useRef(readerId)

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    if (previousId.current !== readerId) channel.postMessage('changed')
    previousId.current = readerId

    channel.onmessage = () => revalidate()
    const look = () => {
      if (document.visibilityState === 'visible' && readerId && !hasSessionCookie()) revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      channel.close()
      document.removeEventListener('visibilitychange', look)
    }
  }, [readerId, revalidate])

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

function hasSessionCookie() {
  return /-auth-token(\.\d+)?=/.test(document.cookie)
}
