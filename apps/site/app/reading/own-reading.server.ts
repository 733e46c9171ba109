import { z } from 'zod'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { Database } from '../visit/session/session.server.ts'
import { readStates } from '../words/states/text-states.ts'
import type { TextForLearner } from '../words/text/text-for-learner.ts'

const OwnReading = z.object({
  states: z.object({ known: z.string(), ignored: z.string(), kept: z.string() }).nullable(),
  saved_words: z.array(
    z.object({
      id: z.number(),
      word_ru: z.string(),
      word_fr: z.string(),
      word_sentence: z.string().nullable(),
      ru_lemma_id: z.number().nullable(),
      fr_lemma_id: z.number().nullable(),
    }),
  ),
  studying: z.object({ is_being_studied: z.boolean(), is_studied: z.boolean() }).nullable(),
  place: z.number().nullable(),
  results: z.array(z.object({ h5p_id: z.number(), score: z.number(), max_score: z.number() })),
})

/** What of the page of a text is its reader's own: `reading_page` of the database. */
export type OwnReading = z.infer<typeof OwnReading>

export const readOwnReading = (page: unknown): OwnReading => OwnReading.parse(page)

export async function findOwnReading(database: Database, material: number): Promise<OwnReading> {
  return readOwnReading(unwrap(await database.rpc('reading_page', { material_id: material })))
}

/** The properties of the page that are made of it. */
export const ownNames = ['states', 'savedWords', 'studying', 'place', 'counts']

/** The same as properties of the page; a visitor has nothing. */
export function ownProps(text: TextForLearner, own: OwnReading | null) {
  const states = own?.states ? readStates(own.states) : null
  return {
    states: own?.states ?? null,
    savedWords: own?.saved_words ?? [],
    studying: own?.studying ?? null,
    place: own?.place ?? null,
    counts: states ? text.count(states) : { words: text.wordCount, known: null, learning: null },
    // It stands in the page already: it does not travel twice.
    marksStyle: states ? () => text.marksStyle(states) : undefined,
  }
}
