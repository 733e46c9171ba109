import { z } from 'zod'

/** Sign-in with the key of a wallet, per blockchain. */
export const Wallets = z.object({
  ethereumEnabled: z.boolean().default(false),
  solanaEnabled: z.boolean().default(false),
})
export type WalletSettings = z.output<typeof Wallets>
