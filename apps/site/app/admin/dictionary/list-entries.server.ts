import { dictionary } from '@slovo/messages/admin/dictionary'
import { redirect } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import { isDuplicate, unwrap, unwrapPage } from '../../visit/failure/unwrap.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { deleteForm, restoreForm } from '../list/deletion-forms.ts'
import { type Admin, requireAdmin } from '../require-admin.server.ts'
import { describeWord, findWords, type KnownWord } from './ask-dictionary.server.ts'
import { announce } from './entry/edit-entry.server.ts'

export const ENTRIES_PER_PAGE = 50
const TABLE = { type: 'dictionary_entries' }
const columns = 'id, lang, lemma, pos, class, translations, updated_at' as const

/** The entries that the site has added or corrected, newest first. */
export async function listEntries({ database }: Admin, page: number) {
  const from = (page - 1) * ENTRIES_PER_PAGE
  return unwrapPage(
    await database
      .from('dictionary_entries')
      .select(columns, { count: 'exact' })
      .order('updated_at', { ascending: false })
      .order('id')
      .range(from, from + ENTRIES_PER_PAGE - 1),
  )
}

export interface FoundEntry extends KnownWord {
  lang: 'ru' | 'fr'
  /** Of an own entry. */
  id: number | null
}

/** The entries that a typed text may be meant for, shipped ones and own ones. */
export async function searchEntries(admin: Admin, typed: string): Promise<FoundEntry[] | null> {
  try {
    const words = await findWords(admin, typed)
    const described = await Promise.all(
      words.map(async ({ lang, lemma }) =>
        (await describeWord(admin, lemma, lang)).map((word) => ({ ...word, lang })),
      ),
    )
    const found = described.flat()
    const own = unwrap(
      await admin.database
        .from('dictionary_entries')
        .select('id, lang, lemma, pos, class')
        .in('lemma', [...new Set(found.map(({ stressed }) => stressed))]),
    )
    return found.map((word) => {
      const entry = own.find(
        ({ lang, lemma, pos, class: name }) =>
          lang === word.lang &&
          lemma === word.stressed &&
          pos === word.pos &&
          name === (word.class ?? word.gender ?? ''),
      )
      return { ...word, id: entry?.id ?? null }
    })
  } catch (cause) {
    admin.visit.log.error(cause, 'the dictionary could not be searched')
    return null
  }
}

/** The entry that was deleted a moment ago, which may come back. */
export async function findDeleted({ database }: Admin, id: number) {
  if (!(id > 0)) return null
  const deleted = unwrap(await database.rpc('admin_deleted_content', TABLE))
  return deleted.find((entry) => entry.id === id) ?? null
}

export const deleteEntry = handleForm(deleteForm, async ({ context, url, values: { id } }) => {
  const admin = requireAdmin(context, url)
  unwrap(await admin.database.rpc('admin_delete_content', { ...TABLE, id }))
  await announce(admin)
  return redirect(localPath(admin.locale, `/admin/dictionary?deleted=${id}`))
})

export const restoreEntry = handleForm(restoreForm, async ({ context, url, values, say }) => {
  const admin = requireAdmin(context, url)
  const { error } = await admin.database.rpc('admin_restore_content', { ...TABLE, ...values })
  const place = localPath(admin.locale, '/admin/dictionary')
  if (isDuplicate(error)) return redirectWithToast(context, place, 'error', say(dictionary.stands))
  if (error) throw error
  await announce(admin)
  return redirectWithToast(context, place, 'success', say(dictionary.restored))
})
