import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { DatabaseError } from '@slovo/database'
import { z } from 'zod'
import { type Account, lockAccount } from '../accounts/account-rows.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { webauthnErrors } from './errors.ts'
import { keepChallenge, spendChallenge } from './passkey-challenges.ts'
import { listPasskeys, type Passkey } from './passkeys.ts'
import { relyingParty } from './relying-party.ts'

const MOST = 10
/** EdDSA, ES256 and RS256, which every browser knows. */
export const ALGORITHMS = [-8, -7, -257]

/** A new key of an authenticator, as browsers write it. */
export const MadeCredential = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string()).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
})

/** What the browser is to make a passkey from. */
export async function startRegistration(parts: AuthParts, account: Account) {
  const { id, name } = relyingParty(parts.settings)
  const known = await listPasskeys(parts.database, account.id)
  if (known.length >= MOST) throw webauthnErrors.tooManyPasskeys()
  const userName = account.email || account.phone || account.id
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName,
    userDisplayName: userName,
    userID: new Uint8Array(Buffer.from(account.id)),
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports,
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { challenge } = options
  const kept = await keepChallenge(parts, { type: 'registration', userId: account.id, challenge })
  return { ...kept, options }
}

/** The browser made one: it is kept if it is what was asked for. */
export async function finishRegistration(
  parts: AuthParts,
  account: Account,
  { challengeId, credential }: { challengeId?: string; credential: unknown },
): Promise<Passkey> {
  const expectedChallenge = await spendChallenge(parts, {
    type: 'registration',
    userId: account.id,
    id: challengeId,
  })
  const made = MadeCredential.safeParse(credential)
  if (!made.success) throw webauthnErrors.passkeyNotVerified()
  const { id, origins } = relyingParty(parts.settings)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: made.data,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) throw webauthnErrors.passkeyNotVerified()

  const { credential: key, aaguid, credentialDeviceType, credentialBackedUp } = registrationInfo
  return keepPasskey(parts, account, [
    ...[Buffer.from(key.id, 'base64url'), Buffer.from(key.publicKey), aaguid, key.counter],
    ...[JSON.stringify(made.data.response.transports ?? [])],
    ...[credentialDeviceType === 'multiDevice', credentialBackedUp],
  ])
}

async function keepPasskey({ database, now }: AuthParts, account: Account, values: unknown[]) {
  try {
    return await database.transaction(async (tx) => {
      await lockAccount(tx, account.id)
      if ((await listPasskeys(tx, account.id)).length >= MOST)
        throw webauthnErrors.tooManyPasskeys()
      const { rows } = await tx.query<Passkey>(
        `insert into auth.webauthn_credentials (
           user_id, created_at, updated_at, friendly_name, credential_id, public_key, aaguid,
           sign_count, transports, backup_eligible, backed_up, attestation_type
         ) values ($1, $2, $2, 'Passkey', $3, $4, $5, $6, $7, $8, $9, 'none') returning *`,
        [account.id, now(), ...values],
      )
      const [passkey] = rows
      if (!passkey) throw new Error('The passkey was not kept')
      await recordAudit(tx, { action: 'passkey_created', account, now: now() })
      return passkey
    })
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505')
      throw webauthnErrors.passkeyExists()
    throw error
  }
}
