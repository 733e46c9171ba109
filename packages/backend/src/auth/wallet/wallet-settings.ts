import { z } from 'zod'

/** Sign-in with the key of a wallet, a blockchain at a time. */
export const Wallets = z.object({
  ethereumEnabled: z.boolean().default(false),
  solanaEnabled: z.boolean().default(false),
})
