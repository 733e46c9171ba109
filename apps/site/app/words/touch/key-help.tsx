import { closeKeys, keysTitle } from '@slovo/messages/words/key-help'
import { Keyboard } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSay } from '../../ui/say.ts'
import { onCommand } from './on-command.ts'

// Read once or twice by a reader: it is loaded when it is opened.
const KeyList = lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList }))

interface KeyHelpProps {
  /** Whether words have states here, which keys change. */
  hasStates: boolean
}

/** Lists the keys of a text: by its button, and by the question mark. */
export function KeyHelp({ hasStates }: KeyHelpProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => onCommand(['help'], () => setOpen(true)), [])

  return (
    <>
      <button
        type="button"
        className="icon-button key-help-opener"
        aria-label={say(keysTitle)}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden="true" />
      </button>
      <Dialog
        title={say(keysTitle)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        className="key-help"
      >
        {isOpen && (
          <Suspense>
            <KeyList hasStates={hasStates} />
          </Suspense>
        )}
        <form method="dialog">
          <Button look="secondary">{say(closeKeys)}</Button>
        </form>
      </Dialog>
    </>
  )
}
