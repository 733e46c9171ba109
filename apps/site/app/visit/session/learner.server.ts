import { anonymousAccounts } from '@slovo/messages/visit/anonymous-accounts'
import type { RouterContextProvider } from 'react-router'
import { sayIn } from '../../ui/say.ts'
import { isFromScript } from '../form/from-script.server.ts'
import { flashToast } from '../form/toast.server.ts'
import { learningLanguageContext } from '../language/learning-language.server.ts'
import { visitContext } from '../visit.ts'
import { offerWords } from './offered-words.server.ts'
import {
  databaseContext,
  halfwayContext,
  localeContext,
  type Reader,
  readerContext,
  requireUser,
} from './session.server.ts'
import { keepTimeZone } from './time-zone.server.ts'

/** What an action was called with. */
interface Asked {
  context: Readonly<RouterContextProvider>
  request: Request
  url: URL
}

const SWITCHED_OFF = ['anonymous_provider_disabled', 'signup_disabled', 'captcha_failed']

/**
 * In whose name an action writes what a learner keeps: the user who is signed in, or else a fresh anonymous account, whose
 * session begins here. Call it only when there is something to write, since an account is made:
 *
 *     const learner = await learnerOf(asked)
 *     await database.from('word_states').insert({ user_id: learner.id, … })
 *
 * Without script, or where anonymous accounts are off or refused, the visitor is redirected to sign in, and comes back.
 * The browser sends a visitor's changes one after the other (`one-first-change.ts`), so that two make one account.
 */
export async function learnerOf(asked: Asked): Promise<Reader> {
  return (await findLearner(asked)) ?? requireUser(asked.context, asked.url)
}

/** The same; null where the visitor has to sign in, so that what they chose can be stashed before. */
export async function findLearner({ context, request }: Asked): Promise<Reader | null> {
  const reader = context.get(readerContext)
  if (reader) return reader
  const isPossible =
    isFromScript(request) &&
    !context.get(halfwayContext) &&
    context.get(visitContext).settings.canBeginWithoutAccount
  return isPossible ? makeAnonymousAccount(context) : null
}

async function makeAnonymousAccount(context: Asked['context']): Promise<Reader | null> {
  const database = context.get(databaseContext)
  const locale = context.get(localeContext)
  const learningLanguage = context.get(learningLanguageContext)
  const { data, error } = await database.auth.signInAnonymously({
    options: { data: { learning_language: learningLanguage, locale } },
  })
  if (!data.user) {
    if (error && SWITCHED_OFF.includes(error.code ?? '')) return null
    const isTooMany = error?.status === 429
    if (!isTooMany) context.get(visitContext).log.error(error, 'an anonymous account was not made')
    const { tooMany, notMade } = anonymousAccounts
    flashToast(context, 'error', sayIn[locale](isTooMany ? tooMany : notMade))
    return null
  }

  const reader: Reader = {
    id: data.user.id,
    email: '',
    isAnonymous: true,
    isAdmin: false,
    isPremium: false,
    learningLanguage,
    isProfileMissing: false,
  }
  context.set(readerContext, reader)
  await keepTimeZone(context, reader)
  await offerWords(context)
  return reader
}
