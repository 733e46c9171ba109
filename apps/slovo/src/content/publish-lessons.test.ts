import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { testBackend } from '@slovo/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishLessons } from './publish-lessons.ts'
import { publishPages, publishPosts } from './publish-posts.ts'
import { shippedContent } from './publish-shipped.ts'

const { operator, visitor, db } = await testBackend()

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'slovo-lessons-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await db.query('delete from public.lessons')
  await db.query('delete from public.posts')
  await db.query('delete from public.pages')
})

async function write(name: string, text: string) {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

const header = 'title_fr: Le genre\ntitle_ru: Род\nlevel: A1\norder: 4'
const blanks = JSON.stringify({
  library: 'H5P.Blanks 1.14',
  title: 'Le génitif',
  content: { questions: ['<p>Нет *хлеба*.</p>'] },
})

test('a visitor reads a published lesson with its picture and does its activities', async () => {
  await write(
    'lessons/ru/04-genre.md',
    `---\n${header}\n---\n\n## La règle\n\n![Un chat](kot.svg)\n`,
  )
  await write('lessons/ru/04-genre/1-blanks.json', blanks)

  await publishLessons(operator, folder)

  const { data: lesson } = await visitor().from('lessons').select('*').eq('slug', 'genre').single()
  expect(lesson).toMatchObject({
    lang: 'ru',
    level: 'A1',
    order: 4,
    title_fr: 'Le genre',
    title_ru: 'Род',
    blocks: [
      { type: 'subtitle', text: 'La règle' },
      { type: 'image', path: 'image/kot.webp', alt: 'Un chat' },
    ],
  })
  const { data: activities } = await visitor().from('h5p').select('*')
  expect(activities).toMatchObject([
    { material_id: lesson?.id, type: 'lessons', order: 1, title: 'Le génitif' },
  ])
})

test('published twice, a lesson is there once; what left its folder is gone', async () => {
  await write('lessons/ru/04-genre.md', `---\n${header}\n---\nAvant.\n`)
  await write('lessons/ru/04-genre/1-blanks.json', blanks)
  await publishLessons(operator, folder)
  const before = await operator.from('lessons').select('id').single()

  await rm(path.join(folder, 'lessons/ru/04-genre/1-blanks.json'))
  await write('lessons/ru/04-genre/2-blanks.json', blanks)
  await write('lessons/ru/04-genre.md', `---\n${header}\n---\nAprès.\n`)
  await publishLessons(operator, folder)

  const { data } = await operator.from('lessons').select('id, blocks')
  expect(data).toEqual([{ id: before.data?.id, blocks: [{ type: 'paragraph', text: 'Après.' }] }])
  const activities = await operator.from('h5p').select('order')
  expect(activities.data).toEqual([{ order: 2 }])
})

test('an activity with a fault is refused by the name of its file', async () => {
  await write('lessons/ru/04-genre.md', `---\n${header}\n---\nLe genre.\n`)
  await write('lessons/ru/04-genre/1-summary.json', blanks)
  await expect(publishLessons(operator, folder)).rejects.toThrow('1-summary.json')
})

test('a post is listed for those who learn the other language, a page by its interface language', async () => {
  const post =
    'title: Lire\nsummary: Pourquoi.\ntags: méthode, lecture\ndate: 2026-01-12\nimage: kot.svg'
  await write('posts/fr/lire.md', `---\n${post}\n---\nOn lit.\n\n![Un chat](kot.svg)\n`)
  await write('pages/teacher.ru.md', '---\ntitle: Учитель\nsummary: Уроки.\n---\nОбо мне.\n')

  for (const publish of [publishPosts, publishPages, publishPosts, publishPages]) {
    await publish(operator, folder)
  }

  const posts = await visitor().from('posts').select('*')
  expect(posts.data).toMatchObject([
    {
      lang: 'ru',
      slug: 'lire',
      tags: ['méthode', 'lecture'],
      image: 'image/kot.webp',
      published_at: '2026-01-12T00:00:00+00:00',
      body: 'On lit.\n\n![Un chat](image/kot.webp)',
    },
  ])
  const pages = await visitor().from('pages').select('*')
  expect(pages.data).toMatchObject([
    { slug: 'teacher', locale: 'ru', title: 'Учитель', body: 'Уроки.\n\nОбо мне.' },
  ])
})

test('the shipped lessons, posts and pages are whole', async () => {
  for (const publish of [publishLessons, publishPosts, publishPages]) {
    await publish(operator, shippedContent)
  }

  const lessons = await operator.from('lessons').select('id, lang')
  const count = (lang: string) => lessons.data?.filter((lesson) => lesson.lang === lang).length
  expect(count('ru')).toBeGreaterThanOrEqual(16)
  expect(count('fr')).toBeGreaterThanOrEqual(4)
  const activities = await operator.from('h5p').select('material_id')
  for (const { id } of lessons.data ?? []) {
    const own = activities.data?.filter(({ material_id }) => material_id === id)
    expect(own?.length).toBeGreaterThanOrEqual(3)
  }
  const posts = await operator.from('posts').select('lang')
  expect(posts.data?.filter(({ lang }) => lang === 'ru').length).toBeGreaterThanOrEqual(6)
  expect(posts.data?.filter(({ lang }) => lang === 'fr').length).toBeGreaterThanOrEqual(3)
  const pages = await operator.from('pages').select('slug, locale').order('slug').order('locale')
  expect(pages.data?.map(({ slug, locale }) => `${slug} ${locale}`)).toEqual([
    'home fr',
    'home ru',
    'teacher fr',
    'teacher ru',
  ])
})
