import { expect, test } from 'vitest'
import { sayIn } from '../../ui/say.ts'
import { checkForm } from '../../visit/form/check-form.ts'
import { z } from '../../visit/form/zod.ts'
import { activityForm } from '../activities/activity-form.ts'
import { bookForm } from '../books/book-form.ts'
import { lessonForm } from '../lessons/lesson-form.ts'
import { materialForm, materialRow } from '../materials/material-form.ts'
import { pageForm } from '../pages/page-form.ts'
import { postForm } from '../posts/post-form.ts'
import type { EditorForm } from './editor-form.ts'

type Texts = Record<string, string>

/** What becomes of a form that was sent with these texts. */
function send<Field extends string, Values>(form: EditorForm<Field, Values>, texts: Texts) {
  const data = new FormData()
  for (const [name, text] of Object.entries(texts)) data.set(name, text)
  return checkForm(form, data, { z, say: sayIn.fr, passwordMinLength: 0 })
}

/** The fields that are refused for one text of an otherwise valid form. */
function refusedFor<Field extends string, Values>(
  form: EditorForm<Field, Values>,
  valid: Texts,
  wrong: Texts,
) {
  const { refusal } = send(form, { ...valid, ...wrong })
  return refusal && (refusal.refusal ? 'the whole' : Object.keys(refusal.errors))
}

const material = { title: 'Дом', lang: 'ru', section: 'dialogue', level: 'A1', text: 'Дом.' }
const post = { title: 'Un essai', written: 'fr', date: '2026-11-20', body: 'Un.' }
const lesson = { title_fr: 'A', title_ru: 'А', lang: 'ru', level: 'A1', order: '3' }
const page = { title: 'Accueil', slug: 'home', locale: 'fr' }
const book = { title: 'Дом', lang: 'ru', chapters: '3,1,2' }
const activity = { owner: 'materials:12', order: '1', file: 'h5p/mots.h5p' }

test('every field of a material that is wrong is known before it is sent', () => {
  const refused = (wrong: Texts) => refusedFor(materialForm, material, wrong)
  expect(refused({})).toBeUndefined()
  expect(refused({ title: ' ' })).toEqual(['title'])
  expect(refused({ slug: 'Дом' })).toEqual(['slug'])
  expect(refused({ lang: 'en', section: '', level: 'D1' })).toEqual(['lang', 'section', 'level'])
  expect(refused({ chapter_number: '-1' })).toEqual(['chapter_number'])
  expect(refused({ image: 'audio/a.mp3' })).toEqual(['image'])
  expect(refused({ audio: 'audio/../secret' })).toEqual(['audio'])
  expect(refused({ video: 'https://evil.example/' })).toEqual(['video'])
  expect(refused({ video: 'video/a.mp4' })).toBeUndefined()
  expect(refused({ text: 'я'.repeat(300_001) })).toEqual(['text'])
  expect(refused({ section: 'book-chapters' })).toEqual(['book_id'])
  expect(refused({ section: 'book-chapters', book_id: '7' })).toBeUndefined()
})

test('a material gets a slug of its title, keeps its book as a chapter only, and its stress marks in Russian only', () => {
  const rowOf = (texts: Texts) => {
    const { values } = { values: undefined, ...send(materialForm, { ...material, ...texts }) }
    return values && materialRow(values)
  }
  expect(rowOf({ title: 'До́м', book_id: '7', text: 'До́м.\r\n' })).toMatchObject({
    ...{ title: 'Дом', slug: 'dom', book_id: null, chapter_number: null, video: null },
    ...{ body: 'До́м.', body_accents: 'До́м.' },
  })
  expect(rowOf({ lang: 'fr', text: 'Une maison.' })).toMatchObject({
    ...{ body: 'Une maison.', body_accents: null },
  })
  expect(rowOf({ section: 'book-chapters', book_id: '7', chapter_number: '2' })).toMatchObject({
    ...{ book_id: 7, chapter_number: 2 },
  })
})

test('the translation of a material stands line by its sentences, or is refused with the place', () => {
  const text = 'До́м. Он мой.\n\nНочь.'
  const sent = (translation: string) => send(materialForm, { ...material, text, translation })
  const matching = { values: undefined, ...sent('Une maison.\r\n? Elle est à moi.\r\n\r\n?') }
  expect(matching.values && materialRow(matching.values).translations).toEqual({
    fr: [
      [0, 5, 'Дом.', 'Une maison.'],
      [6, 13, null, 'Elle est à moi.'],
    ],
  })
  const none = { values: undefined, ...sent(' ') }
  expect(none.values && materialRow(none.values).translations).toEqual({})
  expect(sent('Une maison.\n\nLa nuit.').refusal?.errors).toEqual({
    translation:
      'Bloc 1 (ligne 1), «\u00a0Дом.\u00a0»\u00a0: 2 phrases dans le texte, 1 ligne de traduction.',
  })
})

test('a post has its tags once each, and a date that there is', () => {
  expect(send(postForm, { ...post, tags: 'lire, écrire,, lire' })).toMatchObject({
    values: { tags: ['lire', 'écrire'], image: null, date: '2026-11-20' },
  })
  const refused = (wrong: Texts) => refusedFor(postForm, post, wrong)
  expect(refused({ date: '2026-02-31' })).toEqual(['date'])
  expect(refused({ tags: 'x'.repeat(51) })).toEqual(['tags'])
  expect(refused({ tags: Array.from({ length: 31 }, (_, tag) => `t${tag}`).join() })).toEqual([
    'tags',
  ])
})

test('a lesson, a page, a book and an activity are checked alike', () => {
  expect(send(lessonForm, lesson)).toMatchObject({ values: { order: 3 } })
  expect(refusedFor(lessonForm, lesson, { order: 'un', title_ru: '' })).toEqual([
    'title_ru',
    'order',
  ])
  expect(send(pageForm, page)).toMatchObject({ values: { slug: 'home' } })
  expect(refusedFor(pageForm, page, { slug: 'elsewhere' })).toEqual(['slug'])
  expect(send(bookForm, book)).toMatchObject({ values: { chapters: [3, 1, 2], author: null } })
  expect(refusedFor(bookForm, book, { chapters: '3,x' })).toBe('the whole')
  expect(send(activityForm, { ...activity, allowed: 'https://a.example' })).toMatchObject({
    values: {
      owner: { type: 'materials', material_id: 12 },
      file: 'h5p/mots.h5p',
      allowed: ['https://a.example'],
    },
  })
  expect(refusedFor(activityForm, activity, { owner: '', order: '100001', file: 'a.zip' })).toEqual(
    ['file', 'owner', 'order'],
  )
})

test('a button of an editor is its intent; the Enter key saves', () => {
  expect(send(pageForm, { ...page, intent: 'publish' })).toMatchObject({ intent: 'publish' })
  expect(send(pageForm, page)).toMatchObject({ intent: 'save' })
})
