import { readMaterialSegment } from '@slovo/content-model'
import { data } from 'react-router'
import { z } from 'zod'
import { databaseContext } from '../visit/session/session.server.ts'
import { requireReadableText } from '../words/text/find-readable-text.server.ts'
import type { ReadableText } from '../words/text/readable-text.server.ts'
import type { Route } from './+types/glossary.route.ts'
import { findMaterial } from './material.server.ts'

const Word = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)

/**
 * Every word of a text with its meanings, in one file that the browser may cache until the text changes; `?word=12` is that
 * word alone, for a touch that comes before the file.
 */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const database = context.get(databaseContext)
  const segment = readMaterialSegment(params.material)
  const material = segment && (await findMaterial(database, segment.id))
  if (!material) throw data(null, { status: 404 })

  const etag = `W/"${material.id}-${Date.parse(material.updated_at)}"`
  const headers = { etag, 'cache-control': 'private, max-age=300, must-revalidate' }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers })
  }

  const text = await requireReadableText(database, material)
  const word = Word.safeParse(url.searchParams.get('word'))
  if (word.success) return Response.json({ lookups: lookupsAt(text, word.data) }, { headers })
  return new Response(text.glossaryFile(), {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  })
}

function lookupsAt({ analysis, glossary }: ReadableText, word: number) {
  const [, , entry = -1] = analysis.words[word] ?? []
  return glossary.entries[entry]?.lookups ?? []
}
