import { data } from 'react-router'
import { readerContext } from '../../visit/session/session.server.ts'
import { readTextId } from '../review-url.ts'
import type { Route } from './+types/queue.route.ts'
import { loadReview } from './load-review.server.ts'

/** The queue as it is now, for a page that has few cards left. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = context.get(readerContext)
  if (!reader) return data({ error: 'not signed in' }, { status: 401 })
  const queue = await loadReview(context, reader, readTextId(url.searchParams))
  return data(queue, { headers: { 'cache-control': 'no-store' } })
}
