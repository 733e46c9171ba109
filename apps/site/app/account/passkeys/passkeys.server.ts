import { say } from '@slovo/messages'
import { passkeys as messages } from '@slovo/messages/account/passkeys'
import { readText } from '../../visit/form/read-text.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { done, type FormVisit, reasonOf, refuse } from '../form-visit.server.ts'

const LONGEST_NAME = 120

export async function listPasskeys(context: FormVisit['context']) {
  const { data, error } = await context.get(databaseContext).auth.passkey.list()
  if (error) throw error
  return data
}

export async function renamePasskey(visit: FormVisit) {
  const { context, form, locale } = visit
  const friendlyName = readText(form, 'name').trim()
  if (!friendlyName || friendlyName.length > LONGEST_NAME) {
    return refuse({ section: 'passkeys', refusal: say(locale, messages.badName) })
  }
  const passkeyId = readText(form, 'passkey')
  const { error } = await context
    .get(databaseContext)
    .auth.passkey.update({ passkeyId, friendlyName })
  if (error) return refuse({ section: 'passkeys', refusal: reasonOf(visit, error) })
  return done(visit, messages.renamed)
}

export async function removePasskey(visit: FormVisit) {
  const passkeyId = readText(visit.form, 'passkey')
  const { error } = await visit.context.get(databaseContext).auth.passkey.delete({ passkeyId })
  if (error) return refuse({ section: 'passkeys', refusal: reasonOf(visit, error) })
  return done(visit, messages.removed)
}
