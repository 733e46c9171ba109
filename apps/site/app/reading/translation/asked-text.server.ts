import { readMaterialSegment } from '@slovo/content-model'
import { data } from 'react-router'
import { databaseContext } from '../../visit/session/session.server.ts'
import type { WordRequest } from '../../words/outcome.server.ts'
import { requireReadableText } from '../../words/text/find-readable-text.server.ts'
import { findMaterial } from '../material.server.ts'

/** The text whose translation a page asks for. In another version of it the sentences may have other numbers: 409. */
export async function requireAskedText(
  { context, url }: Pick<WordRequest, 'context' | 'url'>,
  segment: string,
) {
  const database = context.get(databaseContext)
  const read = readMaterialSegment(segment)
  const material = read && (await findMaterial(database, read.id))
  if (!material) throw data(null, { status: 404 })
  if (url.searchParams.get('v') !== String(Date.parse(material.updated_at))) {
    throw data(null, { status: 409, headers: { 'cache-control': 'no-store' } })
  }
  return { material, text: await requireReadableText(database, material) }
}
