import { authErrors } from '../auth-error.ts'

const XMLENC = 'http://www.w3.org/2001/04/xmlenc#'
const XMLENC11 = 'http://www.w3.org/2009/xmlenc11#'
const ALGORITHMS = new Set([
  `${XMLENC}rsa-oaep-mgf1p`,
  ...['aes128-cbc', 'aes256-cbc'].map((name) => XMLENC + name),
  ...['aes128-gcm', 'aes256-gcm'].map((name) => XMLENC11 + name),
])

/**
 * What an assertion may be encrypted with. RSA 1.5 is refused: an attacker who sees which messages decrypt can have the key
 * holder decrypt others (Bleichenbacher), and Triple DES is too short.
 */
export function requireStrongEncryption(xml: string) {
  const named = [...xml.matchAll(/<(?:[\w.-]+:)?EncryptionMethod\b[^>]*>/g)]
  const isStrong = named.every(([element]) =>
    ALGORITHMS.has(/\bAlgorithm\s*=\s*["']([^"']*)["']/.exec(element)?.[1] ?? ''),
  )
  if (!isStrong) throw authErrors.samlAssertionInvalid()
}
