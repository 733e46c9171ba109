import { expect, test } from '../site/journey.ts'

// What a page throws is a mistake here: it has to go on without what did not come.
test.use({ expectedMistakes: /Failed to load resource|WebSocket/ })

test('a page that loses its network before all of it was loaded says so all the same', async ({
  page,
}) => {
  let lose = () => {}
  const isLost = new Promise<void>((resolve) => {
    lose = resolve
  })
  const held = /\/assets\/(toaster|offline)-/
  await page.route(held, async (route) => {
    await isLost
    await route.abort('internetdisconnected')
  })
  const asked = page.waitForRequest(held)
  await page.goto('/about')
  await asked
  await page.context().setOffline(true)
  lose()

  await page.getByRole('button', { name: /^Thème/ }).click()
  await expect(page.getByRole('alert')).toHaveText(/\S/)
})
