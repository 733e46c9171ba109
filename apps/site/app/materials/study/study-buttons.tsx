import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { Own } from '../../visit/own/own.tsx'
import { studyLooks } from './study-looks.ts'
import { isToggle, shownChanges } from './study-status.ts'
import type { Study } from './use-study.ts'

/** Below the text: start, stop, finish, study again. */
export function StudyButtons({ status, onSubmit }: Study) {
  const say = useSay()
  const likeliest = status === 'being-studied' ? 'finish' : shownChanges(status)[0]
  const form = useRef<HTMLFormElement>(null)
  const wasInside = useRef(false)

  // The button that was pressed may be gone: the focus stays among those that are left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new state may take a button away
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) {
      form.current?.querySelector('button')?.focus()
    }
    wasInside.current = false
  }, [status])

  return (
    <Own name="study-buttons">
      <form
        ref={form}
        method="post"
        className="actions"
        onSubmit={(event) => {
          wasInside.current = event.currentTarget.contains(document.activeElement)
          onSubmit(event)
        }}
      >
        {shownChanges(status).map((change) => {
          const { name, Icon } = studyLooks[change]
          return (
            <Button
              // One button that starts and stops, so that the focus stays on it.
              key={isToggle(change) ? 'toggle' : change}
              name="study"
              value={change}
              look={change === likeliest ? 'primary' : 'secondary'}
            >
              <Icon aria-hidden="true" />
              {say(name)}
            </Button>
          )
        })}
      </form>
    </Own>
  )
}
