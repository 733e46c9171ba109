import { makePage, testDatabase } from '@slovo/testing'
import { test } from 'vitest'
import { describeContent } from './content-policies.ts'
import { breaks } from './effects.ts'

const db = await testDatabase()

describeContent(db, { table: 'pages', make: makePage, change: `title = 'Autre'` })

test('a page has one text for each interface language', async () => {
  await makePage(db, { slug: 'teacher', locale: 'fr' })
  await makePage(db, { slug: 'teacher', locale: 'ru' })
  await breaks('23505', makePage(db, { slug: 'teacher', locale: 'fr' }))
})
