import { whenIdle } from '../ui/when-idle.ts'
import type { RootData } from '../visit/page/root-data.ts'
import { hasSessionCookie } from '../visit/session/session-cookie.ts'

const CHANNEL = 'slovo-session'
/** Under which this tab remembers whom its last page was shown to. */
const SHOWN_TO = 'slovo-shown-to'

/** The reader to the page: an anonymous account that was signed up is another one. */
const nameOf = (reader: RootData['reader']) =>
  reader ? `${reader.id}${reader.isAnonymous ? ' anonymous' : ''}` : ''

let shown = ''

/** Whether a session began of which the page does not know yet: a visitor's first change makes one. */
export const hasUnknownSession = () => !shown && hasSessionCookie()

/**
 * Keeps the session of a signed-in reader fresh, and ends it in every tab at once. The Supabase client, which does the
 * refreshing as specified, is loaded when the page has nothing else to do. Gives back how to stop.
 */
export function keepSession(
  { reader, backend }: Pick<RootData, 'reader' | 'backend'>,
  reload: () => Promise<void>,
): () => void {
  shown = nameOf(reader)
  const channel = new BroadcastChannel(CHANNEL)
  const before = sessionStorage.getItem(SHOWN_TO)
  sessionStorage.setItem(SHOWN_TO, shown)
  if (before !== null && before !== shown) channel.postMessage('changed')
  channel.onmessage = () => void reload()

  // Back from another tab, where they may have signed out, kept a first word or signed up.
  const look = () => {
    if (document.visibilityState !== 'visible') return
    if (reader?.isAnonymous || hasSessionCookie() !== !!reader) void reload()
  }
  document.addEventListener('visibilitychange', look)

  let stopRefreshing: (() => void) | undefined
  const idle = whenIdle(async () => {
    if (!reader) return
    const { refreshSession } = await import('./session-refresh.ts')
    stopRefreshing = refreshSession({ ...backend, onSignedOut: () => void reload() })
  })
  return () => {
    channel.close()
    document.removeEventListener('visibilitychange', look)
    idle.cancel()
    stopRefreshing?.()
  }
}
