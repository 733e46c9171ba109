import * as messages from '@slovo/messages/review/page'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'

/** The cards in hand are done, and the next ones are not here yet. */
export function MissingCards({
  hasFailed,
  readAgain,
}: {
  hasFailed: boolean
  readAgain: () => void
}) {
  const say = useSay()
  return (
    <div className="review-end">
      <h2 tabIndex={-1} data-focus="" aria-live="polite">
        {say(hasFailed ? messages.nextFailed : messages.nextComing)}
      </h2>
      {hasFailed && (
        <>
          <p>{say(messages.nextFailedHint)}</p>
          <Button type="button" onClick={readAgain}>
            {say(messages.lookAgain)}
          </Button>
        </>
      )}
    </div>
  )
}
