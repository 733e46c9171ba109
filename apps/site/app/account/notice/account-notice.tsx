import type { Message } from '@slovo/messages'
import { email, identities } from '@slovo/messages/account/sign-in'
import { useSearchParams } from 'react-router'
import { useSay } from '../../ui/say.ts'
import { returnMessage } from '../../visit/auth/auth-messages.ts'

/** Says how a mail's link or a provider's redirect ended; it stays as long as the URL does. */
export function AccountNotice() {
  const say = useSay()
  const [query] = useSearchParams()
  const notice = readNotice(query)
  if (!notice) return null
  return (
    <p
      role={notice.isError ? 'alert' : 'status'}
      className={`account-notice ${notice.isError ? 'account-notice-error' : ''}`}
    >
      {say(notice.message)}
    </p>
  )
}

const notices = {
  'email-half-way': email.halfWay,
  'email-changed': email.done,
  'identity-linked': identities.linked,
} satisfies Record<string, Message>

export type NoticeName = keyof typeof notices

interface ShownNotice {
  isError: boolean
  message: Message
}

/** What came of a way that left the site, kept on the address: `?notice=…`, or `?refused=…` with the backend's own code. */
function readNotice(query: URLSearchParams): ShownNotice | null {
  const name = query.get('notice')
  const message = Object.entries(notices).find(([known]) => known === name)?.[1]
  if (message) return { isError: false, message }

  const code = query.get('refused')
  return code ? { isError: true, message: returnMessage({ code, message: '' }) } : null
}
