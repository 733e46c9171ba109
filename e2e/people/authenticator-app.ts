import { createHmac } from 'node:crypto'
import { expect } from '@playwright/test'
import { type Account, post } from './accounts.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const PERIOD_MS = 30_000

export interface AuthenticatorApp {
  /** The code after the one that the account has seen last: valid now, and for at least half a minute. */
  nextCode(): string
  /** The session that its code has raised. */
  accessToken: string
}

/** Gives the account an authenticator app as second factor, as its owner would do it on the account page. */
export async function addAuthenticatorApp(
  url: string,
  anonKey: string,
  { accessToken }: Pick<Account, 'accessToken'>,
): Promise<AuthenticatorApp> {
  const asOwner = (place: string, body: object) =>
    post(url, `/auth/v1/factors${place}`, anonKey, body, accessToken)

  const enrolled = await (
    await asOwner('', { factor_type: 'totp', friendly_name: 'Mobile' })
  ).json()
  const challenge = await (await asOwner(`/${enrolled.id}/challenge`, {})).json()
  const secret = fromBase32(enrolled.totp.secret)
  let step = Math.floor(Date.now() / PERIOD_MS)
  const code = codeOf(secret, step)
  const verified = await asOwner(`/${enrolled.id}/verify`, { challenge_id: challenge.id, code })
  expect(verified.status).toBe(200)
  const session = await verified.json()
  return {
    accessToken: session.access_token,
    nextCode: () => {
      step += 1
      return codeOf(secret, step)
    },
  }
}

/** The code that an app shows now, given the secret as its owner may type it. */
export function totpCode(secret: string): string {
  return codeOf(fromBase32(secret.replace(/\s/g, '')), Math.floor(Date.now() / PERIOD_MS))
}

/** RFC 6238. */
function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
