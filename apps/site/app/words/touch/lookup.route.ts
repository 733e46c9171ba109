import { data } from 'react-router'
import { visitContext } from '../../visit/visit.ts'
import type { Route } from './+types/lookup.route.ts'
import { lookUp, presentTranslation } from './lookup.server.ts'

/** `/lookup?text=книги&lang=ru`: the meanings of a word that no glossary has, each in the specified shape with ours beside it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const word = url.searchParams.get('text') ?? ''
  const lang = url.searchParams.get('lang') === 'fr' ? 'fr' : 'ru'

  const lookups = await lookUp(context.get(visitContext), word, lang)
  if (!Array.isArray(lookups)) {
    const { status } = lookups
    const headers = status === 429 ? { 'retry-after': lookups.retryAfter } : undefined
    return data({ lookups: [], translations: [] }, { status, headers })
  }

  const translations = lookups
    .filter(({ definitions }) => definitions.length > 0)
    .map((lookup) => presentTranslation(word, lookup))
  // A word that is not found may be added at any moment.
  const caching = translations.length > 0 ? 'private, max-age=60' : 'no-store'
  return data({ lookups, translations }, { headers: { 'cache-control': caching } })
}
