// `node scripts/make-upgrade-fixture.mjs`: a data folder as the version of 2026-11-21 leaves it, for the test of the
// upgrade (apps/slovo/src/upgrade.test.ts). It checks that commit out into a temporary folder, builds and starts it
// there, uses it, stops it and packs the folder. Takes some minutes; needs `git` and `tar`.
import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompressSync } from 'node:zlib'
import { createClient } from '@supabase/supabase-js'
import { findPinnedNode, root } from './pinned-node.mjs'

const run = promisify(execFile)
const COMMIT = 'ec79c71'
const PORT = 39_471
const url = `http://localhost:${PORT}`
const target = path.join(root, 'apps', 'slovo', 'src', 'test', 'data-of-2026-11-21.tar.zst')
const work = mkdtempSync(path.join(tmpdir(), 'slovo-upgrade-'))
chmodSync(work, 0o755)
const old = process.argv[2] ?? checkOut()
const data = path.join(work, 'data')
const environment = {
  ...process.env,
  ...{ PORT: String(PORT), DATA_DIR: data, AUTH_MAILER_AUTOCONFIRM: 'true' },
}

const site = spawn(findPinnedNode(), [path.join(old, 'apps', 'slovo', 'src', 'main.ts')], {
  cwd: old,
  env: { ...environment, NODE_ENV: 'production' },
  stdio: 'inherit',
})
while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) {
  await new Promise((resolve) => setTimeout(resolve, 500))
}
const { anonKey } = JSON.parse(readFileSync(path.join(data, 'keys.json'), 'utf8'))
const facts = await live()
site.kill('SIGTERM')
await once(site, 'exit')
pack()
rmSync(work, { recursive: true, force: true })

function checkOut() {
  const folder = path.join(work, 'old')
  execFileSync('git', ['clone', '--quiet', '--shared', root, folder], { stdio: 'inherit' })
  execFileSync('git', ['checkout', '--quiet', COMMIT], { cwd: folder, stdio: 'inherit' })
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit' })
  return folder
}

/** An admin with a file, and a learner with words, a studied text, a review and a session. */
async function live() {
  const admin = await signUp('admin@example.org')
  await run(findPinnedNode(), ['scripts/slovo.mjs', 'admin', 'add', 'admin@example.org'], {
    cwd: old,
    env: environment,
  })
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await done(
    admin.client.storage
      .from('slovo')
      .upload('image/own.svg', picture, { contentType: 'image/svg+xml' }),
  )
  const learner = await signUp('learner@example.org')
  const [material] = await done(
    learner.client.from('materials').select('id, title').eq('lang', 'ru').order('id').limit(1),
  )
  const words = ['книга', 'дом', 'ёлка', 'свидание'].map((word_ru, index) => ({
    word_ru,
    word_fr: ['livre', 'maison', 'sapin', 'rendez-vous'][index],
    word_sentence: `Это ${word_ru}.`,
    material_id: material.id,
  }))
  const kept = await done(learner.client.from('user_words').insert(words).select('id'))
  await done(
    learner.client.from('word_reviews').insert({
      word_id: kept[0].id,
      due: '2026-12-01T08:00:00Z',
      stability: 3,
      difficulty: 5,
      state: 2,
    }),
  )
  await done(
    learner.client.from('user_materials').insert({ material_id: material.id, is_studied: true }),
  )
  return {
    password: 'a-long-password-1',
    refreshToken: learner.session.refresh_token,
    accessToken: learner.session.access_token,
    material,
    words,
    picture: picture.toString(),
  }
}

async function signUp(email) {
  const client = createClient(url, anonKey, { auth: { persistSession: false } })
  const { session } = await done(client.auth.signUp({ email, password: 'a-long-password-1' }))
  return { client, session }
}

async function done(answer) {
  const { data: given, error } = await answer
  if (error) throw error
  return given
}

/** Omits what can be regenerated; a large window finds long repeats, such as the three equal databases. */
function pack() {
  for (const name of readdirSync(data)) {
    if (/^(dictionary\.sqlite|images?-cache|renders?)/.test(name))
      rmSync(path.join(data, name), { recursive: true })
  }
  rmSync(path.join(data, 'pg18', 'server.log'), { force: true })
  writeFileSync(path.join(data, 'facts.json'), JSON.stringify(facts, null, 2))
  const archive = execFileSync(
    'tar',
    ['--owner=65534', '--group=65534', '-cf', '-', '-C', data, '.'],
    {
      maxBuffer: 1_000_000_000,
    },
  )
  mkdirSync(path.dirname(target), { recursive: true })
  const options = {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_windowLog]: 27,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  }
  const packed = zstdCompressSync(archive, { params: options })
  writeFileSync(target, packed)
  console.log(`${target}: ${packed.length} bytes of ${archive.length}`)
}
