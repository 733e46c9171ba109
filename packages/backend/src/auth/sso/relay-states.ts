import { randomUUID } from 'node:crypto'
import { isUuid } from '../../kernel/http/uuid.ts'
import { makeSecret } from '../../kernel/keys/secrets.ts'
import { secondsAfter, secondsBefore } from '../../kernel/times.ts'
import type { AuthParts } from '../auth-parts.ts'
import type { Challenge } from '../sessions/flow-challenge.ts'
import { insertProviderFlow, removeFlowsBefore } from '../sessions/provider-flows.ts'
import { ssoErrors } from './errors.ts'

const DAY_SECONDS = 24 * 3600

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
    const dayAgo = secondsBefore(at, DAY_SECONDS)
    await tx.query('delete from auth.saml_relay_states where created_at < $1', [dayAgo])
    await removeFlowsBefore(tx, dayAgo)
    await tx.query('delete from auth.saml_sessions where session_id is null and created_at < $1', [
      dayAgo,
    ])
    if (state.flow_state_id) {
      await insertProviderFlow(tx, {
        id: state.flow_state_id,
        provider: `sso:${state.sso_provider_id}`,
        method: 'sso/saml',
        challenge: given.challenge,
        now: at,
      })
    }
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
