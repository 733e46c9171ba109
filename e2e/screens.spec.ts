import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { addressOf, haveWords, materialOf } from './site-data.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const prefixes = { fr: '', ru: '/ru' }

for (const locale of ['fr', 'ru'] as const) {
  const confirmation = (siteUrl: string) =>
    `?confirmation_url=${encodeURIComponent(`${siteUrl}/auth/v1/verify?token=x&type=signup`)}`

  test(`every screen for a visitor is accessible and fits, in ${locale}`, async ({
    page,
    keys,
    baseURL,
  }) => {
    const screens = [
      '/',
      '/materials',
      '/materials?q=а',
      '/materials?q=nothing-like-it',
      '/materials/dialogue',
      '/materials/book',
      await addressOf('Она и он', keys.anonKey),
      await addressOf("L'homme au parc", keys.anonKey),
      await addressOf('Письмо', keys.anonKey),
      '/lessons',
      '/blog',
      '/teacher',
      '/signin',
      '/login',
      '/register',
      '/update-password',
      `/confirm-signup${confirmation(baseURL ?? '')}`,
      `/set-password-signin${confirmation(baseURL ?? '')}`,
      '/confirm-signup',
      '/nowhere',
      '/materials/nowhere',
    ]
    await lookAt(page, locale, screens)
  })

  test(`every screen for a learner is accessible and fits, in ${locale}`, async ({
    page,
    keys,
    learner,
  }) => {
    await lookAt(page, locale, ['/dictionary', '/my-materials', '/set-password'])

    const { id: material_id } = await materialOf('Она и он', keys.anonKey)
    await haveWords(learner, keys.anonKey, [
      { word_ru: 'дом', word_fr: 'maison' },
      { word_ru: 'книга', word_fr: 'livre', word_sentence: 'Он читает книгу.', material_id },
      { word_ru: 'достопримечательность', word_fr: 'curiosité touristique', material_id },
    ])
    const reading = await addressOf('Она и он', keys.anonKey)
    await lookAt(page, locale, ['/dictionary', '/dictionary?flashcards=1', '/', reading])

    await page.locator('.reading-text').getByText('читает').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectGood(page, locale, 'the open panel')
    await page.goto(`${prefixes[locale]}/dictionary`)
    await page.getByRole('link', { name: /дом/ }).click()
    await expect(page.getByRole('textbox').first()).toHaveValue('дом')
    await expectGood(page, locale, 'a word being edited')
    await page.getByRole('button', { name: /Mon compte|Мой профиль/ }).click()
    await expectGood(page, locale, 'the account menu')
  })
}

async function lookAt(page: Page, locale: 'fr' | 'ru', screens: string[]) {
  for (const screen of screens) {
    await page.goto(prefixes[locale] + screen.replace(/^\/$/, locale === 'ru' ? '' : '/'))
    await expectGood(page, locale, screen)
  }
}

async function expectGood(page: Page, locale: string, screen: string) {
  await test.step(screen, async () => {
    await setTheme(page, 'light')
    expect.soft(await findViolations(page), `${screen}, light`).toEqual([])
    await setTheme(page, 'dark')
    expect.soft(await findViolations(page, ['color-contrast']), `${screen}, dark`).toEqual([])
    expect.soft(await describe(page), screen).toEqual({
      lang: locale,
      hasTitle: true,
      headings: 1,
      tooWide: 0,
    })
  })
}

/** The switch does no more than this; it is followed in a journey of its own. */
function setTheme(page: Page, theme: 'light' | 'dark') {
  return page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, theme)
}

async function findViolations(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page }).setLegacyMode()
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
