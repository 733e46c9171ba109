import { ssoErrors } from '../errors.ts'

const XMLENC = 'http://www.w3.org/2001/04/xmlenc#'
const XMLENC11 = 'http://www.w3.org/2009/xmlenc11#'
const STRONG = [
  `${XMLENC}rsa-oaep-mgf1p`,
  ...['aes128-cbc', 'aes256-cbc'].map((name) => XMLENC + name),
  ...['aes128-gcm', 'aes256-gcm'].map((name) => XMLENC11 + name),
]
const isStrong = STRONG.map((name) => `@Algorithm='${name}'`).join(' or ')
const WEAK_METHODS = `//*[local-name()='EncryptionMethod'][not(${isStrong})]`

/**
 * What an assertion may be encrypted with. RSA 1.5 is refused: an attacker who sees which messages decrypt can have the
 * key holder decrypt others (Bleichenbacher), and Triple DES is too short. Read with the parser that decrypts, so that
 * no prefix or attribute hides an algorithm from one of them.
 */
export async function requireStrongEncryption(xml: string) {
  const { parseDomFromString, xpath } = await import('@node-saml/node-saml/lib/xml.js')
  const document = await parseDomFromString(xml).catch(() => {
    throw ssoErrors.samlAssertionInvalid()
  })
  if (xpath.selectElements(document, WEAK_METHODS).length > 0) {
    throw ssoErrors.samlAssertionInvalid()
  }
}
