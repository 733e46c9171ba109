import type { Database } from '@slovo/database'
import { z } from 'zod'
import { requestErrors } from '../errors/request-errors.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { optionalText } from '../http/read-body.ts'
import type { RedirectSettings } from '../http/redirect-target.ts'
import { findOrAdopt, type OauthAccountServices } from '../providers/oauth-accounts.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { spendMessage } from '../spent-messages.ts'
import { walletErrors } from './errors.ts'
import { requireValidMessage } from './require-valid-message.ts'
import type { WalletSettings } from './settings.ts'
import { readSignInMessage, type SignInMessage } from './sign-in-message.ts'
import {
  isSignedByEthereum,
  isSignedBySolana,
  readEthereumSignature,
  readSolanaSignature,
} from './signatures.ts'

const MIN_MESSAGE_BYTES = 64
const MAX_MESSAGE_BYTES = 20 * 1024

export const WalletCredentials = z.object({
  chain: optionalText,
  message: optionalText,
  signature: optionalText,
})

export interface WalletServices extends OauthAccountServices {
  database: Database
  sessions: Sessions
  settings: OauthAccountServices['settings'] & RedirectSettings & { auth: { web3: WalletSettings } }
}

const CHAINS = {
  ethereum: { read: readEthereumSignature, isSigned: isSignedByEthereum },
  solana: { read: readSolanaSignature, isSigned: isSignedBySolana },
}

/** `grant_type=web3`: a wallet has signed that its owner wants to sign in here and now. */
export async function signInWithWallet(
  services: WalletServices,
  device: ClientDevice,
  body: z.output<typeof WalletCredentials>,
) {
  const { database, sessions, settings, now } = services
  const { chain, text, signature } = readCredentials(body, settings.auth.web3)
  const message = readSignInMessage(text)
  if (message?.chain !== chain) throw walletErrors.web3Refused('Message is malformed')
  const usefulUntil = requireValidMessage(message, settings, now())
  const { read, isSigned } = CHAINS[chain]
  const bytes = read(signature)
  if (!bytes) throw requestErrors.validationFailed(`signature is malformed for ${chain}`)
  if (!(await isSigned(message.address, text, bytes))) {
    throw walletErrors.web3Refused('Signature does not match the address in the message')
  }

  return database.transaction(async (tx) => {
    const isFirst = await spendMessage(tx, { text, purpose: 'web3', usefulUntil, now: now() })
    if (!isFirst) throw walletErrors.web3Refused('Message was already used')
    const arrival = { provider: 'web3', profile: profileOf(message), isEmailOptional: true }
    const account = await findOrAdopt(services, tx, arrival)
    return sessions.start(tx, account, { method: 'web3', device })
  })
}

/** Checked before the body is read. */
export function requireWallets({ ethereumEnabled, solanaEnabled }: WalletSettings) {
  if (!ethereumEnabled && !solanaEnabled) throw walletErrors.web3Disabled()
}

function readCredentials(
  { chain, message, signature }: z.output<typeof WalletCredentials>,
  { ethereumEnabled, solanaEnabled }: WalletSettings,
) {
  if (chain !== 'ethereum' && chain !== 'solana') throw walletErrors.unsupportedChain()
  if (!(chain === 'ethereum' ? ethereumEnabled : solanaEnabled)) throw walletErrors.web3Disabled()
  const bytes = Buffer.byteLength(message ?? '')
  if (!message || bytes < MIN_MESSAGE_BYTES || bytes > MAX_MESSAGE_BYTES) {
    throw requestErrors.validationFailed('message must be between 64 characters and 20 KB long')
  }
  if (!signature) throw requestErrors.validationFailed('signature is required')
  return { chain, text: message, signature } as const
}

function profileOf({ chain, address: written, domain, statement, fields }: SignInMessage) {
  const address = chain === 'ethereum' ? written.toLowerCase() : written
  const subject = `web3:${chain}:${address}`
  const network = fields.get('Chain ID')
  const claims = {
    chain,
    address,
    domain,
    ...(network && { network }),
    ...(statement && { statement }),
  }
  return { subject, data: { sub: subject, ...claims } }
}
