import { NewCredential, type SignedCredential, SUPPORTED_ALGORITHMS } from './credentials.ts'
import { webauthn } from './library.ts'
import { type RelyingPartySettings, relyingParty } from './relying-party.ts'

interface Expected {
  settings: RelyingPartySettings
  challenge: string
  /** Whether the authenticator must have asked for a PIN or a fingerprint: a passkey replaces the password. */
  requireUserVerification: boolean
}

/** The new key that answers the challenge, if one does. */
export async function verifyNewCredential(
  credential: unknown,
  { settings, challenge, requireUserVerification }: Expected,
) {
  const made = NewCredential.safeParse(credential)
  if (!made.success) return undefined
  const { id, origins } = relyingParty(settings)
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: made.data,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification,
    supportedAlgorithmIDs: SUPPORTED_ALGORITHMS,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return undefined
  return { ...registrationInfo, transports: made.data.response.transports ?? [] }
}

interface KnownKey {
  id: string
  publicKey: Buffer
  counter: number
}

/** The key's counter after this signature, if the key signed the challenge. */
export async function verifySignature(
  response: SignedCredential,
  key: KnownKey,
  { settings, challenge, requireUserVerification }: Expected,
): Promise<number | undefined> {
  const { id, origins } = relyingParty(settings)
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification,
    credential: { ...key, publicKey: new Uint8Array(key.publicKey) },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}
