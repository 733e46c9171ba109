import { sessions as messages } from '@slovo/messages/account/sign-in'
import type { RouterContextProvider } from 'react-router'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { othersForm, sessionForm } from '../forms.ts'
import { reasonOf } from '../reason-of.server.ts'
import { readDevice } from './device.ts'

/** Where this user is signed in, this session first. */
export async function listSessions(context: Readonly<RouterContextProvider>) {
  const rows = unwrap(await context.get(databaseContext).rpc('my_sessions'))
  return rows.map(({ id, last_used_at, user_agent, is_current }) => ({
    id,
    lastUsedAt: last_used_at,
    device: readDevice(user_agent),
    isCurrent: is_current,
  }))
}

/** One that ended by itself meanwhile is just as well. */
export const endSession = handleForm(sessionForm, async (post) => {
  const { error } = await post.context
    .get(databaseContext)
    .rpc('end_my_session', { session_id: post.values.session })
  return error ? post.refuse({ refusal: reasonOf(post, error) }) : post.done(messages.ended)
})

export const endOtherSessions = handleForm(othersForm, async (post) => {
  const { error } = await post.context.get(databaseContext).auth.signOut({ scope: 'others' })
  return error ? post.refuse({ refusal: reasonOf(post, error) }) : post.done(messages.othersEnded)
})
