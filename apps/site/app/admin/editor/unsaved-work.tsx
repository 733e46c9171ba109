import { draftFound, editor } from '@slovo/messages/admin/editor'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useLocale, useSay } from '../../ui/say.ts'

interface DraftOfferProps {
  savedAt: string
  onRestore: () => void
  onDiscard: () => void
}

/** An earlier visit was left with unsaved work: it can be taken up again, or given up. */
export function DraftOffer({ savedAt, onRestore, onDiscard }: DraftOfferProps) {
  const say = useSay()
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className="admin-strip" role="status">
      <p>{say(draftFound, { time: time.format(new Date(savedAt)) })}</p>
      <div className="actions">
        <Button type="button" look="secondary" onClick={onRestore}>
          {say(editor.draftRestore)}
        </Button>
        <Button type="button" look="quiet" onClick={onDiscard}>
          {say(editor.draftDiscard)}
        </Button>
      </div>
    </div>
  )
}

/** Asks before a page with unsaved work is left: by a link of the site, or by the browser. */
export function LeaveWarning({ isDirty }: { isDirty: boolean }) {
  const say = useSay()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])

  return (
    <Dialog
      title={say(editor.leaveTitle)}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      <p>{say(editor.leaveText)}</p>
      <div className="actions">
        <Button type="button" onClick={() => blocker.reset?.()}>
          {say(editor.stay)}
        </Button>
        <Button type="button" look="secondary" onClick={() => blocker.proceed?.()}>
          {say(editor.leave)}
        </Button>
      </div>
    </Dialog>
  )
}
