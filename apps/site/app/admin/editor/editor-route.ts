import { say } from '@slovo/messages'
import { newOne } from '@slovo/messages/admin/items'
import { errors } from '@slovo/messages/errors'
import { data } from 'react-router'
import { barePath, localeOf } from '../../ui/local-path.ts'
import { showToast } from '../../ui/toast.ts'
import { serverRefusal } from '../../visit/failure/server-refusal.ts'
import type { ContentTypeName } from '../content-types.ts'
import type { Refused, Values } from './fields.ts'
import { draftKey, removeDraft } from './local-draft.ts'

interface Posting {
  params: { id: string }
  serverAction: () => Promise<Refused>
}

/** The `clientAction` of an editor's route. */
export const postEdited =
  (type: ContentTypeName) =>
  ({ params, serverAction }: Posting) =>
    postItem(type, params.id, serverAction)

interface Shown {
  loaderData?: { item: { values: Values } } | undefined
  location: { pathname: string }
}

/** The `meta` of an editor's route: the title of the row, or what the new one will be. */
export const editorMeta =
  (type: ContentTypeName) =>
  ({ loaderData, location }: Shown) => {
    const locale = localeOf(location.pathname)
    const values = loaderData?.item.values
    const title = values?.title ?? values?.[`title_${locale}`]
    return [{ title: `${title || say(locale, newOne[type])} · Slovo` }]
  }

/**
 * Sends an editor's form. Once the server has accepted it, which it says by leading elsewhere in the editor, the draft
 * of this browser is no longer needed; when the server cannot be reached, the page and its text stay.
 */
async function postItem<T>(type: string, id: string, serverAction: () => Promise<T>) {
  try {
    return await serverAction()
  } catch (cause) {
    if (!(cause instanceof Response)) {
      const reason = serverRefusal(cause)?.title ?? errors.unexpected
      showToast('error', reason[localeOf(location.pathname)])
      // After this status nothing is loaded anew, which would fail too.
      return data(undefined, { status: 503 })
    }
    const place = cause.headers.get('location')
    const path = place && barePath(new URL(place, location.href).pathname)
    if (path?.startsWith('/admin/')) removeDraft(draftKey(type, id === 'new' ? null : Number(id)))
    throw cause
  }
}
