import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import type { Account } from '../accounts/account-rows.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { ALGORITHMS } from '../webauthn/passkey-registration.ts'
import { relyingParty } from '../webauthn/relying-party.ts'
import { startChallenge } from './factor-challenges.ts'
import { type Factor, listFactors } from './factors.ts'
import { keyOf } from './security-keys.ts'

interface Given {
  account: Account
  factor: Factor
  ip?: string
}

/** Asks for a signature: of a new key as long as the factor has none, later of the one it has. */
export async function challengeSecurityKey(parts: AuthParts, { account, factor, ip }: Given) {
  const { database, now } = parts
  const request =
    factor.status === 'verified'
      ? { type: 'request', options: await requestOptions(parts, factor) }
      : { type: 'create', options: await creationOptions(parts, account) }

  const challenge = await database.transaction(async (tx) => {
    await recordAudit(tx, { action: 'challenge_created', account, ip, now: now() })
    const started = await startChallenge(parts, tx, factor, ip)
    await tx.query('update auth.mfa_challenges set web_authn_session_data = $2 where id = $1', [
      started.id,
      { challenge: request.options.challenge },
    ])
    return started
  })
  return {
    ...challenge,
    webauthn: { type: request.type, credential_options: { publicKey: request.options } },
  }
}

/** Whether the key asks for its PIN is left to the key: the password was the first proof. */
const userVerification = 'preferred'

async function creationOptions({ database, settings }: AuthParts, account: Account) {
  const { id, name } = relyingParty(settings)
  const userName = account.email || account.phone || account.id
  const keys = (await listFactors(database, [account.id])).flatMap((factor) => keyOf(factor) ?? [])
  return generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName,
    userDisplayName: userName,
    userID: new Uint8Array(Buffer.from(account.id)),
    excludeCredentials: keys.map((key) => ({ id: key.id, transports: key.transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'discouraged', userVerification },
  })
}

function requestOptions({ settings }: AuthParts, factor: Factor) {
  const key = keyOf(factor)
  return generateAuthenticationOptions({
    rpID: relyingParty(settings).id,
    userVerification,
    allowCredentials: key ? [{ id: key.id, transports: key.transports }] : [],
  })
}
