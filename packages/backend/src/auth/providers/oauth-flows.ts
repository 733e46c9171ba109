import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { isUuid } from '../../kernel/http/uuid.ts'
import { sealText } from '../../kernel/keys/sealed-text.ts'
import { hashSecret, makeSecret } from '../../kernel/keys/secrets.ts'
import { secondsBefore } from '../../kernel/times.ts'
import type { AuthParts } from '../auth-parts.ts'
import type { Challenge } from '../sessions/flow-states.ts'
import { providerErrors } from './errors.ts'
import type { ProviderAnswer } from './oauth-client.ts'

const DAY = 24 * 3600

/** Somebody on their way to a provider and back. */
export type OauthFlow = {
  id: string
  provider_type: string
  code_challenge: string | null
  referrer: string
  linking_target_id: string | null
  created_at: Date
}

interface NewFlow {
  provider: string
  redirectTo: string
  challenge?: Challenge
  linkTo?: string
}

/** Remembers who leaves for a provider, and what for. Those who never came back are forgotten. */
export async function startOauthFlow({ database, now }: AuthParts, flow: NewFlow): Promise<string> {
  const [id, at] = [randomUUID(), now()]
  await database.query('delete from auth.flow_state where created_at < $1', [
    secondsBefore(at, DAY),
  ])
  await database.query(
    `insert into auth.flow_state (
       id, provider_type, authentication_method, code_challenge, code_challenge_method, referrer,
       linking_target_id, created_at, updated_at
     ) values ($1, $2, 'oauth', $3, $4, $5, $6, $7, $7)`,
    [
      ...[id, flow.provider, flow.challenge?.text ?? null, flow.challenge?.method ?? null],
      ...[flow.redirectTo, flow.linkTo ?? null, at],
    ],
  )
  return id
}

/** Whoever comes back with a state comes back once. */
export async function claimOauthFlow({ database, now }: AuthParts, state: string | null) {
  if (!isUuid(state)) throw providerErrors.badOauthState()
  const { rows } = await database.query<OauthFlow>(
    `update auth.flow_state set auth_code_issued_at = $2, updated_at = $2
     where id = $1 and authentication_method = 'oauth' and auth_code_issued_at is null
     returning *`,
    [state, now()],
  )
  const [flow] = rows
  if (!flow) throw providerErrors.badOauthState()
  return flow
}

/** A code for the client that started the flow, with the provider's tokens sealed until it comes. */
export async function issueOauthCode(
  { settings, now }: AuthParts,
  tx: Queries,
  { flow, userId, answer }: { flow: OauthFlow; userId: string; answer: ProviderAnswer },
): Promise<string> {
  const code = makeSecret()
  const seal = (text: string | undefined) =>
    text === undefined ? null : sealText(settings.jwtSecret, 'provider-token', text)
  await tx.query(
    `update auth.flow_state
     set auth_code = $2, auth_code_issued_at = $3, user_id = $4, provider_access_token = $5,
         provider_refresh_token = $6
     where id = $1`,
    [
      ...[flow.id, hashSecret(code), now(), userId],
      ...[await seal(answer.accessToken), await seal(answer.refreshToken)],
    ],
  )
  return code
}

export async function forgetOauthFlow(tx: Queries, { id }: OauthFlow): Promise<void> {
  await tx.query('delete from auth.flow_state where id = $1', [id])
}
