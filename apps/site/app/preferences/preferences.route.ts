import { say } from '@slovo/messages'
import { errors } from '@slovo/messages/errors'
import { redirect } from 'react-router'
import { redirectWithToast } from '../ui/toast.server.ts'
import { undoUnanswered } from '../ui/unanswered.ts'
import { cookiesContext } from '../visit/cookies.server.ts'
import { readLearningLanguage } from '../visit/learning-language.server.ts'
import { localPath } from '../visit/local-path.ts'
import { safePath } from '../visit/safe-path.ts'
import { localeContext } from '../visit/session.server.ts'
import type { Route } from './+types/preferences.route.ts'
import { keepLearningLanguage } from './learning-language.server.ts'
import { readTheme, THEME_COOKIE } from './theme.ts'

/** Theme and learning language: kept in cookies, the language of a signed-in reader in the profile too. */
export async function action({ context, request }: Route.ActionArgs) {
  const locale = context.get(localeContext)
  const form = await request.formData()
  const back = safePath(form.get('back'), localPath(locale, '/'))

  if (form.has('theme')) {
    context.get(cookiesContext).set(THEME_COOKIE, readTheme(form.get('theme')))
  }

  const learningLanguage = readLearningLanguage(form.get('learning_language'))
  if (!learningLanguage || (await keepLearningLanguage(context, learningLanguage))) {
    return redirect(back)
  }
  return redirectWithToast(context, back, 'error', say(locale, errors.language))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  undoUnanswered(serverAction)

export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(localPath(context.get(localeContext), '/'))
