import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const PERIOD = 30
const TERMS = { algorithm: 'SHA1', digits: 6, period: PERIOD }

/** A new secret for an authenticator app, as text, as an address and as a picture to be scanned. */
export function makeTotp(issuer: string, label: string) {
  const secret = new Secret({ size: 20 })
  const uri = new TOTP({ ...TERMS, issuer, label, secret }).toString()
  return { secret: secret.base32, uri, qr_code: renderSVG(uri) }
}

/** The half-minute to which a code belongs: this one, the one before or the one after. */
export function findTotpStep(base32: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const totp = new TOTP({ ...TERMS, secret: Secret.fromBase32(base32) })
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta
}
