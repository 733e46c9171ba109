import type { Json } from '@slovo/schema'
import type { RouterContextProvider } from 'react-router'
import { isTemporary } from '../../visit/failure/unwrap.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import type { ChangeAnswer, OfflineChange } from '../queue/change.ts'

/** What a change says to the database. */
export type ChangeDetails = Record<string, Json>

const outcomes = ['done', 'same', 'outdated'] as const

/**
 * Does what was done on a device, as of the time at which it was done there. The same change changes nothing the second time.
 * There are no details where its text, word or lesson is gone.
 */
export async function takeChange(
  context: Readonly<RouterContextProvider>,
  { id, kind, madeAt }: Pick<OfflineChange, 'id' | 'kind' | 'madeAt'>,
  details: ChangeDetails | null,
): Promise<ChangeAnswer> {
  if (!details) return { id, outcome: 'refused', fault: 'gone' }

  const { data, error } = await context
    .get(databaseContext)
    .rpc('take_change', { change_id: id, made_at: madeAt, kind, what: details })
  const outcome = outcomes.find((one) => one === data)
  if (outcome) return { id, outcome }
  if (error) context.get(visitContext).log.error(error, 'a change made offline was not taken')
  if (!error || isTemporary(error)) return { id, outcome: 'later' }
  return { id, outcome: 'refused', fault: error.code === '23503' ? 'gone' : 'refused' }
}
