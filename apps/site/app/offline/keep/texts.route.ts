import { materialPath } from '@slovo/content-model'
import type { Locale } from '@slovo/messages'
import { data } from 'react-router'
import { findChapters, findMaterial, type MaterialHead } from '../../reading/material.server.ts'
import { localPath } from '../../ui/local-path.ts'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { filePlaces } from '../../visit/files/file-places.ts'
import { databaseContext, localeContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import type { Route } from './+types/texts.route.ts'
import type { TextFiles } from './kept-text.ts'

const MAX_CHAPTERS = 500
const columns = 'id, title, slug, section, lang, audio, updated_at, has_translation' as const

/** `GET /offline/texts.json?material=12` or `?book=3`: what a device needs to read a text, or all chapters of a book. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const material = readId(url.searchParams.get('material'))
  const book = readId(url.searchParams.get('book'))
  if (material === null && book === null) throw data(null, { status: 404 })

  const database = context.get(databaseContext)
  const locale = context.get(localeContext)
  const materials = database.from('materials').select(columns).eq('is_published', true)
  const rows = unwrap(
    await (material === null
      ? materials.eq('book_id', book ?? 0).order('chapter_number')
      : materials.eq('id', material)
    ).limit(MAX_CHAPTERS),
  )
  if (rows.length === 0) throw data(null, { status: 404 })

  const { siteUrl, supabaseUrl } = context.get(visitContext).settings
  const places = filePlaces({ siteUrl, supabaseUrl, isAdmin: false })
  const soundOf = (audio: string | null) => {
    if (!audio) return null
    return /^https?:/.test(audio) ? audio : `${places.files}/${audio}`
  }
  const texts = rows.map(
    (row): TextFiles => ({
      title: row.title,
      lang: row.lang === 'fr' ? 'fr' : 'ru',
      path: localPath(locale, materialPath(row)),
      files: filesOf(locale, row),
      sound: soundOf(row.audio),
    }),
  )
  return data({ title: await titleOf(), texts }, { headers: { 'cache-control': 'no-store' } })

  async function titleOf() {
    const [first] = rows
    if (material !== null || !first) return first?.title ?? ''
    const found = await findMaterial(database, first.id)
    return (found && (await findChapters(database, found))?.title) || first.title
  }
}

type ListedText = Parameters<typeof materialPath>[0] &
  Pick<MaterialHead, 'lang' | 'updated_at' | 'has_translation'>

/** What the page of a text asks for when a word is touched, a sentence translated, or accents are shown. Cues stand in the page itself. */
function filesOf(locale: Locale, text: ListedText) {
  const path = materialPath(text)
  const version = `?v=${Date.parse(text.updated_at)}`
  return [
    `${path}/glossary.json${version}`,
    ...(text.lang === 'ru' ? [`${path}/accents.json${version}`] : []),
    ...(text.has_translation ? [`${localPath(locale, path)}/translation.json${version}`] : []),
  ]
}

function readId(text: string | null) {
  const id = Number(text)
  return text && Number.isSafeInteger(id) && id > 0 ? id : null
}
