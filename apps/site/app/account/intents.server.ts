import { deleteAccount } from './deletion/delete-account.server.ts'
import { changeEmail } from './email/change-email.server.ts'
import { beginApp, confirmApp } from './factors/app-factor.server.ts'
import { finishFactor, removeFactor, showNewCodes } from './factors/factors.server.ts'
import { beginPhone, confirmPhone } from './factors/phone-factor.server.ts'
import { linkIdentity, unlinkIdentity } from './identities/identities.server.ts'
import { changeLanguage } from './language/change-language.server.ts'
import { removePasskey, renamePasskey } from './passkeys/passkeys.server.ts'
import { changePassword } from './password/change-password.server.ts'
import { endOtherSessions, endSession } from './sessions/sessions.server.ts'

const intents = {
  'change-email': changeEmail,
  'change-password': changePassword,
  'change-language': changeLanguage,
  'link-identity': linkIdentity,
  'unlink-identity': unlinkIdentity,
  'begin-app': beginApp,
  'confirm-app': confirmApp,
  'begin-phone': beginPhone,
  'confirm-phone': confirmPhone,
  'finish-key': finishFactor,
  'remove-factor': removeFactor,
  'make-codes': showNewCodes,
  'rename-passkey': renamePasskey,
  'remove-passkey': removePasskey,
  'end-session': endSession,
  'end-other-sessions': endOtherSessions,
  'delete-account': deleteAccount,
}

type Intent = keyof typeof intents

/** What a form of the account page asks for, by the name that it carries. */
export function findIntent(name: FormDataEntryValue | null) {
  return isIntent(name) ? intents[name] : undefined
}

function isIntent(name: FormDataEntryValue | null): name is Intent {
  return typeof name === 'string' && Object.hasOwn(intents, name)
}
