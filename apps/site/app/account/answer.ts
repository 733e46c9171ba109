import type { FactorStep } from './factors/factor-step.ts'

/** What any form of the account page may be answered with; each section takes what is its own. */
export interface AccountAnswer extends FactorStep {
  kind?: string
  /** Said in a toast. */
  refusal?: string | undefined
  /** The backend wants a code that it has sent by mail before it changes the password. */
  isNonceWanted?: boolean
  /** Where no script runs: the link that leads on to the provider. */
  continueTo?: { provider: string; url: string }
}
