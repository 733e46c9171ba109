import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** What the database stores of a secret: enough to recognise it, not enough to use it. */
export function hashSecret(secret: string) {
  return createHash('sha256').update(secret).digest('hex')
}

export function makeDigits(length: number) {
  return Array.from({ length }, () => randomInt(10)).join('')
}

export function makeSecret() {
  return randomBytes(24).toString('hex')
}

/** A secret derived from another one, which only we can derive. */
export function deriveSecret(jwtSecret: string, purpose: string, text: string) {
  return createHmac('sha224', `${purpose} ${jwtSecret}`).update(text).digest('hex')
}

export function isSameSecret(a: string, b: string) {
  return timingSafeEqual(
    createHash('sha256').update(a).digest(),
    createHash('sha256').update(b).digest(),
  )
}
