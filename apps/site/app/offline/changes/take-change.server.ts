import type { Json } from '@slovo/schema'
import type { RouterContextProvider } from 'react-router'
import { isTemporary } from '../../visit/failure/unwrap.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import type { ChangeAnswer, OfflineChange } from '../queue/change.ts'

/** The columns of a kept word. */
export type KeptWord = Record<string, Json>

/** What a kept word is in the table; null where its text is gone. */
type WordOf = (change: Extract<OfflineChange, { kind: 'keep' }>) => Promise<KeptWord | null>

const outcomes = ['done', 'same', 'outdated'] as const

/** Does what was done on a device, as of the time at which it was done there. The same change changes nothing the second time. */
export async function takeChange(
  context: Readonly<RouterContextProvider>,
  change: OfflineChange,
  wordOf: WordOf,
): Promise<ChangeAnswer> {
  const { id, kind, madeAt, ...deed } = change
  const what = change.kind === 'keep' ? await wordOf(change) : deed
  if (!what) return { id, outcome: 'refused', fault: 'gone' }

  const { data, error } = await context
    .get(databaseContext)
    .rpc('take_change', { change_id: id, made_at: madeAt, kind, what })
  const outcome = outcomes.find((one) => one === data)
  if (outcome) return { id, outcome }
  if (error) context.get(visitContext).log.error(error, 'a change made offline was not taken')
  if (!error || isTemporary(error)) return { id, outcome: 'later' }
  return { id, outcome: 'refused', fault: error.code === '23503' ? 'gone' : 'refused' }
}
