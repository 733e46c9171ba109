import { expect, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

test('the text begins on the first screen of a phone, for a visitor and for a learner', async ({
  page,
  keys,
  learner: _,
}) => {
  const reading = new ReadingPage(page)
  for (const title of ['В кафе', 'Письмо', "L'homme au parc"]) {
    await reading.open(await addressOf(title, keys.anonKey))
    const { bottom } = await reading.text
      .locator('w-')
      .first()
      .evaluate((word) => word.getBoundingClientRect())
    expect.soft(bottom, title).toBeLessThan(550)
    await expect(
      page.getByRole('button', { name: 'Ajouter à mes lectures' }).first(),
    ).toBeInViewport()
  }
})
