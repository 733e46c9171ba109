import { readMaterialSegment } from '@slovo/content-model'
import { data } from 'react-router'
import { databaseContext } from '../../visit/session/session.server.ts'
import { requireReadableText } from '../../words/text/find-readable-text.server.ts'
import { findMaterial } from '../material.server.ts'
import type { Route } from './+types/accents.route.ts'

/** `…/accents.json?v=…`: the words of a text with their stress marks, in their order. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const database = context.get(databaseContext)
  const segment = readMaterialSegment(params.material)
  const material = segment && (await findMaterial(database, segment.id))
  if (!material) throw data(null, { status: 404 })

  const { text, analysis } = await requireReadableText(database, material)
  const words = analysis.words.map(([start, end]) => text.slice(start, end))
  return Response.json(
    { words },
    { headers: { 'cache-control': 'private, max-age=300, must-revalidate' } },
  )
}
