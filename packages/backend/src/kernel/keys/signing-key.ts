import { importJWK, type JWK } from 'jose'

type Key = Awaited<ReturnType<typeof importJWK>>
type Algorithm = 'ES256' | 'RS256' | 'HS256'

export interface SigningKey {
  kid: string
  alg: Algorithm
  /** Missing where only the public half was given: the key verifies what another one signed. */
  private?: Key
  public: Key
  /** What others verify with; a shared secret has no such half and is never shown. */
  publicJwk?: JWK
}

const KTY: Record<Algorithm, string> = { ES256: 'EC', RS256: 'RSA', HS256: 'oct' }
const MIN_RSA_BITS = 2048
const MIN_SECRET_BITS = 256

/** A key as JWK, ready to sign and to verify. */
export async function toSigningKey(jwk: JWK): Promise<SigningKey> {
  const fault = findKeyFault(jwk)
  const { kid, alg } = jwk
  if (fault || !kid || !isAlgorithm(alg)) throw new Error(`A signing key ${fault}`)
  if (alg === 'HS256') {
    const secret = await importJWK({ ...jwk, key_ops: ['sign', 'verify'] }, alg)
    return { kid, alg, private: secret, public: secret }
  }
  const { d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, oth: _oth, k: _k, ...open } = jwk
  const publicJwk = { ...open, use: 'sig', key_ops: ['verify'] }
  return {
    kid,
    alg,
    publicJwk,
    ...(d && { private: await importJWK({ ...jwk, key_ops: ['sign'] }, alg) }),
    public: await importJWK(publicJwk, alg),
  }
}

/** The key that signs: the one that says so with `key_ops`, else the first that can. */
export function signingJwk(keys: JWK[]): JWK | undefined {
  const canSign = keys.filter((key) => key.d || key.k)
  return canSign.find((key) => key.key_ops?.includes('sign')) ?? canSign.find((key) => !key.key_ops)
}

/** What an operator has to change about their keys, as the end of a sentence. */
export function findKeysFault(keys: JWK[]): string | undefined {
  const faults = keys.map(findKeyFault).filter((fault) => fault !== undefined)
  if (faults[0]) return `has a key that ${faults[0]}`
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) return 'has two keys of the same kid'
  if (keys.filter(({ key_ops }) => key_ops?.includes('sign')).length > 1) {
    return 'has two keys with "sign" in key_ops: leave it to the one that signs'
  }
  if (!signingJwk(keys)) return 'has no private key that may sign'
  return undefined
}

function findKeyFault({ kid, alg, kty, crv, n, k }: JWK): string | undefined {
  if (!kid) return 'needs a kid'
  if (!isAlgorithm(alg)) return 'needs alg ES256, RS256 or HS256'
  if (kty !== KTY[alg]) return `needs kty ${KTY[alg]}, as its alg is ${alg}`
  if (alg === 'ES256' && crv !== 'P-256') return 'needs crv P-256, as its alg is ES256'
  if (alg === 'RS256' && bitsOf(n) < MIN_RSA_BITS) return 'has fewer than 2048 bits'
  if (alg === 'HS256' && bitsOf(k) < MIN_SECRET_BITS) return 'has a secret of fewer than 256 bits'
  return undefined
}

function isAlgorithm(alg: string | undefined): alg is Algorithm {
  return alg !== undefined && Object.hasOwn(KTY, alg)
}

const bitsOf = (base64 = '') => Buffer.from(base64, 'base64url').length * 8
