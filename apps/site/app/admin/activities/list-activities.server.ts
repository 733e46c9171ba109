import { say } from '@slovo/messages'
import { exerciseType } from '@slovo/messages/admin/exercise-types'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { ROWS_PER_PAGE } from '../list/content-query.ts'
import { type ContentListing, filterContent } from '../list/listing.server.ts'
import { ownerName, ownersOf } from './owners.server.ts'

export const listActivitiesToEdit: ContentListing = async ({ database, locale, query }) => {
  const { page } = query
  const all = database
    .from('h5p')
    .select('id, title, library, type, material_id, order, is_published, updated_at', {
      count: 'exact',
    })
  const found = filterContent(all, query, {})

  const from = (page - 1) * ROWS_PER_PAGE
  const answer = await found.order('id', { ascending: false }).range(from, from + ROWS_PER_PAGE - 1)
  if (answer.error?.code === 'PGRST103') return { rows: [], count: 0 }
  const activities = unwrap(answer)
  const owners = await ownersOf(database, activities)
  const rows = activities.map((row) => ({
    id: row.id,
    title: row.title || say(locale, exerciseType(row.library)),
    lang: langOfTitle(row.title),
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    facts: [say(locale, exerciseType(row.library)), ownerName(owners, row, locale)],
  }))
  return { rows, count: answer.count ?? 0 }
}

/** The language of a title is nowhere said: its letters tell. */
function langOfTitle(title: string) {
  return /\p{Script=Cyrillic}/u.test(title) ? ('ru' as const) : ('fr' as const)
}
