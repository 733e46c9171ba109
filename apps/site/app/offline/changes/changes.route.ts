import { data } from 'react-router'
import { findLessonText } from '../../lessons/lessons.server.ts'
import { findMaterial } from '../../reading/material.server.ts'
import { wordsOfMaterial } from '../../reading/material-words.server.ts'
import { findLearner } from '../../visit/session/learner.server.ts'
import { databaseContext, readerContext } from '../../visit/session/session.server.ts'
import { metWord, wordPair } from '../../words/word.ts'
import { VISITOR } from '../device/visitor.ts'
import type { ChangeAnswer, OfflineChange } from '../queue/change.ts'
import type { Route } from './+types/changes.route.ts'
import { readSentChanges } from './sent-changes.server.ts'
import { type ChangeDetails, takeChange } from './take-change.server.ts'

type Asked = Pick<Route.ActionArgs, 'context' | 'request' | 'url'>

/** `POST /changes`: what a device kept while it had no network, in its order. Each is answered by its id. */
export async function action({ context, request, url }: Asked) {
  const sent = await readSentChanges(request)
  if (!sent) return data({ error: 'not changes' }, { status: 400 })
  const reader =
    sent.owner === VISITOR
      ? await findLearner({ context, request, url })
      : context.get(readerContext)
  if (!reader) return data({ error: 'not signed in' }, { status: 401 })
  // What a visitor did begins an account, or goes with the one that is signed in; of another account nothing is taken.
  if (sent.owner !== VISITOR && sent.owner !== reader.id) {
    return data({ error: 'another account' }, { status: 409 })
  }

  const answers: ChangeAnswer[] = []
  for (const { id, change } of sent.changes) {
    const answer: ChangeAnswer = change
      ? await takeChange(context, change, await detailsOf(context, change))
      : { id, outcome: 'refused', fault: 'refused' }
    answers.push(answer)
    // Those behind it come after it, the next time.
    if (answer.outcome === 'later') break
  }
  return data({ answers })
}

async function detailsOf(
  context: Asked['context'],
  change: OfflineChange,
): Promise<ChangeDetails | null> {
  const { id, madeAt, kind, ...deed } = change
  if (change.kind === 'keep') return wordOf(context, change)
  if (change.kind !== 'lesson') return deed
  const lesson = await findLessonText(context.get(databaseContext), change.slug)
  return lesson && { lesson: lesson.id }
}

async function wordOf(
  context: Asked['context'],
  kept: Extract<OfflineChange, { kind: 'keep' }>,
): Promise<ChangeDetails | null> {
  if (!('material' in kept)) {
    const { lang, lemma, definition, sentence, at, form } = kept
    return { ...wordPair(lang, lemma, definition), ...metWord({ sentence, at }, form) }
  }
  const material = await findMaterial(context.get(databaseContext), kept.material)
  if (!material) return null
  const { lemma, definition, word, last } = kept
  const source = wordsOfMaterial({ context }, material)
  const found = await source.wordOf({
    lemma,
    definition,
    word,
    ...(last !== undefined && { last }),
  })
  return typeof found === 'string' ? null : { ...found }
}
