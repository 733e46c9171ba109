import { makeAdmin } from '../people/admins.ts'
import { findViolations } from '../screens/good-screen.ts'
import { backendUrl, expect, siteUrl, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { withRows } from './activities-page.ts'
import { elsewhere } from './elsewhere.ts'
import { asBytes, type Files, probeFiles } from './h5p-packages.ts'

// The frame tries what it must not: the browser says so on the console.
test.use({
  expectedMistakes: /Content Security Policy|sandboxed|Blocked|Refused|violates|Failed to/,
})

/** An unpacked package in the storage, as an import leaves it. */
async function store(apikey: string, files: Files) {
  const name = `probe-${crypto.randomUUID()}`
  for (const [path, file] of Object.entries(files)) {
    const isContent = path === 'h5p.json' || path.startsWith('content/')
    const place = `${name}/${isContent ? path : `libraries/${path}`}`
    const stored = place.replaceAll(/[^\w./-]/g, (letter) =>
      encodeURIComponent(letter).replaceAll('%', '='),
    )
    const { status } = await fetch(`${backendUrl}/storage/v1/object/slovo/h5p/${stored}`, {
      method: 'POST',
      headers: {
        apikey,
        authorization: `Bearer ${apikey}`,
        'content-type': path.endsWith('.png') ? 'image/png' : 'text/plain',
      },
      body: new Uint8Array(asBytes(file)),
    })
    expect(status, place).toBe(200)
  }
  return { file: `h5p/${name}.h5p`, content: files['content/content.json'], is_framed: true }
}

// S3-h5p
test('a type of its own plays in a frame that reaches nothing, and its result is kept', async ({
  page,
  keys,
  learner,
}) => {
  await elsewhere(async (address, asked) => {
    const files = await probeFiles('Une sonde', address)
    const row = await store(keys.serviceRoleKey, files)
    const rows = [{ title: 'Une sonde', library: 'H5P.Probe 1.0', ...row }]
    await withRows(keys, rows, async (place, [id]) => {
      await page.goto(place)
      await page.evaluate(() => localStorage.setItem('learning-language', 'ru'))
      const activity = page.getByRole('article', { name: 'Une sonde' })
      const frame = activity.frameLocator('iframe')
      await expect(frame.getByRole('heading', { name: 'Combien font 2 + 1 ?' })).toBeVisible()
      await expect(frame.getByRole('heading')).toHaveCSS('color', 'rgb(0, 80, 0)')
      await expect(frame.getByAltText('probe')).toHaveJSProperty('naturalWidth', 1)

      const attempts = frame.getByRole('listitem')
      await expect(attempts).toHaveCount(17)
      await expect(attempts.filter({ hasText: ': refused' })).toHaveCount(17)

      const around = { within: '.activity', without: '.activity-frame' }
      expect(await findViolations(page, around)).toEqual([])
      const iframe = activity.locator('iframe')
      await expect(iframe).toHaveAttribute('sandbox', 'allow-scripts')
      const heightOf = async () => (await iframe.boundingBox())?.height ?? 0
      expect(await heightOf()).toBeLessThan(900)
      await frame.getByRole('button', { name: 'Trois' }).click()
      await expect(activity.getByText('Score : 3 sur 3')).toBeVisible()
      await expect(activity.getByText('Résultat enregistré.')).toBeVisible()
      await expect.poll(heightOf).toBeGreaterThanOrEqual(900)

      await frame.getByRole('button', { name: 'Beaucoup' }).click()
      const found = () =>
        askRest('GET', `activity_results?select=score,max_score,user_id&h5p_id=eq.${id}&order=id`, {
          apikey: keys.anonKey,
          token: learner.accessToken,
        })
      const right = { score: 3, max_score: 3, user_id: learner.id }
      await expect.poll(found).toEqual([right, right])

      await page.getByRole('button', { name: /^Thème/ }).click()
      await expect(frame.locator('html')).toHaveAttribute('data-theme', /light|dark/)
      await expect.poll(heightOf).toBeGreaterThanOrEqual(900)

      await frame.getByRole('button', { name: 'Leave' }).click()
      await expect(activity.getByText('Cet exercice n’a pas pu démarrer')).toBeVisible()
      await page.reload()
      await expect(activity.getByText('Meilleur résultat : 3 sur 3')).toBeVisible()
      expect(asked).toEqual([])
    })
  })
})

test('a frame that lies is believed no further than its package allows', async ({
  page,
  keys,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  const content = { words: ['дом'] }
  const framed = { library: 'H5P.Own 1.0', content, file: 'h5p/none.h5p', is_framed: true }
  const native = { library: 'H5P.TrueFalse 1.8', content, file: null, is_framed: false }
  await withRows(keys, [framed, native], async (_, [one, two]) => {
    const result = { score: 900, max: 900, success: true, duration: 5 }
    const headers = { origin: siteUrl }
    const post = (id: number | undefined, sent: object) =>
      page.request.post(`/activities/${id}/result`, { data: sent, headers })
    const answer = await post(one, { result })
    expect(await answer.json()).toMatchObject({ result: { score: 4, max: 4 } })
    expect((await post(two, { result })).status()).toBe(404)
    expect((await post(one, { answer: true, duration: 1 })).status()).toBe(404)
    expect((await post(one, { result: { ...result, score: -1 } })).status()).toBe(400)
  })
})

test('a visitor who is sent straight to a file of a package meets nothing that runs', async ({
  keys,
  page,
  request,
}) => {
  const row = await store(keys.serviceRoleKey, await probeFiles('Une sonde', siteUrl))
  const rows = [{ title: 'Une sonde', library: 'H5P.Probe 1.0', ...row }]
  await withRows(keys, rows, async () => {
    const name = row.file.replace(/^h5p\/|\.h5p$/g, '')
    const file = await request.get(`/h5p/files/${name}/libraries/H5P.Probe-1.0/probe.js`)
    expect(file.headers()).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none';.* sandbox$/),
    })
    expect((await request.get(`/h5p/files/${name}/content/nothing.png`)).status()).toBe(404)
    expect((await request.get(`/h5p/files/${name}/../../image/fr.png`)).status()).toBe(404)
    const asked = await request.fetch(`/h5p/files/${name}/h5p.json`, { method: 'OPTIONS' })
    expect(asked.headers()['access-control-allow-headers']).toContain('x-requested-with')

    await page.goto(`/h5p/play/${name}`)
    expect(await page.evaluate(() => self.origin)).toBe('null')
  })
})

