import { cardKinds } from '@slovo/review'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { type Database, databaseContext, type Reader } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'

/** How a learner reviews, when their day ends, and what they want of a day; the names are those of the columns. */
export const LearnerSettings = z.object({
  time_zone: z.string(),
  desired_retention: z.number(),
  new_words_a_day: z.number(),
  reviews_a_day: z.number(),
  review_order: z.enum(['due', 'random', 'hardest']),
  card_kinds: z.array(z.enum(cardKinds)),
  goal_kind: z.enum(['minutes', 'words']),
  goal_amount: z.number(),
  fsrs_weights: z.array(z.number()).nullable(),
  fitted_at: z.string().nullable(),
  fitted_reviews: z.number(),
})

export type LearnerSettings = z.infer<typeof LearnerSettings>

/** What a learner may change; the weights come from their log. */
type SettingsChange = Partial<
  Omit<LearnerSettings, 'fsrs_weights' | 'fitted_at' | 'fitted_reviews'>
>

/** The settings of the user who is signed in; the defaults if they changed none. */
export async function readLearnerSettings(database: Database): Promise<LearnerSettings> {
  return LearnerSettings.parse(unwrap(await database.rpc('my_settings')))
}

/** Changes these settings and leaves the others; returns the refusal, if there is one. */
export async function saveLearnerSettings(
  context: Readonly<RouterContextProvider>,
  reader: Pick<Reader, 'id'>,
  change: SettingsChange,
) {
  const { error } = await context
    .get(databaseContext)
    .from('learner_settings')
    .upsert({ ...change, user_id: reader.id })
  if (error) context.get(visitContext).log.error(error, 'learner settings could not be saved')
  return error
}
