import { readMaterialSegment } from '@slovo/content-model'
import { data } from 'react-router'
import { findNextText } from '../materials/next-text.server.ts'
import { databaseContext, localeContext } from '../visit/session/session.server.ts'
import type { Route } from './+types/next.route.ts'

/** `next.json`: what to read after a text, for its reader: by what they know and have finished. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const segment = readMaterialSegment(params.material)
  if (!segment) throw data(null, { status: 404 })
  const next = await findNextText(context.get(databaseContext), context.get(localeContext), segment)
  return Response.json(next, { headers: { 'cache-control': 'no-store' } })
}
