import { data } from 'react-router'
import { visitContext } from '../../visit/visit.ts'
import { searchWords } from '../ask-dictionary.server.ts'
import type { Route } from './+types/suggestions.route.ts'
import { pagesOf } from './found-pages.ts'

/** `/words/suggestions.json?q=kni`: the words that a text may be meant for while it is typed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await searchWords(context.get(visitContext), url.searchParams.get('q') ?? '')
  const headers = { 'cache-control': 'private, max-age=300' }
  return data({ words: pagesOf(found) }, { headers })
}
