import {
  makeActivity,
  makeAdmin,
  makeBook,
  makeLesson,
  makeMaterial,
  makePage,
  makePost,
  makeUser,
  type Person,
  type Speaker,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { allRows, refused } from './effects.ts'

const db = await testDatabase()
await db.query(`insert into storage.buckets (id, name) values ('private', 'private')`)

const add = (speaker: Speaker, bucket = 'slovo') =>
  speaker.query<{ name: string }>(
    'insert into storage.objects (bucket_id, name) values ($1, $2) returning name',
    [bucket, `image/${crypto.randomUUID()}.png`],
  )

test('the bucket of the site is there; its policies say what is public', async () => {
  expect(await db.query(`select public from storage.buckets where id = 'slovo'`)).toEqual([
    { public: false },
  ])
})

/** A file as an admin's upload leaves it, or one of the site's own. */
async function file(name: string, owner: string | null = crypto.randomUUID()) {
  await db.query(
    `insert into storage.objects (bucket_id, name, owner_id) values ('slovo', $1, $2)`,
    [name, owner],
  )
  return name
}

const named = (folder: string) => `${folder}/${crypto.randomUUID()}`

/** Whether a user gets a file by its exact name, as the storage asks for it. */
async function gets(person: Person | null, name: string, operation = 'object.get_public') {
  const caller = {
    role: person ? ('authenticated' as const) : ('anon' as const),
    claims: person ? { sub: person.id } : {},
    settings: { 'storage.operation': `storage.${operation}` },
  }
  const read = `select name from storage.objects where bucket_id = 'slovo' and name = $1`
  return (await db.database.request(caller, read, [name])).rows.length === 1
}

type Making = (name: string, isPublished: boolean) => Promise<{ id: number }>

const rows: Record<string, { folder: string; table: string; make: Making }> = {
  'the picture of a book': {
    folder: 'image',
    table: 'books',
    make: (image, is_published) => makeBook(db, { image, is_published }),
  },
  'the picture of a text': {
    folder: 'image',
    table: 'materials',
    make: (image, is_published) => makeMaterial(db, { image, is_published }),
  },
  'the recording of a text': {
    folder: 'audio',
    table: 'materials',
    make: (audio, is_published) => makeMaterial(db, { audio, is_published }),
  },
  'the film of a text': {
    folder: 'video',
    table: 'materials',
    make: (video, is_published) => makeMaterial(db, { video, is_published }),
  },
  'a picture in a lesson': {
    folder: 'image',
    table: 'lessons',
    make: (path, is_published) => {
      const blocks = JSON.stringify([
        { type: 'title', text: 'x' },
        { type: 'image', path, alt: '' },
      ])
      return makeLesson(db, { blocks, is_published })
    },
  },
  'the picture of a post': {
    folder: 'image',
    table: 'posts',
    make: (image, is_published) => makePost(db, { image, is_published }),
  },
  'a picture in a post': {
    folder: 'image',
    table: 'posts',
    make: (path, is_published) => makePost(db, { body: `# x\n\n![a](${path})\n`, is_published }),
  },
  'a picture of a page': {
    folder: 'image',
    table: 'pages',
    make: (path, is_published) => makePage(db, { body: `![a](${path})`, is_published }),
  },
}

test.each(Object.entries(rows))(
  '%s is public while its row is published, and the admins’ alone otherwise',
  async (_what, { folder, table, make }) => {
    const name = await file(`${named(folder)}.bin`)
    const [learner, admin] = [await makeUser(db), await makeAdmin(db)]
    const readers = async () => [await gets(null, name), await gets(learner, name)]

    expect(await readers(), 'uploaded, in no row yet').toEqual([false, false])
    const { id } = await make(name, false)
    expect(await readers(), 'a draft').toEqual([false, false])
    expect(await gets(admin, name)).toBe(true)
    await db.query(`update public.${table} set is_published = true where id = $1`, [id])
    expect(await readers(), 'published').toEqual([true, true])
    await make(name, false)
    expect(await readers(), 'used by a draft too').toEqual([true, true])
    await db.query(`update public.${table} set deleted_at = now() where id = $1`, [id])
    expect(await readers(), 'deleted').toEqual([false, false])
  },
)

test('the package of an activity and all files unpacked from it go with its row', async () => {
  const { id: material_id } = await makeMaterial(db)
  const name = named('h5p')
  const names = [`${name}.h5p`, `${name}/content/images/a.png`, `${name}/libraries/x/y.js`]
  for (const one of names) await file(one)
  const beside = await file(`${named('h5p')}/content/content.json`, null)
  const activity = { type: 'materials', file: `${name}.h5p`, material_id } as const
  const { id } = await makeActivity(db, { ...activity, is_published: false })
  const admin = await makeAdmin(db)

  for (const one of names) {
    expect(await gets(null, one), one).toBe(false)
    expect(await gets(admin, one), one).toBe(true)
  }
  await db.query('update public.h5p set is_published = true where id = $1', [id])
  for (const one of names) expect(await gets(null, one), one).toBe(true)
  expect(await gets(null, beside), 'a package of no row').toBe(false)
})

// S1-pictures
test('what the site itself stored and no row names is public', async () => {
  expect(await gets(null, await file(`${named('image')}.png`, null))).toBe(true)
})

test('visitors and learners get files one by one, and list, sign, copy and move none', async () => {
  const name = await file(`${named('image')}.png`)
  await makeMaterial(db, { image: name })
  const [learner, admin] = [await makeUser(db), await makeAdmin(db)]
  for (const operation of [
    'object.get_public',
    'object.get_authenticated',
    'object.get_authenticated_info',
    'object.info_public',
    'render.image_public',
    'render.image_authenticated',
    's3.object.get',
    's3.object.info',
  ]) {
    expect(await gets(null, name, operation), operation).toBe(true)
    expect(await gets(learner, name, operation), operation).toBe(true)
  }
  for (const operation of [
    'object.list',
    'object.list_v2',
    'object.sign',
    'object.sign_many',
    'object.copy',
    'object.move',
    's3.object.list',
    's3.object.copy',
    's3.object.get_tagging',
    '',
  ]) {
    expect(await gets(null, name, operation), operation).toBe(false)
    expect(await gets(learner, name, operation), operation).toBe(false)
    expect(await gets(admin, name, operation), operation).toBe(true)
  }
  await add(db, 'private')
  expect(await db.visitor.query('select name from storage.objects')).toEqual([])
  const seen = await db.as(admin).query<{ bucket_id: string }>('select * from storage.objects')
  expect(new Set(seen.map(({ bucket_id }) => bucket_id))).toEqual(new Set(['slovo']))
})

test('only admins add files, and only to the bucket of the site', async () => {
  const [learner, admin] = [db.as(await makeUser(db)), db.as(await makeAdmin(db))]
  const before = await allRows(db, 'storage.objects')
  await refused(add(db.visitor))
  await refused(add(learner))
  await refused(add(admin, 'private'))
  expect(await allRows(db, 'storage.objects')).toEqual(before)
  expect(await add(admin)).toHaveLength(1)
})

test('only admins change files', async () => {
  const [file] = await add(db)
  const before = await allRows(db, 'storage.objects')
  const rename = `update storage.objects set metadata = '{}' where name = $1 returning name`

  expect(await db.visitor.query(rename, [file?.name])).toEqual([])
  expect(await db.as(await makeUser(db)).query(rename, [file?.name])).toEqual([])
  expect(await allRows(db, 'storage.objects')).toEqual(before)

  expect(await db.as(await makeAdmin(db)).query(rename, [file?.name])).toEqual([file])
})

test('only admins delete files, and only through the storage service', async () => {
  const [file] = await add(db)
  const [learner, admin] = [await makeUser(db), await makeAdmin(db)]
  const before = await allRows(db, 'storage.objects')
  const remove = 'delete from storage.objects where name = $1 returning name'
  const throughService = async ({ id }: Person) => {
    const settings = { 'storage.allow_delete_query': 'true' }
    const caller = { role: 'authenticated', claims: { sub: id }, settings } as const
    return (await db.database.request(caller, remove, [file?.name])).rows
  }

  await refused(db.as(admin).query(remove, [file?.name]))
  expect(await throughService(learner)).toEqual([])
  expect(await allRows(db, 'storage.objects')).toEqual(before)

  expect(await throughService(admin)).toEqual([file])
})

test('no user changes a bucket through the API roles', async () => {
  const before = await allRows(db, 'storage.buckets')
  for (const speaker of [db.visitor, db.as(await makeUser(db)), db.as(await makeAdmin(db))]) {
    expect(await speaker.query('update storage.buckets set public = false returning id')).toEqual(
      [],
    )
    await refused(speaker.query(`insert into storage.buckets (id, name) values ('x', 'x')`))
  }
  expect(await allRows(db, 'storage.buckets')).toEqual(before)
})
