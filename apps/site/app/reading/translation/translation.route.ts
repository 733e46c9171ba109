import { readerLanguage } from '@slovo/content-model'
import { data } from 'react-router'
import { databaseContext } from '../../visit/session/session.server.ts'
import type { Route } from './+types/translation.route.ts'
import { requireAskedText } from './asked-text.server.ts'
import type { TextTranslation } from './sentence-answer.ts'
import { findTranslation } from './translate-sentence.server.ts'

/** `translation.json?v=…`: every sentence of a text as it was translated for its readers, asked for by the first of them. */
export async function loader(asked: Route.LoaderArgs) {
  const { material, text } = await requireAskedText(asked, asked.params.material)
  if (!material.has_translation) throw data(null, { status: 404 })
  const file: TextTranslation = {
    lang: readerLanguage(material.lang === 'fr' ? 'fr' : 'ru'),
    sentences: await findTranslation(asked.context.get(databaseContext), material, text),
  }
  return Response.json(file, { headers: { 'cache-control': 'private, max-age=86400' } })
}
