import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

export interface Visit {
  page: Page
  locale: 'fr' | 'ru'
  isMobile?: boolean
}

interface Looking {
  rules?: string[]
  /** A selector. */
  within?: string
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
      const inTheDark = await findViolations(page, { rules: ['color-contrast'] })
      expect.soft(inTheDark, `${screen}, dark`).toEqual([])
    }
    expect.soft(await describe(page), screen).toEqual({
      lang: locale,
      hasTitle: true,
      headings: 1,
      tooWide: 0,
    })
  })
}

/**
 * Nothing is wrong on a page in either theme: its structure is the same in the dark, its colours are not.
 * `expectGood` looks at more, and at a screen that most journeys share.
 */
export async function expectAccessible(page: Page, screen: string) {
  await setTheme(page, 'light')
  expect.soft(await findViolations(page), `${screen}, light`).toEqual([])
  await setTheme(page, 'dark')
  const inTheDark = await findViolations(page, { rules: ['color-contrast'] })
  expect.soft(inTheDark, `${screen}, dark`).toEqual([])
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

/** What axe finds on a page, or within a part of it. What it passes is not sent from the page: there is ten times more. */
export async function findViolations(page: Page, { rules = [], within = '' }: Looking = {}) {
  // A toast that comes or goes is half transparent.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('[data-sonner-toast]')
  if (rules.length > 0) axe.withRules(rules)
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
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
