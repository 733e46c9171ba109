import { z } from 'zod'
import type { Admin } from '../require-admin.server.ts'

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

export async function createKey(admin: Admin, description: string) {
  return Made.parse(await ask(admin, 'POST', '', { description }))
}

export async function removeKey(admin: Admin, id: string): Promise<void> {
  await ask(admin, 'DELETE', `/${encodeURIComponent(id)}`)
}

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
