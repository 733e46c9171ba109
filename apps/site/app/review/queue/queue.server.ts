import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database } from '../../visit/session/session.server.ts'
import { LearnerSettings } from '../settings/settings.server.ts'
import { type DueCard, presentDueCard, StoredCard, scheduleOf } from './due-card.server.ts'

const CARDS_AT_ONCE = 20
/** As many as the database gives at once: for a device that will be without a network. */
const CARDS_OF_A_DAY = 100

const Queue = z.object({
  cards: z.array(StoredCard),
  left: z.object({ due: z.number(), fresh: z.number() }),
  doneToday: z.number(),
  settings: LearnerSettings,
})

interface ReviewQueue {
  /** The next ones, in the order in which they are asked. */
  cards: DueCard[]
  /** How many are left today: reviews, and words that were never asked. */
  left: { due: number; fresh: number }
  doneToday: number
  settings: LearnerSettings
}

/**
 * What is to be reviewed today, of all words or of a text's. Nothing else remembers where a session stands: who comes back,
 * or goes on with another device, asks again.
 */
export async function findQueue(
  database: Database,
  { text, now, isStock }: { text?: number | undefined; now: Date; isStock?: boolean },
): Promise<ReviewQueue> {
  const found = unwrap(
    await database.rpc('due_cards', {
      at: now.toISOString(),
      at_most: isStock ? CARDS_OF_A_DAY : CARDS_AT_ONCE,
      ...(text !== undefined && { of_text: text }),
    }),
  )
  const { cards, ...queue } = Queue.parse(found)
  const schedule = scheduleOf(queue.settings)
  return { ...queue, cards: cards.map((card) => presentDueCard(card, schedule, now)) }
}
