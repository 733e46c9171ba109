import { say } from '@slovo/messages'
import { list } from '@slovo/messages/admin/items'
import { errors } from '@slovo/messages/errors'
import { data, redirect } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import { isDuplicate, unwrap } from '../../visit/failure/unwrap.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { type ContentTypeName, contentTypes } from '../content-types.ts'
import type { Admin } from '../require-admin.server.ts'

type Context = Parameters<typeof redirectWithToast>[0]

/** What was deleted lately and may still come back. */
export async function listDeleted({ database }: Admin, type: ContentTypeName) {
  return unwrap(await database.rpc('admin_deleted_content', { type: contentTypes[type].table }))
}

/** Deletes a row, or brings one back: `intent` and `id` of a form. The list then offers to undo it. */
export async function answerDeletion(
  context: Context,
  admin: Admin,
  type: ContentTypeName,
  form: FormData,
) {
  const [intent, id] = [form.get('intent'), Number(form.get('id'))]
  if (!Number.isSafeInteger(id) || id <= 0) throw data(null, { status: 400 })
  const place = localPath(admin.locale, `/admin/${type}`)
  const row = { type: contentTypes[type].table, id }

  if (intent === 'delete') {
    unwrap(await admin.database.rpc('admin_delete_content', row))
    return redirect(`${place}?deleted=${id}`)
  }
  if (intent !== 'restore') throw data(null, { status: 400 })

  const { error } = await admin.database.rpc('admin_restore_content', row)
  const refusal = error && (isDuplicate(error) ? list.nameTaken : errors.unexpected)
  return refusal
    ? redirectWithToast(context, `${place}?state=deleted`, 'error', say(admin.locale, refusal))
    : redirectWithToast(context, place, 'success', say(admin.locale, list.restored))
}
