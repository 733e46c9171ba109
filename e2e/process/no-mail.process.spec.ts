import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../site/services.ts'
import { type SiteUnderTest, startSite } from '../site/site-under-test.ts'

/** A site that the world may reach, whose operator has set up no mail server yet. */
let site: SiteUnderTest | undefined
let url = ''
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  const port = await freePort()
  site = await startSite({
    SITE_URL: `http://slovo.example.org:${port}`,
    PORT: port,
    SITE_CONTACT_EMAIL: 'owner@slovo.example',
  })
  url = `http://127.0.0.1:${port}`
})
test.afterAll(() => site?.stop())

const password = 'un-long-mot-de-passe'
const said = {
  fr: {
    cannotSend: 'Ce site ne peut pas encore envoyer',
    helper: 'Écrivez au responsable du site',
    lookAtMails: 'Regardez vos e-mails',
  },
  ru: {
    cannotSend: 'Этот сайт пока не может отправ',
    helper: 'Напишите владельцу сайта',
    lookAtMails: 'Проверьте почту',
  },
}

for (const [locale, { cannotSend, helper, lookAtMails }] of Object.entries(said)) {
  const at = (place: string) => `${url}${locale === 'ru' ? '/ru' : ''}${place}`

  test(`a visitor who registers on the ${locale} pages learns that no mail will come, and who can help`, async () => {
    const form = await (await fetch(at('/register'))).text()
    expect(form).toContain(cannotSend)
    expect(form).toContain(helper)

    const registered = await fetch(at('/register'), {
      method: 'POST',
      headers: { origin: url },
      body: new URLSearchParams({ email: `${randomUUID()}@example.org`, password }),
    })
    const page = await registered.text()
    expect(page).toContain(cannotSend)
    expect(page).toContain('href="mailto:')
    expect(page).not.toContain(lookAtMails)
  })

  test(`a user who forgot their password on the ${locale} pages learns the same, and no form promises a mail`, async () => {
    const page = await (await fetch(at('/update-password'))).text()
    expect(page).toContain(cannotSend)
    expect(page).toContain(helper)
    expect(page).not.toContain('name="email"')
    expect(await (await fetch(at('/signin'))).text()).not.toContain('value="mail"')
  })
}

test('its mails are files, and no page shows them', async () => {
  const folder = path.join(site?.dataDir ?? '', 'mail')
  await expect
    .poll(async () => (await readdir(folder)).length, { intervals: [50] })
    .toBeGreaterThan(0)
  for (const place of ['/mail', '/mail/mails.json']) {
    expect((await fetch(url + place)).status, place).toBe(404)
  }
})
