import { barOf, haveHeardText } from '../reading/heard-text.ts'
import { ReadingPage } from '../reading/reading-page.ts'
import { expect, siteUrl, test } from '../site/journey.ts'
import { awaitWorker, offlineMistakes } from './worker.ts'

test.use({ serviceWorkers: 'allow', expectedMistakes: offlineMistakes })

const body = 'Анна дома. Она читает книгу.'
const translations: { fr: [number, number, string, string][] } = {
  fr: [
    [0, 10, 'Анна дома.', 'Anna est à la maison.'],
    [11, 28, 'Она читает книгу.', 'Elle lit un livre.'],
  ],
}

test('a text that is kept with its sound is heard and translated without a network', async ({
  page,
  keys,
}) => {
  const cues: [number, number][] = [
    [0, 30],
    [30, 60],
  ]
  const text = `/ru${await haveHeardText(keys, { body, seconds: 60, cues, translations })}`
  await page.goto(text)
  await awaitWorker(page)
  const keep = page.locator('.keep-offline')
  await keep.getByLabel('со звуком').check()
  await keep.getByRole('button', { name: 'Сохранить в дорогу' }).click()
  await expect(keep.getByRole('status')).toHaveText(/^Сохранено на этом устройстве/)

  await page.context().setOffline(true)
  const reading = new ReadingPage(page)
  await reading.open(text)
  await expect(reading.text).toHaveAttribute('data-translated', '')
  await reading.text.locator('t-').nth(1).click()
  await expect(page.locator('.sentence-translation')).toHaveText(['Elle lit un livre.'])

  const { play, heard, button, time } = barOf(page)
  await play.click()
  await expect(heard).toHaveText('Анна дома.')
  await button('Следующее предложение').click()
  await expect(heard).toHaveText('Она читает книгу.')
  await expect.poll(time).toBeGreaterThanOrEqual(30)
})

test('a full device says so, and keeps the text once there is room', async ({ page, keys }) => {
  const browser = await page.context().newCDPSession(page)
  const limitRoom = (quotaSize?: number) =>
    browser.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(siteUrl).origin,
      ...(quotaSize !== undefined && { quotaSize }),
    })
  await page.goto(await haveHeardText(keys, { body }))
  await awaitWorker(page)
  const keep = page.locator('.keep-offline')
  const button = keep.getByRole('button', { name: 'Garder pour le train' })
  await limitRoom(1)
  await button.click()
  await expect(keep.getByRole('status')).toHaveText(
    /^Il n’y a plus assez de place sur cet appareil\. Retirez des textes gardés, puis réessayez\.$/,
  )
  await limitRoom()
  await button.click()
  await expect(keep.getByRole('status')).toHaveText(/^Gardé sur cet appareil/)
})
