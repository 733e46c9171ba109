import { errors } from '@slovo/messages/errors'
import { goal, pause } from '@slovo/messages/study-day'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { databaseContext, requireUser } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { goalForm, pauseForm } from './goal-form.ts'

/** The goal of a day is changed in its place. */
export const handleGoal = handleForm(goalForm, async ({ context, url, values, say, ...post }) => {
  const reader = requireUser(context, url)
  const { error } = await context
    .get(databaseContext)
    .from('learner_settings')
    .upsert({ user_id: reader.id, goal_kind: values.kind, goal_amount: values.amount })
  if (!error) return post.done(goal.saved)
  context.get(visitContext).log.error(error, 'a goal could not be saved')
  return post.refuse({ refusal: say(errors.unexpected), status: 500 })
})

/** Days of rest begin today, and end yesterday. */
export const handlePause = handleForm(pauseForm, async ({ context, url, intent, say, ...post }) => {
  requireUser(context, url)
  const isBeginning = intent === 'begin-pause'
  const database = context.get(databaseContext)
  const { error } = await database.rpc(isBeginning ? 'pause_study' : 'resume_study')
  if (!error) return post.done(isBeginning ? pause.begun : pause.ended)
  context.get(visitContext).log.error(error, 'a rest could not be begun or ended')
  return post.refuse({ refusal: say(errors.unexpected), status: 500 })
})
