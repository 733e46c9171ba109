import { setTimeout as pause } from 'node:timers/promises'
import { type Account, makeAccount, post } from '../../e2e/people/accounts.ts'
import { readKeys, startSite } from '../../e2e/site/site-under-test.ts'
import { loadSettings } from '../load.ts'
import { describeProcesses } from './processes.ts'
import { Waits } from './waits.ts'

const LEARNERS = 8
const words = ['книга', 'книгами', 'читать', 'дом', 'говорила', 'хорошо', 'мама']

/** Learners read, look words up, keep them and sign in; a teacher uploads. Says how each minute was, and ends with 1 after an error. */
export async function soak(minutes: number) {
  const site = await startSite(loadSettings)
  const keys = await readKeys(site.dataDir)
  const pages = await pagesOf(site.url, keys.anonKey)
  const waits = new Waits()
  let isOver = false
  const saved: { learner: Account; count: number }[] = []

  const visit = async (place: string, headers: Record<string, string> = {}) =>
    waits.of(`GET ${place.split('/')[1] ?? ''}`, () => fetch(site.url + place, { headers }))
  const learn = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    const learner = await makeAccount(site.url, keys)
    const own = { learner, count: 0 }
    saved.push(own)
    const bearer = { apikey: keys.anonKey, authorization: `Bearer ${learner.accessToken}` }
    for (let turn = 0; !isOver; turn += 1) {
      await visit(pages[turn % pages.length] ?? '/', headers)
      const word = words[turn % words.length] ?? ''
      await visit(
        `/api/v1/dicservice.json/lookup?lang=ru-fr&text=${encodeURIComponent(word)}`,
        headers,
      )
      const answer = await waits.of('save a word', () =>
        post(
          site.url,
          '/rest/v1/user_words',
          keys.anonKey,
          { user_id: learner.id, word_ru: `${word} ${turn}`, word_fr: 'mot', word_sentence: '' },
          learner.accessToken,
        ),
      )
      if (answer?.status === 201) own.count += 1
      await waits.of('list words', () =>
        fetch(`${site.url}/rest/v1/user_words?select=word_ru&order=id.desc&limit=50`, {
          headers: { ...bearer, ...headers },
        }),
      )
      if (turn % 40 === 39) {
        const { email, password } = learner
        await waits.of('sign in', () =>
          post(site.url, '/auth/v1/token?grant_type=password', keys.anonKey, { email, password }),
        )
      }
      await pause(50)
    }
  }
  const teach = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await waits.of('upload', () =>
        fetch(`${site.url}/storage/v1/object/slovo/image/soak-${turn % 20}.bin`, {
          method: 'POST',
          headers: {
            apikey: keys.anonKey,
            authorization: `Bearer ${keys.serviceRoleKey}`,
            'content-type': 'application/octet-stream',
            'x-upsert': 'true',
          },
          body: Buffer.alloc(200_000, turn),
        }),
      )
      await pause(500)
    }
  }

  const people = [
    teach(),
    ...Array.from({ length: LEARNERS }, (_, index) => learn(`198.51.100.${index + 1}`)),
  ]
  console.log('minute  requests  errors   p50 ms   p99 ms   MB    files  postgres')
  for (let minute = 1; minute <= minutes; minute += 1) {
    await Promise.race([pause(60_000), Promise.all(people)])
    const { count, errors, p50, p99 } = waits.sinceLast()
    const { megabytes, files, postgres } = describeProcesses(site)
    const cells = [
      minute,
      count,
      errors,
      p50.toFixed(1),
      p99.toFixed(1),
      megabytes,
      files,
      postgres,
    ]
    console.log(cells.map((cell) => String(cell).padStart(7)).join('  '))
  }
  isOver = true
  await Promise.all(people)
  waits.report()
  const lost = await missingWords(site.url, keys.serviceRoleKey, saved)
  console.log(`Words answered as saved: ${sum(saved)}; lost: ${lost}`)
  await site.stop()
  if (lost > 0 || waits.errors > 0) process.exitCode = 1
}

async function pagesOf(url: string, anonKey: string) {
  const rows = await fetch(`${url}/rest/v1/materials?select=id,slug,section&limit=20`, {
    headers: { apikey: anonKey },
  })
  const materials: { id: number; slug: string; section: string }[] = await rows.json()
  const reading = materials.map(({ id, slug, section }) => `/materials/${section}/${id}-${slug}`)
  return [...reading, '/', '/materials', '/lessons', '/blog', '/ru/materials']
}

async function missingWords(
  url: string,
  key: string,
  saved: { learner: Account; count: number }[],
) {
  let missing = 0
  for (const { learner, count } of saved) {
    const answer = await fetch(`${url}/rest/v1/user_words?select=id&user_id=eq.${learner.id}`, {
      method: 'HEAD',
      headers: { apikey: key, authorization: `Bearer ${key}`, prefer: 'count=exact' },
    })
    const there = Number(answer.headers.get('content-range')?.split('/')[1])
    missing += Math.max(0, count - there)
  }
  return missing
}

function sum(saved: { count: number }[]) {
  return saved.reduce((total, { count }) => total + count, 0)
}
