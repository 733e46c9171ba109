import { say } from '@slovo/messages'
import { phoneFactor } from '@slovo/messages/account/second-factors'
import { successes } from '@slovo/messages/errors'
import { code as codeWords, secondFactor as words } from '@slovo/messages/ways-in'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { authMessage } from '../../visit/auth/auth-messages.ts'
import { type FactorKind, isFactorKind } from '../../visit/auth/factor-kinds.ts'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { readText } from '../../visit/form/read-text.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import {
  databaseContext,
  halfwayContext,
  localeContext,
  readerContext,
} from '../../visit/session/session.server.ts'
import { nextOf, signInAddress } from '../session/after-sign-in.server.ts'

type Context = Readonly<RouterContextProvider>

export interface FactorShown {
  id: string
  kind: FactorKind
  /** What its owner calls it. */
  name: string
}

/** The second factors of somebody who is halfway; everybody else has no business here. */
export async function listOwnFactors(context: Context, url: URL): Promise<FactorShown[]> {
  const next = nextOf(context, url)
  if (context.get(readerContext)) throw redirect(next)
  if (!context.get(halfwayContext)) throw redirect(signInAddress(context, '/signin', next))

  const { data: found } = await context.get(databaseContext).auth.mfa.listFactors()
  return (found?.all ?? [])
    .filter(({ status }) => status === 'verified')
    .flatMap(({ id, factor_type: kind, friendly_name: name = '' }) =>
      isFactorKind(kind) ? [{ id, kind, name }] : [],
    )
}

export interface FactorAnswer {
  refusal?: string
  /** A message with a code is on its way. */
  challengeId?: string
  /** It is not the first one. */
  isSentAgain?: boolean
}

export async function answerFactor(context: Context, request: Request, url: URL) {
  const factors = await listOwnFactors(context, url)
  const form = await request.formData()
  const intent = readText(form, 'intent')
  if (intent === 'recovery') return answerRecovery(context, form, url)

  const factor = factors.find(({ id }) => id === readText(form, 'factor'))
  if (!factor) return redirect(url.pathname + url.search)
  return intent === 'send'
    ? sendMessage(context, form, factor.id)
    : answerCode(context, form, url, factor.id)
}

async function sendMessage(context: Context, form: FormData, factorId: string) {
  const before = readText(form, 'challenge')
  const { data: sent, error } = await context.get(databaseContext).auth.mfa.challenge({ factorId })
  if (!error) return data<FactorAnswer>({ challengeId: sent.id, isSentAgain: before !== '' })
  const locale = context.get(localeContext)
  const isTooSoon = error.code === 'over_sms_send_rate_limit'
  const refusal = say(locale, isTooSoon ? phoneFactor.tooSoon : authMessage(error))
  return data<FactorAnswer>({ refusal, challengeId: before || undefined }, { status: 400 })
}

async function answerCode(context: Context, form: FormData, url: URL, factorId: string) {
  const locale = context.get(localeContext)
  const { mfa } = context.get(databaseContext).auth
  const challengeId = readText(form, 'challenge') || undefined
  const code = readText(form, 'code').replaceAll(/\s/g, '')
  const refuse = (refusal: string) => data<FactorAnswer>({ refusal, challengeId }, { status: 400 })
  if (!code) return refuse(say(locale, codeWords.missing))

  const { error } = challengeId
    ? await mfa.verify({ factorId, challengeId, code })
    : await mfa.challengeAndVerify({ factorId, code })
  // A message does not change by waiting, as an app's code does.
  const isWrongMessage = challengeId && error?.code === 'mfa_verification_failed'
  if (isWrongMessage) return refuse(say(locale, phoneFactor.wrongCode))
  if (error) return refuse(say(locale, authMessage(error)))
  return redirectWithToast(
    context,
    nextOf(context, url),
    'success',
    say(locale, successes.signedIn),
  )
}

/** One of the codes that were kept for the day on which the second factor is lost. */
async function answerRecovery(context: Context, form: FormData, url: URL) {
  const locale = context.get(localeContext)
  const code = readText(form, 'code')
  const outcome = unwrap(
    await context.get(databaseContext).rpc('use_recovery_code', { code: code.slice(0, 100) }),
  )
  if (outcome === 'used') {
    const text = say(locale, words.recoveryUsed)
    return redirectWithToast(context, nextOf(context, url), 'success', text)
  }
  const refusal = outcome === 'too_many' ? words.recoveryTooMany : words.recoveryWrong
  return data<FactorAnswer>({ refusal: say(locale, refusal) }, { status: 400 })
}
