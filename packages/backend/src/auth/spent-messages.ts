import type { Queries } from '@slovo/database'
import { hashSecret } from '../kernel/keys/secrets.ts'

interface SignedMessage {
  purpose: 'web3' | 'saml'
  text: string
  /** Until then it would be accepted, had it not been used. */
  usefulUntil: Date
  now: Date
}

/** Consumes a message that was signed elsewhere; `false` if it was used before. Of two concurrent requests one wins. */
export async function spendMessage(tx: Queries, message: SignedMessage): Promise<boolean> {
  await tx.query('delete from auth.spent_messages where expires_at < $1', [message.now])
  const { rowCount } = await tx.query(
    `insert into auth.spent_messages (hash, expires_at) values ($1, $2) on conflict do nothing`,
    [hashSecret(`${message.purpose} ${message.text}`), message.usefulUntil],
  )
  return rowCount > 0
}
