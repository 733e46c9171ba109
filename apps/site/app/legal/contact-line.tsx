import type { Message } from '@slovo/messages'
import { useSay } from '../ui/say.ts'

/** The way to the site's owner, where the settings name one. */
export function ContactLine({ before, mail }: { before: Message; mail: string | undefined }) {
  const say = useSay()
  if (!mail) return null
  return (
    <p>
      {say(before)}{' '}
      <a href={`mailto:${mail}`} className="text-link">
        {mail}
      </a>
    </p>
  )
}
