import { secondsAfter, secondsBefore } from '../../kernel/times.ts'
import { allowedTarget, type RedirectSettings } from '../http/redirect-target.ts'
import { walletErrors } from './errors.ts'
import type { SignInMessage } from './sign-in-message.ts'

const MAX_LIFETIME_SECONDS = 600
const SKEW_SECONDS = 60
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/

/** Refuses a message that was signed for another site, or for another time. Returns when it expires. */
export function requireValidMessage(
  message: SignInMessage,
  settings: RedirectSettings,
  now: Date,
): Date {
  const { fields } = message
  if (fields.get('Version') !== '1') throw walletErrors.web3Refused('Unsupported message version')
  const chainId = fields.get('Chain ID')
  if (message.chain === 'ethereum' && !/^[1-9]\d{0,18}$/.test(chainId ?? '')) {
    throw walletErrors.web3Refused('Chain ID has to be a number')
  }
  const nonce = fields.get('Nonce')
  if (nonce !== undefined && nonce.length < 8) {
    throw walletErrors.web3Refused('Nonce must be at least 8 characters')
  }
  requireAllowedUrl(message, settings)
  return requireTime(fields, now)
}

/** The wallet has to have shown the site's URL, or one that the operator allows. */
function requireAllowedUrl(message: SignInMessage, settings: RedirectSettings) {
  const allowed = allowedTarget(message.fields.get('URI'), settings)
  if (!allowed) throw walletErrors.web3Refused('URI is not allowed on this server')
  const uri = new URL(allowed)
  if (uri.protocol !== 'https:' && !/^(localhost|127\..*|\[::1\])$/.test(uri.hostname)) {
    throw walletErrors.web3Refused('URI has to use https')
  }
  const isSame = message.domain.toLowerCase() === uri.host
  if (!isSame || (message.scheme && `${message.scheme}:` !== uri.protocol)) {
    throw walletErrors.web3Refused('Domain and URI are not the same place')
  }
}

function requireTime(fields: SignInMessage['fields'], now: Date) {
  const issued = readTime(fields.get('Issued At'))
  if (!issued) throw walletErrors.web3Refused('Issued At has to be a time')
  const expires =
    readTime(fields.get('Expiration Time')) ?? secondsAfter(issued, MAX_LIFETIME_SECONDS)
  const notBefore = readTime(fields.get('Not Before')) ?? issued
  const end = Math.min(expires.getTime(), secondsAfter(issued, MAX_LIFETIME_SECONDS).getTime())

  if (issued > secondsAfter(now, SKEW_SECONDS)) {
    throw walletErrors.web3Refused('Message was issued in the future')
  }
  if (notBefore > secondsAfter(now, SKEW_SECONDS)) {
    throw walletErrors.web3Refused('Message is not yet valid')
  }
  if (end <= secondsBefore(now, SKEW_SECONDS).getTime()) {
    throw walletErrors.web3Refused('Message has expired')
  }
  return secondsAfter(new Date(end), SKEW_SECONDS)
}

function readTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = TIME.test(text) ? new Date(text) : undefined
  if (!time || Number.isNaN(time.getTime())) {
    throw walletErrors.web3Refused('A time of the message cannot be read')
  }
  return time
}
