import { barOf, haveHeardText } from '../reading/heard-text.ts'
import { expect, siteUrl, test } from '../site/journey.ts'

test('with letters twice as large no page is wider than the window, and what plays a text is whole', async ({
  playwright,
  keys,
}, { project }) => {
  const { launchOptions = {}, viewport = null, isMobile = false, hasTouch = false } = project.use
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ viewport, isMobile, hasTouch, locale: 'fr-FR' })
  const text = await haveHeardText(keys, { body: 'Анна дома.', seconds: 30, cues: [[0, 30]] })
  for (const path of ['/', '/materials', '/ru/words', '/words/книга', '/signin', text]) {
    await page.goto(siteUrl + path)
    const isTooWide = () =>
      page.evaluate(
        (width) => document.documentElement.scrollWidth > (width ?? innerWidth),
        viewport?.width,
      )
    expect.soft(await isTooWide(), path).toBe(false)
  }
  const { play, pause, button, speed } = barOf(page)
  await play.click()
  for (const control of [pause, button('Répéter'), speed, button('Dictée')]) {
    await expect(control).toBeInViewport({ ratio: 1 })
  }
  await browser.close()
})
