import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

export interface Visit {
  page: Page
  locale: 'fr' | 'ru'
  isMobile?: boolean
}

interface Looking {
  rules?: string[]
  /** A selector. */
  within?: string
  /** A selector of what is not looked at. */
  without?: string
}

/** A screen that everybody can use: axe finds nothing, in both themes, nothing is wider than the window, and choices are whole. */
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
      cutOff: [],
    })
  })
}

/**
 * Nothing is wrong on a page in either theme: its structure is the same in the dark, its colours are not.
 * `expectGood` looks at more, and at a screen that most journeys share.
 */
export async function expectAccessible(page: Page, screen: string, looking: Looking = {}) {
  await setTheme(page, 'light')
  expect.soft(await findViolations(page, looking), `${screen}, light`).toEqual([])
  await setTheme(page, 'dark')
  const inTheDark = await findViolations(page, { ...looking, rules: ['color-contrast'] })
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

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds on a page, or within a part of it, and not in frames. What it passes is not sent: there is ten times more. */
export async function findViolations(page: Page, { rules, within, without }: Looking = {}) {
  // It stays with the document; to start it takes as long as to look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // A toast that comes or goes is half transparent.
  const exclude = ['[data-sonner-toast]', ...(without ? [without] : [])]
  const context: ElementContext = { ...(within && { include: within }), exclude }
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  const call = `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`
  const violations: AxeResults['violations'] = await page.evaluate(
    `${call}.then(({ violations }) => violations)`,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

function describe(page: Page) {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    hasTitle: /\S.* · Slovo$|^Slovo/.test(document.title),
    headings: document.querySelectorAll('h1').length,
    tooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    /** What is chosen of a list, and cannot be read whole. */
    cutOff: [...document.querySelectorAll('select')]
      .filter((select) => select.checkVisibility())
      .flatMap((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select)
        const room =
          select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        const canvas = document.createElement('canvas').getContext('2d')
        const [chosen] = select.selectedOptions
        if (!canvas || !chosen) return []
        canvas.font = font
        return canvas.measureText(chosen.text).width > room + 1 ? [chosen.text] : []
      }),
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
