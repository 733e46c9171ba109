import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { isUuid } from '../../kernel/http/uuid.ts'
import { hashSecret, makeSecret } from '../../kernel/keys/secrets.ts'
import { secondsAfter, secondsBefore } from '../../kernel/times.ts'
import type { AuthParts } from '../auth-parts.ts'
import type { Challenge } from '../sessions/flow-states.ts'
import { ssoErrors } from './errors.ts'

const DAY = 24 * 3600

/** Somebody on their way to an identity provider and back. */
export type RelayState = {
  id: string
  sso_provider_id: string
  request_id: string
  redirect_to: string
  flow_state_id: string | null
  created_at: Date
}

interface NewRelayState {
  providerId: string
  redirectTo: string
  challenge?: Challenge
}

/** Remembers who leaves, and what for. Those who never came back are forgotten. */
export async function startRelayState(parts: AuthParts, given: NewRelayState) {
  const at = parts.now()
  const state: RelayState = {
    id: randomUUID(),
    sso_provider_id: given.providerId,
    request_id: `id-${makeSecret()}`,
    redirect_to: given.redirectTo,
    flow_state_id: given.challenge ? randomUUID() : null,
    created_at: at,
  }
  await parts.database.transaction(async (tx) => {
    for (const table of ['saml_relay_states', 'flow_state']) {
      await tx.query(`delete from auth.${table} where created_at < $1`, [secondsBefore(at, DAY)])
    }
    await tx.query('delete from auth.saml_sessions where session_id is null and created_at < $1', [
      secondsBefore(at, DAY),
    ])
    if (given.challenge) await insertFlow(tx, state, given.challenge)
    await tx.query(
      `insert into auth.saml_relay_states (
         id, sso_provider_id, request_id, redirect_to, flow_state_id, created_at, updated_at
       ) values ($1, $2, $3, $4, $5, $6, $6)`,
      [
        ...[state.id, state.sso_provider_id, state.request_id, state.redirect_to],
        ...[state.flow_state_id, at],
      ],
    )
  })
  return state
}

async function insertFlow(tx: Queries, state: RelayState, { text, method }: Challenge) {
  await tx.query(
    `insert into auth.flow_state (
       id, provider_type, authentication_method, code_challenge, code_challenge_method,
       created_at, updated_at
     ) values ($1, $2, 'sso/saml', $3, $4, $5, $5)`,
    [state.flow_state_id, `sso:${state.sso_provider_id}`, text, method, state.created_at],
  )
}

/** What is known of a way that is not at its end yet. */
export async function findRelayState({ database }: AuthParts, id: string | null) {
  const { rows } = isUuid(id)
    ? await database.query<RelayState>('select * from auth.saml_relay_states where id = $1', [id])
    : { rows: [] }
  const [state] = rows
  if (!state) throw ssoErrors.relayStateNotFound()
  return state
}

/** Whoever comes back comes back once. */
export async function claimRelayState({ database }: AuthParts, id: string | null) {
  const { rows } = isUuid(id)
    ? await database.query<RelayState>(
        'delete from auth.saml_relay_states where id = $1 returning *',
        [id],
      )
    : { rows: [] }
  const [state] = rows
  if (!state) throw ssoErrors.relayStateNotFound()
  return state
}

export function requireInTime({ settings, now }: AuthParts, { created_at: start }: RelayState) {
  const end = secondsAfter(start, settings.auth.saml.relayStateExpiry)
  if (end <= now()) throw ssoErrors.relayStateExpired()
}

/** A code for the client that started the flow. Only its hash is kept. */
export async function issueSsoCode(
  tx: Queries,
  { flowId, userId, now }: { flowId: string; userId: string; now: Date },
): Promise<string> {
  const code = makeSecret()
  await tx.query(
    `update auth.flow_state
     set auth_code = $2, auth_code_issued_at = $3, updated_at = $3, user_id = $4 where id = $1`,
    [flowId, hashSecret(code), now, userId],
  )
  return code
}
