import { launch, type Page } from 'puppeteer-core'
import type { Engine, Key, Screen } from './screen.ts'

/** Firefox speaks WebDriver BiDi itself: no driver stands between. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  return {
    async newScreen() {
      const context = await browser.createBrowserContext()
      return screenOf(await context.newPage(), () => context.close())
    },
    stop: () => browser.close(),
  }
}

function screenOf(page: Page, close: () => Promise<void>): Screen {
  return {
    async open(address) {
      await page.goto(address)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async click(where) {
      const { x, y } = await where()
      // Without it Firefox may take two driven clicks in half a second for a double click, wherever they are.
      await page.mouse.reset()
      await page.mouse.click(x, y)
    },
    async press(key: Key) {
      if (key !== 'Shift+Tab') return page.keyboard.press(key === 'Space' ? ' ' : key)
      await page.keyboard.down('Shift')
      await page.keyboard.press('Tab')
      await page.keyboard.up('Shift')
    },
    write: (text) => page.keyboard.type(text),
    async run<Given, Result>(
      work: (given: Given) => Result,
      given: Given,
    ): Promise<Awaited<Result>> {
      const result = await page.evaluate(`(${work})(${JSON.stringify(given)})`)
      return result as Awaited<Result>
    },
    async setCookie(cookie) {
      await page.browserContext().setCookie({ ...cookie, domain: 'localhost', path: '/' })
    },
    close,
  }
}
