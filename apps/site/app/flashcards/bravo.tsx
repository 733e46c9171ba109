import * as messages from '@slovo/messages/flashcards'
import type { ReactNode } from 'react'
import { useSay } from '../ui/say.ts'

/** No words are left, or there were none. */
export function Bravo({ count, children }: { count: number; children: ReactNode }) {
  const say = useSay()
  return (
    <div className="bravo" role="status">
      {count > 0 ? (
        <>
          <p className="bravo-sign" aria-hidden="true">
            ✦
          </p>
          <h2>{say(messages.bravo)}</h2>
          <p>{say(messages.bravoText, { count })}</p>
        </>
      ) : (
        <p>{say(messages.noWords)}</p>
      )}
      {children}
    </div>
  )
}
