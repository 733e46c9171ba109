import { capNames, closeKeys, keyNames, keysTitle } from '@slovo/messages/words/keys'
import { Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type Say, useSay } from '../../ui/say.ts'
import { hearCommand, isHeard } from './hear-command.ts'
import { type Command, keyLines } from './keys.ts'

interface KeyHelpProps {
  /** Whether words have states here, which keys change. */
  hasStates: boolean
}

/** Lists the keys of a text: by its button, and by the question mark. */
export function KeyHelp({ hasStates }: KeyHelpProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => hearCommand(['help'], () => setOpen(true)), [])

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
          <dl>
            {keyLines
              .filter(({ name }) => works(name, hasStates))
              .map(({ name, caps }) => (
                <div key={name}>
                  <dt>
                    {caps.map((cap) => (
                      <kbd key={cap}>{presentCap(cap, say)}</kbd>
                    ))}
                  </dt>
                  <dd>{say(keyNames[name])}</dd>
                </div>
              ))}
          </dl>
        )}
        <form method="dialog">
          <Button look="secondary">{say(closeKeys)}</Button>
        </form>
      </Dialog>
    </>
  )
}

/** These are there only with what they act on: a voice, a translation, a recording. */
const dependent: readonly Command[] = ['sound', 'translate', 'play']

function works(name: keyof typeof keyNames, hasStates: boolean) {
  if (name === 'known' || name === 'ignored') return hasStates
  const command = dependent.find((command) => command === name)
  return command === undefined || isHeard(command)
}

const presentCap = (cap: string, say: Say) =>
  cap.replace(/[A-Z]{2,}/, (name) => nameOfCap(name, say))

function nameOfCap(name: string, say: Say) {
  const known = Object.entries(capNames).find(([cap]) => cap === name)
  return known ? say(known[1]) : name
}
