import { z } from 'zod'
import { secondsAfter, secondsBefore } from '../../../kernel/times.ts'
import { readEmailAddress } from '../../accounts/email-address.ts'
import { ssoErrors } from '../errors.ts'
import {
  type Attribute,
  type AttributeClaims,
  type AttributeMapping,
  findAttribute,
  mapAttributes,
} from '../providers/attribute-mapping.ts'
import { SAML_SKEW_SECONDS } from '../saml-client.ts'

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

const SUBJECT_ID = ['urn:oasis:names:tc:SAML:attribute:subject-id']
const EMAIL = [
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  'mail',
  'Mail',
  'email',
]

/** An element that holds text, as the parser shows it: with attributes or without. */
const Text = z.union([
  z.string(),
  z.object({ _: z.string().optional() }).transform(({ _: text }) => text ?? ''),
])
const Shape = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().min(1) }),
    Issuer: z.array(Text).length(1),
    Subject: z
      .array(
        z.object({
          NameID: z
            .array(
              z.object({
                _: z.string().optional(),
                $: z
                  .object({
                    Format: z.string().optional(),
                    NameQualifier: z.string().optional(),
                    SPNameQualifier: z.string().optional(),
                  })
                  .optional(),
              }),
            )
            .max(1)
            .optional(),
          SubjectConfirmation: z.array(
            z.object({
              $: z.object({ Method: z.string() }),
              SubjectConfirmationData: z.array(
                z.object({
                  $: z.object({
                    InResponseTo: z.string().optional(),
                    Recipient: z.string().optional(),
                    NotOnOrAfter: z.string().optional(),
                  }),
                }),
              ),
            }),
          ),
        }),
      )
      .length(1),
    AuthnStatement: z
      .array(
        z.union([
          z.string(),
          z.object({ $: z.object({ SessionIndex: z.string().optional() }).optional() }),
        ]),
      )
      .default([]),
    AttributeStatement: z
      .array(
        z.union([
          z.string(),
          z.object({
            Attribute: z
              .array(
                z.object({
                  $: z.object({ Name: z.string(), FriendlyName: z.string().optional() }),
                  AttributeValue: z.array(Text).default([]),
                }),
              )
              .default([]),
          }),
        ]),
      )
      .default([]),
  }),
})
type Assertion = z.output<typeof Shape>['Assertion']

interface Expected {
  entityId: string
  acsUrl: string
  requestId: string
  mapping: AttributeMapping
  now: Date
}

export interface SamlPerson {
  assertionId: string
  /** The assertion is worth nothing any longer from then on. */
  usefulUntil: Date
  userId: string
  email: string
  claims: AttributeClaims
  /** Their session there; undefined where the identity provider names it only once. */
  remoteSession?: RemoteSession
}

/** A session at an identity provider, as a single logout names it. */
export interface RemoteSession {
  nameId: string
  format?: string
  nameQualifier?: string
  spNameQualifier?: string
  sessionIndex?: string
}

/**
 * Who an assertion speaks of. Its signature was checked; here it has to be from this identity provider, for us, and
 * the answer to this very request — by what is signed in it, not by the envelope it came in.
 */
export function readAssertion(signed: unknown, expected: Expected): SamlPerson {
  const read = Shape.safeParse(signed)
  if (!read.success) throw ssoErrors.samlAssertionInvalid()
  const { Assertion: assertion } = read.data
  if (assertion.Issuer[0] !== expected.entityId) throw ssoErrors.samlAssertionInvalid()
  const usefulUntil = requireConfirmation(assertion, expected)

  const attributes = attributesOf(assertion)
  const userId = userIdOf(assertion, attributes)
  if (!userId) throw ssoErrors.samlNoUserId()
  const claims = mapAttributes(attributes, expected.mapping)
  const told = typeof claims.email === 'string' ? claims.email : emailOf(assertion, attributes)
  const email = readEmailAddress(told ?? '')
  if (!email) throw ssoErrors.samlNoEmail()
  const remoteSession = remoteSessionOf(assertion)
  return { assertionId: assertion.$.ID, usefulUntil, userId, email, claims, remoteSession }
}

function requireConfirmation(assertion: Assertion, { acsUrl, requestId, now }: Expected) {
  const earliest = secondsBefore(now, SAML_SKEW_SECONDS)
  for (const confirmation of assertion.Subject.flatMap((subject) => subject.SubjectConfirmation)) {
    for (const { $: data } of confirmation.SubjectConfirmationData) {
      const end = new Date(data.NotOnOrAfter ?? Number.NaN)
      const isForUs = data.Recipient === acsUrl && data.InResponseTo === requestId
      if (confirmation.$.Method === BEARER && isForUs && end > earliest) {
        return secondsAfter(end, SAML_SKEW_SECONDS)
      }
    }
  }
  throw ssoErrors.samlAssertionInvalid()
}

function attributesOf({ AttributeStatement: statements }: Assertion): Attribute[] {
  return statements.flatMap((statement) =>
    typeof statement === 'string'
      ? []
      : statement.Attribute.map(({ $: { Name, FriendlyName }, AttributeValue }) => ({
          name: Name,
          friendlyName: FriendlyName,
          values: AttributeValue.map((value) => value.trim()).filter(Boolean),
        })),
  )
}

function nameIdOf({ Subject: [subject] }: Assertion) {
  const [nameId] = subject?.NameID ?? []
  return { text: nameId?._?.trim(), format: nameId?.$?.Format }
}

function remoteSessionOf({
  Subject: [subject],
  AuthnStatement: statements,
}: Assertion): RemoteSession | undefined {
  const [nameId] = subject?.NameID ?? []
  const text = nameId?._?.trim()
  if (!text) return undefined
  const indexes = statements.flatMap((statement) =>
    typeof statement === 'string' ? [] : (statement.$?.SessionIndex ?? []),
  )
  return {
    nameId: text,
    format: nameId?.$?.Format,
    nameQualifier: nameId?.$?.NameQualifier,
    spNameQualifier: nameId?.$?.SPNameQualifier,
    sessionIndex: indexes[0],
  }
}

/** A transient name identifies no user. */
function userIdOf(assertion: Assertion, attributes: Attribute[]) {
  const { text, format } = nameIdOf(assertion)
  const [subjectId] = findAttribute(attributes, SUBJECT_ID)?.values ?? []
  return subjectId ?? (format === TRANSIENT ? undefined : text)
}

function emailOf(assertion: Assertion, attributes: Attribute[]) {
  const { text, format } = nameIdOf(assertion)
  const [email] = findAttribute(attributes, EMAIL)?.values ?? []
  return email ?? (format === EMAIL_FORMAT ? text : undefined)
}
