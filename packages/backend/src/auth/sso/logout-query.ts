import { ssoErrors } from './errors.ts'

const SIGNATURES = /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#rsa-sha(256|384|512)$/
const NAMES = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature']

/**
 * The parameters of a message that came by redirect. They are signed as they stand in the address, so each may be
 * there once, and has to be signed: see "HTTP Redirect Binding" in saml-bindings-2.0, section 3.4.4.1.
 */
export function readSignedQuery(search: string) {
  const tokens = search.replace(/^\?/, '').split('&')
  const given = NAMES.flatMap((name) => tokens.filter((token) => token.startsWith(`${name}=`)))
  const signed = given.join('&')
  const values: Record<string, string> = Object.fromEntries(new URLSearchParams(signed))
  const isUnambiguous = given.length === Object.keys(values).length
  if (!isUnambiguous || !values.Signature || !SIGNATURES.test(values.SigAlg ?? '')) {
    throw ssoErrors.samlLogoutInvalid()
  }
  return { values, signed }
}
