import {
  chapterSection,
  isMaterialSection,
  levels,
  materialPath,
  readCues,
  sentenceTexts,
} from '@slovo/content-model'
import { faults } from '@slovo/messages/admin/editor'
import { materialFields } from '@slovo/messages/admin/materials'
import { cueFields } from '@slovo/messages/admin/recording'
import type { TablesInsert } from '@slovo/schema'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { learningLanguageContext } from '../../visit/language/learning-language.server.ts'
import { listOwned } from '../activities/owners.server.ts'
import { editorRoute, readWritten } from '../editor/editor-route.server.ts'
import type { Admin } from '../require-admin.server.ts'
import { type AnalysedMaterial, analyse } from './analyse.server.ts'
import { materialForm, materialRow, type TypedMaterial } from './material-form.ts'
import { cuesField, readCuesField } from './recording/recording-cues.ts'
import { writtenTranslation } from './translation/written-translation.server.ts'

const columns =
  `id, title, slug, summary_fr, summary_ru, image, audio, video, level, section, lang, book_id,
  chapter_number, body, body_accents, translations, cues, is_published, updated_at` as const

async function findEditedMaterial({ database }: Admin, id: number) {
  return unwrap(await database.from('materials').select(columns).eq('id', id).maybeSingle())
}

/** The books that a chapter can belong to. */
async function listBookChoices({ database }: Admin) {
  return unwrap(await database.from('books').select('id, title, lang').order('title').limit(1000))
}

/** The languages that the site's speech engine has a voice for. */
const voicesOf = ({ visit }: Admin) => visit.speech?.langs ?? []

export const materialRoute = editorRoute({
  type: 'materials',
  form: materialForm,
  /** A dialogue, or a chapter of the book whose editor asks for one. */
  async begin(admin, { context, url: { searchParams: query } }) {
    const book = query.get('book') ?? ''
    const asked = query.get('lang')
    const section = query.get('section')
    const values = {
      ...{ title: '', slug: '', summary_fr: '', summary_ru: '' },
      lang: asked === 'ru' || asked === 'fr' ? asked : context.get(learningLanguageContext),
      // Nothing is chosen for the writer but what the link to this page says.
      section: book ? chapterSection : isMaterialSection(section) ? section : '',
      level: levels.find((level) => level === query.get('level')) ?? '',
      book_id: book,
      chapter_number: query.get('chapter') ?? '',
      ...{ image: '', audio: '', video: '', text: '', translation: '', cues: '' },
    }
    const books = await listBookChoices(admin)
    return { values, more: { books, voices: voicesOf(admin), address: null, activities: [] } }
  },
  async find(admin, id) {
    const material = await findEditedMaterial(admin, id)
    if (!material) return null
    const item = {
      isPublished: material.is_published,
      version: material.updated_at,
      values: valuesOf(material),
    }
    const books = await listBookChoices(admin)
    const activities = await listOwned(admin, { type: 'materials', id })
    return {
      item,
      more: { books, voices: voicesOf(admin), address: materialPath(material), activities },
    }
  },
  /**
   * Writes a material together with the analysis of its text, so that the two never differ. A text that could not be
   * analysed is kept as a draft only.
   */
  async write(admin, typed, { id, version, isPublished }) {
    const bookFaults = await findBookFaults(admin, typed)
    if (bookFaults) return { faults: bookFaults }

    const cues = await readCuesField(typed.cues, typed.text, typed.lang)
    if (cues === 'invalid') return { faults: { cues: cueFields.invalid } }
    const analysed = await analyse(admin, typed.text, typed.lang)
    const becomesPublished = isPublished ?? (await isPublishedNow(admin, id))
    if (!analysed && becomesPublished) return { faults: {}, message: materialFields.notAnalysed }

    const row: TablesInsert<'materials'> = {
      ...materialRow(typed),
      ...analysisColumns(analysed),
      cues: typed.audio ? cues : null,
      is_published: becomesPublished,
    }
    const materials = admin.database.from('materials')
    return readWritten(
      id === null
        ? await materials.insert(row).select('id')
        : await materials
            .update(row)
            .eq('id', id)
            .eq('updated_at', version ?? '')
            .select('id'),
    )
  },
})

type EditedMaterial = NonNullable<Awaited<ReturnType<typeof findEditedMaterial>>>

function valuesOf({ body, body_accents, translations, ...material }: EditedMaterial) {
  const text = body_accents ?? body
  const lang = material.lang === 'fr' ? 'fr' : 'ru'
  const sentences = sentenceTexts(text, lang)
  return {
    ...{ title: material.title, slug: material.slug },
    ...{ summary_fr: material.summary_fr, summary_ru: material.summary_ru },
    ...{ lang: material.lang, section: material.section, level: material.level },
    book_id: String(material.book_id ?? ''),
    chapter_number: String(material.chapter_number ?? ''),
    image: material.image ?? '',
    audio: material.audio ?? '',
    video: material.video ?? '',
    text,
    translation: writtenTranslation(translations, { text, lang: material.lang }),
    cues: cuesField(readCues(material.cues, sentences.length), sentences),
  }
}

async function findBookFaults({ database }: Admin, { section, book_id, lang }: TypedMaterial) {
  if (section !== chapterSection || book_id === null) return null
  const book = unwrap(await database.from('books').select('lang').eq('id', book_id).maybeSingle())
  if (!book) return { book_id: faults.book }
  return book.lang === lang ? null : { book_id: faults.bookLang }
}

async function isPublishedNow({ database }: Admin, id: number | null) {
  if (id === null) return false
  const row = unwrap(
    await database.from('materials').select('is_published').eq('id', id).maybeSingle(),
  )
  return row?.is_published ?? false
}

function analysisColumns(analysed: AnalysedMaterial | null) {
  if (!analysed) return { analysis: null, glossary: null, lemma_ids: [] }
  const lemmaIds = analysed.glossary.entries.flatMap(({ lookups }) =>
    lookups.map(({ lemmaId }) => lemmaId),
  )
  return { ...analysed, lemma_ids: [...new Set(lemmaIds)] }
}
