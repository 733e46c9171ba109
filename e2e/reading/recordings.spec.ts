import { expectAccessible, expectGood } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { barOf, haveHeardText, noteHeard } from './heard-text.ts'
import { ReadingPage } from './reading-page.ts'

const body = 'Анна дома. Она читает книгу. Борис тоже дома. Он спит.'
const cues: [number, number][] = [
  [0, 30],
  [30, 60],
  [60, 90],
  [90, 91],
]

test('a recording is followed sentence by sentence, and the text is accessible meanwhile', async ({
  page,
  keys,
  isMobile,
}) => {
  const { bar, play, pause, heard, place, isPaused, button, goTo } = barOf(page)
  await page.goto(await haveHeardText(keys, { body, seconds: 120, cues }))
  await expect(heard).toHaveCount(0)

  await play.focus()
  await page.keyboard.press('Enter')
  await expect(pause).toBeFocused()
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Слушаем')
  await expect(heard).toHaveText('Анна дома.')
  await expect(heard).toHaveAttribute('aria-current', 'true')
  await goTo(29.8)
  await expect(heard).toHaveText('Она читает книгу.')
  await expect(place).toHaveAttribute('aria-valuetext', 'phrase 2 sur 4')
  expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await expectGood({ page, locale: 'fr', isMobile }, 'a text that is heard')

  await button('Phrase suivante').click()
  await expect(heard).toHaveText('Борис тоже дома.')
  await pause.click()
  expect(await isPaused()).toBe(true)
  await page.keyboard.press('Tab')
  await page.locator('main').focus()
  await page.keyboard.press('Space')
  await expect(pause).toBeVisible()
  await page.keyboard.press('Space')
  await expect(play).toBeVisible()
  await expect(bar).toBeInViewport()
})

test('a text is heard on from where it was left, at the speed one likes', async ({
  page,
  keys,
}) => {
  const { play, pause, heard, speed, button, place, rate } = barOf(page)
  await page.goto(await haveHeardText(keys, { body, seconds: 120, cues }))
  await speed.selectOption('0.8')
  await button('Phrase suivante').click()
  await expect(heard).toHaveText('Она читает книгу.')
  expect(await rate()).toBe(0.8)
  await pause.click()

  await page.reload()
  await expect(place).toHaveAttribute('aria-valuetext', 'phrase 2 sur 4')
  await expect(speed).toHaveValue('0.8')
  await expect(heard).toHaveCount(0)
  await play.click()
  await expect(heard).toHaveText('Она читает книгу.')
  expect(await rate()).toBe(0.8)
})

test('touching a word pauses, its sentence can be heard, and closing the panel goes on', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  const { button, pause, heard, isPaused, time } = barOf(page)
  await reading.open(await haveHeardText(keys, { body, seconds: 120, cues }))
  await button('Phrase suivante').click()
  await expect(heard).toHaveText('Она читает книгу.')
  await expect(pause).toBeVisible()

  await reading.touch('Борис')
  await expect.poll(isPaused).toBe(true)
  await reading.panel.getByRole('button', { name: 'Écouter la phrase' }).click()
  await expect(heard).toHaveText('Борис тоже дома.')
  expect(await time()).toBeGreaterThanOrEqual(60)

  await page.keyboard.press('p')
  await expect(heard).toHaveText('Борис тоже дома.')
  await page.keyboard.press('Escape')
  await expect(reading.panel).toBeHidden()
  await expect(heard).toHaveText('Она читает книгу.')
  await expect(pause).toBeVisible()
  expect(await time()).toBeLessThan(60)
})

test('a sentence is played by its mark, and by a key on its word', async ({ page, keys }) => {
  const reading = new ReadingPage(page)
  const { play, pause, heard } = barOf(page)
  await reading.open(await haveHeardText(keys, { body, seconds: 120, cues }))
  await play.click()
  await expect(heard).toHaveText('Анна дома.')
  await page.locator('s-', { hasText: 'Борис' }).locator('.play-mark').click()
  await expect(heard).toHaveText('Борис тоже дома.')
  await pause.click()

  await reading.text.locator('w-[tabindex="0"]').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('p')
  await expect(heard).toHaveText('Он спит.')
  // It is heard once.
  await expect(play).toBeVisible()
  await expect(heard).toHaveText('Он спит.')
})

