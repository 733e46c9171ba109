import type { Page } from '@playwright/test'
import { makeAdmin } from '../people/admins.ts'
import { expect, signIn, test } from '../site/journey.ts'

/** The widths at which the top bar is wider than the window, or the dot of the name stands below it. */
async function widthsTooNarrow(page: Page) {
  const faulty: number[] = []
  for (let width = 320; width <= 1280; width += 16) {
    await page.setViewportSize({ width, height: 600 })
    const isFaulty = await page.evaluate(() => {
      const bar = document.querySelector('.site-header-bar')
      const name = bar?.querySelector('.site-name')
      if (!bar || !name) return true
      const isWide = bar.scrollWidth > bar.clientWidth
      return isWide || document.documentElement.scrollWidth > innerWidth || name.clientHeight > 40
    })
    if (isFaulty) faulty.push(width)
  }
  return faulty
}

test('the top bar fits at every width, in both languages, for visitors and admins', async ({
  page,
  visitor,
  keys,
}) => {
  for (const place of ['/materials', '/ru/materials']) {
    await page.goto(place)
    expect(await widthsTooNarrow(page), place).toEqual([])
  }
  await makeAdmin(visitor, keys)
  await signIn(page, visitor)
  for (const place of ['/materials', '/ru/materials']) {
    await page.goto(place)
    expect(await widthsTooNarrow(page), `${place} of an admin`).toEqual([])
  }
})

test('the learning language, the interface language and the theme have names of their own', async ({
  page,
}) => {
  await page.goto('/materials')
  const header = page.getByRole('banner')
  await expect(header.getByRole('form', { name: 'Langue étudiée' })).toContainText('J’apprends')
  await expect(header.getByRole('link', { name: 'Русский' })).toHaveAccessibleDescription(
    'Langue du site',
  )
  await expect(header.getByRole('button', { name: 'Thème : comme le système' })).toBeVisible()
  await page.goto('/ru/materials')
  await expect(header.getByRole('form', { name: 'Изучаемый язык' })).toContainText('Учу')
  await expect(header.getByRole('button', { name: 'Тема: как в системе' })).toBeVisible()
})
