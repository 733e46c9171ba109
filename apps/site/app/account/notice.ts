import type { Message } from '@slovo/messages'
import { email, identities } from '@slovo/messages/account'
import { errors } from '@slovo/messages/errors'
import { badLink } from '@slovo/messages/sign-in'
import { identityErrors } from './identity-errors.ts'

const notices = {
  'email-half-way': email.halfWay,
  'email-changed': email.done,
  'identity-linked': identities.linked,
} satisfies Record<string, Message>

export type NoticeName = keyof typeof notices

export interface Notice {
  isError: boolean
  message: Message
}

/** What came of a way that left the site, kept on the address: `?notice=…` or the backend's own `?error_code=…`. */
export function readNotice(query: URLSearchParams): Notice | null {
  const name = query.get('notice')
  const message = Object.entries(notices).find(([known]) => known === name)?.[1]
  if (message) return { isError: false, message }

  const code = query.get('error_code') ?? query.get('error')
  if (!code) return null
  if (code === 'otp_expired') return { isError: true, message: badLink.expired }
  return {
    isError: true,
    message: identityErrors[code] ?? (isProviders(code) ? identities.failed : errors.occurred),
  }
}

/** Codes with which a third party, or the way there and back, fails. */
function isProviders(code: string) {
  return /oauth|provider|access_denied|flow_state|email_exists/.test(code)
}
