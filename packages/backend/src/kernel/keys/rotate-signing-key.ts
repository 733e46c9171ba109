import type { Database } from '@slovo/database'
import { keysAt, PUBLISHED_BEFORE } from './key-times.ts'
import {
  listKeys,
  lockKeys,
  makeEncryptedKey,
  removeKeys,
  saveKey,
  storedSigningKeys,
} from './stored-signing-keys.ts'

export interface Rotation {
  jwtSecret: string
  /** Seconds for which an access token is valid. */
  tokenSeconds: number
  now?: Date
  /** The old key has leaked: the new one signs at once, and every token of an old one is invalid. */
  atOnce?: boolean
}

/**
 * Adds a signing key to the database. It is published now and signs eleven minutes later, when no cached
 * list of keys lacks it; the key before it stays valid until its last token has expired. Returns the moment from which
 * it signs, or nothing during a rotation.
 */
export async function rotateSigningKey(
  database: Database,
  { jwtSecret, tokenSeconds, now = new Date(), atOnce = false }: Rotation,
): Promise<Date | undefined> {
  await storedSigningKeys(database, jwtSecret, now)
  const encrypted = await makeEncryptedKey(jwtSecret)
  const signsFrom = atOnce ? now : new Date(now.getTime() + PUBLISHED_BEFORE * 1000)

  return database.transaction(async (tx) => {
    await lockKeys(tx)
    const keys = await listKeys(tx, jwtSecret)
    const isUnderWay = keys.some((key) => key.signsFrom > now)
    if (isUnderWay && !atOnce) return undefined
    const { good } = keysAt(keys, now, tokenSeconds)
    await removeKeys(tx, atOnce ? keys : keys.filter((key) => !good.includes(key)))
    await saveKey(tx, { encrypted, signsFrom, now })
    return signsFrom
  })
}
