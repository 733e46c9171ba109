import type { Message } from '@slovo/messages'
import { identities } from '@slovo/messages/account'

/** What the backend says about linking, by its code: as an answer, and on the address that a third party comes back to. */
export const identityErrors: Record<string, Message> = {
  identity_already_exists: identities.alreadyExists,
  identity_not_found: identities.notFound,
  single_identity_not_deletable: identities.single,
  email_conflict_identity_not_deletable: identities.single,
  manual_linking_disabled: identities.off,
  oauth_provider_not_supported: identities.off,
  provider_disabled: identities.off,
}
