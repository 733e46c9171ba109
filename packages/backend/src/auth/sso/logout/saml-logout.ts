import type { Database } from '@slovo/database'
import { ProtocolError } from '../../../kernel/http/protocol-error.ts'
import type { Log } from '../../../kernel/log.ts'
import { secondsAfter, secondsBefore } from '../../../kernel/times.ts'
import { recordAudit } from '../../audit/audit.ts'
import { requestErrors } from '../../errors/request-errors.ts'
import type { ClientDevice } from '../../http/auth-env.ts'
import { describeError } from '../../http/redirect-to-site.ts'
import type { Limits } from '../../limits/limits.ts'
import { spendMessage } from '../../spent-messages.ts'
import { ssoErrors } from '../errors.ts'
import { readSamlMetadata } from '../providers/saml-metadata.ts'
import {
  findSsoProvider,
  findSsoProviderByEntity,
  type SsoProvider,
} from '../providers/sso-providers.ts'
import { claimRelayState } from '../relay-states.ts'
import {
  createLogoutClient,
  SAML_SKEW_SECONDS,
  type SamlSideSettings,
  samlUrls,
} from '../saml-client.ts'
import { endSamlSessions } from '../saml-sessions.ts'
import { type SamlForm, signLogout } from './logout-form.ts'
import { type LogoutMessage, readLogoutMessage, readSignedQuery } from './logout-message.ts'

/** Seconds for which a request that names no end of its own is accepted. */
const REQUEST_LIFETIME_SECONDS = 300

export interface SamlLogoutServices {
  database: Database
  limits: Limits
  settings: SamlSideSettings & { siteUrl: string }
  now: () => Date
  log: Log
}

interface LogoutRequest {
  /** The body of a POST, or the query of a redirect. */
  binding: { body: string } | { search: string }
  device: ClientDevice
  /** For the log. */
  path: string
}

/** What the browser does next: to the site, to the identity provider, or post a form to it. */
type LogoutStep =
  | { target: URL; query?: Record<string, string> }
  | { redirectTo: string }
  | { form: SamlForm }

/** `GET` and `POST /sso/saml/slo`: an identity provider ends a session, or has ended the one that we asked it to. */
export async function handleSamlLogout(
  services: SamlLogoutServices,
  { binding, device, path }: LogoutRequest,
): Promise<LogoutStep> {
  const { limits, settings, log } = services
  try {
    await limits.countRequest(device, 'sso')
    const received = await readReceived(binding)
    const { slo } = samlUrls(settings)
    const { destination } = received.message
    if (destination !== undefined && destination !== slo) throw ssoErrors.samlLogoutInvalid()
    return received.message.isRequest
      ? await endAsAsked(services, received, device)
      : await continueAfterLogout(services, received)
  } catch (thrown) {
    const error = thrown instanceof ProtocolError ? thrown : requestErrors.unexpected()
    if (error !== thrown) log.error({ err: thrown, path }, 'a single logout failed')
    return { target: new URL(settings.siteUrl), query: describeError(error) }
  }
}

interface Received {
  message: LogoutMessage
  relayState: string
  /** The parameters of the binding; of a redirect also the part of the query that is signed. */
  values: Record<string, string>
  signed?: string
}

async function readReceived(binding: LogoutRequest['binding']): Promise<Received> {
  const isPost = 'body' in binding
  const { values, signed } = isPost
    ? { values: Object.fromEntries(new URLSearchParams(binding.body)), signed: undefined }
    : readSignedQuery(binding.search)
  const encoded = values.SAMLRequest ?? values.SAMLResponse ?? ''
  const message = await readLogoutMessage(encoded, isPost ? 'post' : 'redirect')
  if (message.isRequest !== (values.SAMLRequest !== undefined)) throw ssoErrors.samlLogoutInvalid()
  return { message, values, signed, relayState: values.RelayState ?? '' }
}

async function endAsAsked(
  services: SamlLogoutServices,
  received: Received,
  device: ClientDevice,
): Promise<LogoutStep> {
  const { database, settings, log } = services
  const { message, relayState } = received
  const provider = await findSsoProviderByEntity(database, message.issuer)
  if (!provider) throw ssoErrors.ssoProviderNotFound()
  const { signOut } = await readSamlMetadata(provider.metadata_xml)
  if (!signOut) throw ssoErrors.samlLogoutInvalid()

  const client = await createLogoutClient(settings, provider, { url: signOut.responseUrl })
  const { profile } = await verify(log, client, received)
  if (!profile?.nameID) throw ssoErrors.samlLogoutInvalid()
  await endSessionsOf(services, { provider, message, nameId: profile.nameID, device })
  const asked = { ...profile, ID: message.id }
  if (signOut.binding === 'redirect') {
    return { redirectTo: await client.getLogoutResponseUrlAsync(asked, relayState, {}, true) }
  }
  const response = client._generateLogoutResponse(asked, true)
  const signed = await signLogout(settings.auth.saml, 'LogoutResponse', response)
  const fields = {
    SAMLResponse: Buffer.from(signed).toString('base64'),
    ...(relayState && { RelayState: relayState }),
  }
  return { form: { url: signOut.responseUrl, fields } }
}

interface EndedSessions {
  provider: SsoProvider
  message: LogoutMessage
  nameId: string
  device: ClientDevice
}

async function endSessionsOf(services: SamlLogoutServices, ended: EndedSessions) {
  const { provider, message, nameId, device } = ended
  const now = services.now()
  const { id, issuedAt, validUntil = secondsAfter(issuedAt, REQUEST_LIFETIME_SECONDS) } = message
  const usefulUntil = secondsAfter(validUntil, SAML_SKEW_SECONDS)
  if (usefulUntil <= now || secondsBefore(issuedAt, SAML_SKEW_SECONDS) > now) {
    throw ssoErrors.samlLogoutInvalid()
  }
  await services.database.transaction(async (tx) => {
    const text = `logout ${provider.entity_id} ${id}`
    const isFirst = await spendMessage(tx, { text, purpose: 'saml', usefulUntil, now })
    if (!isFirst) throw ssoErrors.samlLogoutInvalid()
    const { sessionIndexes } = message
    const accounts = await endSamlSessions(tx, { providerId: provider.id, nameId, sessionIndexes })
    for (const account of accounts) {
      await recordAudit(tx, { action: 'logout', account, now, ip: device.ip })
    }
  })
}

/** Our session ended before the redirect: the response only decides what the site shows. */
async function continueAfterLogout(
  { database, settings, log }: SamlLogoutServices,
  received: Received,
): Promise<LogoutStep> {
  const state = await claimRelayState(database, received.relayState)
  const target = new URL(state.redirect_to)
  const provider = await findSsoProvider(database, state.sso_provider_id)
  if (!provider) return { target }
  const client = await createLogoutClient(settings, provider, { requestId: state.request_id })
  try {
    if (received.message.inResponseTo !== state.request_id) throw ssoErrors.samlLogoutInvalid()
    await verify(log, client, received)
  } catch {
    return { target, query: describeError(ssoErrors.samlLogoutIncomplete()) }
  }
  return { target }
}

/** Checks the signature, the issuer and the time of a message against the metadata of its identity provider. */
async function verify(
  log: Log,
  client: Awaited<ReturnType<typeof createLogoutClient>>,
  { message, values, signed }: Received,
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
