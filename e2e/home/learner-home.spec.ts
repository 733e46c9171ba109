import { expectGood } from '../screens/good-screen.ts'
import { expect, siteUrl, test } from '../site/journey.ts'
import { haveHistory } from './learner-history.ts'

test('a learner finds the very sentence, what is due, today’s goal and the days before; the goal and a rest are one touch away', async ({
  page,
  keys,
  learner,
  isMobile,
}) => {
  await haveHistory(learner, keys)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Votre journée' })).toBeVisible()
  await expectGood({ page, locale: 'fr', isMobile }, 'the home of a learner')

  const goOn = page.getByRole('region', { name: 'Continuer la lecture' })
  await expect(goOn.getByText('Она и он')).toBeVisible()
  await expect(goOn.getByRole('link', { name: 'Reprendre ici' })).toHaveAttribute(
    'href',
    /^\/materials\/[a-z-]+\/\d+-[a-z-]+#w8$/,
  )
  const due = page.getByRole('region', { name: 'À réviser aujourd’hui' })
  await expect(due).toContainText('2 cartes')
  await expect(due).toContainText('dont 1 nouvelle')
  await expect(due.getByRole('link', { name: 'Réviser' })).toHaveAttribute('href', '/review')

  const next = page.getByRole('region', { name: 'À lire ensuite' })
  await expect(next.getByRole('link')).toHaveAttribute('href', /^\/materials\//)

  // Four days, three of rest between them.
  await expect(page.getByText('4 jours de suite')).toBeVisible()
  const calendar = page.getByRole('table', { name: 'Les dix dernières semaines, jour par jour' })
  await expect(calendar.getByRole('cell', { name: /objectif atteint, 11 min/ })).toHaveCount(1)
  await expect(calendar.getByRole('cell', { name: /, pause$/ })).toHaveCount(3)

  await expect(page.getByRole('img', { name: '4 sur 10 min' })).toBeVisible()
  await page.getByText('Changer l’objectif').click()
  await page.getByRole('spinbutton', { name: 'Par jour' }).fill('4')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('img', { name: '4 sur 4 min' })).toBeVisible()
  await expect(page.getByText('Objectif atteint, bravo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeFocused()

  await page.getByRole('button', { name: 'Faire une pause' }).click()
  await expect(page.getByText(/^En pause depuis le/)).toBeVisible()
  const resume = page.getByRole('button', { name: 'Reprendre' })
  await expect(resume).toBeFocused()
  await resume.click()
  await expect(page.getByRole('button', { name: 'Faire une pause' })).toBeVisible()

  await page.goto('/ru')
  await expect(page.getByText('4 дня подряд')).toBeVisible()
  await expectGood({ page, locale: 'ru', isMobile }, 'the home of a learner, in Russian')
  // What the site is stays within reach, and is no other page for those who have no account.
  await page.getByRole('link', { name: 'О сайте Slovo' }).click()
  await expect(page.getByRole('heading', { name: 'Новые тексты' })).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/about')
  await expect(page).toHaveURL(`${siteUrl}/`)
})
