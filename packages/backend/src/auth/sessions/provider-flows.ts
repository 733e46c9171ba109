import type { Queries } from '@slovo/database'
import { hashSecret, makeSecret } from '../../kernel/keys/secrets.ts'
import type { Challenge } from './flow-challenge.ts'

/** A flow through an OAuth provider or a SAML identity provider. */
interface NewProviderFlow {
  id: string
  provider: string
  method: 'oauth' | 'sso/saml'
  challenge: Challenge | undefined
  /** The URL to redirect to at the end. */
  redirectTo?: string
  /** The account that gets the identity; otherwise the user is signed in. */
  linkTo?: string
  now: Date
}

export async function insertProviderFlow(queries: Queries, flow: NewProviderFlow): Promise<void> {
  const { id, provider, method, challenge, redirectTo, linkTo, now } = flow
  await queries.query(
    `insert into auth.flow_state (
       id, provider_type, authentication_method, code_challenge, code_challenge_method, referrer,
       linking_target_id, created_at, updated_at
     ) values (:id, :provider, :method, :challenge, :challengeMethod, :redirectTo, :linkTo, :now, :now)`,
    {
      id,
      provider,
      method,
      challenge: challenge?.text,
      challengeMethod: challenge?.method,
      redirectTo,
      linkTo,
      now,
    },
  )
}

/** An OAuth flow on its way. */
export type OauthFlow = {
  id: string
  provider_type: string
  code_challenge: string | null
  referrer: string
  linking_target_id: string | null
  created_at: Date
}

/** The flow of a callback, once. */
export async function claimOauthFlow(
  queries: Queries,
  { id, now }: { id: string; now: Date },
): Promise<OauthFlow | undefined> {
  const { rows } = await queries.query<OauthFlow>(
    `update auth.flow_state set auth_code_issued_at = $2, updated_at = $2
     where id = $1 and authentication_method = 'oauth' and auth_code_issued_at is null
     returning *`,
    [id, now],
  )
  return rows[0]
}

interface ProviderCode {
  flowId: string
  userId: string
  /** The provider's tokens, sealed until the client exchanges the code. */
  accessToken?: string | null
  refreshToken?: string | null
  now: Date
}

/** A code for the client that started the flow. Only its hash is stored. */
export async function issueProviderCode(tx: Queries, given: ProviderCode): Promise<string> {
  const code = makeSecret()
  const { flowId, userId, accessToken, refreshToken, now } = given
  await tx.query(
    `update auth.flow_state
     set auth_code = :codeHash, auth_code_issued_at = :now, updated_at = :now, user_id = :userId,
         provider_access_token = :accessToken, provider_refresh_token = :refreshToken
     where id = :flowId`,
    { codeHash: hashSecret(code), now, userId, accessToken, refreshToken, flowId },
  )
  return code
}

export async function removeFlow(tx: Queries, id: string): Promise<void> {
  await tx.query('delete from auth.flow_state where id = $1', [id])
}

/** Removes flows that were never finished. */
export async function removeFlowsBefore(queries: Queries, moment: Date): Promise<void> {
  await queries.query('delete from auth.flow_state where created_at < $1', [moment])
}

/** Removes flows by id. */
export async function removeFlowsById(tx: Queries, ids: string[]): Promise<void> {
  await tx.query('delete from auth.flow_state where id = any($1::uuid[])', [ids])
}
