import type { Page } from '@playwright/test'
import { expect } from '../site/journey.ts'

/** The account page, once its script answers. */
export async function openAccount(page: Page, address = '/account') {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ajouter une clé d’accès' })).toBeEnabled()
}
