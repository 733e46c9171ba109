import { language as messages } from '@slovo/messages/account/page'
import { errors } from '@slovo/messages/errors'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { saveLearningLanguage } from '../../visit/language/save-learning-language.server.ts'
import { languageForm } from './language-form.ts'

export const changeLanguage = handleForm(
  languageForm,
  async ({ context, say, values, refuse, done }) =>
    (await saveLearningLanguage(context, values.learning_language))
      ? done(messages.saved)
      : refuse({ refusal: say(errors.language) }),
)
