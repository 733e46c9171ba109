import { expectGood } from '../screens/good-screen.ts'
import { expect, siteUrl, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { haveHistory } from './learner-history.ts'

test('a learner sees what they know and do, as pictures and as tables that say the same', async ({
  page,
  keys,
  learner,
  isMobile,
}) => {
  await page.goto('/progress')
  await expect(page.getByText('Rien à montrer pour l’instant')).toBeVisible()

  await haveHistory(learner, keys)
  const as = { apikey: keys.anonKey, token: learner.accessToken }
  await askRest('POST', 'word_states', as, { lang: 'ru', lemma: 'и', state: 'known' })
  await askRest('POST', 'review_log', as, {
    ...{ id: crypto.randomUUID(), word_id: 1, kind: 'recognise', grade: 3, predicted: 0.8 },
    ...{ reviewed_at: new Date().toISOString(), before: { state: 2 } },
  })

  await page.goto('/')
  await page.getByRole('link', { name: 'Voir mes progrès' }).click()
  await expect(page).toHaveURL(`${siteUrl}/progress`)
  await expect(page.getByText('Vous connaissez 1 mot et en apprenez 2.')).toBeVisible()
  const frequent = page.getByRole('region', { name: 'Parmi les mots les plus fréquents' })
  await expect(frequent).toContainText(/Parmi les 1\s000 mots les plus fréquents, .* 3 sur 9\d\d/)
  await expect(page.getByText('100 % des cartes ont été retrouvées')).toBeVisible()
  await expect(page.getByRole('img')).toHaveCount(6)
  await expectGood({ page, locale: 'fr', isMobile }, 'progress')

  const minutes = page.getByRole('region', { name: 'Minutes de lecture par jour' })
  await expect(minutes).toContainText('42 minutes de lecture')
  await minutes.getByText('Voir les nombres').click()
  const table = minutes.getByRole('table', { name: 'Minutes de lecture par jour' })
  await expect(table.getByRole('row')).toHaveCount(31)
  await expect(table.getByRole('row').last()).toHaveText(/4$/)

  const hardest = page.getByRole('region', { name: 'Les mots les plus difficiles' })
  await expect(hardest.getByRole('listitem')).toContainText('oublié 3 fois')
  await page.goto('/ru/progress')
  for (const open of await page.getByText('Показать числа').all()) await open.click()
  await expectGood({ page, locale: 'ru', isMobile }, 'progress with its tables, in Russian')
  await hardest
    .or(page.getByRole('region', { name: 'Самые трудные слова' }))
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/ru\/dictionary\/\d+$/)
})
