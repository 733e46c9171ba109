import { type Message, say } from '@slovo/messages'
import { editor } from '@slovo/messages/admin/editor'
import { errors, successes } from '@slovo/messages/errors'
import { data } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import { isDuplicate } from '../../visit/failure/unwrap.ts'
import { isFromScript } from '../../visit/form/from-script.server.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { visitContext } from '../../visit/visit.ts'
import type { ContentTypeName } from '../content-types.ts'
import { type Admin, requireAdmin } from '../require-admin.server.ts'
import { type Faults, type Refused, readValues, type Values } from './fields.ts'

/** What became of an attempt to write a row: its id, or why it was not written. `asksMore`: the editor has a question about it. */
export type Written =
  | { id: number; asksMore?: boolean }
  | { faults: Faults; message?: Message }
  | { error: { code: string; message: string } }

export interface Saving {
  /** `updated_at` of the row that was loaded: an update filters by it, and finds no row if another admin has changed it since. */
  version: string | null
  /** Undefined where it stays as it is. */
  isPublished: boolean | undefined
}

/** Checks what was typed and writes it; `id` is null for a new row. */
type Save = (admin: Admin, id: number | null, values: Values, saving: Saving) => Promise<Written>

interface Asked {
  context: Context
  params: { id: string }
  request: Request
  url: URL
}

type Context = Parameters<typeof redirectWithToast>[0]

const states: Record<string, boolean> = { publish: true, unpublish: false }

/**
 * The `action` of an editor's route: saves what its form holds. A new row is opened for editing; after a change the
 * editing mode is left, as specified. A form that is refused comes back with what was typed.
 */
export const editAction =
  (type: ContentTypeName, save: Save) =>
  async ({ context, params, request, url }: Asked) => {
    const admin = requireAdmin(context, url)
    const id = readItemId(params.id)
    const form = await request.formData()
    const values = readValues(form)
    const version = String(form.get('version') ?? '') || null
    const written = await save(admin, id, values, {
      version,
      isPublished: states[String(form.get('intent'))],
    })
    if ('id' in written) {
      const place = localPath(
        admin.locale,
        id === null || written.asksMore ? `/admin/${type}/${written.id}` : `/admin/${type}`,
      )
      const said = id === null ? successes.contentCreated : successes.contentEdited
      return redirectWithToast(context, place, 'success', say(admin.locale, said))
    }

    if ('error' in written) {
      context.get(visitContext).log.error(written.error, `${type}: a row could not be written`)
    }
    const refused: Refused = {
      kind: 'refused',
      values,
      faults: 'faults' in written ? written.faults : {},
      message: 'faults' in written ? (written.message ?? editor.mend) : errors.unexpected,
    }
    return data(refused, { status: isFromScript(request) ? 200 : 422 })
  }

interface WriteAnswer {
  data: { id: number }[] | null
  error: { code: string; message: string } | null
}

/** Reads the answer to an insert or update that asks for `id` back. No row: another admin changed or deleted it meanwhile. */
export function readWritten({ data, error }: WriteAnswer, duplicate: Faults = {}): Written {
  if (isDuplicate(error)) return { faults: duplicate }
  if (error) return { error }
  const [row] = data ?? []
  return row ? { id: row.id } : { faults: {}, message: editor.changedMeanwhile }
}

/** The id in the address of an editor: `new`, or a number. */
export function readItemId(segment: string | undefined): number | null {
  if (segment === 'new') return null
  const id = Number(segment)
  if (!Number.isSafeInteger(id) || id <= 0) throw data(null, { status: 404 })
  return id
}
