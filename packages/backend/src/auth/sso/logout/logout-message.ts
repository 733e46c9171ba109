import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { parseStringPromise, processors } from 'xml2js'
import { z } from 'zod'
import { ssoErrors } from '../errors.ts'
import { requireSafeXml } from '../safe-xml.ts'

const MAX_MESSAGE_BYTES = 64 * 1024

const Text = z.union([
  z.string(),
  z.object({ _: z.string().default('') }).transform(({ _: text }) => text),
])
const Message = z.object({
  $: z.object({
    ID: z.string().min(1).max(1000),
    IssueInstant: z.coerce.date(),
    Destination: z.string().optional(),
    InResponseTo: z.string().optional(),
    NotOnOrAfter: z.coerce.date().optional(),
  }),
  Issuer: z.array(Text).length(1),
  SessionIndex: z.array(Text).max(100).default([]),
})
const Shape = z.union([
  z.strictObject({ LogoutRequest: Message }),
  z.strictObject({ LogoutResponse: Message }),
])

/** What a message about a logout says of itself. Nothing of it was checked yet. */
export interface LogoutMessage {
  isRequest: boolean
  id: string
  issuer: string
  issuedAt: Date
  validUntil?: Date
  destination?: string
  inResponseTo?: string
  sessionIndexes: string[]
}

/** Reads a message as it came by redirect (compressed) or by POST. */
export async function readLogoutMessage(
  encoded: string,
  binding: 'redirect' | 'post',
): Promise<LogoutMessage> {
  try {
    const bytes = Buffer.from(encoded, 'base64')
    const xml =
      binding === 'post'
        ? bytes.toString('utf8')
        : (await promisify(inflateRaw)(bytes, { maxOutputLength: MAX_MESSAGE_BYTES })).toString()
    requireSafeXml(xml, ssoErrors.samlLogoutInvalid())
    const tagNameProcessors = [processors.stripPrefix]
    const parsed = Shape.parse(await parseStringPromise(xml, { tagNameProcessors }))
    const isRequest = 'LogoutRequest' in parsed
    const { $: own, ...message } = isRequest ? parsed.LogoutRequest : parsed.LogoutResponse
    return {
      isRequest,
      id: own.ID,
      issuer: message.Issuer[0]?.trim() ?? '',
      issuedAt: own.IssueInstant,
      validUntil: own.NotOnOrAfter,
      destination: own.Destination,
      inResponseTo: own.InResponseTo,
      sessionIndexes: message.SessionIndex.map((index) => index.trim()),
    }
  } catch {
    throw ssoErrors.samlLogoutInvalid()
  }
}

const SIGNATURES = /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#rsa-sha(256|384|512)$/
const NAMES = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature']

/**
 * The parameters of a message that came by redirect. They are signed as they stand in the address, so each may be
 * there once, and has to be signed: see "HTTP Redirect Binding" in saml-bindings-2.0, section 3.4.4.1.
 */
export function readSignedQuery(search: string) {
  const tokens = search.replace(/^\?/, '').split('&')
  const given = NAMES.flatMap((name) => tokens.filter((token) => token.startsWith(`${name}=`)))
  const signed = given.join('&')
  const values: Record<string, string> = Object.fromEntries(new URLSearchParams(signed))
  const isUnambiguous = given.length === Object.keys(values).length
  if (!isUnambiguous || !values.Signature || !SIGNATURES.test(values.SigAlg ?? '')) {
    throw ssoErrors.samlLogoutInvalid()
  }
  return { values, signed }
}
