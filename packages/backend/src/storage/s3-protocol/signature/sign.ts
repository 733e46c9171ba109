import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { SignedRequest } from './signed-request.ts'

export const EMPTY_HASH = sha256('')

/** What the signature of a request and of its chunks is made with. */
export interface SignatureKey {
  key: Buffer
  scope: string
  date: string
}

export function signingKey(secret: string, { scope, date }: SignedRequest): SignatureKey {
  const key = scope
    .split('/')
    .reduce<Buffer | string>((from, part) => hmac(from, part), `AWS4${secret}`)
  return { key: Buffer.from(key), scope, date }
}

/** The signature that this request has to have. */
export function signatureOf(request: Request, signed: SignedRequest, key: SignatureKey): string {
  const canonical = [
    request.method,
    canonicalPath(request.url),
    canonicalQuery(request.url),
    ...signed.signedHeaders.map((name) => `${name}:${s3HeaderOf(request, name)}`),
    '',
    signed.signedHeaders.join(';'),
    signed.payload,
  ].join('\n')
  return sign(key, 'AWS4-HMAC-SHA256', [sha256(canonical)])
}

/** `AWS4-HMAC-SHA256`, the date, the scope, and what is signed, each on a line. */
export function sign(
  { key, scope, date }: SignatureKey,
  algorithm: string,
  lines: string[],
): string {
  return hmac(key, [algorithm, date, scope, ...lines].join('\n')).toString('hex')
}

export function isSameSignature(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

/** Clients differ in what they leave as it is: all is decoded and encoded again, each in the one way of V4. */
function canonicalPath(url: string): string {
  return new URL(url).pathname
    .split('/')
    .map((part) => encode(decode(part)))
    .join('/')
}

function canonicalQuery(url: string): string {
  return new URL(url).search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('X-Amz-Signature='))
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [encode(decode(name)), encode(decode(value.join('=')))] as const
    })
    .sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
    .map((pair) => pair.join('='))
    .join('&')
}

function s3HeaderOf({ headers }: Request, name: string): string {
  return (headers.get(name) ?? '').trim().replaceAll(/ +/g, ' ')
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
