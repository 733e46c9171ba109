import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { bodyText } from '../http/read-body.ts'
import { describeError, redirectToSite, sessionFragment } from '../http/redirect-to-site.ts'
import { issueProviderCode } from '../sessions/provider-flows.ts'
import { spendMessage } from '../spent-messages.ts'
import { ssoErrors } from './errors.ts'
import { claimRelayState, type RelayState, requireInTime } from './relay-states.ts'
import { requireSafeXml } from './safe-xml.ts'
import { readAssertion, type SamlPerson } from './saml-assertion.ts'
import { createSamlClient, samlAddresses } from './saml-client.ts'
import { requireStrongEncryption } from './saml-encryption.ts'
import { keepSamlSession } from './saml-sessions.ts'
import { findOrCreateMember } from './sso-accounts.ts'
import { findSsoProvider, type SsoProvider } from './sso-providers.ts'

/** `POST /sso/saml/acs`: back from an identity provider. Whatever comes of it goes back to the site. */
export async function comeBackFromSaml(parts: AuthParts, c: Context) {
  let target = new URL(parts.settings.siteUrl)
  try {
    await parts.limits.countRequest(c.var.device, 'authorize')
    const form = new URLSearchParams(bodyText(c))
    const state = await claimRelayState(parts, form.get('RelayState'))
    target = new URL(state.redirect_to)
    requireInTime(parts, state)
    const provider = await findSsoProvider(parts.database, state.sso_provider_id)
    if (!provider) throw ssoErrors.ssoProviderNotFound()
    if (provider.disabled) throw ssoErrors.ssoProviderDisabled()

    const response = form.get('SAMLResponse') ?? ''
    const person = await readPerson(parts, { provider, state, response })
    const { query, fragment } = await signIn(parts, c, { provider, state, person })
    return redirectToSite(c, target, { query, fragment, status: 302 })
  } catch (error) {
    const refusal = error instanceof ProtocolError ? error : requestErrors.unexpected()
    if (refusal !== error) {
      parts.log.error({ err: error, path: c.req.path }, 'a way back from single sign-on failed')
    }
    const told = describeError(refusal)
    return redirectToSite(c, target, { query: told, fragment: { ...told, sb: '' }, status: 302 })
  }
}

interface Answer {
  provider: SsoProvider
  state: RelayState
  response: string
}

async function readPerson(parts: AuthParts, { provider, state, response }: Answer) {
  const xml = Buffer.from(response, 'base64').toString('utf8')
  requireSafeXml(xml, ssoErrors.samlAssertionInvalid())
  await requireStrongEncryption(xml)
  const client = await createSamlClient(parts.settings, provider, state)
  const signed = await client
    .validatePostResponseAsync({ SAMLResponse: response })
    .then(({ profile }) => profile?.getAssertion?.())
    .catch((error) => {
      parts.log.warn({ err: error }, 'a SAML response was refused')
      throw ssoErrors.samlAssertionInvalid()
    })
  const { acsUrl } = samlAddresses(parts.settings)
  return readAssertion(signed, {
    acsUrl,
    entityId: provider.entity_id,
    mapping: provider.attribute_mapping ?? { keys: {} },
    requestId: state.request_id,
    now: parts.now(),
  })
}

interface Arrival {
  provider: SsoProvider
  state: RelayState
  person: SamlPerson
}

function signIn(parts: AuthParts, c: Context, { provider, state, person }: Arrival) {
  const now = parts.now()
  const { id: providerId, entity_id: entityId } = provider
  const { assertionId, usefulUntil, userId, email, claims, remoteSession: remote } = person

  return parts.database.transaction(async (tx) => {
    const text = `${entityId} ${assertionId}`
    const isFirst = await spendMessage(tx, { text, purpose: 'saml', usefulUntil, now })
    if (!isFirst) throw ssoErrors.samlAssertionInvalid()
    const member = { providerId, entityId, userId, email, claims }
    const account = await findOrCreateMember(parts, tx, member)
    if (state.flow_state_id) {
      const flowId = state.flow_state_id
      if (remote) await keepSamlSession(tx, { providerId, remote, flowId, now })
      const code = { flowId, userId: account.id, now }
      return { query: { code: await issueProviderCode(tx, code) } }
    }
    const { device } = c.var
    const id = randomUUID()
    const session = await parts.sessions.start(tx, account, { id, method: 'sso/saml', device })
    if (remote) await keepSamlSession(tx, { providerId, remote, sessionId: id, now })
    return { fragment: sessionFragment(session) }
  })
}
