import { newAddress } from '../people/accounts.ts'
import { expect, siteUrl, test } from '../site/journey.ts'

// S9-palette
test('the light theme has the specified colours, its letters are Open Sans', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/materials')
  const colour = (name: string) =>
    page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('p'))
      probe.style.color = `var(${name})`
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }, name)
  const specified = {
    '--primary-1': 'rgb(67, 40, 116)',
    '--primary-2': 'rgb(67, 40, 121)',
    '--primary-3': 'rgb(79, 42, 147)',
    '--primary-4': 'rgb(153, 47, 123)',
    '--button-1': 'rgb(79, 42, 147)',
    '--button-2': 'rgb(0, 86, 187)',
    '--card': 'rgb(245, 245, 245)',
  }
  for (const [name, value] of Object.entries(specified)) expect(await colour(name)).toBe(value)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
    /^"?Open Sans/,
  )
})

// S1-pictures S2-picker S2-footer
test('the flags are 25 px wide, and the footer has three networks of 32 px, the year and two ways to its owner', async ({
  page,
}) => {
  await page.goto('/')
  const flags = page.getByRole('form', { name: 'Langue étudiée' }).locator('img')
  await expect(flags).toHaveCount(2)
  for (const flag of await flags.all()) {
    expect((await flag.boundingBox())?.width).toBe(25)
    // The picture itself is there, in a size of the specified list.
    await expect(flag).toHaveJSProperty('naturalWidth', 64)
  }

  const footer = page.getByRole('contentinfo')
  const icons = footer.locator('a[href^="http"] svg')
  await expect(icons).toHaveCount(3)
  for (const icon of await icons.all()) expect((await icon.boundingBox())?.width).toBe(32)
  await expect(footer).toContainText(String(new Date().getFullYear()))
  await expect(footer.getByRole('link', { name: 'Soutenir Slovo' })).toHaveAttribute(
    'href',
    /^https:/,
  )
  await expect(footer.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
})

// S2-home S9-times
test('a visitor who has registered reads the message, and is at home after 1200 ms', async ({
  page,
}) => {
  await page.goto('/register')
  await page.getByLabel('Adresse e-mail').fill(newAddress())
  await page.getByLabel('Mot de passe').fill('un-long-mot-de-passe')
  await page.clock.install()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page).toHaveSaid('Nous vous avons envoyé un mail de confirmation')
  await page.clock.runFor(1100)
  expect(page.url()).toBe(`${siteUrl}/register`)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(`${siteUrl}/`)
})
