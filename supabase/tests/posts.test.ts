import { makePost, testDatabase } from '@slovo/testing'
import { test } from 'vitest'
import { describeContent } from './content-policies.ts'
import { breaks } from './effects.ts'

const db = await testDatabase()

describeContent(db, { table: 'posts', make: makePost, change: `title = 'Autre'` })

test('a slug belongs to one post of a language', async () => {
  await makePost(db, { slug: 'lire', lang: 'ru' })
  await makePost(db, { slug: 'lire', lang: 'fr' })
  await breaks('23505', makePost(db, { slug: 'lire', lang: 'fr' }))
})
