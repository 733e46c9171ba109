import type { RouterContextProvider } from 'react-router'
import { cookiesContext } from '../session/cookies.server.ts'
import { databaseContext, readerContext } from '../session/session.server.ts'
import { visitContext } from '../visit.ts'
import { LEARNING_LANGUAGE_COOKIE, type LearningLanguage } from './learning-language.server.ts'

/** Saved in a cookie, and in the profile of a user who is signed in. False when the profile could not be changed. */
export async function saveLearningLanguage(
  context: Readonly<RouterContextProvider>,
  learningLanguage: LearningLanguage,
): Promise<boolean> {
  const reader = context.get(readerContext)
  if (reader) {
    const { data, error } = await context
      .get(databaseContext)
      .from('users_profile')
      .update({ learning_language: learningLanguage })
      .eq('id', reader.id)
      .select('id')
    const refusal = error ?? (data.length === 0 ? new Error('no profile was changed') : null)
    if (refusal) {
      context.get(visitContext).log.error(refusal, 'a learning language could not be changed')
      return false
    }
  }
  context.get(cookiesContext).set(LEARNING_LANGUAGE_COOKIE, learningLanguage)
  return true
}
