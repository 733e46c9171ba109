import { data } from 'react-router'
import { databaseContext, readerContext } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import type { Route } from './+types/file.route.ts'
import { fetchStoredFile } from './stored-file.server.ts'

/** `/files/image/v-kafe.webp?width=640`: a file for users who may read what names it; admins see those of drafts. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { fetch, settings } = context.get(visitContext)
  const isForAdmin = context.get(readerContext)?.isAdmin ?? false
  const token = isForAdmin ? await context.get(databaseContext).token() : undefined
  const file = await fetchStoredFile(
    { ...settings, fetch, token: token ?? settings.anonKey },
    { path: params['*'], search: new URL(request.url).searchParams, request, isForAdmin },
  )
  if (!file) throw data(null, { status: 404 })
  return file
}
