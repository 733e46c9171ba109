import { expect, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

test('a word that is touched before the glossary has come is explained by itself', async ({
  page,
  keys,
}) => {
  // The whole file stays on its way.
  await page.route(/glossary\.json\?v=\d+$/, () => {})
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await reading.touch('книгу')
  await expect(reading.panel).toContainText('livre')
})

test('what is pressed before its code has come is done once it has, and the page stays', async ({
  page,
  keys,
  learner,
}) => {
  expect(learner.email).toBeTruthy()
  const { promise: comes, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/assets/around-text-*.js', async (route) => {
    await comes
    await route.continue()
  })
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  const add = page.getByRole('button', { name: 'Ajouter à mes lectures', exact: true })
  await add.first().focus()
  await page.keyboard.press('Enter')
  // The words answer meanwhile.
  await reading.touch('книгу')
  await expect(reading.panel).toContainText('livre')
  await page.keyboard.press('Escape')
  await expect(page.locator('.reading-facts')).not.toContainText('En cours')

  come()
  await expect(page.locator('.reading-facts')).toContainText('En cours')
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
})
