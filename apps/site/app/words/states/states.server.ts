import { unwrap } from '../../visit/failure/unwrap.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { learnerOf } from '../../visit/session/learner.server.ts'
import { type Database, databaseContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { refuseChange, respondWithOutcome, wordRefusal } from '../outcome.server.ts'
import { wordStateForm } from './state-form.ts'
import type { SentStates } from './text-states.ts'

/** What the reader has said of the lemmas of a material, and which of them they have kept, from whatever text. */
export async function findStates(database: Database, material: number): Promise<SentStates> {
  const found = unwrap(
    await database.rpc('states_of_text', { material_id: material }).maybeSingle(),
  )
  const send = (ids: readonly number[] | null | undefined) => (ids ?? []).join(' ')
  return { known: send(found?.known), ignored: send(found?.ignored), kept: send(found?.kept) }
}

/** What a learner says of a word in a text of this language; pressed again, it is taken back. A visitor begins an account. */
export function handleWordState({ lang }: { lang: string }) {
  return handleForm(wordStateForm, async (post) => {
    const { context, values } = post
    await learnerOf(post)
    const { lemma, state } = values
    const { error } = await context
      .get(databaseContext)
      .rpc('set_word_state', { lang, lemma, ...(state && { state }) })
    return error
      ? refuseChange(post, wordRefusal(context.get(visitContext).log, error))
      : respondWithOutcome(post, { kind: 'said', lemma, state: state || null })
  })
}
