import * as messages from '@slovo/messages/review/page'
import { Volume2 } from 'lucide-react'
import { useSay } from '../../ui/say.ts'

interface ListenButtonProps {
  /** What is heard, if it is not the word. */
  label?: string
  className?: string
  onListen: () => void
}

export function ListenButton({ label, className = 'icon-button', onListen }: ListenButtonProps) {
  const say = useSay()
  return (
    <button
      type="button"
      className={className}
      onClick={onListen}
      aria-label={label ?? say(messages.listen)}
    >
      <Volume2 aria-hidden="true" />
    </button>
  )
}
