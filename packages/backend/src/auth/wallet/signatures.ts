/** The curves are loaded with the first wallet: most sites have none. */
const ethereum = async () => ({
  ...(await import('@noble/curves/secp256k1.js')),
  ...(await import('@noble/hashes/sha3.js')),
})
const solana = () => import('@noble/curves/ed25519.js')

/** 65 bytes as hex digits, with or without `0x`. */
export function readEthereumSignature(text: string): Buffer | undefined {
  return /^(0x)?[0-9a-f]{130}$/i.test(text)
    ? Buffer.from(text.replace(/^0x/i, ''), 'hex')
    : undefined
}

/** 64 bytes as base64, of either alphabet. */
export function readSolanaSignature(text: string): Buffer | undefined {
  return /^[A-Za-z0-9+/_-]{86}={0,2}$/.test(text) ? Buffer.from(text, 'base64') : undefined
}

/** Whether the account of this address signed the text as `personal_sign` does. */
export async function isSignedByEthereum(
  address: string,
  text: string,
  signature: Buffer,
): Promise<boolean> {
  const { secp256k1, keccak_256 } = await ethereum()
  const message = Buffer.from(text)
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${message.length}`)
  const v = signature[64] ?? 0
  const recovery = v >= 27 ? v - 27 : v
  try {
    const key = secp256k1.recoverPublicKey(
      Buffer.concat([Buffer.from([recovery]), signature.subarray(0, 64)]),
      keccak_256(Buffer.concat([prefix, message])),
      { prehash: false },
    )
    const point = secp256k1.Point.fromBytes(key).toBytes(false)
    const found = Buffer.from(keccak_256(point.subarray(1)).subarray(-20)).toString('hex')
    return `0x${found}` === address.toLowerCase()
  } catch {
    // No key could have made this signature.
    return false
  }
}

/** Whether the key that a Solana address is signed the text. */
export async function isSignedBySolana(
  address: string,
  text: string,
  signature: Buffer,
): Promise<boolean> {
  const { ed25519 } = await solana()
  const key = readBase58(address, 32)
  return (
    key !== undefined &&
    ed25519.verify(Uint8Array.from(signature), Buffer.from(text), key, { zip215: false })
  )
}

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes of a Solana address, or nothing for a text that is none of this length. */
export function readBase58(text: string, length: number): Uint8Array | undefined {
  if (text.length > 2 * length) return undefined
  let number = 0n
  for (const letter of text) {
    const digit = LETTERS.indexOf(letter)
    if (digit < 0) return undefined
    number = number * 58n + BigInt(digit)
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const hex = number === 0n ? '' : number.toString(16)
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
  return zeros + bytes.length === length ? Buffer.concat([Buffer.alloc(zeros), bytes]) : undefined
}
