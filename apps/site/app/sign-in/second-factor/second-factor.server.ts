import { phoneFactor } from '@slovo/messages/account/second-factors'
import { successes } from '@slovo/messages/errors'
import { secondFactor as words } from '@slovo/messages/sign-in/ways-in'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { authMessage } from '../../visit/auth/auth-messages.ts'
import { type FactorKind, isFactorKind } from '../../visit/auth/factor-kinds.ts'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import {
  databaseContext,
  findAccountHolder,
  halfwayContext,
} from '../../visit/session/session.server.ts'
import { factorForm, recoveryForm } from '../forms.ts'
import { nextOf, signInAddress } from '../session/after-sign-in.server.ts'

type Context = Readonly<RouterContextProvider>

export interface FactorShown {
  id: string
  kind: FactorKind
  /** What its owner calls it. */
  name: string
}

/** The second factors of a user who is halfway; all others are redirected. */
export async function listOwnFactors(context: Context, url: URL): Promise<FactorShown[]> {
  const next = nextOf(context, url)
  if (findAccountHolder(context)) throw redirect(next)
  if (!context.get(halfwayContext)) throw redirect(signInAddress(context, '/signin', next))

  const { data: found } = await context.get(databaseContext).auth.mfa.listFactors()
  return (found?.all ?? [])
    .filter(({ status }) => status === 'verified')
    .flatMap(({ id, factor_type: kind, friendly_name: name = '' }) =>
      isFactorKind(kind) ? [{ id, kind, name }] : [],
    )
}

export const answerFactor = handleForm(factorForm, async (post) => {
  const { context, intent, say, url, values, refuse } = post
  const factors = await listOwnFactors(context, url)
  const factorId = factors.find(({ id }) => id === values.factor)?.id
  if (!factorId) return redirect(url.pathname + url.search)

  const { mfa } = context.get(databaseContext).auth
  const { challenge: challengeId, code } = values
  if (intent === 'send') {
    const { data: sent, error } = await mfa.challenge({ factorId })
    if (!error) {
      return data({
        kind: 'code-sent' as const,
        challengeId: sent.id,
        isSentAgain: challengeId !== '',
      })
    }
    const isTooSoon = error.code === 'over_sms_send_rate_limit'
    return refuse({ refusal: say(isTooSoon ? phoneFactor.tooSoon : authMessage(error)) })
  }

  const { error } = challengeId
    ? await mfa.verify({ factorId, challengeId, code })
    : await mfa.challengeAndVerify({ factorId, code })
  // The code of an SMS does not change by waiting, as an app's does.
  const isWrongMessage = challengeId && error?.code === 'mfa_verification_failed'
  if (isWrongMessage) return refuse({ refusal: say(phoneFactor.wrongCode) })
  if (error) return refuse({ refusal: say(authMessage(error)) })
  return redirectWithToast(context, nextOf(context, url), 'success', say(successes.signedIn))
})

export const redeemRecoveryCode = handleForm(recoveryForm, async (post) => {
  const { context, say, url, values, refuse } = post
  await listOwnFactors(context, url)
  const outcome = unwrap(await context.get(databaseContext).rpc('use_recovery_code', values))
  if (outcome === 'used') {
    return redirectWithToast(context, nextOf(context, url), 'success', say(words.recoveryUsed))
  }
  const refusal = outcome === 'too_many' ? words.recoveryTooMany : words.recoveryWrong
  return refuse({ refusal: say(refusal) })
})
