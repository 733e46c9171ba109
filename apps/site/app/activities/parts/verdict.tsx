import * as messages from '@slovo/messages/activities'
import { Check, X } from 'lucide-react'
import { useSay } from '../../ui/say.ts'

/** Right or wrong, as an icon, and as a word for screen readers. */
export function Verdict({ isRight }: { isRight: boolean }) {
  const say = useSay()
  const Sign = isRight ? Check : X
  return (
    <span className="verdict" data-right={isRight}>
      <Sign aria-hidden size={18} />
      <span className="visually-hidden">{say(isRight ? messages.right : messages.wrong)}</span>
    </span>
  )
}
