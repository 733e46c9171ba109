import { expect, onlyWide, siteUrl, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'

// S2-dictionary S2-account-menu
test('the account menu leads to the user’s dictionary and materials, in both languages', async ({
  page,
  learner: _,
}) => {
  await page.goto('/')
  for (const [link, place, title] of [
    ['Dictionnaire', '/dictionary', 'Mon dictionnaire'],
    ['Mes lectures', '/my-materials', 'Mes lectures'],
  ] as const) {
    await page.getByRole('button', { name: 'Mon compte' }).click()
    await page.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(siteUrl + place)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await page.goto('/ru')
  await page.getByRole('button', { name: 'Моя учётная запись' }).click()
  const target = (name: string) => page.getByRole('link', { name, exact: true })
  await expect(target('Словарь')).toHaveAttribute('href', '/ru/dictionary')
  await expect(target('Мои материалы')).toHaveAttribute('href', '/ru/my-materials')
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible()
})

// S1-premium S3-session
test(
  'only a premium reader has a badge in the account menu',
  onlyWide,
  async ({ page, keys, learner }) => {
    const badge = page.getByText('Premium', { exact: true })
    await page.goto('/')
    await page.getByRole('button', { name: 'Mon compte' }).click()
    await expect(page.getByText(learner.email)).toBeVisible()
    await expect(badge).toHaveCount(0)

    const profile = `users_profile?id=eq.${learner.id}`
    await askRest('PATCH', profile, { apikey: keys.serviceRoleKey }, { is_premium: true })
    await page.reload()
    await page.getByRole('button', { name: 'Mon compte' }).click()
    await expect(badge).toBeVisible()
  },
)
