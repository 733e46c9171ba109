import { randomUUID } from 'node:crypto'
import type { Database, Queries } from '@slovo/database'
import { isUuid } from '../../kernel/http/uuid.ts'
import { makeSecret } from '../../kernel/keys/secrets.ts'
import { secondsAfter, secondsBefore } from '../../kernel/times.ts'
import type { Challenge } from '../sessions/flow-challenge.ts'
import { insertProviderFlow, removeFlowsBefore } from '../sessions/provider-flows.ts'
import { ssoErrors } from './errors.ts'
import type { SamlSettings } from './settings.ts'

const DAY_SECONDS = 24 * 3600

/** A redirect to an identity provider that waits for its response. */
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

export interface RelayServices {
  database: Database
  now: () => Date
}

/** Stores what the redirect is for; removes those that were never answered. */
export async function startRelayState({ database, now }: RelayServices, given: NewRelayState) {
  const at = now()
  const state: RelayState = {
    id: randomUUID(),
    sso_provider_id: given.providerId,
    request_id: `id-${makeSecret()}`,
    redirect_to: given.redirectTo,
    flow_state_id: given.challenge ? randomUUID() : null,
    created_at: at,
  }
  await database.transaction(async (tx) => {
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
       ) values (:id, :sso_provider_id, :request_id, :redirect_to, :flow_state_id, :created_at, :created_at)`,
      state,
    )
  })
  return state
}

/** A relay state that stays valid. */
export async function findRelayState(queries: Queries, id: string | null) {
  const { rows } = isUuid(id)
    ? await queries.query<RelayState>('select * from auth.saml_relay_states where id = $1', [id])
    : { rows: [] }
  const [state] = rows
  if (!state) throw ssoErrors.relayStateNotFound()
  return state
}

/** The relay state of a response; it is accepted once. */
export async function claimRelayState(queries: Queries, id: string | null) {
  const { rows } = isUuid(id)
    ? await queries.query<RelayState>(
        'delete from auth.saml_relay_states where id = $1 returning *',
        [id],
      )
    : { rows: [] }
  const [state] = rows
  if (!state) throw ssoErrors.relayStateNotFound()
  return state
}

export function requireInTime(
  { relayStateExpiry }: SamlSettings,
  { created_at: start }: RelayState,
  now: Date,
) {
  if (secondsAfter(start, relayStateExpiry) <= now) throw ssoErrors.relayStateExpired()
}
