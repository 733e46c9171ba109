import { say } from '@slovo/messages'
import { newOne } from '@slovo/messages/admin'
import { localeOf } from '../../ui/local-path.ts'
import type { ContentTypeName } from '../content-types.ts'
import type { Refused, Values } from './fields.ts'
import { postItem } from './post-item.ts'

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
