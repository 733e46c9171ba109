import type { Database } from '@slovo/database'
import { type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { keysAt, type TimedKey } from './key-times.ts'
import { rotateSigningKey } from './rotate-signing-key.ts'
import type { KeySettings } from './settings.ts'
import { type SigningKey, signingJwk, toSigningKey } from './signing-key.ts'
import { storedSigningKeys } from './stored-signing-keys.ts'

/** Milliseconds after which a process looks whether another one has rotated the keys. */
const FRESH = 60_000

/** The keys that sign and verify tokens; read when first needed, and again each minute. */
export interface Keyring {
  sign(claims: JWTPayload): Promise<string>
  /** The claims of a valid token, and which of our keys signed it; none for the shared secret. */
  verify(token: string): Promise<{ claims: JWTPayload; kid?: string }>
  /** Whether tokens of this key are still valid; those of the shared secret are. */
  trusts(kid: string | undefined): Promise<boolean>
  publicKeys(): Promise<JWK[]>
  /** What new tokens are signed with. */
  signingAlgorithm(): Promise<string>
  /** Puts a new key beside those of the database, see `rotateSigningKey`. Not for keys given by settings. */
  rotate?(options: { atOnce: boolean }): Promise<Date | undefined>
}

type HeldKey = SigningKey & TimedKey

export function createKeyring(
  { jwt, jwtSecret }: KeySettings,
  database: Database,
  now: () => Date = () => new Date(),
): Keyring {
  const secret = new TextEncoder().encode(jwtSecret)
  const isStored = jwt.signingKeys.length === 0 && jwt.algorithm === 'ES256'
  let reading: { keys: Promise<HeldKey[]>; at: number } | undefined

  function readOnce() {
    const at = now().getTime()
    if (!reading || (isStored && at - reading.at >= FRESH)) {
      const keys = readKeys()
      reading = { keys, at }
      keys.catch(() => {
        reading = undefined
      })
    }
    return reading.keys
  }

  async function readKeys(): Promise<HeldKey[]> {
    if (!isStored) {
      const signing = signingJwk(jwt.signingKeys)
      // The one that signs comes first.
      const given = jwt.signingKeys.toSorted(
        (a, b) => Number(b === signing) - Number(a === signing),
      )
      const keys = await Promise.all(given.map(toSigningKey))
      return keys.map((key) => ({ ...key, signsFrom: new Date(0) }))
    }
    const stored = await storedSigningKeys(database, jwtSecret, now())
    return Promise.all(
      stored.map(async ({ jwk, signsFrom }) => ({ ...(await toSigningKey(jwk)), signsFrom })),
    )
  }

  /** Given keys verify as long as they are given, and one of them signs. */
  async function currentKeys(): Promise<{ good: HeldKey[]; signing?: HeldKey }> {
    const keys = await readOnce()
    return isStored ? keysAt(keys, now(), jwt.expiry) : { good: keys, signing: keys[0] }
  }

  return {
    async sign(claims) {
      const { signing: key } = await currentKeys()
      const token = new SignJWT(claims)
      return key?.private
        ? token.setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT' }).sign(key.private)
        : token.setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret)
    },

    /** By `kid` where the header names one of our keys, else with the shared secret. */
    async verify(token) {
      const { good } = await currentKeys()
      let kid: string | undefined
      const { payload } = await jwtVerify(
        token,
        (header) => {
          const key = good.find((one) => one.kid === header.kid && one.alg === header.alg)
          kid = key?.kid
          return key?.public ?? secret
        },
        { algorithms: ['HS256', ...new Set(good.map((key) => key.alg))], currentDate: now() },
      )
      return { claims: payload, kid }
    },

    async trusts(kid) {
      return kid === undefined || (await currentKeys()).good.some((key) => key.kid === kid)
    },

    async signingAlgorithm() {
      return (await currentKeys()).signing?.alg ?? 'HS256'
    },

    async publicKeys() {
      const keys = (await currentKeys()).good.map((key) => key.publicJwk)
      return keys.filter((key) => key !== undefined)
    },

    ...(isStored && {
      async rotate({ atOnce }) {
        const rotation = { jwtSecret, tokenSeconds: jwt.expiry, now: now(), atOnce }
        const signsFrom = await rotateSigningKey(database, rotation)
        reading = undefined
        return signsFrom
      },
    }),
  }
}
