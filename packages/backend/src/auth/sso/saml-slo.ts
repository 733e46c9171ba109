import type { Context } from 'hono'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { secondsAfter, secondsBefore } from '../../kernel/times.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { bodyText } from '../http/read-body.ts'
import { describeError, redirectToSite } from '../http/redirect-to-site.ts'
import { spendMessage } from '../spent-messages.ts'
import { ssoErrors } from './errors.ts'
import { sendForm, signLogout } from './logout-form.ts'
import { type LogoutMessage, readLogoutMessage } from './logout-message.ts'
import { readSignedQuery } from './logout-query.ts'
import { claimRelayState } from './relay-states.ts'
import { createLogoutClient, SAML_SKEW, samlAddresses } from './saml-client.ts'
import { readSamlMetadata } from './saml-metadata.ts'
import { endSamlSessions } from './saml-sessions.ts'
import { findSsoProvider, findSsoProviderByEntity, type SsoProvider } from './sso-providers.ts'

/** Seconds for which a request that names no end of its own is accepted. */
const REQUEST_LIFETIME = 300

interface Arrived {
  message: LogoutMessage
  relayState: string
  /** The parameters of the binding; of a redirect also the part of the address that is signed. */
  values: Record<string, string>
  signed?: string
}

/** `GET` and `POST /sso/saml/slo`: an identity provider ends a session, or has ended the one that we asked it to. */
export async function hearLogout(parts: AuthParts, c: Context) {
  try {
    await parts.limits.countRequest(c.var.device, 'sso')
    const arrived = await readArrived(c)
    const { slo } = samlAddresses(parts.settings)
    const { destination } = arrived.message
    if (destination !== undefined && destination !== slo) throw ssoErrors.samlLogoutInvalid()
    return await (arrived.message.isRequest
      ? endAsAsked(parts, c, arrived)
      : continueAfterLogout(parts, c, arrived))
  } catch (error) {
    const refusal = error instanceof ProtocolError ? error : requestErrors.unexpected()
    if (refusal !== error) {
      parts.log.error({ err: error, path: c.req.path }, 'a single logout failed')
    }
    const target = new URL(parts.settings.siteUrl)
    return redirectToSite(c, target, { query: describeError(refusal), status: 302 })
  }
}

async function readArrived(c: Context): Promise<Arrived> {
  const isPost = c.req.method === 'POST'
  const { values, signed } = isPost
    ? { values: Object.fromEntries(new URLSearchParams(bodyText(c))), signed: undefined }
    : readSignedQuery(new URL(c.req.url).search)
  const encoded = values.SAMLRequest ?? values.SAMLResponse ?? ''
  const message = await readLogoutMessage(encoded, isPost ? 'post' : 'redirect')
  if (message.isRequest !== (values.SAMLRequest !== undefined)) throw ssoErrors.samlLogoutInvalid()
  return { message, values, signed, relayState: values.RelayState ?? '' }
}

async function endAsAsked(parts: AuthParts, c: Context, arrived: Arrived) {
  const { message, relayState } = arrived
  const provider = await findSsoProviderByEntity(parts.database, message.issuer)
  if (!provider) throw ssoErrors.ssoProviderNotFound()
  const { signOut } = await readSamlMetadata(provider.metadata_xml)
  if (!signOut) throw ssoErrors.samlLogoutInvalid()

  const client = await createLogoutClient(parts.settings, provider, { url: signOut.responseUrl })
  const { profile } = await verify(parts, client, arrived)
  if (!profile?.nameID) throw ssoErrors.samlLogoutInvalid()
  await endSessionsOf(parts, c, { provider, message, nameId: profile.nameID })
  const asked = { ...profile, ID: message.id }
  if (signOut.binding === 'redirect') {
    return c.redirect(await client.getLogoutResponseUrlAsync(asked, relayState, {}, true), 302)
  }
  const response = client._generateLogoutResponse(asked, true)
  const signed = signLogout(parts.settings, 'LogoutResponse', response)
  return sendForm(c, signOut.responseUrl, {
    SAMLResponse: Buffer.from(signed).toString('base64'),
    ...(relayState && { RelayState: relayState }),
  })
}

interface Ending {
  provider: SsoProvider
  message: LogoutMessage
  nameId: string
}

async function endSessionsOf(parts: AuthParts, c: Context, { provider, message, nameId }: Ending) {
  const now = parts.now()
  const { id, issuedAt, validUntil = secondsAfter(issuedAt, REQUEST_LIFETIME) } = message
  const usefulUntil = secondsAfter(validUntil, SAML_SKEW)
  if (usefulUntil <= now || secondsBefore(issuedAt, SAML_SKEW) > now) {
    throw ssoErrors.samlLogoutInvalid()
  }
  await parts.database.transaction(async (tx) => {
    const text = `logout ${provider.entity_id} ${id}`
    const isFirst = await spendMessage(tx, { text, purpose: 'saml', usefulUntil, now })
    if (!isFirst) throw ssoErrors.samlLogoutInvalid()
    const { sessionIndexes } = message
    const accounts = await endSamlSessions(tx, { providerId: provider.id, nameId, sessionIndexes })
    for (const account of accounts) {
      await recordAudit(tx, { action: 'logout', account, now, ip: c.var.device.ip })
    }
  })
}

/** The session here ended before the browser went there: what the identity provider says only decides what is shown. */
async function continueAfterLogout(parts: AuthParts, c: Context, arrived: Arrived) {
  const state = await claimRelayState(parts, arrived.relayState)
  const target = new URL(state.redirect_to)
  const provider = await findSsoProvider(parts.database, state.sso_provider_id)
  if (!provider) return redirectToSite(c, target, { status: 302 })
  const client = await createLogoutClient(parts.settings, provider, { requestId: state.request_id })
  try {
    if (arrived.message.inResponseTo !== state.request_id) throw ssoErrors.samlLogoutInvalid()
    await verify(parts, client, arrived)
  } catch {
    const query = describeError(ssoErrors.samlLogoutIncomplete())
    return redirectToSite(c, target, { query, status: 302 })
  }
  return redirectToSite(c, target, { status: 302 })
}

/** Checks the signature, the issuer and the time of a message with what is known of its identity provider. */
async function verify(
  { log }: AuthParts,
  client: Awaited<ReturnType<typeof createLogoutClient>>,
  { message, values, signed }: Arrived,
) {
  try {
    if (signed !== undefined) return await client.validateRedirectAsync(values, signed)
    return await (message.isRequest
      ? client.validatePostRequestAsync(values)
      : client.validatePostResponseAsync(values))
  } catch (error) {
    log.warn({ err: error }, 'a SAML logout message was refused')
    throw ssoErrors.samlLogoutInvalid()
  }
}
