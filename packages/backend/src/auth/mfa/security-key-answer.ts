import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Queries } from '@slovo/database'
import { z } from 'zod'
import { requestErrors } from '../errors/request-errors.ts'
import { NewCredential, SignedCredential, SUPPORTED_ALGORITHMS } from '../webauthn/credentials.ts'
import { relyingParty } from '../webauthn/relying-party.ts'
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
  settings: Parameters<typeof relyingParty>[0]
  now: () => Date
}

type Proved = { key: SecurityKey; aaguid?: string } | undefined

async function readNewKey(
  { settings }: SecurityKeyServices,
  expectedChallenge: string,
  credential: unknown,
): Promise<Proved> {
  const made = NewCredential.safeParse(credential)
  if (!made.success) return undefined
  const { id, origins } = relyingParty(settings)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: made.data,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs: SUPPORTED_ALGORITHMS,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return undefined

  const { credential: key, aaguid } = registrationInfo
  const publicKey = Buffer.from(key.publicKey).toString('base64url')
  const transports = made.data.response.transports ?? []
  return { key: { id: key.id, publicKey, counter: key.counter, transports }, aaguid }
}

async function readSignature(
  { settings }: SecurityKeyServices,
  expectedChallenge: string,
  { factor, credential }: { factor: Factor; credential: unknown },
): Promise<Proved> {
  const signed = SignedCredential.safeParse(credential)
  const key = keyOf(factor)
  if (!signed.success || !key || signed.data.id !== key.id) return undefined
  const { id, origins } = relyingParty(settings)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: signed.data,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: false,
    credential: { ...key, publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')) },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return undefined
  return { key: { ...key, counter: authenticationInfo.newCounter } }
}
