import { X509Certificate } from 'node:crypto'
import { parseStringPromise, processors } from 'xml2js'
import { z } from 'zod'
import { requestErrors } from '../../errors/request-errors.ts'
import { requireSafeXml } from '../safe-xml.ts'

/** The binding in which a message is a part of the address. */
export const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
/** The binding in which a message is a field of a form. */
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'

const KeyDescriptor = z.object({
  $: z.object({ use: z.string().optional() }).default({}),
  KeyInfo: z
    .array(
      z.object({
        X509Data: z
          .array(z.object({ X509Certificate: z.array(z.object({ _: z.string() })).default([]) }))
          .default([]),
      }),
    )
    .default([]),
})
const Service = z.object({
  $: z.object({
    Binding: z.string(),
    Location: z.string(),
    ResponseLocation: z.string().optional(),
  }),
})
const Shape = z.object({
  EntityDescriptor: z.object({
    $: z.object({ entityID: z.string().min(1) }),
    IDPSSODescriptor: z
      .array(
        z.object({
          KeyDescriptor: z.array(KeyDescriptor).default([]),
          SingleSignOnService: z.array(Service).default([]),
          SingleLogoutService: z.array(Service).default([]),
        }),
      )
      .length(1),
  }),
})

/** What an identity provider says about itself. */
interface IdentityProvider {
  entityId: string
  /** Where users sign in. */
  signInUrl: string
  /** Where its single logout listens, by redirect where it offers that; undefined where it offers none. */
  signOut?: { binding: 'redirect' | 'post'; requestUrl: string; responseUrl: string }
  /** Of the keys that its assertions are signed with. */
  certificates: string[]
}

/** Reads the metadata of one identity provider. */
export async function readSamlMetadata(xml: string): Promise<IdentityProvider> {
  const { $: entity, IDPSSODescriptor: roles } = (await parse(xml)).EntityDescriptor
  const services = roles.flatMap((role) => role.SingleSignOnService)
  const { Location: signInUrl = '' } = services.find(({ $ }) => $.Binding === REDIRECT)?.$ ?? {}
  if (!isWebAddress(signInUrl)) {
    throw badMetadata('the identity provider has to offer sign-in by HTTP-Redirect')
  }
  const certificates = roles
    .flatMap((role) => role.KeyDescriptor)
    .filter((key) => key.$.use !== 'encryption')
    .flatMap((key) => key.KeyInfo.flatMap((info) => info.X509Data))
    .flatMap((data) => data.X509Certificate.map((certificate) => readCertificate(certificate._)))
  if (certificates.length === 0) throw badMetadata('the identity provider has no certificate')
  return { entityId: entity.entityID, signInUrl, signOut: readSignOut(roles), certificates }
}

type Role = z.output<typeof Shape>['EntityDescriptor']['IDPSSODescriptor'][number]

function readSignOut(roles: Role[]): IdentityProvider['signOut'] {
  const services = roles.flatMap((role) => role.SingleLogoutService)
  const offering = (binding: string) => services.find(({ $ }) => $.Binding === binding)?.$
  const service = offering(REDIRECT) ?? offering(POST)
  if (!service) return undefined
  const { Location: requestUrl, ResponseLocation: responseUrl = requestUrl } = service
  if (!isWebAddress(requestUrl) || !isWebAddress(responseUrl)) {
    throw badMetadata('the address of its single logout has to be an https address')
  }
  const binding = service.Binding === REDIRECT ? 'redirect' : 'post'
  return { binding, requestUrl, responseUrl }
}

async function parse(xml: string) {
  const refusal = badMetadata('metadata_xml does not describe one identity provider')
  requireSafeXml(xml, refusal)
  try {
    const tagNameProcessors = [processors.stripPrefix]
    return Shape.parse(await parseStringPromise(xml, { explicitCharkey: true, tagNameProcessors }))
  } catch {
    throw refusal
  }
}

function readCertificate(text: string) {
  const lines = text.replace(/\s/g, '').match(/.{1,64}/g) ?? []
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
  try {
    return new X509Certificate(pem).toString()
  } catch {
    throw badMetadata('a certificate of the identity provider cannot be read')
  }
}

function badMetadata(message: string) {
  return requestErrors.validationFailed(message)
}

/** An address over the network needs TLS; one on this machine does not. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && (new URL(text).protocol === 'https:' || isOnThisMachine(text))
}

export function isOnThisMachine(text: string): boolean {
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
