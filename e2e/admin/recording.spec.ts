import type { Page } from '@playwright/test'
import { expectGood } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { recording } from './pictures-and-sounds.ts'
import { makeWriter, newName, write } from './writer.ts'

const text = 'Он дома.\n\nОна чита́ет кни́гу.\n\nУ окна́ кот.'

test.beforeEach(makeWriter)

/** A text with a recording of four seconds, in the editor, with its cues open. */
async function writeMaterial(page: Page, title: string) {
  await page.goto('/admin/materials/new')
  await page.getByLabel('Titre').fill(title)
  await page.getByLabel('Rubrique').selectOption('dialogue')
  await page.getByLabel('Niveau').selectOption('A1')
  await write(page, 'Texte', text)
  await page
    .getByLabel('Enregistrement: Envoyer un fichier')
    .setInputFiles(recording(`${crypto.randomUUID()}.wav`, 32_000))
  await expect(page.getByText('Le fichier est envoyé.')).toBeVisible()
  await page.locator('.cue-fields > summary').click()
}

const player = (page: Page) => page.locator('.cue-player audio')
const row = (page: Page, sentence: string) => page.locator('.cue-list li', { hasText: sentence })
const hasPlayedTo = (page: Page, seconds: number) =>
  expect
    .poll(() => player(page).evaluate((audio: HTMLAudioElement) => audio.currentTime), {
      intervals: [20],
    })
    .toBeGreaterThan(seconds)

async function storedCues(title: string, apikey: string) {
  const query = new URLSearchParams({ select: 'cues', title: `eq.${title}` })
  const [material] = await askRest('GET', `materials?${query}`, { apikey })
  return material.cues
}

test('a writer taps the sentences of a recording with one key, mends a tap and saves the cues', async ({
  page,
  keys,
  isMobile,
}) => {
  const title = `Дом ${newName()}`
  await writeMaterial(page, title)
  await expect(row(page, 'Он дома.')).toContainText('À suivre')

  await page.getByRole('button', { name: 'Écouter et marquer' }).focus()
  await page.keyboard.press('Space')
  const tap = page.getByRole('button', { name: 'La phrase commence maintenant' })
  await expect(tap).toBeFocused()
  await hasPlayedTo(page, 0.3)
  await page.keyboard.press('Space')
  await hasPlayedTo(page, 1)
  await page.keyboard.press('Enter')
  await expect(page.locator('.cue-fields').getByRole('status')).toContainText('2 phrases sur 3')
  await page.keyboard.press('Backspace')
  await expect(page.locator('.cue-fields').getByRole('status')).toContainText('1 phrase sur 3')
  await hasPlayedTo(page, 1.6)
  await page.keyboard.press('Space')
  await hasPlayedTo(page, 2.4)
  await tap.click()
  await expect(page.locator('.cue-fields').getByRole('status')).toContainText('3 phrases sur 3')
  await page.keyboard.press('Escape')
  await expect(player(page)).toHaveJSProperty('paused', true)

  await row(page, 'Она чита́ет').getByRole('button').click()
  await page.getByRole('button', { name: 'Pause' }).click()
  const begun = await row(page, 'Она чита́ет').locator('.cue-time').textContent()
  await page.getByRole('button', { name: '0,1 s plus tard' }).click()
  await expect(row(page, 'Она чита́ет').locator('.cue-time')).not.toHaveText(begun ?? '')

  await expectGood({ page, locale: 'fr', isMobile }, 'the cues of a recording')

  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page).toHaveSaid('POST SUCCESS !')
  const cues = await storedCues(title, keys.serviceRoleKey)
  const [[first, firstEnd], [second, secondEnd], [third, end]] = cues
  expect(first).toBeGreaterThanOrEqual(0.3)
  expect(firstEnd).toBe(second)
  expect(second).toBeGreaterThanOrEqual(1.6)
  expect(secondEnd).toBe(third)
  expect(third).toBeGreaterThanOrEqual(2.4)
  expect(end).toBeCloseTo(4, 1)

  await page.locator('.cue-fields > summary').click()
  await expect(page.locator('.cue-fields').getByRole('status')).toContainText('3 phrases sur 3')
  await page
    .getByRole('textbox', { name: 'Texte', exact: true })
    .fill(text.replace('чита́ет кни́гу', 'спит'))
  await expect(page.locator('.cue-fields').getByRole('status')).toContainText(
    'Un repère n’a pas sa phrase dans le texte',
  )
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page).toHaveSaid('EDIT SUCCESS !')
  const kept = await storedCues(title, keys.serviceRoleKey)
  expect(kept).toEqual([cues[0], null, cues[2]])
})

test('a writer takes the cues from a .srt file, which is kept in the browser until it is saved', async ({
  page,
  keys,
}) => {
  const title = `Дом ${newName()}`
  await writeMaterial(page, title)
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  })
  const input = page.getByLabel('Prendre un fichier .vtt ou .srt')
  await input.setInputFiles(file('notes.srt', 'Bonjour'))
  await expect(page.getByText('Ce n’est pas un fichier WebVTT ou SRT')).toBeVisible()

  const said = [
    '1\n00:00:00,200 --> 00:00:01,000\nОН ДОМА',
    '2\n00:00:01,000 --> 00:00:01,500\nОна читает',
    '3\n00:00:01,500 --> 00:00:02,500\nкнигу.',
    '4\n00:00:02,500 --> 00:00:03,500\nКонец.',
  ]
  await input.setInputFiles(file('dom.srt', said.join('\n\n')))
  const status = page.locator('.cue-fields').getByRole('status')
  await expect(status).toContainText('2 phrases sur 3 ont leur repère.')
  await expect(status).toContainText('Un repère n’a pas sa phrase')
  await expect(row(page, 'Она чита́ет').locator('.cue-time')).toHaveText('0:01.0')
  await expect(row(page, 'У окна́ кот.').locator('.cue-time')).toHaveText('–')

  await page.reload()
  await page.getByRole('button', { name: 'Reprendre', exact: true }).click()
  await page.locator('.cue-fields > summary').click()
  await expect(status).toContainText('2 phrases sur 3 ont leur repère.')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page).toHaveSaid('POST SUCCESS !')
  expect(await storedCues(title, keys.serviceRoleKey)).toEqual([[0.2, 1], [1, 2.5], null])
})
