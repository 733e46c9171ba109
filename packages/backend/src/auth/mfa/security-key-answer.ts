import type { Queries } from '@slovo/database'
import { z } from 'zod'
import { requestErrors } from '../errors/request-errors.ts'
import { SignedCredential } from '../webauthn/credentials.ts'
import type { RelyingPartySettings } from '../webauthn/relying-party.ts'
import { verifyNewCredential, verifySignature } from '../webauthn/verify-credential.ts'
import { factorErrors } from './errors.ts'
import type { Factor } from './factors.ts'
import { keyOf, type SecurityKey } from './security-key-challenge.ts'

/** What the client sends back; the key and its host are those of the challenge. */
export const SecurityKeyAnswer = z.object({
  type: z.enum(['create', 'request']),
  credential_response: z.unknown(),
})
export type SecurityKeyAnswer = z.output<typeof SecurityKeyAnswer>

const Session = z.object({ challenge: z.string() })

/** Verifies the signature, and stores the new key or updates the known key's counter. */
export async function verifySecurityKeyChallenge(
  services: SecurityKeyServices,
  tx: Queries,
  { factor, id, answer }: { factor: Factor; id: string; answer: SecurityKeyAnswer },
): Promise<void> {
  const isNew = factor.status !== 'verified'
  if (isNew !== (answer.type === 'create')) {
    throw requestErrors.validationFailed('webauthn.type is not the one of the challenge')
  }
  const { rows } = await tx.query<{ web_authn_session_data: unknown }>(
    `update auth.mfa_challenges set verified_at = $2 where id = $1
     returning web_authn_session_data`,
    [id, services.now()],
  )
  const { challenge } = Session.parse(rows[0]?.web_authn_session_data)
  const proved = isNew
    ? await readNewKey(services, challenge, answer.credential_response)
    : await readSignature(services, challenge, { factor, credential: answer.credential_response })
  if (!proved) throw factorErrors.wrongSecurityKey()

  await tx.query(
    `update auth.mfa_factors
     set web_authn_credential = $2, web_authn_aaguid = coalesce($3, web_authn_aaguid)
     where id = $1`,
    [factor.id, proved.key, proved.aaguid ?? null],
  )
}

interface SecurityKeyServices {
  settings: RelyingPartySettings
  now: () => Date
}

type Proved = { key: SecurityKey; aaguid?: string } | undefined

async function readNewKey(
  { settings }: SecurityKeyServices,
  challenge: string,
  credential: unknown,
): Promise<Proved> {
  const made = await verifyNewCredential(credential, {
    settings,
    challenge,
    requireUserVerification: false,
  })
  if (!made) return undefined
  const { credential: key, aaguid, transports } = made
  const publicKey = Buffer.from(key.publicKey).toString('base64url')
  return { key: { id: key.id, publicKey, counter: key.counter, transports }, aaguid }
}

async function readSignature(
  { settings }: SecurityKeyServices,
  challenge: string,
  { factor, credential }: { factor: Factor; credential: unknown },
): Promise<Proved> {
  const signed = SignedCredential.safeParse(credential)
  const key = keyOf(factor)
  if (!signed.success || !key || signed.data.id !== key.id) return undefined
  const counter = await verifySignature(
    signed.data,
    { id: key.id, publicKey: Buffer.from(key.publicKey, 'base64url'), counter: key.counter },
    { settings, challenge, requireUserVerification: false },
  )
  return counter === undefined ? undefined : { key: { ...key, counter } }
}
