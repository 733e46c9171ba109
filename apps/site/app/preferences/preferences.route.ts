import { errors } from '@slovo/messages/errors'
import { data, redirect } from 'react-router'
import { localPath } from '../ui/local-path.ts'
import { defineForm } from '../visit/form/define-form.ts'
import { isFromScript } from '../visit/form/from-script.server.ts'
import { formAction, handleForm } from '../visit/form/handle-form.server.ts'
import { flashToast } from '../visit/form/toast.server.ts'
import { saveLearningLanguage } from '../visit/language/save-learning-language.server.ts'
import { readTheme, THEME_COOKIE } from '../visit/page/theme.ts'
import { cookiesContext } from '../visit/session/cookies.server.ts'
import { localeContext } from '../visit/session/session.server.ts'
import { safePath } from '../visit/url/safe-path.ts'
import type { Route } from './+types/preferences.route.ts'

/** The longest URL that a page is left with for `/preferences` and returned to. */
const MAX_BACK_LENGTH = 8000

/** Sent by the theme switch and by the flags; each sends only its own field. An unknown language changes nothing. */
const preferencesForm = defineForm({
  intents: ['set-preference'],
  fields: {
    theme: { maxLength: 20, isHidden: true },
    learning_language: { maxLength: 20, isHidden: true },
    /** The page to return to. */
    back: { maxLength: MAX_BACK_LENGTH, isHidden: true },
  },
  schema: ({ z }) =>
    z.object({
      theme: z.string().transform((theme) => (theme ? readTheme(theme) : undefined)),
      learning_language: z.enum(['ru', 'fr']).optional().catch(undefined),
      back: z.string(),
    }),
})

/** Theme and learning language: kept in cookies, the language of a signed-in reader in the profile too. */
const setPreference = handleForm(
  preferencesForm,
  async ({ context, request, values, locale, say }) => {
    const { theme, learning_language: language } = values
    const back = safePath(values.back, localPath(locale, '/'))

    if (theme) context.get(cookiesContext).set(THEME_COOKIE, theme)
    const isSaved = !language || (await saveLearningLanguage(context, language))
    if (!isSaved) flashToast(context, 'error', say(errors.language))
    // The page that is open shows it itself.
    return isFromScript(request) ? data(null) : redirect(back)
  },
)

export const action = formAction(setPreference)

export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(localPath(context.get(localeContext), '/'))
