import { say } from '@slovo/messages'
import { errors } from '@slovo/messages/errors'
import { redirect } from 'react-router'
import { localPath } from '../ui/local-path.ts'
import { rollBackOnNetworkError } from '../visit/form/check-before-sending.ts'
import { redirectWithToast } from '../visit/form/toast.server.ts'
import { readLearningLanguage } from '../visit/language/learning-language.server.ts'
import { saveLearningLanguage } from '../visit/language/save-learning-language.server.ts'
import { readTheme, THEME_COOKIE } from '../visit/page/theme.ts'
import { cookiesContext } from '../visit/session/cookies.server.ts'
import { localeContext } from '../visit/session/session.server.ts'
import { safePath } from '../visit/url/safe-path.ts'
import type { Route } from './+types/preferences.route.ts'

/** Theme and learning language: kept in cookies, the language of a signed-in reader in the profile too. */
export async function action({ context, request }: Route.ActionArgs) {
  const locale = context.get(localeContext)
  const form = await request.formData()
  const back = safePath(form.get('back'), localPath(locale, '/'))

  if (form.has('theme')) {
    context.get(cookiesContext).set(THEME_COOKIE, readTheme(form.get('theme')))
  }

  const learningLanguage = readLearningLanguage(form.get('learning_language'))
  if (!learningLanguage || (await saveLearningLanguage(context, learningLanguage))) {
    return redirect(back)
  }
  return redirectWithToast(context, back, 'error', say(locale, errors.language))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(localPath(context.get(localeContext), '/'))
