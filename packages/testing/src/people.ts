import { randomUUID } from 'node:crypto'
import type { Person, Speaker } from './test-database.ts'

interface PersonOptions {
  email?: string
  role?: 'user' | 'admin'
  isPremium?: boolean
  learningLanguage?: string
}

/** An account with its profile, made behind the API's back; it cannot sign in with a password. */
export async function makeUser(db: Speaker, options: PersonOptions = {}): Promise<Person> {
  const id = randomUUID()
  const email = options.email ?? `${id.slice(0, 8)}@example.org`
  await db.query(
    `insert into auth.users (id, instance_id, aud, role, email, email_confirmed_at, raw_user_meta_data)
     values ($1, '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated', $2, now(), $3)`,
    [id, email, { learning_language: options.learningLanguage }],
  )
  await db.query('update users_profile set role = $2, is_premium = $3 where id = $1', [
    id,
    options.role ?? 'user',
    options.isPremium ?? false,
  ])
  return { id, email }
}

/** An account that may write content. */
export function makeAdmin(db: Speaker): Promise<Person> {
  return makeUser(db, { role: 'admin' })
}
