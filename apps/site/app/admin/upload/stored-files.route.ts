import { data } from 'react-router'
import { z } from 'zod'
import { readSearch } from '../../visit/url/list-query.ts'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/stored-files.route.ts'
import { type Folder, folders } from './file-names.ts'

const MOST_SHOWN = 60

/** `GET /admin/files.json?folder=image&q=kot`: the files of a folder, newest first, for those who choose one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { database, visit } = requireAdmin(context, url)
  const asked = z.enum(folders).safeParse(url.searchParams.get('folder'))
  if (!asked.success) throw data(null, { status: 400 })

  const folder: Folder = asked.data
  const { data: found, error } = await database.files.list(folder, {
    limit: MOST_SHOWN,
    search: readSearch(url.searchParams),
    sortBy: { column: 'created_at', order: 'desc' },
  })
  if (error) {
    visit.log.error(error, 'the files of the storage could not be listed')
    throw data(null, { status: 503 })
  }
  // What has no id is a folder: the unpacked exercises have theirs.
  const files = found.flatMap(({ id, name }) => (id ? [{ place: `${folder}/${name}`, name }] : []))
  return data({ files }, { headers: { 'cache-control': 'no-store' } })
}
