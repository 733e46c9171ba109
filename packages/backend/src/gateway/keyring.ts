import type { Database } from '@slovo/database'
import { importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { CompleteSettings } from '../backend-settings.ts'
import { storedSigningKey } from './stored-signing-key.ts'

type Key = Awaited<ReturnType<typeof importJWK>>
interface SigningKey {
  kid: string
  alg: string
  private: Key
  public: Key
  publicJwk: JWK
}

/** The keys that sign and verify tokens; read when first needed. */
export interface Keyring {
  sign(claims: JWTPayload): Promise<string>
  verify(token: string, now: Date): Promise<JWTPayload>
  publicKeys(): Promise<JWK[]>
}

export function createKeyring({ jwt, jwtSecret }: CompleteSettings, database: Database): Keyring {
  const secret = new TextEncoder().encode(jwtSecret)
  let reading: Promise<SigningKey[]> | undefined
  const signingKeys = () => {
    reading ??= readKeys().catch((error) => {
      reading = undefined
      throw error
    })
    return reading
  }

  async function readKeys() {
    if (jwt.signingKeys.length > 0) return Promise.all(jwt.signingKeys.map(toSigningKey))
    if (jwt.algorithm === 'HS256') return []
    return [await toSigningKey(await storedSigningKey(database, jwtSecret))]
  }

  return {
    async sign(claims) {
      const [key] = await signingKeys()
      const token = new SignJWT(claims)
      return key
        ? token.setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT' }).sign(key.private)
        : token.setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret)
    },

    /** By `kid` where the header names one of our keys, else with the shared secret. */
    async verify(token, now) {
      const keys = await signingKeys()
      const { payload } = await jwtVerify(
        token,
        ({ kid, alg }) => {
          const key = keys.find((one) => one.kid === kid && one.alg === alg)
          return key?.public ?? secret
        },
        { algorithms: ['HS256', ...new Set(keys.map((key) => key.alg))], currentDate: now },
      )
      return payload
    },

    async publicKeys() {
      return (await signingKeys()).map((key) => key.publicJwk)
    },
  }
}

async function toSigningKey(jwk: JWK): Promise<SigningKey> {
  const { kid, alg } = jwk
  if (!kid || (alg !== 'ES256' && alg !== 'RS256')) {
    throw new Error('A signing key needs kid, and alg ES256 or RS256')
  }
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, oth: _oth, k: _k, ...open } = jwk
  const publicJwk = { ...open, use: 'sig', key_ops: ['verify'] }
  return {
    kid,
    alg,
    publicJwk,
    private: await importJWK({ ...jwk, key_ops: ['sign'] }, alg),
    public: await importJWK(publicJwk, alg),
  }
}
