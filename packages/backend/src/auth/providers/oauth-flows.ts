import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { isUuid } from '../../kernel/http/uuid.ts'
import { sealText } from '../../kernel/keys/sealed-text.ts'
import { secondsBefore } from '../../kernel/times.ts'
import type { Challenge } from '../sessions/flow-challenge.ts'
import {
  claimOauthFlow,
  insertProviderFlow,
  issueProviderCode,
  type OauthFlow,
  removeFlowsBefore,
} from '../sessions/provider-flows.ts'
import { providerErrors } from './errors.ts'
import type { ProviderAnswer } from './oauth-client.ts'

const DAY_SECONDS = 24 * 3600

interface NewFlow {
  provider: string
  redirectTo: string
  challenge?: Challenge
  linkTo?: string
}

export interface OauthFlowServices {
  database: Queries
  now: () => Date
}

/** Stores what the flow is for, and returns its `state`; removes flows that were never finished. */
export async function startOauthFlow(
  { database, now }: OauthFlowServices,
  { provider, redirectTo, challenge, linkTo }: NewFlow,
): Promise<string> {
  const [id, at] = [randomUUID(), now()]
  await removeFlowsBefore(database, secondsBefore(at, DAY_SECONDS))
  const flow = { id, provider, redirectTo, challenge, linkTo, now: at }
  await insertProviderFlow(database, { ...flow, method: 'oauth' })
  return id
}

/** The flow of a callback; a `state` is accepted once. */
export async function requireOauthFlow(
  { database, now }: OauthFlowServices,
  state: string | null,
): Promise<OauthFlow> {
  const flow = isUuid(state) && (await claimOauthFlow(database, { id: state, now: now() }))
  if (!flow) throw providerErrors.badOauthState()
  return flow
}

/** A code for the client that started the flow, with the provider's tokens sealed until it is exchanged. */
export async function issueOauthCode(
  { settings, now }: { settings: { jwtSecret: string }; now: () => Date },
  tx: Queries,
  { flow, userId, answer }: { flow: OauthFlow; userId: string; answer: ProviderAnswer },
): Promise<string> {
  const seal = (text: string | undefined) =>
    text === undefined ? null : sealText(settings.jwtSecret, 'provider-token', text)
  return issueProviderCode(tx, {
    flowId: flow.id,
    userId,
    accessToken: await seal(answer.accessToken),
    refreshToken: await seal(answer.refreshToken),
    now: now(),
  })
}
