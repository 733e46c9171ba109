import { say } from '@slovo/messages'
import { itemCount, list } from '@slovo/messages/admin/items'
import { Plus } from 'lucide-react'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { Refusal } from '../../ui/refusal.tsx'
import { useSay } from '../../ui/say.ts'
import { rollBackOnNetworkError } from '../../visit/form/check-before-sending.ts'
import { formAction } from '../../visit/form/handle-form.server.ts'
import { contentTypes, isContentType } from '../content-types.ts'
import { listings } from '../listings.server.ts'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/list.route.ts'
import { contentAddress, ROWS_PER_PAGE, readContentQuery } from './content-query.ts'
import { handleDelete, handleRestore, listDeleted } from './deleted-content.server.ts'
import { ContentFilters, PageLinks } from './list-controls.tsx'
import { DeletedRows, ListRows, UndoStrip } from './list-rows.tsx'

export async function loader({ context, params: { type }, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url)
  if (!isContentType(type)) throw data(null, { status: 404 })
  const query = readContentQuery(url.searchParams)
  // A form sends its empty fields too: the address is that of what was chosen.
  if ([...url.searchParams.values()].includes('')) {
    throw redirect(url.pathname + contentAddress(query))
  }
  if (query.state === 'deleted') {
    const deleted = await listDeleted(admin, type)
    return { type, query, deleted, undo: null, rows: [], count: deleted.length }
  }

  const undoId = Number(url.searchParams.get('deleted'))
  const [found, deleted] = await Promise.all([
    listings[type]({ ...admin, query }),
    undoId > 0 ? listDeleted(admin, type) : [],
  ])
  if (found.rows.length === 0 && query.page > 1) {
    throw redirect(url.pathname + contentAddress({ ...query, page: 1 }))
  }
  return {
    type,
    query,
    ...found,
    deleted: [],
    undo: deleted.find(({ id }) => id === undoId) ?? null,
  }
}

/** Deletion, and its undoing; everything else is done in the editor of a row. A form without an intent deletes nothing. */
export async function action(posted: Route.ActionArgs) {
  const { context, params, url } = posted
  const admin = requireAdmin(context, url)
  if (!isContentType(params.type)) throw data(null, { status: 404 })
  const answer = formAction(handleRestore(admin, params.type), handleDelete(admin, params.type))
  return answer(posted)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const name = loaderData && say(localeOf(location.pathname), contentTypes[loaderData.type].name)
  return [{ title: `${name ?? '404'} · Slovo` }]
}

export default function ListRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { type, query, rows, count, deleted, undo } = loaderData
  const say = useSay()
  const isNarrowed = contentAddress({ ...query, page: 1 }) !== ''
  return (
    <>
      <header className="admin-head">
        <h1>{say(contentTypes[type].name)}</h1>
        <ButtonLink to={`/admin/${type}/new`}>
          <Plus aria-hidden="true" />
          {say(contentTypes[type].newOne)}
        </ButtonLink>
      </header>
      <Refusal answer={actionData} />
      {undo && <UndoStrip type={type} row={undo} />}
      <ContentFilters query={query} filters={contentTypes[type].filters} isNarrowed={isNarrowed} />
      <p role="status" className="list-note">
        {count > 0
          ? say(itemCount, { count })
          : say(
              query.state === 'deleted' ? list.noneDeleted : isNarrowed ? list.nothing : list.empty,
            )}
      </p>
      {query.state === 'deleted' ? (
        <DeletedRows type={type} rows={deleted} />
      ) : (
        <ListRows type={type} rows={rows} />
      )}
      <PageLinks
        page={query.page}
        last={query.state === 'deleted' ? 1 : Math.ceil(count / ROWS_PER_PAGE)}
        addressOf={(page) => contentAddress({ ...query, page })}
      />
    </>
  )
}
