import type { Message } from '@slovo/messages'
import { editor } from '@slovo/messages/admin/editor'
import { errors, successes } from '@slovo/messages/errors'
import { data, type RouterContextProvider } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import type { Say } from '../../ui/say.ts'
import { isDuplicate } from '../../visit/failure/unwrap.ts'
import { isFromScript } from '../../visit/form/from-script.server.ts'
import { formAction, handleForm } from '../../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { visitContext } from '../../visit/visit.ts'
import type { ContentTypeName } from '../content-types.ts'
import { type Admin, requireAdmin } from '../require-admin.server.ts'
import type { EditedItem, EditorForm } from './editor-form.ts'

type Context = Readonly<RouterContextProvider>

interface Asked {
  context: Context
  params: { id: string }
  request: Request
  url: URL
}

/** What is wrong with which field, beyond what the form itself can tell. */
type Faults<Field extends string> = Partial<Record<Field, Message>>

/** What became of an attempt to write a row: its id, or why it was not written. `asksMore`: the editor has a question about it. */
export type Written<Field extends string = string> =
  | { id: number; asksMore?: boolean }
  | { faults: Faults<Field>; message?: Message }
  | { error: { code: string; message: string } }

interface Saving {
  /** Null for a new row. */
  id: number | null
  /** `updated_at` of the row that was loaded: an update filters by it, and finds no row if another admin has changed it since. */
  version: string | null
  /** Undefined where it stays as it is. */
  isPublished: boolean | undefined
}

/** One type of content on the server: how its editor begins, and how its rows are found and written. */
interface Editing<Field extends string, Values, Begun, Found> {
  type: ContentTypeName
  form: EditorForm<Field, Values>
  /** A new row. `more` is for the page, beside the form. */
  begin: (
    admin: Admin,
    asked: { context: Context; url: URL },
  ) => Promise<{ values: Record<NoInfer<Field>, string>; more: Begun }>
  find: (
    admin: Admin,
    id: number,
  ) => Promise<{ item: Omit<EditedItem<NoInfer<Field>>, 'id'>; more: Found } | null>
  write: (admin: Admin, values: Values, saving: Saving) => Promise<Written<NoInfer<Field>>>
}

/** The `loader` and the `action` of an editor's route. */
export function editorRoute<Field extends string, Values, Begun, Found>(
  editing: Editing<Field, Values, Begun, Found>,
) {
  const { begin, find } = editing

  async function loader({ context, params, url }: Omit<Asked, 'request'>) {
    const admin = requireAdmin(context, url)
    const id = readItemId(params.id)
    if (id === null) {
      const { values, more } = await begin(admin, { context, url })
      const item: EditedItem<Field> = { id, isPublished: false, version: null, values }
      return { item, ...more }
    }
    const found = await find(admin, id)
    if (!found) throw data(null, { status: 404 })
    const item: EditedItem<Field> = { id, ...found.item }
    return { item, ...found.more }
  }

  async function action(asked: Asked) {
    const admin = requireAdmin(asked.context, asked.url)
    const answer = formAction(handleEdit(editing, admin, readItemId(asked.params.id)))
    return answer(asked)
  }

  return { loader, action }
}

const states = { save: undefined, publish: true, unpublish: false }

/**
 * Saves what the form of an editor holds. A new row is opened for editing; after a change the editing mode is left, as
 * specified. A form that is refused comes back with what was typed.
 */
function handleEdit<Field extends string, Values>(
  { type, form, write }: Pick<Editing<Field, Values, unknown, unknown>, 'type' | 'form' | 'write'>,
  admin: Admin,
  id: number | null,
) {
  return handleForm(form, async (post) => {
    const { context, request, intent, values } = post
    const version = String(post.form.get('version') ?? '') || null
    const written = await write(admin, values, { id, version, isPublished: states[intent] })
    if ('id' in written) {
      const place = localPath(
        admin.locale,
        id === null || written.asksMore ? `/admin/${type}/${written.id}` : `/admin/${type}`,
      )
      const said = id === null ? successes.contentCreated : successes.contentEdited
      return redirectWithToast(context, place, 'success', post.say(said))
    }

    // With this status the row is read anew: the next attempt has its present version.
    const status = isFromScript(request) ? 200 : 422
    if ('error' in written) {
      context.get(visitContext).log.error(written.error, `${type}: a row could not be written`)
      return post.refuse({ refusal: post.say(errors.unexpected), status })
    }
    const refusal = written.message && post.say(written.message)
    return post.refuse({
      errors: sayAll(written.faults, post.say),
      ...(refusal && { refusal }),
      status,
    })
  })
}

function sayAll<Field extends string>(faults: Faults<Field>, say: Say) {
  const errors: Partial<Record<Field, string>> = {}
  for (const name in faults) {
    const fault = faults[name]
    if (fault) errors[name] = say(fault)
  }
  return errors
}

interface WriteAnswer {
  data: { id: number }[] | null
  error: { code: string; message: string } | null
}

/** Reads the answer to an insert or update that asks for `id` back. No row: another admin changed or deleted it meanwhile. */
export function readWritten<Field extends string>(
  { data, error }: WriteAnswer,
  duplicate: Faults<Field> = {},
): Written<Field> {
  if (isDuplicate(error)) return { faults: duplicate }
  if (error) return { error }
  const [row] = data ?? []
  return row ? { id: row.id } : { faults: {}, message: editor.changedMeanwhile }
}

/** The id in the path of an editor: `new`, or a number. */
function readItemId(segment: string | undefined): number | null {
  if (segment === 'new') return null
  const id = Number(segment)
  if (!Number.isSafeInteger(id) || id <= 0) throw data(null, { status: 404 })
  return id
}
