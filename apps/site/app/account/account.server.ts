import { type RouterContextProvider, redirect } from 'react-router'
import { isFactorKind } from '../visit/auth/factor-kinds.ts'
import { findSignInWays } from '../visit/auth/sign-in-ways.server.ts'
import { isSessionOver } from '../visit/session/reader.server.ts'
import { databaseContext } from '../visit/session/session.server.ts'
import { countRecoveryCodes, findNewFactors } from './factors/factors.server.ts'
import { listPasskeys } from './passkeys/passkeys.server.ts'
import { listSessions } from './sessions/sessions.server.ts'

type Context = Readonly<RouterContextProvider>

export type OwnAccount = Awaited<ReturnType<typeof findAccount>>
export type LinkedIdentity = OwnAccount['identities'][number]
export type OwnFactor = OwnAccount['factors'][number]
export type OwnPasskey = NonNullable<OwnAccount['passkeys']>[number]
export type OwnSession = OwnAccount['sessions'][number]

/** Everything that the account page shows. */
export async function findAccount(context: Context, url: URL) {
  const [user, { providers, hasPasskeys, newFactors: said }, sessions] = await Promise.all([
    requireUserFacts(context, url),
    findSignInWays(context),
    listSessions(context),
  ])
  const factors = (user.factors ?? []).flatMap(
    ({ id, status, factor_type: kind, friendly_name: name = '', created_at: createdAt }) =>
      status === 'verified' && isFactorKind(kind) ? [{ id, kind, name, createdAt }] : [],
  )
  const [codesLeft, passkeys, newFactors] = await Promise.all([
    factors.length > 0 ? countRecoveryCodes(context) : 0,
    hasPasskeys ? listPasskeys(context) : null,
    findNewFactors(context, said),
  ])
  const identities = user.identities ?? []
  return {
    email: user.email ?? '',
    newEmail: user.new_email || null,
    hasPassword: identities.some(({ provider }) => provider === 'email'),
    identities: identities.map(({ identity_id, provider, identity_data }) => ({
      id: identity_id,
      provider,
      email: typeof identity_data?.email === 'string' ? identity_data.email : null,
    })),
    providers: providers.filter((name) => identities.every(({ provider }) => provider !== name)),
    factors,
    newFactors,
    codesLeft,
    passkeys:
      passkeys?.map(({ id, friendly_name, created_at, last_used_at }) => ({
        id,
        name: friendly_name ?? '',
        createdAt: created_at,
        lastUsedAt: last_used_at ?? null,
      })) ?? null,
    sessions,
  }
}

/** What the authentication API knows of this user. A session that was ended elsewhere ends here too. */
async function requireUserFacts(context: Context, url: URL) {
  const { auth } = context.get(databaseContext)
  const { data, error } = await auth.getUser()
  if (!error) return data.user
  if (!isSessionOver(error)) throw error
  await auth.signOut({ scope: 'local' })
  // As a visitor, they are redirected to sign in.
  throw redirect(url.pathname + url.search)
}
