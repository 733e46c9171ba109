import type { Database } from '@slovo/database'

type PicturesVersion = () => Promise<number | undefined>

/**
 * When the pictures of the site were last changed, in milliseconds. Pages ask for pictures with this time, so that browsers cache
 * each of them for a year. It is read anew when anything that visitors see has changed; `leased` says when.
 */
export function picturesVersion(
  database: Pick<Database, 'query'>,
  leased: () => Promise<string | undefined>,
): PicturesVersion {
  let known: { at: string; changedAt: number | undefined } | undefined
  return async () => {
    const at = await leased()
    // While a change is under way, as it was: a picture that changes now is not cached under the earlier time.
    if (at === undefined || at === known?.at) return known?.changedAt
    const { rows } = await database.query<{ changed_at: string | null }>(
      `select ceil(extract(epoch from max(updated_at)) * 1000)::text as changed_at
       from storage.objects where bucket_id = 'slovo' and name like 'image/%'`,
    )
    const changedAt = rows[0]?.changed_at ? Number(rows[0].changed_at) : undefined
    known = { at, changedAt }
    return changedAt
  }
}
