import { errors, successes } from '@slovo/messages/errors'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { stayWithToast } from '../../visit/form/toast.server.ts'
import { type Database, databaseContext, requireUser } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { type StudyChange, statusAfter, studyForm } from './study-status.ts'

const said = {
  start: successes.materialAdded,
  stop: successes.materialRemoved,
  finish: successes.studied,
  'study-again': successes.materialAdded,
}

/** Does what the study buttons ask for, and says so on the page where they are. */
export const handleStudyChange = (materialId: number) =>
  handleForm(studyForm, async ({ context, request, url, values: { study }, say }) => {
    const reader = requireUser(context, url)
    const refusal = await changeStudyStatus(context.get(databaseContext), {
      userId: reader.id,
      materialId,
      change: study,
    })
    if (refusal) {
      context.get(visitContext).log.error(refusal, 'a study status could not be changed')
      return stayWithToast(context, request, url, 'error', say(errors.unexpected))
    }
    return stayWithToast(context, request, url, 'success', say(said[study]))
  })

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
