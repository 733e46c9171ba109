import { authError, defineError } from '../errors/auth-error.ts'

/** Errors of sign-in with a wallet. */
export const walletErrors = {
  web3Disabled: defineError(422, 'web3_provider_disabled', 'Web3 provider is disabled'),
  unsupportedChain: defineError(400, 'web3_unsupported_chain', 'Unsupported chain'),
  web3Refused: (description: string) =>
    authError(400, 'validation_failed', description, {
      error: 'invalid_grant',
      error_description: description,
    }),
}