test('a sentence is repeated, then a passage', async ({ page, keys }) => {
  const { play, button, bar } = barOf(page)
  const short: [number, number][] = [
    [0, 0.4],
    [0.4, 0.8],
    [0.8, 1.2],
    [1.2, 30],
  ]
  await page.goto(await haveHeardText(keys, { body, seconds: 30, cues: short }))
  await button('Répéter').click()
  await bar.getByRole('radio', { name: 'La phrase' }).check()
  await expectAccessible(page, 'what is repeated', { within: '.aloud' })
  await page.keyboard.press('Escape')
  const begun = page.evaluate(
    () =>
      new Promise((resolve) => {
        let count = 0
        document.querySelector('audio')?.addEventListener('seeked', () => {
          if (++count === 3) resolve(document.querySelector('s-.heard')?.textContent)
        })
      }),
  )
  await play.click()
  expect(await begun).toBe('Анна дома.')

  await button('Répéter : la phrase').click()
  await bar.getByRole('radio', { name: 'Un passage' }).check()
  await bar.getByRole('combobox', { name: 'De', exact: true }).selectOption('2. Она читает книгу.')
  await bar.getByRole('combobox', { name: 'À', exact: true }).selectOption('3. Борис тоже дома.')
  await page.keyboard.press('Escape')
  await expect(page.locator('s-.repeated')).toHaveText(['Она читает книгу.', 'Борис тоже дома.'])
  const noted = await noteHeard(page)
  const [she, boris] = ['Она читает книгу.', 'Борис тоже дома.']
  await expect
    .poll(async () => (await noted()).map(({ text }) => text).join(' '))
    .toMatch(`${she} ${boris} ${she} ${boris}`)
})

test('a sentence without a cue is left out, and a silence between two is heard', async ({
  page,
  keys,
}) => {
  const gaps: ([number, number] | null)[] = [[0, 0.4], null, [0.9, 1.3], [2, 30]]
  const { play, button, place } = barOf(page)
  await page.goto(await haveHeardText(keys, { body, seconds: 30, cues: gaps }))
  await expect(place).toBeVisible()
  const noted = await noteHeard(page)
  await play.click()
  await expect.poll(async () => (await noted()).length).toBe(3)
  const [anna, boris, he] = await noted()
  expect([anna?.text, boris?.text, he?.text]).toEqual([
    'Анна дома.',
    'Борис тоже дома.',
    'Он спит.',
  ])
  expect(boris?.at).toBeGreaterThanOrEqual(0.88)
  expect(he?.at).toBeGreaterThanOrEqual(1.98)
  await button('Phrase précédente').click()
  await button('Phrase précédente').click()
  await expect(place).toHaveAttribute('aria-valuetext', 'phrase 1 sur 4')
})

test('what is heard stays in view until one scrolls away, and there is a way back', async ({
  page,
  keys,
}) => {
  const long = Array.from(
    { length: 60 },
    (_, place) => `Предложение ${'о погоде '.repeat(9)}${place}.`,
  )
  const many = long.map((_, place): [number, number] => [place * 2, place * 2 + 2])
  const { play, pause, heard, button, place } = barOf(page)
  await page.goto(await haveHeardText(keys, { body: long.join('\n\n'), seconds: 120, cues: many }))
  await play.click()
  await button('Répéter').click()
  await page.getByRole('radio', { name: 'La phrase' }).check()
  await page.keyboard.press('Escape')
  await place.fill('30')
  await place.blur()
  await expect(heard).toBeInViewport({ ratio: 1 })

  await page.mouse.wheel(0, 3000)
  const back = button('Revenir à la phrase lue')
  await expect(back).toBeVisible()
  await expect(heard).not.toBeInViewport()
  await button('Phrase suivante').click()
  await expect(heard).not.toBeInViewport()
  await back.click()
  await expect(heard).toBeInViewport({ ratio: 1 })
  await expect(back).toBeHidden()
  await pause.click()
})

test('a recording without cues plays all the same', async ({ page, keys }) => {
  const { play, pause, heard, button, time, place, bar } = barOf(page)
  await page.goto(await haveHeardText(keys, { body, seconds: 90 }))
  await play.click()
  await expect(pause).toBeVisible()
  await expect(heard).toHaveCount(0)
  await expect(button('Dictée')).toHaveCount(0)
  await button('Avancer de 5 secondes').click()
  expect(await time()).toBeGreaterThanOrEqual(5)
  await expect(place).toHaveAttribute('aria-valuetext', /^0:0\d sur 1:30$/)
  await button('Répéter').click()
  await expect(button('Répéter')).toHaveAttribute('aria-pressed', 'true')
  await pause.click()
  const left = await time()

  await page.reload()
  await expect(button('Avancer de 5 secondes')).toBeVisible()
  await page.reload()
  await play.click()
  await expect(bar).toBeVisible()
  expect(await time()).toBeGreaterThanOrEqual(Math.floor(left))
})

test.describe('where the network fails', () => {
  test.use({ expectedMistakes: /Failed to load resource: net::ERR_FAILED/ })

  test('a sound that cannot be loaded says what to do, and a film comes from a known site', async ({
    page,
    keys,
  }) => {
    await page.route(/example\.org|youtube/, (route) => route.abort())
    await page.goto(await addressOf('Диалог с записью', keys.anonKey))
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
    )
    const { play, bar } = barOf(page)
    await play.click()
    await expect(bar.getByRole('alert')).toContainText('Vérifiez le réseau')
    await expect(play).toBeVisible()
  })
})