test('a package whose files are gone says so, and can be tried again', async ({ page, keys }) => {
  const lost = { file: 'h5p/lost.h5p', is_framed: true, content: {}, title: 'Perdu' }
  await withRows(keys, [lost], async (place) => {
    await page.goto(`/ru${place}`)
    const activity = page.getByRole('article', { name: 'Perdu' })
    await expect(
      activity.getByText('Упражнение не запустилось: в его пакете не хватает файла.'),
    ).toBeVisible()
    await activity.getByRole('button', { name: 'Попробовать ещё раз' }).click()
    await expect(
      activity.getByText('Упражнение не запустилось: в его пакете не хватает файла.'),
    ).toBeVisible()
  })
})

test('a draft plays for an admin, and no other user gets a file of it until it is published', async ({
  page,
  keys,
  learner,
  request,
}) => {
  await makeAdmin(learner, keys)
  const files = await probeFiles('Un brouillon', 'http://127.0.0.1:9')
  const row = await store(keys.serviceRoleKey, files)
  const folder = row.file.replace(/\.h5p$/, '')
  const rows = [{ title: 'Un brouillon', library: 'H5P.Probe 1.0', is_published: false, ...row }]
  await withRows(keys, rows, async (_place, [id]) => {
    const name = `${folder}/content/content.json`
    const statuses = async () => {
      const places = [
        `/storage/v1/object/public/slovo/${name}`,
        `/storage/v1/object/info/public/slovo/${name}`,
        `/files/${name}`,
        `/h5p/files/${name.slice('h5p/'.length)}`,
      ]
      return await Promise.all(
        places.map(async (place) => (await request.get(siteUrl + place)).ok()),
      )
    }
    expect(await statuses()).toEqual([false, false, false, false])

    await page.goto(`/admin/activities/${id}`)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'Combien font 2 + 1 ?' })).toBeVisible()
    await expect(frame.getByAltText('probe')).toHaveJSProperty('naturalWidth', 1)
    const seen = await page.request.get(`/files/${name}`)
    expect(seen.status()).toBe(200)
    expect(seen.headers()['cache-control']).toBe('private, no-cache')

    const publish = (is_published: boolean) =>
      askRest('PATCH', `h5p?id=eq.${id}`, { apikey: keys.serviceRoleKey }, { is_published })
    await publish(true)
    expect(await statuses()).toEqual([true, true, true, true])
    await publish(false)
    expect(await statuses()).toEqual([false, false, false, false])
  })
})
