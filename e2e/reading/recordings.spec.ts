import { expect, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

test.use({ expectedMistakes: /Failed to load resource: net::ERR_FAILED/ })

test('a recording stays in view at the speed one likes, and a film comes from a known site', async ({
  page,
  keys,
}) => {
  await page.route(/example\.org|youtube/, (route) => route.abort())
  const reading = new ReadingPage(page)
  const address = await addressOf('Диалог с записью', keys.anonKey)
  await reading.open(address)
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  )

  const player = page.getByRole('region', { name: 'Enregistrement audio' })
  await player.getByLabel('Vitesse').selectOption('0.8')
  await reading.text.evaluate((text) => text.style.setProperty('margin-bottom', '3000px'))
  await reading.text.evaluate((text) => text.scrollIntoView({ block: 'start' }))
  await expect(player).toBeInViewport()

  await page.reload()
  await expect(player.getByLabel('Vitesse')).toHaveValue('0.8')
  expect(
    await player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate),
  ).toBe(0.8)
})

test('a text without a recording says so where the browser has no voice', async ({
  page,
  keys,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [] })
  })
  await page.goto(await addressOf('Она и он', keys.anonKey))
  await expect(
    page.getByText(
      'Ce texte n’a pas d’enregistrement, et votre navigateur n’a pas de voix pour le lire.',
    ),
  ).toBeVisible()
})
