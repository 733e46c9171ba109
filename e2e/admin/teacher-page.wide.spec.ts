import { makeAdmin } from '../people/admins.ts'
import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'

test('an admin finds the model of the teacher’s page on that page, and no other user does', async ({
  page,
  learner,
  keys,
}) => {
  const notice = page.getByText('Vous seul voyez cette note', { exact: false })
  await page.goto('/teacher')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre professeur')
  await expect(notice).toHaveCount(0)

  await makeAdmin(learner, keys)
  await page.reload()
  await expect(notice).toBeVisible()
  await expectGoodOnAnyScreen(page, 'the note for admins')

  await page.getByRole('link', { name: 'Écrire cette page' }).click()
  await expect(page.getByLabel('Titre', { exact: true }).first()).toHaveValue('Votre professeur')
  await expect(page.getByLabel('Titre', { exact: true }).first()).toBeEditable()
})
