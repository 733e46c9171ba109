import { createHmac } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import { makeAccount, post } from '../people/accounts.ts'
import { freePort, startServices } from '../site/services.ts'
import { type SiteUnderTest, startSite, stopped } from '../site/site-under-test.ts'

const JWT_SECRET = 'a secret that both processes have been given'
const anonKey = keyFor('anon')
const serviceRoleKey = keyFor('service_role')
const SAVES = 200
const ATTEMPTS = 5

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Two processes on one Postgres and one bucket, as behind a balancer. */
const test = base.extend<{ two: { first: SiteUnderTest; second: SiteUnderTest } }>({
  two: async ({ browserName: _ }, use) => {
    const services = await startServices()
    const [port, otherPort] = [await freePort(), await freePort()]
    const shared = {
      ...services.settings,
      JWT_SECRET,
      SITE_URL: `http://localhost:${port}`,
      AUTH_RATE_LIMIT_OTP: String(ATTEMPTS),
    }
    const first = await startSite({ ...shared, PORT: port })
    const second = await startSite({ ...shared, PORT: otherPort })
    await use({ first, second: { ...second, url: `http://localhost:${otherPort}` } })
    await second.stop()
    await first.stop()
    await services.stop()
  },
})

// A Postgres, a bucket and two sites are started.
test.describe.configure({ timeout: 300_000 })

test('two processes are one site, and one that is killed takes nothing with it', async ({
  two,
}) => {
  const { first, second } = two
  const learner = await makeAccount(first.url, { anonKey, serviceRoleKey })
  const token = learner.accessToken
  const read = (url: string, place: string, bearer = token) =>
    fetch(url + place, { headers: { apikey: anonKey, authorization: `Bearer ${bearer}` } })

  await test.step('a session of one is valid at the other, and ends at both', async () => {
    expect((await read(second.url, '/auth/v1/user')).status).toBe(200)
    const credentials = { email: learner.email, password: learner.password }
    const place = '/auth/v1/token?grant_type=password'
    const other = await (await post(second.url, place, anonKey, credentials)).json()
    const left = await post(
      first.url,
      '/auth/v1/logout?scope=local',
      anonKey,
      {},
      other.access_token,
    )
    expect(left.status).toBe(204)
    const again = await post(second.url, '/auth/v1/token?grant_type=refresh_token', anonKey, {
      refresh_token: other.refresh_token,
    })
    expect(again.status).toBe(400)
  })

  await test.step('a file put at one is served by the other', async () => {
    const put = await fetch(`${first.url}/storage/v1/object/slovo/image/both.svg`, {
      method: 'POST',
      headers: { apikey: anonKey, authorization: `Bearer ${serviceRoleKey}` },
      body: new Blob([picture], { type: 'image/svg+xml' }),
    })
    expect(put.status, await put.text()).toBe(200)
    const got = await fetch(`${second.url}/storage/v1/object/public/slovo/image/both.svg`)
    expect(await got.text()).toBe(picture)
  })

  await test.step('a word saved at one is sent by the other', async () => {
    const { first: heard } = await hearWords(second.url, token)
    const kept = await save(first.url, 'слово', learner)
    expect(kept.status).toBe(201)
    expect(await heard).toMatchObject({ type: 'INSERT', record: { word_ru: 'слово' } })
  })

  await test.step('requests are counted together', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 2 * ATTEMPTS; number += 1) {
      const { url } = number % 2 ? first : second
      statuses.push((await post(url, '/auth/v1/recover', anonKey, { email: 'a@b.fr' })).status)
    }
    expect(statuses).toEqual([...Array(ATTEMPTS).fill(200), ...Array(ATTEMPTS).fill(429)])
  })

  await test.step('every answered word is there after one was killed under load', async () => {
    const answered: string[] = []
    const work = async (number: number) => {
      const word = `под-нагрузкой-${number}`
      const { status } = await save(number % 2 ? first.url : second.url, word, learner)
      if (status === 201) answered.push(word)
      if (answered.length === SAVES / 2) await stopped(second.process, 'SIGKILL')
    }
    await Promise.allSettled(Array.from({ length: SAVES }, (_, number) => work(number)))
    expect(answered.length).toBeGreaterThanOrEqual(SAVES / 2)
    const rows: { word_ru: string }[] = await (
      await read(first.url, '/rest/v1/user_words?select=word_ru')
    ).json()
    const kept = new Set(rows.map(({ word_ru }) => word_ru))
    expect(answered.filter((word) => !kept.has(word))).toEqual([])
    expect((await fetch(`${first.url}/health/ready`)).status).toBe(200)
  })
})

function save(
  url: string,
  word_ru: string,
  { id, accessToken }: { id: string; accessToken: string },
) {
  const word = { user_id: id, word_ru, word_fr: 'mot', word_sentence: '' }
  return post(url, '/rest/v1/user_words', anonKey, word, accessToken)
}

/** Joins a channel; gives a promise, once that is done, of the first change that is heard in it. */
async function hearWords(url: string, access_token: string) {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${anonKey}`
  const socket = new WebSocket(address)
  const frames = (event: string) =>
    new Promise<{ data: object }>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const [, , , heard, payload] = JSON.parse(data)
        if (heard === event) resolve(payload)
      })
    })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const [joined, changed] = [frames('phx_reply'), frames('postgres_changes')]
  const postgres_changes = [{ event: '*', schema: 'public', table: 'user_words' }]
  const join = { config: { postgres_changes }, access_token }
  socket.send(JSON.stringify(['1', '1', 'realtime:words', 'phx_join', join]))
  await joined
  const first = changed.then(({ data }) => data)
  first.finally(() => socket.close())
  return { first }
}

function keyFor(role: string) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role, iss: 'supabase', exp: 4_000_000_000 })}`
  return `${signed}.${createHmac('sha256', JWT_SECRET).update(signed).digest('base64url')}`
}
