import { say } from '@slovo/messages'
import { newOne } from '@slovo/messages/admin/items'
import { barePath, localeOf } from '../../ui/local-path.ts'
import { checkBeforeSending } from '../../visit/form/check-before-sending.ts'
import type { FormDefinition, FormRefusal } from '../../visit/form/define-form.ts'
import type { ContentTypeName } from '../content-types.ts'
import { titleOf } from './editor-form.ts'
import { draftKey, removeDraft } from './local-draft.ts'

interface Sending<Field extends string> {
  params: { id: string }
  request: Request
  serverAction: () => Promise<FormRefusal<Field>>
}

/**
 * The `clientAction` of an editor's route: the form is checked, then sent. Once the server has accepted it, which it says
 * by leading elsewhere in the editor, the draft of this browser is no longer needed; when the server cannot be reached,
 * the page and its text stay.
 */
export const sendEdited =
  <Field extends string, Values>(type: string, form: FormDefinition<string, Field, Values>) =>
  ({ params, request, serverAction }: Sending<Field>) => {
    const send = () =>
      serverAction().catch((cause) => {
        if (isAccepted(cause)) removeDraft(draftKey(type, readId(params.id)))
        throw cause
      })
    return checkBeforeSending({ request, serverAction: send }, form)
  }

const readId = (segment: string) => (segment === 'new' ? null : Number(segment))

function isAccepted(cause: unknown) {
  const place = cause instanceof Response && cause.headers.get('location')
  return place && barePath(new URL(place, location.href).pathname).startsWith('/admin/')
}

interface Shown {
  loaderData?: { item: { values: Record<string, string> } } | undefined
  location: { pathname: string }
}

/** The `meta` of an editor's route: the title of the row, or what the new one will be. */
export const editorMeta =
  (type: ContentTypeName) =>
  ({ loaderData, location }: Shown) => {
    const locale = localeOf(location.pathname)
    const title = loaderData && titleOf(loaderData.item.values, locale)
    return [{ title: `${title || say(locale, newOne[type])} · Slovo` }]
  }
