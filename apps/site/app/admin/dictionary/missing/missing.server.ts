import { dictionary } from '@slovo/messages/admin/dictionary'
import { unwrap, unwrapPage } from '../../../visit/failure/unwrap.ts'
import { handleForm } from '../../../visit/form/handle-form.server.ts'
import { type Admin, requireAdmin } from '../../require-admin.server.ts'
import { dismissForm } from './dismiss-form.ts'

export const WORDS_PER_PAGE = 50

/** The words that readers did not find, most wanted first. */
export async function listMissing({ database }: Admin, page: number) {
  const from = (page - 1) * WORDS_PER_PAGE
  return unwrapPage(
    await database
      .from('missing_words')
      .select('*', { count: 'exact' })
      .order('count', { ascending: false })
      .order('last_seen', { ascending: false })
      .order('word')
      .range(from, from + WORDS_PER_PAGE - 1),
  )
}

export async function countMissing({ database }: Admin): Promise<number> {
  const words = database.from('missing_words').select('word', { count: 'exact' })
  return unwrapPage(await words.limit(1)).count
}

export const dismissMissing = handleForm(dismissForm, async ({ context, url, values, done }) => {
  const { database } = requireAdmin(context, url)
  unwrap(await database.from('missing_words').delete().match(values).select('word'))
  return done(dictionary.dismissed)
})
