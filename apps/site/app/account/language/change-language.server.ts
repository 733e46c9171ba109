import { say } from '@slovo/messages'
import { language as messages } from '@slovo/messages/account/page'
import { errors } from '@slovo/messages/errors'
import { readLearningLanguage } from '../../visit/language/learning-language.server.ts'
import { saveLearningLanguage } from '../../visit/language/save-learning-language.server.ts'
import { done, type FormVisit, refuse } from '../form-visit.server.ts'

export async function changeLanguage(visit: FormVisit) {
  const language = readLearningLanguage(visit.form.get('learning_language'))
  const isKept = language && (await saveLearningLanguage(visit.context, language))
  return isKept
    ? done(visit, messages.saved)
    : refuse({ section: 'language', refusal: say(visit.locale, errors.language) })
}
