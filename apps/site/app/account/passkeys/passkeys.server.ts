import { passkeys as messages } from '@slovo/messages/account/passkeys'
import type { RouterContextProvider } from 'react-router'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { removeForm, renameForm } from '../forms.ts'
import { reasonOf } from '../reason-of.server.ts'

export async function listPasskeys(context: Readonly<RouterContextProvider>) {
  const { data, error } = await context.get(databaseContext).auth.passkey.list()
  if (error) throw error
  return data
}

export const renamePasskey = handleForm(renameForm, async (post) => {
  const { passkey: passkeyId, name: friendlyName } = post.values
  const { error } = await post.context
    .get(databaseContext)
    .auth.passkey.update({ passkeyId, friendlyName })
  return error ? post.refuse({ refusal: reasonOf(post, error) }) : post.done(messages.renamed)
})

export const removePasskey = handleForm(removeForm, async (post) => {
  const { error } = await post.context
    .get(databaseContext)
    .auth.passkey.delete({ passkeyId: post.values.passkey })
  return error ? post.refuse({ refusal: reasonOf(post, error) }) : post.done(messages.removed)
})
