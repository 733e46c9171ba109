import { readMaterialSegment } from '@slovo/content-model'
import { data } from 'react-router'
import { databaseContext } from '../visit/session/session.server.ts'
import { requireReadableText } from '../words/text/find-readable-text.server.ts'
import type { Route } from './+types/glossary.route.ts'
import { findMaterial } from './material.server.ts'

/** Every word of a text with its meanings, in one file that the browser may cache until the text changes. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const database = context.get(databaseContext)
  const segment = readMaterialSegment(params.material)
  const material = segment && (await findMaterial(database, segment.id))
  if (!material) throw data(null, { status: 404 })

  const etag = `W/"${material.id}-${Date.parse(material.updated_at)}"`
  const headers = { etag, 'cache-control': 'private, max-age=300, must-revalidate' }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers })
  }

  const { glossaryFile } = await requireReadableText(database, material)
  return new Response(glossaryFile(), {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  })
}
