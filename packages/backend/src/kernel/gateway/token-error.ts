export type TokenFault = 'malformed' | 'signature' | 'expired' | 'early' | 'claims'

/** A token was sent and is not good. REST, storage and auth each answer it in the shape of their protocol. */
export class TokenError extends Error {
  readonly fault: TokenFault

  constructor(fault: TokenFault, message: string) {
    super(message)
    this.fault = fault
  }
}
