import type { Context } from 'hono'
import { z } from 'zod'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { findOrAdopt } from '../providers/oauth-accounts.ts'
import { deviceOf, startSession } from '../sessions/sessions.ts'
import { spendMessage } from '../spent-messages.ts'
import { walletErrors } from './errors.ts'
import { requireGoodMessage } from './require-good-message.ts'
import { readSignInMessage, type SignInMessage } from './sign-in-message.ts'
import {
  isSignedByEthereum,
  isSignedBySolana,
  readEthereumSignature,
  readSolanaSignature,
} from './signatures.ts'

const [SHORTEST, LONGEST] = [64, 20 * 1024]

const Credentials = z.object({
  chain: optionalText,
  message: optionalText,
  signature: optionalText,
})

const CHAINS = {
  ethereum: { read: readEthereumSignature, isSigned: isSignedByEthereum },
  solana: { read: readSolanaSignature, isSigned: isSignedBySolana },
}

/** `grant_type=web3`: a wallet has signed that its owner wants to sign in here and now. */
export async function signInWithWallet(parts: AuthParts, c: Context) {
  const { database, settings, now } = parts
  const { chain, text, signature } = readCredentials(parts, c)
  const message = readSignInMessage(text)
  if (message?.chain !== chain) throw walletErrors.web3Refused('Message is malformed')
  const usefulUntil = requireGoodMessage(message, settings, now())
  const { read, isSigned } = CHAINS[chain]
  const bytes = read(signature)
  if (!bytes) throw requestErrors.validationFailed(`signature is malformed for ${chain}`)
  if (!isSigned(message.address, text, bytes)) {
    throw walletErrors.web3Refused('Signature does not match the address in the message')
  }

  const session = await database.transaction(async (tx) => {
    const isFirst = await spendMessage(tx, { text, purpose: 'web3', usefulUntil, now: now() })
    if (!isFirst) throw walletErrors.web3Refused('Message was already used')
    const profile = profileOf(message)
    const account = await findOrAdopt(parts, tx, {
      provider: 'web3',
      profile,
      isEmailOptional: true,
    })
    return startSession(parts, tx, account, { method: 'web3', device: deviceOf(c, parts) })
  })
  return answerSession(c, session)
}

function readCredentials({ settings }: AuthParts, c: Context) {
  const { ethereumEnabled, solanaEnabled } = settings.auth.web3
  if (!ethereumEnabled && !solanaEnabled) throw walletErrors.web3Disabled()
  const { chain, message, signature } = readBody(c, Credentials)
  if (chain !== 'ethereum' && chain !== 'solana') throw walletErrors.unsupportedChain()
  if (!(chain === 'ethereum' ? ethereumEnabled : solanaEnabled)) throw walletErrors.web3Disabled()
  const length = Buffer.byteLength(message ?? '')
  if (!message || length < SHORTEST || length > LONGEST) {
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
    ...{ chain, address, domain },
    ...(network && { network }),
    ...(statement && { statement }),
  }
  return { subject, data: { sub: subject, ...claims } }
}
