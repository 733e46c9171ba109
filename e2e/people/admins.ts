import { askRest } from '../site/site-data.ts'
import type { Account } from './accounts.ts'

/** Makes a user an admin, as the operator's command does. */
export async function makeAdmin({ id }: Account, { serviceRoleKey }: { serviceRoleKey: string }) {
  await askRest('PATCH', `users_profile?id=eq.${id}`, { apikey: serviceRoleKey }, { role: 'admin' })
}
