import { chapterSection, slugOf } from '@slovo/content-model'
import type { AnalysedText } from '@slovo/dictionary'
import { removeStress } from '@slovo/language'
import type { TablesInsert } from '@slovo/schema'
import { analysisColumns } from './analysis-columns.ts'
import type { ContentClient } from './content-client.ts'
import { type BookFile, type MaterialFile, readBooks, readMaterials } from './content-files.ts'
import { picturePath, publishPictures } from './pictures.ts'
import { publishLessons } from './publish-lessons.ts'
import { publishPages, publishPosts } from './publish-posts.ts'
import { publishRecording, recordingColumns } from './recordings.ts'
import { translationColumns } from './translation-files.ts'

export type AnalyseText = (text: string, lang: 'ru' | 'fr') => Promise<AnalysedText>

/**
 * Publishes the texts, books, lessons, posts, pages and pictures of a content folder.
 * Earlier versions are replaced, identified by their key in the folder. Returns the number of materials
 * published; `say` is called where cues do not fit their text. They are last because a site without materials publishes the shipped content at its next start.
 */
export async function publishContent(
  content: ContentClient,
  analyse: AnalyseText,
  folder: string,
  say: (line: string) => void = () => {},
): Promise<number> {
  await publishPictures(content, folder)
  await publishLessons(content, folder)
  await publishPosts(content, folder)
  await publishPages(content, folder)

  const materials = await readMaterials(folder)
  const books = await readBooks(folder)
  for (const text of [...materials, ...books.flatMap(({ chapters }) => chapters)]) {
    await publishRecording(content, text)
  }
  const rows: TablesInsert<'materials'>[] = []
  for (const material of materials) rows.push(await materialRow(material, analyse, say))
  for (const book of books) {
    const bookId = await publishBook(content, book)
    for (const chapter of book.chapters) rows.push(await chapterRow(chapter, bookId, analyse, say))
  }

  for (const row of hardestFirst(rows)) {
    const { error } = await content.from('materials').upsert(row, { onConflict: 'content_key' })
    if (error) throw error
  }
  return rows.length
}

async function publishBook(content: ContentClient, { key, header }: BookFile) {
  const { data, error } = await content
    .from('books')
    .upsert(
      {
        content_key: key,
        title: header.title,
        author: header.author,
        lang: header.lang,
        description: header.description,
        image: header.image ? picturePath(header.image) : null,
        is_published: true,
      },
      { onConflict: 'content_key' },
    )
    .select('id')
    .single()
  if (error) throw error
  return data.id
}

async function chapterRow(
  chapter: MaterialFile,
  bookId: number,
  analyse: AnalyseText,
  say: (line: string) => void,
): Promise<TablesInsert<'materials'>> {
  return {
    ...(await materialRow(chapter, analyse, say)),
    section: chapterSection,
    book_id: bookId,
    chapter_number: chapter.header.chapter ?? null,
  }
}

async function materialRow(
  { key, lang, header, text, translation, recording }: MaterialFile,
  analyse: AnalyseText,
  say: (line: string) => void,
): Promise<TablesInsert<'materials'>> {
  const analysed = await analyse(text, lang)
  return {
    content_key: key,
    title: removeStress(header.title),
    slug: slugOf(header.title),
    summary_fr: header.summary_fr,
    summary_ru: header.summary_ru,
    lang,
    section: header.section ?? chapterSection,
    level: header.level,
    image: header.image ? picturePath(header.image) : null,
    video: header.video ?? null,
    ...(lang === 'ru' ? { body_accents: text } : { body: text }),
    ...analysisColumns(analysed),
    ...(translation && translationColumns(translation, text, analysed.analysis)),
    ...recordingColumns({ key, lang, text, recording, elsewhere: header.audio }, say),
    is_published: true,
  }
}

/** Lists show the newest first: published in this order, a new site's lists begin with its easiest texts. */
function hardestFirst(rows: TablesInsert<'materials'>[]) {
  return rows.toSorted((a, b) => (a.level < b.level ? 1 : a.level > b.level ? -1 : 0))
}
