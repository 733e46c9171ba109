import { randomUUID } from 'node:crypto'
import type { Metadata } from '../http/read-body.ts'
import type { Account } from './account-rows.ts'
import { emailMetadata, phoneMetadata } from './new-account.ts'

/**
 * The response to a sign-up that waits for its confirmation. It is the same whether the e-mail address was new or not:
 * nothing in it comes from the account that may already be there.
 */
export function presentSignUp(email: string, data: Metadata, now: Date, account?: Account) {
  const id = account?.id ?? randomUUID()
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: emailMetadata(id, email, data, false),
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

/** The same for a sign-up by phone. */
export function presentPhoneSignUp(phone: string, data: Metadata, now: Date, account?: Account) {
  const id = account?.id ?? randomUUID()
  return {
    ...presentSignUp('', {}, now, account),
    id,
    phone,
    app_metadata: { provider: 'phone', providers: ['phone'] },
    user_metadata: phoneMetadata(id, phone, data, false),
  }
}
