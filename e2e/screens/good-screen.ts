import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

export interface Visit {
  page: Page
  locale: 'fr' | 'ru'
  isMobile?: boolean
}

/** A screen that everybody can use: axe finds nothing, in both themes, and nothing is wider than the window. */
export async function expectGood({ page, locale, isMobile }: Visit, screen: string) {
  await test.step(screen, async () => {
    // Structure is looked at in both languages, colours and what differs on a phone in one.
    if (locale === 'fr' || !isMobile) {
      await setTheme(page, 'light')
      expect.soft(await findViolations(page), `${screen}, light`).toEqual([])
    }
    if (locale === 'fr' && !isMobile) {
      await setTheme(page, 'dark')
      expect.soft(await findViolations(page, ['color-contrast']), `${screen}, dark`).toEqual([])
    }
    expect.soft(await describe(page), screen).toEqual({
      lang: locale,
      hasTitle: true,
      headings: 1,
      tooWide: 0,
    })
  })
}

/** The switch does no more than this; it is followed in a journey of its own. Colours on their way are let arrive. */
function setTheme(page: Page, theme: 'light' | 'dark') {
  return page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }, theme)
}

async function findViolations(page: Page, rules?: string[]) {
  // A toast that comes or goes is half transparent.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('[data-sonner-toast]')
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

function describe(page: Page) {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    hasTitle: /\S.* · Slovo$|^Slovo/.test(document.title),
    headings: document.querySelectorAll('h1').length,
    tooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  }))
}

/** For a journey that runs on a wide screen alone: the same, and nothing is wider than a phone. */
export async function expectGoodOnAnyScreen(page: Page, screen: string) {
  await expectGood({ page, locale: 'fr' }, screen)
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  expect.soft((await describe(page)).tooWide, `${screen}, 360 px`).toBe(0)
  if (wide) await page.setViewportSize(wide)
}
