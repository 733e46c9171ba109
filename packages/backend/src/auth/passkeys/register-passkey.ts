import { type Database, isUniqueViolation } from '@slovo/database'
import { type Account, lockAccount } from '../accounts/account-rows.ts'
import { recordAudit } from '../audit/audit.ts'
import { SUPPORTED_ALGORITHMS } from '../webauthn/credentials.ts'
import { webauthn } from '../webauthn/library.ts'
import { type RelyingPartySettings, relyingParty } from '../webauthn/relying-party.ts'
import { verifyNewCredential } from '../webauthn/verify-credential.ts'
import { consumeChallenge, insertChallenge } from './challenges.ts'
import { webauthnErrors } from './errors.ts'
import { listPasskeys, type Passkey } from './passkey-rows.ts'

const MAX_PASSKEYS = 10

export interface RegistrationServices {
  database: Database
  settings: RelyingPartySettings
  now: () => Date
}

/** The options with which the browser creates a passkey. */
export async function startRegistration(
  { database, settings, now }: RegistrationServices,
  account: Account,
) {
  const { id, name } = relyingParty(settings)
  const known = await listPasskeys(database, account.id)
  if (known.length >= MAX_PASSKEYS) throw webauthnErrors.tooManyPasskeys()
  const userName = account.email || account.phone || account.id
  const { generateRegistrationOptions } = await webauthn()
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
    supportedAlgorithmIDs: SUPPORTED_ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { challenge } = options
  const stored = await insertChallenge(database, {
    type: 'registration',
    userId: account.id,
    challenge,
    now: now(),
  })
  return { ...stored, options }
}

/** Stores the new passkey if it answers the challenge. */
export async function finishRegistration(
  { database, settings, now }: RegistrationServices,
  account: Account,
  { challengeId, credential }: { challengeId?: string; credential: unknown },
): Promise<Passkey> {
  const challenge = await consumeChallenge(database, {
    type: 'registration',
    userId: account.id,
    id: challengeId,
    now: now(),
  })
  const made = await verifyNewCredential(credential, {
    settings,
    challenge,
    requireUserVerification: true,
  })
  if (!made) throw webauthnErrors.passkeyNotVerified()

  const { credential: key, aaguid, transports, credentialDeviceType, credentialBackedUp } = made
  return insertPasskey(database, {
    account,
    now: now(),
    key: {
      credentialId: Buffer.from(key.id, 'base64url'),
      publicKey: Buffer.from(key.publicKey),
      aaguid,
      signCount: key.counter,
      transports: JSON.stringify(transports),
      isBackupEligible: credentialDeviceType === 'multiDevice',
      isBackedUp: credentialBackedUp,
    },
  })
}

interface NewPasskey {
  account: Account
  now: Date
  key: {
    credentialId: Buffer
    publicKey: Buffer
    aaguid: string
    signCount: number
    transports: string
    isBackupEligible: boolean
    isBackedUp: boolean
  }
}

async function insertPasskey(database: Database, { account, now, key }: NewPasskey) {
  try {
    return await database.transaction(async (tx) => {
      await lockAccount(tx, account.id)
      const known = await listPasskeys(tx, account.id)
      if (known.length >= MAX_PASSKEYS) throw webauthnErrors.tooManyPasskeys()
      const { rows } = await tx.query<Passkey>(
        `insert into auth.webauthn_credentials (
           user_id, created_at, updated_at, friendly_name, credential_id, public_key, aaguid,
           sign_count, transports, backup_eligible, backed_up, attestation_type
         ) values (:userId, :now, :now, 'Passkey', :credentialId, :publicKey, :aaguid, :signCount,
           :transports, :isBackupEligible, :isBackedUp, 'none') returning *`,
        { userId: account.id, now, ...key },
      )
      const [passkey] = rows
      if (!passkey) throw new Error('The passkey was not stored')
      await recordAudit(tx, { action: 'passkey_created', account, now })
      return passkey
    })
  } catch (error) {
    throw isUniqueViolation(error) ? webauthnErrors.passkeyExists() : error
  }
}
