import { formAction } from '../visit/form/handle-form.server.ts'
import {
  changeEmail,
  changeLanguage,
  changePassword,
  deleteAccount,
} from './change-account.server.ts'
import { beginApp, confirmApp } from './factors/app-factor.server.ts'
import { finishKey, makeCodes, removeFactor } from './factors/factors.server.ts'
import { beginPhone, confirmPhone } from './factors/phone-factor.server.ts'
import { linkIdentity, unlinkIdentity } from './identities/identities.server.ts'
import { removePasskey, renamePasskey } from './passkeys/passkeys.server.ts'
import { endOtherSessions, endSession } from './sessions/sessions.server.ts'

/** Answers every form of the account page. */
export const answerForms = formAction(
  changeEmail,
  changePassword,
  changeLanguage,
  linkIdentity,
  unlinkIdentity,
  beginApp,
  confirmApp,
  beginPhone,
  confirmPhone,
  finishKey,
  removeFactor,
  makeCodes,
  renamePasskey,
  removePasskey,
  endSession,
  endOtherSessions,
  deleteAccount,
)
