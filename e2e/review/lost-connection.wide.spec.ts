import type { Page } from '@playwright/test'
import { expect, signIn, signOut, test } from '../site/journey.ts'
import { haveCards, reviewsOf } from './cards.ts'

test.use({ expectedMistakes: /net::ERR_(FAILED|INTERNET_DISCONNECTED)/ })

test('a review goes on without a connection, after its tab was closed and on a second device, and each answer counts once', async ({
  page,
  keys,
  learner,
  browser,
}) => {
  const words = ['дом', 'лес', 'река', 'море', 'гора', 'поле']
  await haveCards(
    learner,
    keys.anonKey,
    words.map((word_ru) => ({ word_ru, word_fr: `sens de ${word_ru}`, kind: 'recognise' })),
  )
  const wordOn = (tab: Page) => tab.locator('.review-word')
  const grade = async (tab: Page, expected: string, key = 'Digit3') => {
    await expect(wordOn(tab)).toHaveText(expected)
    await expect(tab.getByRole('button', { name: 'Voir la réponse' })).toBeFocused()
    await tab.keyboard.press('Space')
    await tab.keyboard.press(key)
  }
  const reviews = () => reviewsOf(learner, keys.anonKey)
  const tab = await page.context().newPage()
  await tab.goto('/review')
  await grade(tab, 'дом')
  await expect.poll(reviews).toHaveLength(1)

  await page.context().setOffline(true)
  await grade(tab, 'лес')
  await grade(tab, 'река')
  await expect(tab.getByText('2 réponses pas encore envoyées')).toBeVisible()
  await expect(wordOn(tab)).toHaveText('море')
  // A tab that is being closed is back online for a moment.
  await page.context().route('**/review/answers', (route) => route.abort())
  await tab.goto('about:blank')
  await tab.close()
  await page.context().setOffline(false)
  await page.goto('/review')
  await expect(wordOn(page)).toHaveText('море')
  await expect(page.getByText('2 réponses pas encore envoyées')).toBeVisible()
  expect(await reviews()).toHaveLength(1)

  await page.context().unroute('**/review/answers')
  await page.goto('/review/settings')
  await expect.poll(reviews).toHaveLength(3)
  await page.goto('/review')
  await expect(wordOn(page)).toHaveText('море')
  await expect(page.getByText('pas encore envoyées')).toBeHidden()

  const other = await browser.newPage()
  await signIn(other, learner)
  await other.goto(page.url())
  await grade(other, 'море', 'Digit1')
  await expect.poll(reviews).toHaveLength(4)
  await other.close()

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await grade(page, 'гора')
  await grade(page, 'поле')
  await expect.poll(reviews).toHaveLength(6)
  expect((await reviews()).filter((review) => review === 'recognise 1')).toHaveLength(1)

  await page.route('**/review/answers', (route) => route.abort())
  await page.getByRole('button', { name: 'Annuler la dernière réponse' }).click()
  await expect(page.getByText('1 réponse pas encore envoyée')).toBeVisible()
  await signOut(page)
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => key.startsWith('slovo-unsent-review'))).toEqual([])
})

test('a change of a word that was refused, then not sent, keeps what was typed', async ({
  page,
  keys,
  learner,
}) => {
  await haveCards(learner, keys.anonKey, [
    { word_ru: 'дом', word_fr: 'maison', kind: 'recognise' },
    { word_ru: 'дом', word_fr: 'logis' },
  ])
  await page.goto('/review')
  await expect(page.getByRole('button', { name: 'Voir la réponse' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('KeyE')
  const dialog = page.getByRole('dialog')
  const french = dialog.getByRole('textbox', { name: 'Français' })
  const save = dialog.getByRole('button', { name: 'Enregistrer' })
  await french.fill('logis')
  await save.click()
  await expect(dialog.getByRole('textbox', { name: 'Russe' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )

  await page.route('**/review.data*', (route) => route.abort())
  await french.fill('demeure')
  await save.click()
  await expect(page).toHaveSaid('Une erreur inattendue est survenue.')
  await expect(french).toHaveValue('demeure')

  await page.unroute('**/review.data*')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.review-sense')).toHaveText('demeure')
})
