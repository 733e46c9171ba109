import type { ContentClient } from './content-client.ts'
import { picturePath } from './pictures.ts'
import { type PageFile, type PostFile, readPages, readPosts } from './post-files.ts'

/** Publishes the posts of a content folder, replacing those of the same slug. */
export async function publishPosts(content: ContentClient, folder: string) {
  const rows = (await readPosts(folder)).map(postRow)
  if (rows.length === 0) return
  const { error } = await content.from('posts').upsert(rows, { onConflict: 'content_key' })
  if (error) throw error
}

/** Publishes the pages whose texts the admin may edit later: teacher, home. */
export async function publishPages(content: ContentClient, folder: string) {
  const rows = (await readPages(folder)).map(pageRow)
  if (rows.length === 0) return
  const { error } = await content.from('pages').upsert(rows, { onConflict: 'content_key' })
  if (error) throw error
}

function postRow({ key, slug, locale, header, text }: PostFile) {
  return {
    content_key: key,
    slug,
    // Posts are listed by the language that their readers learn and written in the other one.
    lang: locale === 'fr' ? ('ru' as const) : ('fr' as const),
    title: header.title,
    summary: header.summary,
    tags: header.tags,
    image: header.image ? picturePath(header.image) : null,
    published_at: `${header.date}T00:00:00Z`,
    body: withStoredPictures(text),
    is_published: true,
  }
}

/** The summary is the first paragraph of a page. */
function pageRow({ key, slug, locale, header, text }: PageFile) {
  const body = header.summary ? `${header.summary}\n\n${text}` : text
  return {
    content_key: key,
    slug,
    locale,
    title: header.title,
    body: withStoredPictures(body),
    is_published: !header.draft,
  }
}

function withStoredPictures(text: string) {
  return text.replace(
    /^(!\[.*\]\()([^\s/]+\.(?:svg|png|jpe?g|webp))\)$/gm,
    (_, start: string, name: string) => `${start}${picturePath(name)})`,
  )
}
