import { materialPath } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { Database } from '../visit/session/session.server.ts'
import { type AskingVisit, listHeadwords } from '../words/ask-dictionary.server.ts'
import { wordPath } from '../words/word-path.ts'
import type { SitemapPage } from './sitemap.ts'

/** Rows of one part: with both languages far below what a sitemap may hold. */
const PART = 10_000
/** Rows of one request: hosted Supabase gives no more. */
const PAGE = 1000

const kinds = ['materials', 'lessons', 'posts'] as const
type Kind = (typeof kinds)[number]

/** The names of the sitemap's parts: as many of a kind as its rows need, and one of the words of each language. */
export async function countParts(database: Database): Promise<string[]> {
  const counts = await Promise.all(kinds.map((kind) => countPublished(database, kind)))
  const parts = kinds.flatMap((kind, place) =>
    Array.from(
      { length: Math.ceil((counts[place] ?? 0) / PART) },
      (_, number) => `${kind}-${number + 1}`,
    ),
  )
  return ['pages', ...parts, ...Object.keys(wordParts)]
}

/** The pages that are always there. */
export function listPages(): SitemapPage[] {
  return ['/', '/materials', '/lessons', '/teacher', '/blog', '/words', '/legal', '/privacy'].map(
    (path) => ({ path }),
  )
}

const wordParts: Record<string, Lang> = { 'russian-words': 'ru', 'french-words': 'fr' }

/** The pages of all words of a language, or null where the part is none of these. With both interface languages they fit one part. */
export async function listWordsPart(
  visit: AskingVisit,
  part: string,
): Promise<SitemapPage[] | null> {
  const lang = wordParts[part]
  if (!lang) return null
  const headwords = await listHeadwords(visit, lang)
  return headwords.map((lemma) => ({ path: wordPath(lemma) }))
}

/** The published pages of a part, or null where there is no such part. */
export async function listPart(database: Database, part: string): Promise<SitemapPage[] | null> {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(part) ?? []
  const kind = kinds.find((kind) => kind === name)
  if (!kind) return null

  const first = (Number(number) - 1) * PART
  const pages: SitemapPage[] = []
  for (let from = first; from < first + PART; from += PAGE) {
    const found = await listPublished[kind](database, from, from + PAGE - 1)
    pages.push(...found)
    if (found.length < PAGE) break
  }
  return pages.length > 0 ? pages : null
}

async function countPublished(database: Database, kind: Kind): Promise<number> {
  const { count, error } = await database
    .from(kind)
    .select('id', { head: true, count: 'exact' })
    .eq('is_published', true)
  if (error) throw error
  return count ?? 0
}

type List = (database: Database, from: number, to: number) => Promise<SitemapPage[]>

const listPublished: Record<Kind, List> = {
  async materials(database, from, to) {
    const rows = unwrap(
      await database
        .from('materials')
        .select('id, title, slug, section, updated_at')
        .eq('is_published', true)
        .order('id')
        .range(from, to),
    )
    return rows.map((row) => ({ path: materialPath(row), updatedAt: row.updated_at }))
  },
  async lessons(database, from, to) {
    const rows = unwrap(
      await database
        .from('lessons')
        .select('slug, updated_at')
        .eq('is_published', true)
        .order('id')
        .range(from, to),
    )
    return rows.map(({ slug, updated_at }) => ({ path: `/lessons/${slug}`, updatedAt: updated_at }))
  },
  async posts(database, from, to) {
    const rows = unwrap(
      await database
        .from('posts')
        .select('slug, lang, updated_at')
        .eq('is_published', true)
        .order('id')
        .range(from, to),
    )
    return rows.map(({ slug, lang, updated_at }) => ({
      path: `/blog/${slug}`,
      updatedAt: updated_at,
      // For readers who learn the other language.
      locale: lang === 'ru' ? 'fr' : 'ru',
    }))
  },
}
