import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants, zstdDecompressSync } from 'node:zlib'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createLog } from './log.ts'
import { type OpenBackend, openBackend } from './open-backend.ts'
import { inProcessFetch } from './server/process-app.ts'
import { type Keys, readKeys } from './settings/keys.ts'
import { readSettings } from './settings/settings.ts'

// The server of an older data folder first has to recover its files, on a machine that is busy with other tests.
vi.setConfig({ hookTimeout: 240_000 })

const fixture = fileURLToPath(new URL('../test/data-of-2026-11-21.tar.zst', import.meta.url))
const dataDir = mkdtempSync(path.join(tmpdir(), 'slovo-upgrade-'))
const Facts = z.object({
  password: z.string(),
  refreshToken: z.string(),
  accessToken: z.string(),
  material: z.object({ id: z.number(), title: z.string() }),
  words: z.array(z.object({ word_ru: z.string(), word_fr: z.string(), word_sentence: z.string() })),
  picture: z.string(),
})

let facts: z.infer<typeof Facts>
let keys: Keys
let backend: OpenBackend
const settings = readSettings({ DATA_DIR: dataDir, PORT: '39471', LOG_LEVEL: 'silent' })

beforeAll(async () => {
  const archive = zstdDecompressSync(readFileSync(fixture), {
    params: { [constants.ZSTD_d_windowLogMax]: 27 },
  })
  // As root the files keep their user, who is not root: PostgreSQL refuses to be that.
  execFileSync('tar', ['-xpf', '-', '-C', dataDir], { input: archive })
  chmodSync(dataDir, 0o711)
  facts = Facts.parse(JSON.parse(readFileSync(path.join(dataDir, 'facts.json'), 'utf8')))
  keys = await readKeys(settings)
  backend = await openBackend(settings, keys, createLog('silent'))
})
afterAll(async () => {
  await backend.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const ask: typeof fetch = (input, init) => {
  if (!backend.app) throw new Error('The backend is not ours.')
  return inProcessFetch(backend.app, settings.siteUrl)(input, init)
}

function visitor() {
  return createClient(settings.siteUrl, keys.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: ask },
  })
}

test('the console can say which migrations the data folder of 2026-11-21 got', () => {
  expect(backend.upgraded).toContain('0048_visitors_call_no_word_functions.sql')
  expect(backend.upgraded).not.toContain('0041_an_application_is_no_person.sql')
})

test('a learner goes on with the session of before, and has their words, reviews and studied texts', async () => {
  const client = visitor()
  const { data, error } = await client.auth.refreshSession({ refresh_token: facts.refreshToken })
  expect(error).toBeNull()
  expect(data.user?.email).toBe('learner@example.org')

  const words = await client
    .from('user_words')
    .select('word_ru, word_fr, word_sentence, material_id, word_reviews(due, state)')
    .order('id')
  expect(words.error).toBeNull()
  expect(words.data).toEqual(
    facts.words.map((word, index) => ({
      ...word,
      material_id: facts.material.id,
      word_reviews: [
        index === 0
          ? { due: '2026-12-01T08:00:00+00:00', state: 2 }
          : { due: expect.any(String), state: 0 },
      ],
    })),
  )
  const studied = await client.from('user_materials').select('is_studied, materials(title)')
  expect(studied.data).toEqual([{ is_studied: true, materials: { title: facts.material.title } }])

  const added = await client.from('user_words').insert({ word_ru: 'снег', word_fr: 'neige' })
  expect(added.error).toBeNull()
})

test('the learner of before signs in with their password, on another device', async () => {
  const { data, error } = await visitor().auth.signInWithPassword({
    email: 'learner@example.org',
    password: facts.password,
  })
  expect(error).toBeNull()
  expect(data.session?.refresh_token).not.toBe(facts.refreshToken)
})

test('the admin of before is one, and their file is there byte for byte', async () => {
  const admin = visitor()
  const session = await admin.auth.signInWithPassword({
    email: 'admin@example.org',
    password: facts.password,
  })
  const profile = await admin
    .from('users_profile')
    .select('role')
    .eq('id', session.data.user?.id ?? '')
  expect(profile.data).toEqual([{ role: 'admin' }])

  const file = await admin.storage.from('slovo').download('image/own.svg')
  expect(await file.data?.text()).toBe(facts.picture)
})

test('a visitor sees the pictures of what was published', async () => {
  const client = visitor()
  const { data } = await client.from('materials').select('image').not('image', 'is', null).limit(1)
  const name = z.string().parse(data?.[0]?.image)
  const picture = await ask(client.storage.from('slovo').getPublicUrl(name).data.publicUrl)
  expect(picture.status).toBe(200)
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100)
})

test('what was published is read by visitors', async () => {
  const { data, error } = await visitor()
    .from('materials')
    .select('title')
    .eq('id', facts.material.id)
  expect(error).toBeNull()
  expect(data).toEqual([{ title: facts.material.title }])
})
