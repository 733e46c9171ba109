import { expect, type Page, test } from '@playwright/test'
import { makeAccount } from '../people/accounts.ts'
import { sessionCookie } from '../site/journey.ts'
import { readKeys, runCommand, type SiteUnderTest, startSite } from '../site/site-under-test.ts'
import { openSpeechEngine } from './speech-engine.ts'
import { leaveUnasked, write } from './writer.ts'

let site: SiteUnderTest
let engine: Awaited<ReturnType<typeof openSpeechEngine>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  engine = await openSpeechEngine()
  site = await startSite(engine.settings)
})
test.afterAll(async () => {
  await site.stop()
  await engine.close()
})

/** A new admin of this site at an empty editor. */
async function openEditor(page: Page) {
  const keys = await readKeys(site.dataDir)
  const account = await makeAccount(site.url, keys)
  await runCommand(site.dataDir, site.url, ['admin', 'add', account.email])
  await page.context().addCookies([{ ...sessionCookie(account), url: site.url, sameSite: 'Lax' }])
  await page.goto(`${site.url}/admin/materials/new`)
  leaveUnasked(page)
}

const make = (page: Page) => page.getByRole('button', { name: 'Faire lire le texte' })

test('a writer has a text said by the engine: its recording and its cues are in the form, and the key never leaves the server', async ({
  page,
}) => {
  const received: string[] = []
  page.on('response', async (response) => {
    const isText = /html|json|javascript/.test(response.headers()['content-type'] ?? '')
    if (isText) received.push(await response.text().catch(() => ''))
  })
  await openEditor(page)
  await expect(make(page)).toBeHidden()
  await page.getByLabel('Titre').fill('Дом и кот')
  await write(page, 'Texte', '— Приве́т!\n\nУ окна́ кот.')

  await make(page).click()
  await expect(page.getByText('Phrase 0 sur 2')).toBeVisible()
  engine.allow(1)
  await expect(page.getByText('Phrase 1 sur 2')).toBeVisible()
  engine.allow(1)
  await expect(page.getByText('Le texte est lu.')).toBeVisible()
  await expect(page.getByText('Le fichier est envoyé.')).toBeVisible()
  expect(engine.inputs).toEqual(['Привет!', 'У окна кот.'])
  await expect(page.getByLabel('Enregistrement', { exact: true })).toHaveValue(
    'audio/dom-i-kot.mp3',
  )
  await page.locator('.cue-fields > summary').click()
  await expect(page.locator('.cue-list .cue-time')).toHaveText(['0:00.1', '0:01.0'])
  await expect
    .poll(() => page.locator('.cue-player audio').evaluate((a: HTMLAudioElement) => a.duration))
    .toBeCloseTo(1.5, 0)

  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByRole('button', { name: 'Publier' })).toBeVisible()
  expect(received.join('')).not.toContain(engine.settings.SPEECH_KEY)
})

test('a reading that is stopped or refused changes nothing in the form', async ({ page }) => {
  await openEditor(page)
  const text = page.getByRole('textbox', { name: 'Texte', exact: true })
  await text.fill('Раз. Два.')
  await make(page).click()
  await expect(page.getByText('Phrase 0 sur 2')).toBeVisible()
  await page.getByRole('button', { name: 'Arrêter' }).click()
  await expect(page.getByText('La lecture est arrêtée : rien n’a changé.')).toBeVisible()

  engine.break()
  await make(page).click()
  await expect(page.getByText('La voix de synthèse a refusé de lire.')).toBeVisible()
  await expect(page.getByLabel('Enregistrement', { exact: true })).toHaveValue('')
  await expect(text).toHaveValue('Раз. Два.')
})
