import { randomUUID } from 'node:crypto'
import type { Database } from '@slovo/database'
import { ProtocolError } from '../../../kernel/http/protocol-error.ts'
import type { Log } from '../../../kernel/log.ts'
import { requestErrors } from '../../errors/request-errors.ts'
import type { ClientDevice } from '../../http/auth-env.ts'
import { describeError, sessionFragment } from '../../http/redirect-to-site.ts'
import type { Limits } from '../../limits/limits.ts'
import { issueProviderCode } from '../../sessions/provider-flows.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import { spendMessage } from '../../spent-messages.ts'
import { ssoErrors } from '../errors.ts'
import { findSsoProvider, type SsoProvider } from '../providers/sso-providers.ts'
import { claimRelayState, type RelayState, requireInTime } from '../relay-states.ts'
import { requireSafeXml } from '../safe-xml.ts'
import { createSamlClient, type SamlSideSettings, samlUrls } from '../saml-client.ts'
import { keepSamlSession } from '../saml-sessions.ts'
import { readAssertion, type SamlPerson } from './saml-assertion.ts'
import { requireStrongEncryption } from './saml-encryption.ts'
import { findOrCreateMember } from './sso-accounts.ts'

export interface SamlResponseServices {
  database: Database
  limits: Limits
  sessions: Sessions
  settings: SamlSideSettings & { siteUrl: string; auth: { disableSignup: boolean } }
  now: () => Date
  log: Log
}

interface SamlRequest {
  form: URLSearchParams
  device: ClientDevice
  /** For the log. */
  path: string
}

interface SiteRedirect {
  target: URL
  query?: Record<string, string>
  fragment?: Record<string, string>
}

/** `POST /sso/saml/acs`: the response of an identity provider. The outcome goes to the site, an error too. */
export async function handleSamlResponse(
  services: SamlResponseServices,
  { form, device, path }: SamlRequest,
): Promise<SiteRedirect> {
  const { database, limits, settings, now, log } = services
  let target = new URL(settings.siteUrl)
  try {
    await limits.countRequest(device, 'authorize')
    const state = await claimRelayState(database, form.get('RelayState'))
    target = new URL(state.redirect_to)
    requireInTime(settings.auth.saml, state, now())
    const provider = await findSsoProvider(database, state.sso_provider_id)
    if (!provider) throw ssoErrors.ssoProviderNotFound()
    if (provider.disabled) throw ssoErrors.ssoProviderDisabled()

    const response = form.get('SAMLResponse') ?? ''
    const person = await readPerson(services, { provider, state, response })
    return { target, ...(await signIn(services, { provider, state, person, device })) }
  } catch (thrown) {
    const error = thrown instanceof ProtocolError ? thrown : requestErrors.unexpected()
    if (error !== thrown) log.error({ err: thrown, path }, 'a way back from single sign-on failed')
    const fields = describeError(error)
    return { target, query: fields, fragment: { ...fields, sb: '' } }
  }
}

interface EncodedResponse {
  provider: SsoProvider
  state: RelayState
  response: string
}

async function readPerson(
  { settings, now, log }: SamlResponseServices,
  { provider, state, response }: EncodedResponse,
) {
  const xml = Buffer.from(response, 'base64').toString('utf8')
  requireSafeXml(xml, ssoErrors.samlAssertionInvalid())
  await requireStrongEncryption(xml)
  const client = await createSamlClient(settings, provider, state)
  const signed = await client
    .validatePostResponseAsync({ SAMLResponse: response })
    .then(({ profile }) => profile?.getAssertion?.())
    .catch((error) => {
      log.warn({ err: error }, 'a SAML response was refused')
      throw ssoErrors.samlAssertionInvalid()
    })
  const { acsUrl } = samlUrls(settings)
  return readAssertion(signed, {
    acsUrl,
    entityId: provider.entity_id,
    mapping: provider.attribute_mapping ?? { keys: {} },
    requestId: state.request_id,
    now: now(),
  })
}

interface Arrival {
  provider: SsoProvider
  state: RelayState
  person: SamlPerson
  device: ClientDevice
}

function signIn(services: SamlResponseServices, { provider, state, person, device }: Arrival) {
  const { database, sessions } = services
  const now = services.now()
  const { id: providerId, entity_id: entityId } = provider
  const { assertionId, usefulUntil, userId, email, claims, remoteSession: remote } = person

  return database.transaction(async (tx): Promise<Omit<SiteRedirect, 'target'>> => {
    const text = `${entityId} ${assertionId}`
    const isFirst = await spendMessage(tx, { text, purpose: 'saml', usefulUntil, now })
    if (!isFirst) throw ssoErrors.samlAssertionInvalid()
    const member = { providerId, entityId, userId, email, claims }
    const account = await findOrCreateMember(services, tx, member)
    if (state.flow_state_id) {
      const flowId = state.flow_state_id
      if (remote) await keepSamlSession(tx, { providerId, remote, flowId, now })
      const code = await issueProviderCode(tx, { flowId, userId: account.id, now })
      return { query: { code } }
    }
    const id = randomUUID()
    const session = await sessions.start(tx, account, { id, method: 'sso/saml', device })
    if (remote) await keepSamlSession(tx, { providerId, remote, sessionId: id, now })
    return { fragment: sessionFragment(session) }
  })
}
