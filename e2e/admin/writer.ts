import type { Page } from '@playwright/test'
import type { Account } from '../people/accounts.ts'
import { makeAdmin } from '../people/admins.ts'

interface Writer {
  page: Page
  learner: Account
  keys: { serviceRoleKey: string }
}

/** The user of a journey as an admin who leaves pages as they like. */
export async function makeWriter({ page, learner, keys }: Writer) {
  await makeAdmin(learner, keys)
  leaveUnasked(page)
}

/** A page with unsaved work asks before it is left. */
export function leaveUnasked(page: Page) {
  page.on('dialog', (dialog) => void dialog.accept())
}

/** Of a title or a file that only one journey has. */
export const newName = () => crypto.randomUUID().slice(0, 8)

export const write = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text)
