import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Admin } from '../require-admin.server.ts'

/** The activities of a lesson or a material, in the order in which a learner meets them. */
export async function listOwned(
  { database }: Admin,
  owner: { type: 'lessons' | 'materials'; id: number },
) {
  return unwrap(
    await database
      .from('h5p')
      .select('id, title, library, is_published')
      .match({ type: owner.type, material_id: owner.id })
      .order('order', { ascending: true })
      .order('id', { ascending: true }),
  )
}
