import { say } from '@slovo/messages'
import { errors, successes } from '@slovo/messages/errors'
import type { RouterContextProvider } from 'react-router'
import { stayWithToast } from '../visit/form/toast.server.ts'
import {
  type Database,
  databaseContext,
  localeContext,
  requireUser,
} from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import { type StudyChange, statusAfter } from './study-status.ts'

const said = {
  start: successes.materialAdded,
  stop: successes.materialRemoved,
  finish: successes.studied,
  'study-again': successes.materialAdded,
}

/** Does what the study buttons ask for, and says so on the page where they are. */
export async function answerStudyChange(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
  { materialId, change }: { materialId: number; change: StudyChange },
) {
  const reader = requireUser(context, url)
  const locale = context.get(localeContext)
  const refusal = await changeStudyStatus(context.get(databaseContext), {
    userId: reader.id,
    materialId,
    change,
  })
  if (refusal) {
    context.get(visitContext).log.error(refusal, 'a study status could not be changed')
    return stayWithToast(context, request, url, 'error', say(locale, errors.unexpected))
  }
  return stayWithToast(context, request, url, 'success', say(locale, said[change]))
}

/** Gives the refusal back, if there is one. Stopping deletes the row; all else inserts it or changes it. */
async function changeStudyStatus(
  database: Database,
  { userId, materialId, change }: { userId: string; materialId: number; change: StudyChange },
) {
  const table = database.from('user_materials')
  const status = statusAfter(change)
  if (status === 'untouched') {
    const { error } = await table.delete().match({
      user_id: userId,
      material_id: materialId,
      is_being_studied: true,
    })
    return error
  }
  const { error } = await table.upsert({
    user_id: userId,
    material_id: materialId,
    is_being_studied: status === 'being-studied',
    is_studied: status === 'studied',
  })
  return error
}
