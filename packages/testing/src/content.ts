import { randomUUID } from 'node:crypto'
import type {
  ActivityRow,
  BookRow,
  LessonRow,
  MaterialRow,
  PageRow,
  PostRow,
  UserWordRow,
} from '@slovo/schema'
import type { Speaker } from './test-database.ts'

type Values = Record<string, unknown>

/** A dialogue, published unless `is_published` says otherwise. */
export function makeMaterial(db: Speaker, values: Partial<MaterialRow> = {}): Promise<MaterialRow> {
  const defaults = {
    title: 'В кафе',
    level: 'A1',
    section: 'dialogue',
    lang: 'ru',
    body: 'Привет!',
  }
  return insert<MaterialRow>(db, 'materials', { ...defaults, is_published: true, ...values })
}

export function makeBook(db: Speaker, values: Partial<BookRow> = {}): Promise<BookRow> {
  return insert<BookRow>(db, 'books', { title: 'Мост', lang: 'ru', is_published: true, ...values })
}

export function makeLesson(db: Speaker, values: Partial<LessonRow> = {}): Promise<LessonRow> {
  const defaults = {
    lang: 'ru',
    level: 'A1',
    title_fr: 'Le génitif',
    title_ru: 'Родительный падеж',
  }
  return insert<LessonRow>(db, 'lessons', {
    ...defaults,
    slug: makeSlug(),
    is_published: true,
    ...values,
  })
}

/** An activity of a material or a lesson: `material_id` is the owner's id, `type` says which. */
export function makeActivity(
  db: Speaker,
  values: Partial<ActivityRow> & Pick<ActivityRow, 'material_id' | 'type'>,
): Promise<ActivityRow> {
  return insert<ActivityRow>(db, 'h5p', { title: 'Les mots', is_published: true, ...values })
}

export function makePost(db: Speaker, values: Partial<PostRow> = {}): Promise<PostRow> {
  const defaults = { lang: 'ru', title: 'Pourquoi lire', slug: makeSlug(), is_published: true }
  return insert<PostRow>(db, 'posts', { ...defaults, ...values })
}

export function makePage(db: Speaker, values: Partial<PageRow> = {}): Promise<PageRow> {
  const defaults = { locale: 'fr', title: 'Professeur', slug: makeSlug(), is_published: true }
  return insert<PageRow>(db, 'pages', { ...defaults, ...values })
}

/** A word that a learner has saved; `user_id` may be left out by a speaker who is signed in. */
export function makeWord(db: Speaker, values: Partial<UserWordRow> = {}): Promise<UserWordRow> {
  return insert<UserWordRow>(db, 'user_words', { word_ru: 'книга', word_fr: 'livre', ...values })
}

async function insert<R extends Values>(db: Speaker, table: string, values: Values): Promise<R> {
  const names = Object.keys(values).map((name) => `"${name}"`)
  const places = names.map((_, index) => `$${index + 1}`)
  const [row] = await db.query<R>(
    `insert into public.${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(values),
  )
  if (!row) throw new Error(`Nothing was inserted into ${table}.`)
  return row
}

function makeSlug(): string {
  return randomUUID().slice(0, 8)
}
