import type { Message } from '@slovo/messages'
import { factors as messages } from '@slovo/messages/account/second-factors'
import { data, type RouterContextProvider } from 'react-router'
import { type FactorKind, isFactorKind } from '../../visit/auth/factor-kinds.ts'
import type { SignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { type AnyPost, handleForm } from '../../visit/form/handle-form.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import type { FactorStep } from '../answer.ts'
import { reasonOf } from '../reason-of.server.ts'
import { codesForm, finishKeyForm, removeFactorForm } from './factor-forms.ts'

type Context = Readonly<RouterContextProvider>

/** What the backend's refusals mean for a second factor of any kind. */
export const factorReasons: Record<string, Message> = {
  mfa_factor_name_conflict: messages.nameTaken,
  too_many_enrolled_mfa_factors: messages.tooMany,
  mfa_totp_enroll_not_enabled: messages.kindOff,
  mfa_totp_verify_not_enabled: messages.kindOff,
  mfa_phone_enroll_not_enabled: messages.kindOff,
  mfa_phone_verify_not_enabled: messages.kindOff,
  mfa_verification_failed: messages.wrongCode,
  mfa_challenge_expired: messages.wrongCode,
  mfa_factor_not_found: messages.expired,
}

/** Removes what was begun and left, so that its name and its number are free again. */
export async function removeUnfinished(context: Context) {
  const { mfa } = context.get(databaseContext).auth
  const { data: found, error } = await mfa.listFactors()
  if (error) return error
  for (const { id, status } of found.all) {
    if (status === 'unverified') await mfa.unenroll({ factorId: id })
  }
  return null
}

/** A factor of any kind is in use: the first one brings recovery codes with it. */
export async function finishFactor(post: AnyPost) {
  const { data: found } = await post.context.get(databaseContext).auth.mfa.listFactors()
  const own = found?.all.filter(
    ({ status, factor_type }) => status === 'verified' && isFactorKind(factor_type),
  )
  return own?.length === 1 ? showNewCodes(post) : post.done(messages.enabled)
}

export const finishKey = handleForm(finishKeyForm, finishFactor)

export const removeFactor = handleForm(removeFactorForm, async (post) => {
  const { error } = await post.context
    .get(databaseContext)
    .auth.mfa.unenroll({ factorId: post.values.factor_id })
  if (error && error.code !== 'mfa_factor_not_found') {
    return post.refuse({ refusal: reasonOf(post, error, factorReasons) })
  }
  return post.done(messages.removed)
})

export const makeCodes = handleForm(codesForm, showNewCodes)

/** Shown this once: the database keeps only their hashes. */
async function showNewCodes(post: AnyPost) {
  const { data: codes, error } = await post.context.get(databaseContext).rpc('make_recovery_codes')
  if (error) return post.refuse({ refusal: reasonOf(post, error) })
  return answerStep({ codes })
}

export async function countRecoveryCodes(context: Context) {
  return unwrap(await context.get(databaseContext).rpc('count_recovery_codes'))
}

export const answerStep = (step: FactorStep) => data({ kind: 'factor-step', ...step })

/**
 * The kinds of second factor that can be added. Where the settings are silent, as those of hosted Supabase, apps are on
 * from the start and phones are asked for; a question for security keys would leave a factor behind, so that they are
 * not offered there.
 */
export async function findNewFactors(
  context: Readonly<RouterContextProvider>,
  said: SignInWays['newFactors'],
): Promise<Record<FactorKind, boolean>> {
  const { totp = true, webauthn = false } = said
  return { totp, webauthn, phone: said.phone ?? (await canAddPhone(context)) }
}

/** An empty number is refused as a number, or as `mfa_phone_enroll_not_enabled`: nothing is kept of it either way. */
async function canAddPhone(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const { mfa } = context.get(databaseContext).auth
  const { error } = await mfa.enroll({ factorType: 'phone', phone: '' })
  return error?.code === 'validation_failed'
}
