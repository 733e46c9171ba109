import { createHash, hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'

/** Encrypts a secret that has to be read again: a copy of the database alone opens none. */
export function sealText(jwtSecret: string, purpose: string, text: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(sealingKey(jwtSecret, purpose))
}

/** The text, also of what an older release has sealed; undefined for what was sealed under another secret. */
export async function unsealText(
  jwtSecret: string,
  purpose: string,
  sealed: string,
): Promise<string | undefined> {
  return (
    (await open(sealed, sealingKey(jwtSecret, purpose))) ??
    (await open(sealed, formerSealingKey(jwtSecret, purpose)))
  )
}

async function open(sealed: string, key: Uint8Array): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key)
    return new TextDecoder().decode(plaintext)
  } catch {
    return undefined
  }
}

/** HKDF (RFC 5869): one secret of the project, a key of its own for each purpose. */
function sealingKey(jwtSecret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', jwtSecret, '', `slovo sealing: ${purpose}`, 32))
}

/** Releases up to 0.1 made their keys so; what they have sealed is still in databases. */
function formerSealingKey(jwtSecret: string, purpose: string): Uint8Array {
  return createHash('sha256').update(`${purpose} ${jwtSecret}`).digest()
}
