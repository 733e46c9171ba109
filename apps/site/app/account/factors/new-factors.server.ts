import type { RouterContextProvider } from 'react-router'
import type { FactorKind } from '../../visit/auth/factor-kinds.ts'
import type { SignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'

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
