/** SAML needs no document type: entities only serve to read files, to call servers and to grow without end. */
export function requireSafeXml(xml: string, refusal: Error) {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml) || !xml.isWellFormed() || xml.includes('\0')) throw refusal
}
