import type { Database } from '@slovo/database'
import { findAccount } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { SignedCredential } from '../webauthn/credentials.ts'
import { webauthn } from '../webauthn/library.ts'
import { type RelyingPartySettings, relyingParty } from '../webauthn/relying-party.ts'
import { verifySignature } from '../webauthn/verify-credential.ts'
import { consumeChallenge, insertChallenge } from './challenges.ts'
import { webauthnErrors } from './errors.ts'
import { countUse, findPasskey } from './passkey-rows.ts'

export interface PasskeySignInServices {
  database: Database
  settings: RelyingPartySettings
  sessions: Pick<Sessions, 'start'>
  now: () => Date
}

/** A challenge for any passkey of the site: users do not name their account first. */
export async function startPasskeySignIn({
  database,
  settings,
  now,
}: Omit<PasskeySignInServices, 'sessions'>) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(settings).id,
    userVerification: 'required',
  })
  const { challenge } = options
  const stored = await insertChallenge(database, { type: 'authentication', challenge, now: now() })
  return { ...stored, options }
}

interface PasskeyResponse {
  challengeId?: string
  credential: unknown
  device: ClientDevice
}

/** Signs in the owner of the passkey that signed the challenge. */
export async function finishPasskeySignIn(
  { database, settings, sessions, now }: PasskeySignInServices,
  { challengeId: id, credential, device }: PasskeyResponse,
) {
  const challenge = await consumeChallenge(database, { type: 'authentication', id, now: now() })
  const { passkey, counter } = await requirePasskey(database, { credential, challenge, settings })

  return database.transaction(async (tx) => {
    const isCounted = await countUse(tx, passkey, { counter, now: now() })
    const account = await findAccount(tx, passkey.user_id)
    if (!isCounted || !account) throw webauthnErrors.passkeyNotVerified()
    if (account.email && !account.email_confirmed_at) throw accountErrors.emailNotConfirmed(403)
    return sessions.start(tx, account, { method: 'passkey', device })
  })
}

interface SignedChallenge {
  credential: unknown
  challenge: string
  settings: RelyingPartySettings
}

/** The passkey that signed the challenge, with its new counter. */
async function requirePasskey(
  database: Database,
  { credential, challenge, settings }: SignedChallenge,
) {
  const signed = SignedCredential.safeParse(credential)
  if (!signed.success) throw webauthnErrors.passkeyNotVerified()
  const passkey = await findPasskey(database, Buffer.from(signed.data.id, 'base64url'))
  if (!passkey) throw webauthnErrors.passkeyNotFound(400)

  const counter = await verifySignature(
    signed.data,
    {
      id: passkey.credential_id.toString('base64url'),
      publicKey: passkey.public_key,
      counter: Number(passkey.sign_count),
    },
    { settings, challenge, requireUserVerification: true },
  )
  if (counter === undefined) throw webauthnErrors.passkeyNotVerified()
  return { passkey, counter }
}
