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
