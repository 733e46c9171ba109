import { keep } from '@slovo/messages/offline/status'
import { Download, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocale, useSay } from '../../ui/say.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import type { KeepKey } from './kept-text.ts'

interface KeepOfflineProps {
  what: KeepKey
  hasSound: boolean
}

/** « Garder pour le train »: drawn hidden, and shown by `keep-button.ts` where the browser can keep something. */
export function KeepOffline({ what, hasSound }: KeepOfflineProps) {
  const say = useSay()
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const listening = new AbortController()
    const idle = whenIdle(async () => {
      const { startKeepButton } = await import('./keep-button.ts')
      if (place.current) startKeepButton(place.current, locale, listening.signal)
    })
    return () => {
      idle.cancel()
      listening.abort()
    }
  }, [locale])
  const name = what.startsWith('book') ? keep.book : keep.text
  return (
    <div ref={place} className="keep-offline" data-keep={what} hidden>
      <button type="button" className="button button-quiet" data-keep-do="keep">
        <Download aria-hidden="true" /> <span data-keep-name>{say(name)}</span>
      </button>
      {hasSound && (
        <label className="keep-sound">
          <input type="checkbox" data-keep-sound /> {say(keep.withSound)}
        </label>
      )}
      <button type="button" className="button button-quiet" data-keep-do="remove" hidden>
        <Trash2 aria-hidden="true" /> {say(keep.remove)}
      </button>
      <progress data-keep-progress hidden aria-hidden="true" />
      <p role="status" className="keep-status" data-keep-status />
    </div>
  )
}
