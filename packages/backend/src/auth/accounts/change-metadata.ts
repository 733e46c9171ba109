import type { Queries } from '@slovo/database'
import type { Metadata } from '../http/read-body.ts'
import { type Account, requireAccountRow } from './account-rows.ts'

/** Merges key by key; a key set to `null` is removed. */
export async function changeMetadata(tx: Queries, account: Account, data: Metadata, now: Date) {
  return mergeMetadata(tx, account.id, { user: data, app: {}, now })
}

/** The same for what the user may change and for what only an admin may. */
export async function mergeMetadata(
  tx: Queries,
  userId: string,
  { user, app, now }: { user: Metadata; app: Metadata; now: Date },
) {
  return requireAccountRow(
    await tx.query<Account>(
      `update auth.users
       set raw_user_meta_data =
             (coalesce(raw_user_meta_data, '{}') || :user::jsonb) - :removedUser::text[],
           raw_app_meta_data =
             (coalesce(raw_app_meta_data, '{}') || :app::jsonb) - :removedApp::text[],
           updated_at = :now
       where id = :userId returning *`,
      { userId, user, removedUser: removedBy(user), app, removedApp: removedBy(app), now },
    ),
  )
}

/** What the organisation of a managed account says of its user now. */
export async function setManagedProfile(
  tx: Queries,
  userId: string,
  { email, data, now }: { email: string; data: Metadata; now: Date },
): Promise<void> {
  await tx.query(
    `update auth.users
     set email = :email, updated_at = :now,
         raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || (:data::jsonb - 'sub')
     where id = :userId`,
    { userId, email, data, now },
  )
}

function removedBy(data: Metadata) {
  return Object.keys(data).filter((key) => data[key] === null)
}
