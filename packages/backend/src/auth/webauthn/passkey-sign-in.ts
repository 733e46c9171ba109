import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { z } from 'zod'
import { findAccount } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import type { AuthParts } from '../auth-parts.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { webauthnErrors } from './errors.ts'
import { keepChallenge, spendChallenge } from './passkey-challenges.ts'
import type { Passkey } from './passkeys.ts'
import { relyingParty } from './relying-party.ts'

/** A signature of an authenticator, as browsers write it. */
export const SignedCredential = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
})

/** What any passkey of this site may sign: nobody has to say first who they are. */
export async function startPasskeySignIn(parts: AuthParts) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(parts.settings).id,
    userVerification: 'required',
  })
  const { challenge } = options
  return { ...(await keepChallenge(parts, { type: 'authentication', challenge })), options }
}

interface Answer {
  challengeId?: string
  credential: unknown
  device: ClientDevice
}

export async function finishPasskeySignIn(parts: AuthParts, answer: Answer) {
  const { challengeId, credential, device } = answer
  const challenge = await spendChallenge(parts, { type: 'authentication', id: challengeId })
  const { passkey, counter } = await requirePasskey(parts, credential, challenge)
  const now = parts.now()

  return parts.database.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update auth.webauthn_credentials set sign_count = $2, last_used_at = $3, updated_at = $3
       where id = $1 and sign_count = $4`,
      [passkey.id, counter, now, passkey.sign_count],
    )
    const account = await findAccount(tx, passkey.user_id)
    if (rowCount === 0 || !account) throw webauthnErrors.passkeyNotVerified()
    if (account.email && !account.email_confirmed_at) throw accountErrors.emailNotConfirmed(403)
    return parts.sessions.start(tx, account, { method: 'passkey', device })
  })
}

/** The passkey that signed the challenge, and how often it says it was used. */
async function requirePasskey(
  { database, settings }: AuthParts,
  given: unknown,
  challenge: string,
) {
  const signed = SignedCredential.safeParse(given)
  if (!signed.success) throw webauthnErrors.passkeyNotVerified()
  const { rows } = await database.query<Passkey>(
    'select * from auth.webauthn_credentials where credential_id = $1',
    [Buffer.from(signed.data.id, 'base64url')],
  )
  const [passkey] = rows
  if (!passkey) throw webauthnErrors.passkeyNotFound(400)

  const { id, origins } = relyingParty(settings)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: signed.data,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    credential: {
      id: passkey.credential_id.toString('base64url'),
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.sign_count),
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) throw webauthnErrors.passkeyNotVerified()
  return { passkey, counter: authenticationInfo.newCounter }
}
