import { makeAdmin } from '../people/admins.ts'
import { backendUrl, expect, siteUrl, test } from '../site/journey.ts'
import { askRest, materialOf } from '../site/site-data.ts'

const sentence = 'Votre compte n’a pas le droit d’ouvrir cette page.'

/** Every address of the editor; those that are only posted to are asked all the same. */
async function addressesOf(anonKey: string) {
  const { id } = await materialOf('Она и он', anonKey)
  const [book] = await askRest('GET', 'books?select=id&limit=1', { apikey: anonKey })
  return [
    '/admin',
    '/admin/materials',
    '/admin/materials/new',
    `/admin/materials/${id}`,
    '/admin/materials?state=deleted',
    '/admin/materials/preview',
    '/admin/check-text',
    '/admin/books',
    '/admin/books/new',
    `/admin/books/${book.id}`,
    '/admin/users',
    '/admin/access-keys',
    '/admin/activities',
    '/admin/activities/new',
    '/admin/nowhere',
    '/admin/materials/0',
    ...['lessons', 'posts', 'pages'].flatMap((type) => [
      `/admin/${type}`,
      `/admin/${type}/new`,
      `/admin/${type}/1`,
      `/admin/${type}/preview`,
    ]),
    '/admin/activities/1',
    '/admin/activities/1/export',
  ]
}

/** What is only looked at takes no form. */
const methodsOf = (address: string) =>
  address === '/admin' || address.endsWith('/export') ? ['GET'] : ['GET', 'POST']

test('a visitor is sent to sign in from every page of the editor, and a form of theirs too', async ({
  request,
  keys,
}) => {
  for (const address of await addressesOf(keys.anonKey)) {
    for (const method of methodsOf(address)) {
      const answer = await request.fetch(siteUrl + address, {
        ...{ method, maxRedirects: 0, form: { intent: 'delete', id: '1' } },
        headers: { origin: siteUrl },
      })
      expect(answer.status(), `${method} ${address}`).toBe(302)
      const next = `/signin?next=${encodeURIComponent(address)}`
      expect(answer.headers().location, `${method} ${address}`).toBe(next)
    }
  }
})

// S6-admin
test('a user is refused at every page of the editor, with a sentence', async ({
  page,
  learner: _,
  keys,
}) => {
  for (const address of await addressesOf(keys.anonKey)) {
    for (const method of methodsOf(address)) {
      const answer = await page.request.fetch(siteUrl + address, {
        ...{ method, form: { intent: 'delete', id: '1' } },
        headers: { origin: siteUrl },
      })
      expect(answer.status(), `${method} ${address}`).toBe(403)
    }
  }
  await page.goto('/admin/users')
  await expect(page.getByText(sentence)).toBeVisible()
  await page.getByRole('button', { name: 'Mon compte' }).click()
  await expect(page.getByRole('link', { name: 'Rédaction' })).toHaveCount(0)
})

// S3-content-types S9-content-defaults
test('an admin comes to the editor by the account menu, and materials come first', async ({
  page,
  learner,
  keys,
}) => {
  await makeAdmin(learner, keys)
  await page.goto('/')
  await page.getByRole('button', { name: 'Mon compte' }).click()
  await page.getByRole('link', { name: 'Rédaction' }).click()
  await expect(page).toHaveURL(`${siteUrl}/admin/materials`)
  await expect(page.getByRole('heading', { level: 1, name: 'Textes' })).toBeVisible()
  expect((await page.request.get(`${siteUrl}/admin/nowhere`)).status()).toBe(404)
  expect((await page.request.get(`${siteUrl}/admin/materials/999999`)).status()).toBe(404)
})

test('the interfaces behind the editor refuse everybody else too', async ({ learner, keys }) => {
  const { anonKey } = keys
  const ask = async (place: string, token: string, body: unknown) => {
    const answer = await fetch((place.startsWith('/rest') ? backendUrl : siteUrl) + place, {
      method: 'POST',
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    await answer.body?.cancel()
    return answer.status
  }
  const asked = [
    ['/rest/v1/materials', { title: 'x', level: 'A1', section: 'dialogue', lang: 'ru' }],
    ['/rest/v1/books', { title: 'x', lang: 'ru' }],
    ['/rest/v1/rpc/admin_delete_content', { type: 'materials', id: 1 }],
    ['/rest/v1/rpc/admin_restore_content', { type: 'materials', id: 1 }],
    ['/rest/v1/rpc/admin_deleted_content', { type: 'materials' }],
    ['/rest/v1/rpc/admin_list_users', {}],
    ['/rest/v1/rpc/admin_change_user', { user_id: learner.id, role: 'admin', is_premium: true }],
    ['/api/v1/dicservice.json/analyse', { text: 'дом', lang: 'ru' }],
    ['/api/v1/dicservice.json/check', { text: 'дом', lang: 'ru' }],
  ] as const
  for (const [place, body] of asked) {
    expect([401, 403], `visitor ${place}`).toContain(await ask(place, anonKey, body))
    expect(await ask(place, learner.accessToken, body), `user ${place}`).toBe(403)
  }
  const objectName = Buffer.from('image/none.png').toString('base64')
  for (const token of [anonKey, learner.accessToken]) {
    const upload = await fetch(`${backendUrl}/storage/v1/upload/resumable`, {
      method: 'POST',
      headers: {
        ...{ apikey: anonKey, authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' },
        'upload-length': '4',
        'upload-metadata': `bucketName ${btoa('slovo')},objectName ${objectName}`,
      },
    })
    expect(upload.status).toBe(403)
  }

  await makeAdmin(learner, keys)
  for (const place of ['analyse', 'check']) {
    const body = { text: 'дом', lang: 'ru' }
    expect(await ask(`/api/v1/dicservice.json/${place}`, learner.accessToken, body)).toBe(200)
  }
})
