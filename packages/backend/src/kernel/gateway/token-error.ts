export type TokenFault = 'malformed' | 'signature' | 'expired' | 'early' | 'claims'

/** An invalid token was sent. Each protocol has its own error for that. */
export class TokenError extends Error {
  readonly fault: TokenFault

  constructor(fault: TokenFault, message: string) {
    super(message)
    this.fault = fault
  }
}
