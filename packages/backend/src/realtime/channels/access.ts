import type { Caller, Database } from '@slovo/database'
import { z } from 'zod'
import type { Catalogue } from '../changes/catalogue.ts'
import { permits } from '../changes/table-sql.ts'

const Rights = z.object({
  canRead: z.boolean(),
  canBroadcast: z.boolean(),
  canBePresent: z.boolean(),
})
export type Rights = z.infer<typeof Rights>

export const allRights: Rights = { canRead: true, canBroadcast: true, canBePresent: true }

/**
 * What the policies of `realtime.messages` let a caller do in a private channel. They are evaluated on one message of
 * each kind that stands for all; no row is written.
 */
export async function findRights(
  { database, catalogue }: { database: Database; catalogue: Catalogue },
  caller: Caller,
  topic: string,
): Promise<Rights> {
  const table = await catalogue.find('realtime', 'messages')
  if (!table) throw new Error('There is no table realtime.messages')
  const asked = { ...caller, settings: { ...caller.settings, 'realtime.topic': topic } }
  const { rows } = await database.request(
    asked,
    `select bool_or(may_read) as "canRead",
       coalesce(bool_or(may_write) filter (where kind = 'broadcast'), false) as "canBroadcast",
       coalesce(bool_or(may_write) filter (where kind = 'presence'), false) as "canBePresent"
     from (
       select messages.extension as kind,
         coalesce(${permits(table, caller.role, 'select')}, false) as may_read,
         coalesce(${permits(table, caller.role, 'insert')}, false) as may_write
       from unnest(array['broadcast', 'presence']) as told("#kind")
       cross join lateral jsonb_populate_record(null::realtime.messages, jsonb_build_object(
         'topic', $1::text, 'extension', "#kind", 'private', true, 'id', gen_random_uuid(),
         'inserted_at', now(), 'updated_at', now())) as messages
     ) as asked`,
    [topic],
  )
  return Rights.parse(rows[0])
}
