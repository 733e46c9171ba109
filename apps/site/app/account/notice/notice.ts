import type { Message } from '@slovo/messages'
import { email, identities } from '@slovo/messages/account/sign-in'
import { returnMessage } from '../../visit/auth/auth-messages.ts'

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
export function readNotice(query: URLSearchParams): ShownNotice | null {
  const name = query.get('notice')
  const message = Object.entries(notices).find(([known]) => known === name)?.[1]
  if (message) return { isError: false, message }

  const code = query.get('refused')
  return code ? { isError: true, message: returnMessage({ code, message: '' }) } : null
}
