import { awaitTouchable } from '../reading/reading-page.ts'
import { expectAccessible } from '../screens/good-screen.ts'
import { expect, onlyWide, siteUrl, test } from '../site/journey.ts'
import { askRest, savedWords } from '../site/site-data.ts'
import { markStudied } from './mark-studied.ts'

// S1-studied S4-lesson S7-user-lessons
test(
  'a learner marks a lesson as studied, and it stays so',
  onlyWide,
  async ({ page, learner, keys }) => {
    await page.goto('/lessons/genre-des-noms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le genre des noms')
    await markStudied(page)
    await expect(page).toHaveSaid('Bravo, un pas de plus vers la maîtrise de la langue russe !')

    await page.reload()
    await expect(page.getByText('Leçon étudiée')).toBeVisible()
    await expect(page.getByRole('button', { name: 'J’ai étudié cette leçon' })).toHaveCount(0)
    const progress = await askRest('GET', 'user_lessons?select=is_studied,lessons(slug)', {
      apikey: keys.anonKey,
      token: learner.accessToken,
    })
    expect(progress).toEqual([{ is_studied: true, lessons: { slug: 'genre-des-noms' } }])
  },
)

// S4-lesson S7-user-lessons
test(
  'a lesson that was left unstudied is updated where it stands, and no text is touched',
  onlyWide,
  async ({ page, learner, keys }) => {
    const own = { apikey: keys.anonKey, token: learner.accessToken }
    const [lesson] = await askRest('GET', 'lessons?select=id&slug=eq.genre-des-noms', own)
    const row = { user_id: learner.id, lesson_id: lesson.id, is_studied: false }
    await askRest('POST', 'user_lessons', own, row)

    await page.goto('/lessons/genre-des-noms')
    await markStudied(page)
    // The page says so before the server has answered.
    await expect(page.getByText('Leçon étudiée')).toBeVisible()
    await expect
      .poll(() => askRest('GET', 'user_lessons?select=user_id,lesson_id,is_studied', own))
      .toEqual([{ ...row, is_studied: true }])
    expect(await askRest('GET', 'user_materials?select=*', own)).toEqual([])
  },
)

// S1-lessons S2-lessons S3-lessons S7-lessons
test('the menu lists the lessons by level, with what was studied', async ({
  page,
  learner: _,
  isMobile,
}) => {
  const openMenu = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Toutes les leçons' }).click()
  }
  await page.goto('/lessons')
  const menu = page.getByRole('navigation', { name: 'Toutes les leçons' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('L’alphabet (1)')
  await openMenu()
  await expect(menu.getByText(/^0 étudiée sur \d+$/).first()).toBeVisible()
  await menu.getByRole('link', { name: 'Le genre des noms' }).click()
  await expect(page).toHaveURL(`${siteUrl}/lessons/genre-des-noms`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le genre des noms')

  await markStudied(page)
  await openMenu()
  await expect(menu.getByText(/^1 étudiée sur \d+$/)).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Le genre des noms étudiée' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('a word of a lesson answers to a touch and is kept with its sentence', async ({
  page,
  learner,
  keys,
}) => {
  await page.goto('/lessons/genre-des-noms')
  await awaitTouchable(page.locator('.text-blocks'))
  const word = page.locator('.text-blocks w-').getByText('кни́га', { exact: true }).first()
  await word.click()
  const panel = page.getByRole('dialog', { name: 'кни́га' })
  await expect(panel).toContainText('féminin')
  await panel.getByRole('button', { name: 'livre' }).click()
  await expect(page).toHaveSaid('Traduction ajoutée avec succès.')
  await expect(panel.getByRole('button', { name: 'livre' })).toContainText('gardé')

  const [saved] = await savedWords(learner, keys.anonKey)
  expect(saved).toMatchObject({ word_ru: 'книга', word_fr: 'livre' })
  expect(saved?.word_sentence).toContain('книга')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(word).toBeFocused()
})

test(
  'a word that a visitor keeps from a lesson is theirs without an account',
  onlyWide,
  async ({ page }) => {
    await page.goto('/lessons/genre-des-noms')
    await awaitTouchable(page.locator('.text-blocks'))
    await page.locator('.text-blocks w-').getByText('кни́га', { exact: true }).first().click()
    await page.getByRole('dialog', { name: 'кни́га' }).getByRole('button', { name: 'livre' }).click()
    await expect(page).toHaveSaid('Traduction ajoutée avec succès.')
    await page.goto('/dictionary')
    await expect(page.getByText('livre', { exact: true })).toBeVisible()
  },
)

test('a visitor who marks a lesson signs in', onlyWide, async ({ page }) => {
  await page.goto('/lessons/pluriel')
  await markStudied(page)
  await expect(page).toHaveURL(/\/signin\?next=%2Flessons%2Fpluriel$/)
})

test(
  'a lesson is found by its old address, and in both languages; another is not there',
  onlyWide,
  async ({ page }) => {
    await page.goto('/lessons?slug=genitif')
    await expect(page).toHaveURL(`${siteUrl}/lessons/genitif`)
    await page.goto('/ru/lessons/genitif')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('')
    await expect(page.locator('.text-blocks')).toHaveAttribute('lang', 'fr')
    await expect(page.locator('.text-source').first()).toHaveAttribute('lang', 'ru')

    const answer = await page.goto('/lessons/nowhere')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Cette leçon n’existe pas')).toBeVisible()
  },
)

test('a lesson is accessible and fits, in both themes', async ({ page, learner: _ }) => {
  for (const place of ['/lessons/genre-des-noms', '/ru/lessons/articles']) {
    await page.goto(place)
    await expectAccessible(page, place)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})
