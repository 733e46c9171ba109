import { createRequire } from 'node:module'

interface Party {
  getMetadata(): string
}
interface Request {
  extract: { request?: { id?: string }; nameID?: string; sessionIndex?: string }
}
interface InAddress {
  query: Record<string, string>
  octetString?: string
}
interface InForm {
  body: Record<string, string>
}
type Sent = InAddress | InForm
type Binding = 'redirect' | 'post'
interface LogoutMessage {
  context: string
}
interface Provider extends Party {
  parseLoginRequest(from: Party, binding: 'redirect', request: InAddress): Promise<Request>
  createLoginResponse(
    to: Party,
    request: Request,
    binding: 'post',
    user: object,
    options: { customTagReplacement(template: string): { id: string; context: string } },
  ): Promise<{ context: string }>
  createLogoutRequest(
    to: Party,
    binding: 'redirect' | 'post',
    user: { logoutNameID: string; sessionIndex?: string },
    options: { relayState: string },
  ): LogoutMessage
  parseLogoutRequest(from: Party, binding: Binding, request: Sent): Promise<Request>
  parseLogoutResponse(from: Party, binding: Binding, request: Sent): Promise<Request>
  createLogoutResponse(
    to: Party,
    request: Request,
    binding: 'redirect' | 'post',
    options: { relayState: string },
  ): LogoutMessage
}
interface Samlify {
  IdentityProvider(settings: {
    entityID: string
    privateKey: string
    signingCert: string
    requestSignatureAlgorithm: string
    wantAuthnRequestsSigned: boolean
    wantLogoutRequestSigned: boolean
    wantLogoutResponseSigned: boolean
    isAssertionEncrypted: boolean
    keyEncryptionAlgorithm?: string
    dataEncryptionAlgorithm?: string
    singleSignOnService: { Binding: string; Location: string }[]
    singleLogoutService: { Binding: string; Location: string }[]
  }): Provider
  ServiceProvider(settings: {
    metadata: string
    wantLogoutRequestSigned?: boolean
    wantLogoutResponseSigned?: boolean
  }): Party
  setSchemaValidator(validator: { validate(xml: string): Promise<string> }): void
}

/** As much of samlify as the tests use: its own types bring those of a browser into every file of this room. */
export const samlify: Samlify = createRequire(import.meta.url)('samlify')
