import type { LearningLanguage } from '../middleware/learning-language.server.ts'
import type { Database } from '../middleware/session.server.ts'

/** Gives the refusal back, if there is one: also when the profile to change was not there. */
export async function changeLearningLanguage(
  database: Database,
  change: { userId: string; learningLanguage: LearningLanguage },
) {
  const { data, error } = await database
    .from('users_profile')
    .update({ learning_language: change.learningLanguage })
    .eq('id', change.userId)
    .select('id')
  return error ?? (data.length === 0 ? new Error('no profile was changed') : null)
}
