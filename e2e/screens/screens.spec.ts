import { expect, test } from '../site/journey.ts'
import { addressOf, haveWords, materialOf } from '../site/site-data.ts'
import { expectGood, type Visit } from './good-screen.ts'

test.describe.configure({ timeout: 180_000 })

const prefixes = { fr: '', ru: '/ru' }

for (const locale of ['fr', 'ru'] as const) {
  test(`lists and texts are accessible and fit, in ${locale}`, async ({ page, keys, isMobile }) => {
    await lookAt({ page, locale, isMobile }, [
      '/',
      '/materials',
      '/materials?q=а',
      '/materials?q=nothing-like-it',
      '/materials/dialogue',
      '/materials/book',
      await addressOf('Она и он', keys.anonKey),
      await addressOf("L'homme au parc", keys.anonKey),
      await addressOf('Письмо', keys.anonKey),
    ])
  })

  test(`words and the search for them are accessible and fit, in ${locale}`, async ({
    page,
    isMobile,
  }) => {
    await lookAt({ page, locale, isMobile }, [
      '/words',
      '/words?q=privet',
      '/words?q=ъъъ',
      '/words/хороший',
      '/words/прочитать',
      '/words/замок',
      '/words/s’appeler',
      '/words/бруклявка',
    ])
  })

  test(`the ways in and what is not there are accessible and fit, in ${locale}`, async ({
    page,
    isMobile,
    baseURL,
  }) => {
    const link = encodeURIComponent(`${baseURL}/auth/v1/verify?token=x&type=signup`)
    await lookAt({ page, locale, isMobile }, [
      '/lessons',
      '/blog',
      '/teacher',
      '/legal',
      '/privacy',
      '/signin',
      '/login',
      '/register',
      '/update-password',
      `/confirm-signup?confirmation_url=${link}`,
      `/set-password-signin?confirmation_url=${link}`,
      '/confirm-signup',
      '/nowhere',
      '/materials/nowhere',
    ])
  })

  test(`a learner’s own screens are accessible and fit, in ${locale}`, async ({
    page,
    keys,
    learner,
    isMobile,
  }) => {
    const visit = { page, locale, isMobile }
    await lookAt(visit, ['/dictionary', '/my-materials', '/set-password', '/account'])
    await page.getByRole('button', { name: /Ajouter une appli|Добавить прил/ }).click()
    await expect(page.getByRole('img', { name: /Code QR|QR-код/ })).toBeVisible()
    await expectGood(visit, 'an authenticator app being added')

    const { id: material_id } = await materialOf('Она и он', keys.anonKey)
    await haveWords(learner, keys.anonKey, [
      { word_ru: 'дом', word_fr: 'maison' },
      { word_ru: 'книга', word_fr: 'livre', word_sentence: 'Он читает книгу.', material_id },
      { word_ru: 'достопримечательность', word_fr: 'curiosité touristique', material_id },
    ])
    const reading = await addressOf('Она и он', keys.anonKey)
    await lookAt(visit, [
      '/dictionary',
      '/dictionary?flashcards=1',
      '/',
      '/materials/dialogue',
      reading,
    ])

    await page.locator('.reading-text').getByText('читает').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectGood(visit, 'the open panel')
    await page.goto(`${prefixes[locale]}/dictionary`)
    await page.getByRole('link', { name: /дом/ }).click()
    await expect(page.getByRole('textbox').first()).toHaveValue('дом')
    await expectGood(visit, 'a word being edited')
    await page.getByRole('button', { name: /Mon compte|Моя учётная запись/ }).click()
    await expectGood(visit, 'the account menu')
  })
}

async function lookAt(visit: Visit, screens: string[]) {
  const { page, locale } = visit
  for (const screen of screens) {
    await page.goto(prefixes[locale] + screen.replace(/^\/$/, locale === 'ru' ? '' : '/'))
    await expectGood(visit, screen)
  }
}
