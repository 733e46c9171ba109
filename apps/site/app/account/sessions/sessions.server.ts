import { sessions as messages } from '@slovo/messages/account/sign-in'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { readText } from '../../visit/form/read-text.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { done, type FormVisit, reasonOf, refuse } from '../form-visit.server.ts'
import { readDevice } from './device.ts'

/** Where this person is signed in, this session first. */
export async function listSessions(context: FormVisit['context']) {
  const rows = unwrap(await context.get(databaseContext).rpc('my_sessions'))
  return rows.map(({ id, last_used_at, user_agent, is_current }) => ({
    id,
    lastUsedAt: last_used_at,
    device: readDevice(user_agent),
    isCurrent: is_current,
  }))
}

/** One that ended by itself meanwhile is just as well. */
export async function endSession(visit: FormVisit) {
  const session_id = readText(visit.form, 'session')
  const { error } = await visit.context.get(databaseContext).rpc('end_my_session', { session_id })
  if (error) return refuse({ section: 'sessions', refusal: reasonOf(visit, error) })
  return done(visit, messages.ended)
}

export async function endOtherSessions(visit: FormVisit) {
  const { error } = await visit.context.get(databaseContext).auth.signOut({ scope: 'others' })
  if (error) return refuse({ section: 'sessions', refusal: reasonOf(visit, error) })
  return done(visit, messages.othersEnded)
}
