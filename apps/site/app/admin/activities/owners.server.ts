import { type Locale, say } from '@slovo/messages'
import { activityEditor, ownerOf } from '@slovo/messages/admin/activities'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database } from '../../visit/session/session.server.ts'
import type { Admin } from '../require-admin.server.ts'

/** The lesson or the material that an activity belongs to. */
interface OwnerOfActivity {
  type: 'lessons' | 'materials'
  material_id: number
}

interface Titled {
  id: number
  title_fr: string
  title_ru: string
  level: string
}

interface Owners {
  lessons: Titled[]
  materials: Titled[]
}

const MOST_OFFERED = 500

/** The owners of these activities, to be named. */
export async function ownersOf(database: Database, rows: OwnerOfActivity[]): Promise<Owners> {
  const idsOf = (type: OwnerOfActivity['type']) =>
    rows.filter((row) => row.type === type).map((row) => row.material_id)
  const [lessons, materials] = await Promise.all([
    database.from('lessons').select('id, title_fr, title_ru, level').in('id', idsOf('lessons')),
    database.from('materials').select('id, title, level').in('id', idsOf('materials')),
  ])
  return { lessons: unwrap(lessons), materials: unwrap(materials).map(withTitles) }
}

/** What an activity may be given to: all lessons, and the newest materials. */
export async function listOwners(database: Database): Promise<Owners> {
  const [lessons, materials] = await Promise.all([
    database
      .from('lessons')
      .select('id, title_fr, title_ru, level')
      .order('lang', { ascending: false })
      .order('order', { ascending: true })
      .limit(MOST_OFFERED),
    database
      .from('materials')
      .select('id, title, level')
      .order('id', { ascending: false })
      .limit(MOST_OFFERED),
  ])
  return { lessons: unwrap(lessons), materials: unwrap(materials).map(withTitles) }
}

function withTitles({ title, ...row }: { id: number; title: string; level: string }) {
  return { ...row, title_fr: title, title_ru: title }
}

/** `Leçon : Le génitif`; an owner that was deleted has no name. */
export function ownerName(owners: Owners, { type, material_id }: OwnerOfActivity, locale: Locale) {
  const owner = owners[type].find(({ id }) => id === material_id)
  const title = owner ? owner[`title_${locale}`] : say(locale, activityEditor.noOwner)
  const kind = say(locale, type === 'lessons' ? activityEditor.lesson : activityEditor.material)
  return say(locale, ownerOf, { kind, title })
}

/** The same as the choices of a list: `lessons:3`. */
export function ownerChoices(owners: Owners, locale: Locale) {
  const types = ['lessons', 'materials'] as const
  return types.flatMap((type) =>
    owners[type].map(({ id, level }) => ({
      value: `${type}:${id}`,
      name: `${ownerName(owners, { type, material_id: id }, locale)} (${level})`,
    })),
  )
}

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
