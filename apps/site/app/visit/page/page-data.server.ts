import { say } from '@slovo/messages'
import { errors } from '@slovo/messages/errors'
import type { RouterContextProvider } from 'react-router'
import { filePlaces } from '../files/file-places.ts'
import { takeToast } from '../form/toast.server.ts'
import { learningLanguageContext } from '../language/learning-language.server.ts'
import { localeContext } from '../language/locale.ts'
import { cookiesContext } from '../session/cookies.server.ts'
import { readerContext } from '../session/session.server.ts'
import { visitContext } from '../visit.ts'
import { readTheme, THEME_COOKIE } from './theme.ts'

type Context = Readonly<RouterContextProvider>

/** What every page knows: the reader, the preferences, where the backend is. */
export async function loadPageData(context: Context, request: Request) {
  const {
    siteUrl,
    supabaseUrl,
    anonKey,
    captcha,
    passwordMinLength,
    canBeginWithoutAccount,
    owner,
  } = context.get(visitContext).settings
  // Before anything is waited for: the page's own loader runs beside, and what it flashes is for the next page.
  const toast = takeToast(context, request) ?? profileToast(context)
  const picturesVersion = await context.get(visitContext).picturesVersion?.()
  const reader = context.get(readerContext)
  return {
    reader,
    learningLanguage: context.get(learningLanguageContext),
    theme: readTheme(context.get(cookiesContext).find(THEME_COOKIE)),
    toast,
    siteUrl,
    backend: { url: supabaseUrl, anonKey },
    captcha,
    passwordMinLength,
    canBeginWithoutAccount,
    owner,
    /** Our own backend takes uploads at the URL that the page was requested from. */
    storageUrl: supabaseUrl === siteUrl ? '' : supabaseUrl,
    filePlaces: filePlaces({
      ...{ siteUrl, supabaseUrl, picturesVersion },
      isAdmin: reader?.isAdmin ?? false,
    }),
  }
}

function profileToast(context: Context) {
  if (!context.get(readerContext)?.isProfileMissing) return null
  const text = say(context.get(localeContext), errors.profile)
  return { id: 'profile', kind: 'error' as const, text }
}
