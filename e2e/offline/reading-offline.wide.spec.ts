import { ReadingPage } from '../reading/reading-page.ts'
import { expect, test } from '../site/journey.ts'
import { addressOf, savedWords } from '../site/site-data.ts'
import { awaitWorker, offlineMistakes, openAgain } from './worker.ts'

test.use({ serviceWorkers: 'allow', expectedMistakes: offlineMistakes })

test('a learner opens a text again without a network, keeps a word, and it is saved once when they are back', async ({
  page,
  keys,
  learner,
}) => {
  const reading = new ReadingPage(page)
  const text = await addressOf('Она и он', keys.anonKey)
  await reading.open(text)
  await openAgain(page)

  await page.context().setOffline(true)
  await reading.open(text)
  await reading.touch('книгу')
  await expect(reading.panel).toContainText('accusatif singulier')
  await reading.panel.getByRole('button', { name: /livre/ }).first().click()
  await expect(page).toHaveSaid('Pas de réseau : c’est gardé sur cet appareil')
  await reading.expectSaved('книгу', true)
  const status = page.getByRole('link', { name: '1 changement attend le réseau' })
  await expect(status).toBeVisible()

  await page.keyboard.press('Escape')
  await status.click()
  await expect(page.getByText('Mot gardé : книга – livre')).toBeVisible()
  expect(await savedWords(learner, keys.anonKey)).toHaveLength(0)

  await page.goto(text)
  await page.context().setOffline(false)
  await expect(page).toHaveSaid('Votre changement est envoyé.')
  await expect(status).toBeHidden()
  await page.reload()
  await reading.expectSaved('книгу', true)
  expect(await savedWords(learner, keys.anonKey)).toHaveLength(1)
})

test('a link to what is not kept gives a page of ours, in the language of the site, with what is there', async ({
  page,
  keys,
}) => {
  const text = await addressOf('Она и он', keys.anonKey)
  await page.goto(`/ru${text}`)
  await awaitWorker(page)
  await page.context().setOffline(true)

  await page.goto('/ru/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Этой страницы нет на устройстве',
  )
  await page.getByRole('link', { name: 'Она и он' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Она и он')

  await page.goto('/lessons')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cette page n’est pas sur votre appareil',
  )
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Réessayer' }).click()
  await expect(page).toHaveTitle(/Leçons/)
})
