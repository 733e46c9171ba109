import { createHash } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'

/** Keeps a secret that has to be read again: a copy of the database alone opens none. */
export function sealText(jwtSecret: string, purpose: string, text: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(jwtSecret, purpose))
}

/** Nothing for what was sealed under another secret. */
export async function unsealText(jwtSecret: string, purpose: string, sealed: string) {
  try {
    const { plaintext } = await compactDecrypt(sealed, keyOf(jwtSecret, purpose))
    return new TextDecoder().decode(plaintext)
  } catch {
    return undefined
  }
}

function keyOf(jwtSecret: string, purpose: string) {
  return createHash('sha256').update(`${purpose} ${jwtSecret}`).digest()
}
