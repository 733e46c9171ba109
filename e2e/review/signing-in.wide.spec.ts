import { ReadingPage } from '../reading/reading-page.ts'
import { expect, signIn, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { reviewsOf } from './cards.ts'

test.use({ expectedMistakes: /net::ERR_FAILED/ })

test('what a visitor answered and could not send is sent by the account that their words go to', async ({
  page,
  keys,
  visitor,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await reading.touch('книгу')
  await reading.keep('mon livre')
  await expect(reading.own).toHaveValue('')

  await page.goto('/review')
  await page.route('**/review/answers', (route) => route.abort())
  await page.getByRole('button', { name: 'Voir la réponse' }).click()
  await page.getByRole('button', { name: /^Bien/ }).click()
  await expect(page.getByText('1 réponse pas encore envoyée')).toBeVisible()

  await signIn(page, visitor)
  await page.unroute('**/review/answers')
  await page.goto('/review')
  await expect.poll(() => reviewsOf(visitor, keys.anonKey)).toEqual(['recognise 3'])
  await expect(page.getByText('pas encore envoyée')).toBeHidden()
})
