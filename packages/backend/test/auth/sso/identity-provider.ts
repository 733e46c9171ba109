import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { whenDone } from '@slovo/testing'
import { samlify } from './samlify.ts'
import { makeSelfSigned } from './self-signed.ts'

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'

samlify.setSchemaValidator({ validate: async () => 'not looked at: the other side is ours' })

/** Who signs in next, and what the identity provider says about them. */
export interface Member {
  nameId: string
  nameIdFormat?: string
  attributes?: Record<string, string | string[]>
  /** Says something else than is so, before it is signed. */
  lies?: Record<string, string>
  /** An attacker changes it in transit, after it was signed. */
  tamper?: (xml: string) => string
  sessionIndex?: string
}

interface Options {
  wantsSignedRequests?: boolean
  /** Another provider's name, for one who pretends to be them. */
  entityId?: string
  /** Encrypts what it says, with these algorithms. */
  encryption?: { key?: string; data?: string }
  /** How its single logout is reached; by redirect unless this says otherwise. */
  logoutBy?: 'redirect' | 'post' | 'none'
}

interface Logout {
  nameId: string
  sessionIndex?: string
  isSigned?: boolean
}

/** A real identity provider on this machine. It signs in the user that the test names. */
export async function openIdentityProvider(options: Options = {}) {
  const { wantsSignedRequests = false, entityId, encryption, logoutBy = 'redirect' } = options
  const { privateKey, certificate } = makeSelfSigned('identity provider')
  const state: { member: Member; ourMetadata: string; ended: Logout[] } = {
    member: { nameId: '' },
    ourMetadata: '',
    ended: [],
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams, search } = new URL(request.url ?? '/', url)
    if (pathname === '/metadata') return response.end(provider.getMetadata())
    if (pathname === '/logout') {
      return hearLogout(request, searchParams, search).then(
        (address) => response.writeHead(302, { location: address }).end(),
        (error) => response.writeHead(400).end(String(error)),
      )
    }
    if (pathname !== '/sso') return response.writeHead(404).end()
    return answer(searchParams, search).then(
      (form) => show(response, form),
      (error) => response.writeHead(400).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = samlify.IdentityProvider({
    entityID: entityId ?? `${url}/metadata`,
    privateKey,
    signingCert: certificate,
    requestSignatureAlgorithm: RSA_SHA256,
    wantAuthnRequestsSigned: wantsSignedRequests,
    singleSignOnService: [{ Binding: REDIRECT, Location: `${url}/sso` }],
    wantLogoutRequestSigned: true,
    wantLogoutResponseSigned: true,
    isAssertionEncrypted: encryption !== undefined,
    ...(encryption?.key && { keyEncryptionAlgorithm: encryption.key }),
    ...(encryption?.data && { dataEncryptionAlgorithm: encryption.data }),
    singleLogoutService:
      logoutBy === 'none'
        ? []
        : [{ Binding: logoutBy === 'post' ? POST : REDIRECT, Location: `${url}/logout` }],
  })
  const ourSide = (isSigned = true) =>
    samlify.ServiceProvider({
      metadata: state.ourMetadata,
      wantLogoutRequestSigned: isSigned,
      wantLogoutResponseSigned: isSigned,
    })
  const inAddress = (query: URLSearchParams, search: string) => ({
    query: Object.fromEntries(query),
    octetString: search.slice(1).replace(/&Signature=.*$/, ''),
  })

  /** Ends the session that a request of ours names, and leads back; or takes note of our answer to a request of its own. */
  async function hearLogout(arrived: IncomingMessage, address: URLSearchParams, search: string) {
    const isPost = arrived.method === 'POST'
    if (logoutBy === 'none' || isPost !== (logoutBy === 'post'))
      throw new Error('Not the binding of the metadata')
    const query = isPost ? new URLSearchParams(await text(arrived)) : address
    const sent = isPost ? { body: Object.fromEntries(query) } : inAddress(query, search)
    if (query.has('SAMLResponse')) {
      await provider.parseLogoutResponse(ourSide(), logoutBy, sent)
      return `${url}/ended?RelayState=${query.get('RelayState') ?? ''}`
    }
    const request = await provider.parseLogoutRequest(ourSide(), logoutBy, sent)
    state.ended.push({
      nameId: request.extract.nameID ?? '',
      sessionIndex: request.extract.sessionIndex,
    })
    const relayState = query.get('RelayState') ?? ''
    return provider.createLogoutResponse(ourSide(), request, 'redirect', { relayState }).context
  }

  /** A request of its own to end sessions here: an address to follow, or the fields of a form. */
  function askToEnd(
    binding: 'redirect' | 'post',
    { nameId, sessionIndex, isSigned = true }: Logout,
  ) {
    const user = { logoutNameID: nameId, sessionIndex }
    const relayState = 'theirs'
    return provider.createLogoutRequest(ourSide(isSigned), binding, user, { relayState }).context
  }

  async function answer(query: URLSearchParams, search: string) {
    const { member, ourMetadata } = state
    const sp = samlify.ServiceProvider({ metadata: ourMetadata })
    const request = await provider.parseLoginRequest(sp, 'redirect', inAddress(query, search))
    const { context } = await provider.createLoginResponse(
      sp,
      request,
      'post',
      {},
      {
        customTagReplacement: (template) => ({
          id: '',
          context: fill(template, {
            ...whatIsSo(request.extract.request?.id ?? ''),
            ...member.lies,
          }),
        }),
      },
    )
    const xml = Buffer.from(context, 'base64').toString()
    const sent = member.tamper?.(xml) ?? xml
    if (member.tamper && sent === xml) throw new Error('Nothing was changed on the way')
    return {
      SAMLResponse: Buffer.from(sent).toString('base64'),
      RelayState: query.get('RelayState') ?? '',
    }
  }

  function whatIsSo(requestId: string): Record<string, string> {
    const { member, ourMetadata } = state
    const entity = /entityID="([^"]*)"/.exec(ourMetadata)?.[1] ?? ''
    const acs = /AssertionConsumerService[^>]*Location="([^"]*)"/.exec(ourMetadata)?.[1] ?? ''
    const inFiveMinutes = new Date(Date.now() + 300_000).toISOString()
    return {
      ID: `_${randomUUID()}`,
      AssertionID: `_${randomUUID()}`,
      Destination: acs,
      SubjectRecipient: acs,
      Audience: entity,
      Issuer: entityId ?? `${url}/metadata`,
      IssueInstant: new Date().toISOString(),
      StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
      ConditionsNotBefore: new Date(Date.now() - 1000).toISOString(),
      ConditionsNotOnOrAfter: inFiveMinutes,
      SubjectConfirmationDataNotOnOrAfter: inFiveMinutes,
      InResponseTo: requestId,
      NameIDFormat: member.nameIdFormat ?? PERSISTENT,
      NameID: member.nameId,
      AuthnStatement: member.sessionIndex
        ? `<saml:AuthnStatement AuthnInstant="${new Date().toISOString()}" SessionIndex="${member.sessionIndex}"/>`
        : '',
      AttributeStatement: attributeStatement(member.attributes ?? {}),
    }
  }

  return { url, metadata: () => provider.getMetadata(), state, certificate, askToEnd }
}

function fill(template: string, values: Record<string, string>) {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

function attributeStatement(attributes: Record<string, string | string[]>) {
  const told = Object.entries(attributes).map(([name, values]) => {
    const inTags = [values]
      .flat()
      .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
    return `<saml:Attribute Name="${name}">${inTags.join('')}</saml:Attribute>`
  })
  return told.length > 0
    ? `<saml:AttributeStatement>${told.join('')}</saml:AttributeStatement>`
    : ''
}

/** The page of an identity provider: a form that sends itself. */
function show(response: ServerResponse, form: Record<string, string>) {
  const inputs = Object.entries(form).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  )
  response.setHeader('content-type', 'text/html')
  response.end(`<form method="post">${inputs.join('')}</form>`)
}
