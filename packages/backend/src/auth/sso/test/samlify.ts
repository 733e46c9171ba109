import { createRequire } from 'node:module'

interface Party {
  getMetadata(): string
}
interface LoginRequest {
  extract: { request?: { id?: string } }
}
interface Provider extends Party {
  parseLoginRequest(
    from: Party,
    binding: 'redirect',
    request: { query: Record<string, string>; octetString?: string },
  ): Promise<LoginRequest>
  createLoginResponse(
    to: Party,
    request: LoginRequest,
    binding: 'post',
    user: object,
    options: { customTagReplacement(template: string): { id: string; context: string } },
  ): Promise<{ context: string }>
}
interface Samlify {
  IdentityProvider(settings: {
    entityID: string
    privateKey: string
    signingCert: string
    requestSignatureAlgorithm: string
    wantAuthnRequestsSigned: boolean
    singleSignOnService: { Binding: string; Location: string }[]
    singleLogoutService: { Binding: string; Location: string }[]
  }): Provider
  ServiceProvider(settings: { metadata: string }): Party
  setSchemaValidator(validator: { validate(xml: string): Promise<string> }): void
}

/** As much of samlify as the tests use: its own types bring those of a browser into every file of this room. */
export const samlify: Samlify = createRequire(import.meta.url)('samlify')
