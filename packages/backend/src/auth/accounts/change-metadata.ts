import type { Queries } from '@slovo/database'
import type { Metadata } from '../http/read-body.ts'
import { type Account, requireAccountRow } from './account-rows.ts'

/** Merges key by key; a key set to `null` goes away. */
export async function changeMetadata(tx: Queries, account: Account, data: Metadata, now: Date) {
  return mergeMetadata(tx, account.id, { user: data, app: {}, now })
}

/** The same for what the account's owner may change and for what only the operator may. */
export async function mergeMetadata(
  tx: Queries,
  userId: string,
  { user, app, now }: { user: Metadata; app: Metadata; now: Date },
) {
  return requireAccountRow(
    await tx.query<Account>(
      `update auth.users
       set raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || $2::jsonb) - $3::text[],
           raw_app_meta_data = (coalesce(raw_app_meta_data, '{}') || $4::jsonb) - $5::text[],
           updated_at = $6
       where id = $1 returning *`,
      [userId, user, removedBy(user), app, removedBy(app), now],
    ),
  )
}

function removedBy(data: Metadata) {
  return Object.keys(data).filter((key) => data[key] === null)
}
