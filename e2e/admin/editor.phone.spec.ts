import { expect, test } from '../site/journey.ts'
import { materialOf } from '../site/site-data.ts'
import { makeWriter } from './writer.ts'

test('on a phone the buttons of the editor leave three quarters of the screen, and cover no field that has the focus', async ({
  page,
  learner,
  keys,
}) => {
  await makeWriter({ page, learner, keys })
  const { id } = await materialOf('В кафе', keys.anonKey)
  await page.goto(`/admin/materials/${id}`)
  const title = page.getByLabel('Titre', { exact: true })
  await title.fill('В кафе.')
  await expect(page.getByText('Modifications non enregistrées')).toBeInViewport()
  for (const name of ['Enregistrer', 'Aperçu', 'Supprimer']) {
    await expect(page.getByRole('button', { name }).last()).toBeInViewport()
  }
  const bar = page.locator('.editor-buttons')
  const top = () => bar.evaluate((bar) => bar.getBoundingClientRect().top)
  expect(await top()).toBeGreaterThan(740 * 0.75)

  // Field by field, as with the button for the next one over a phone's keyboard.
  for (let field = 0; field < 12; field++) {
    await page.keyboard.press('Tab')
    const bottom = await page.evaluate(() => {
      const { activeElement: at } = document
      const isField = at instanceof Element && at.matches('.editor-fields :is(input, select)')
      return isField ? at.getBoundingClientRect().bottom : 0
    })
    expect(bottom).toBeLessThanOrEqual(await top())
  }
})
