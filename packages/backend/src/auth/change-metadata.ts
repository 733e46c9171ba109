import type { Queries } from '@slovo/database'
import { type Account, updated } from './accounts.ts'
import type { Metadata } from './read-body.ts'

/** Merges key by key; a key set to `null` goes away. */
export async function changeMetadata(tx: Queries, account: Account, data: Metadata, now: Date) {
  const removed = Object.keys(data).filter((key) => data[key] === null)
  return updated(
    await tx.query<Account>(
      `update auth.users
       set raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || $2::jsonb) - $3::text[], updated_at = $4
       where id = $1 returning *`,
      [account.id, data, removed, now],
    ),
  )
}
