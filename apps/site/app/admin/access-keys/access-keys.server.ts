import { accessKeys } from '@slovo/messages/admin/access-keys'
import { z } from 'zod'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { type Admin, requireAdmin } from '../require-admin.server.ts'
import { createForm, revokeKeyForm } from './key-forms.ts'

const Keys = z.array(
  z.object({
    id: z.string(),
    description: z.string(),
    access_key: z.string(),
    created_at: z.string(),
  }),
)
const Made = z.object({ access_key: z.string(), secret_key: z.string() })

/** Hosted Supabase keeps its keys itself. */
export function keepsOwnKeys({ visit: { settings } }: Admin): boolean {
  return settings.supabaseUrl === settings.siteUrl
}

export async function listKeys(admin: Admin) {
  return Keys.parse(await ask(admin, 'GET', ''))
}

/** The new key goes to the page itself: its secret is in no URL and no cookie. */
export const createAccessKey = handleForm(createForm, async ({ context, url, values }) => {
  const admin = requireAdmin(context, url)
  return { made: Made.parse(await ask(admin, 'POST', '', values)) }
})

export const revokeAccessKey = handleForm(revokeKeyForm, async ({ context, url, values, done }) => {
  const admin = requireAdmin(context, url)
  await ask(admin, 'DELETE', `/${encodeURIComponent(values.key)}`)
  return done(accessKeys.revoked)
})

/** In the admin's own name: policies decide. */
async function ask(
  { visit: { fetch, settings }, database }: Admin,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(`${settings.supabaseUrl}/storage/v1/access-keys${path}`, {
    method,
    headers: {
      apikey: settings.anonKey,
      authorization: `Bearer ${(await database.token()) ?? settings.anonKey}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The storage answered ${answer.status} to ${method} access-keys.`)
  return answer.json()
}
