import { list } from '@slovo/messages/admin/items'
import { errors } from '@slovo/messages/errors'
import { redirect } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import { isDuplicate, unwrap } from '../../visit/failure/unwrap.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { type ContentTypeName, contentTypes } from '../content-types.ts'
import type { Admin } from '../require-admin.server.ts'
import { deleteForm, restoreForm } from './deletion-forms.ts'

/** What was deleted lately and may still come back. */
export async function listDeleted({ database }: Admin, type: ContentTypeName) {
  return unwrap(await database.rpc('admin_deleted_content', { type: contentTypes[type].table }))
}

/** The list then offers to undo it. */
export const handleDelete = ({ database, locale }: Admin, type: ContentTypeName) =>
  handleForm(deleteForm, async ({ values: { id } }) => {
    unwrap(await database.rpc('admin_delete_content', { type: contentTypes[type].table, id }))
    return redirect(localPath(locale, `/admin/${type}?deleted=${id}`))
  })

export const handleRestore = ({ database, locale }: Admin, type: ContentTypeName) =>
  handleForm(restoreForm, async ({ context, values: { id }, say }) => {
    const row = { type: contentTypes[type].table, id }
    const { error } = await database.rpc('admin_restore_content', row)
    const place = localPath(locale, `/admin/${type}`)
    if (!error) return redirectWithToast(context, place, 'success', say(list.restored))

    const refusal = say(isDuplicate(error) ? list.nameTaken : errors.unexpected)
    return redirectWithToast(context, `${place}?state=deleted`, 'error', refusal)
  })
