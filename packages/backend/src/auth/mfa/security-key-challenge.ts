import type { Database } from '@slovo/database'
import { z } from 'zod'
import type { Account } from '../accounts/account-rows.ts'
import { recordAudit } from '../audit/audit.ts'
import { SUPPORTED_ALGORITHMS } from '../webauthn/credentials.ts'
import { webauthn } from '../webauthn/library.ts'
import { relyingParty } from '../webauthn/relying-party.ts'
import { type ChallengeServices, startChallenge } from './factor-challenges.ts'
import { type Factor, listFactors } from './factors.ts'

/** What is kept of a key in `auth.mfa_factors.web_authn_credential`: nothing that is secret. */
const SecurityKey = z.object({
  id: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
})
export type SecurityKey = z.output<typeof SecurityKey>

/** The key of a factor, once it has one. */
export function keyOf({ web_authn_credential: kept }: Factor): SecurityKey | undefined {
  return kept ? SecurityKey.parse(kept) : undefined
}

interface KeyChallengeServices extends ChallengeServices {
  database: Database
  settings: ChallengeServices['settings'] & Parameters<typeof relyingParty>[0]
}

interface KeyChallengeRequest {
  account: Account
  factor: Factor
  ip?: string
}

/** Asks for a signature: of a new key while the factor has none, then of the key it has. */
export async function challengeSecurityKey(
  services: KeyChallengeServices,
  { account, factor, ip }: KeyChallengeRequest,
) {
  const { database, now } = services
  const request =
    factor.status === 'verified'
      ? { type: 'request', options: await requestOptions(services, factor) }
      : { type: 'create', options: await creationOptions(services, account) }

  const challenge = await database.transaction(async (tx) => {
    await recordAudit(tx, { action: 'challenge_created', account, ip, now: now() })
    const started = await startChallenge(services, tx, factor, ip)
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

/** The key may ask for its PIN; the password was the first factor already. */
const userVerification = 'preferred'

async function creationOptions({ database, settings }: KeyChallengeServices, account: Account) {
  const { id, name } = relyingParty(settings)
  const userName = account.email || account.phone || account.id
  const keys = (await listFactors(database, [account.id])).flatMap((factor) => keyOf(factor) ?? [])
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName,
    userDisplayName: userName,
    userID: new Uint8Array(Buffer.from(account.id)),
    excludeCredentials: keys.map((key) => ({ id: key.id, transports: key.transports })),
    supportedAlgorithmIDs: SUPPORTED_ALGORITHMS,
    authenticatorSelection: { residentKey: 'discouraged', userVerification },
  })
}

async function requestOptions({ settings }: KeyChallengeServices, factor: Factor) {
  const key = keyOf(factor)
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: relyingParty(settings).id,
    userVerification,
    allowCredentials: key ? [{ id: key.id, transports: key.transports }] : [],
  })
}
