import { randomInt, randomUUID } from 'node:crypto'
import { isUniqueViolation, type Queries } from '@slovo/database'
import { type Account, reloadAccount, requireAccountRow } from './account-rows.ts'
import { accountErrors } from './errors.ts'
import { changeOwnIdentity, updateProviderNames, verifyOwnIdentity } from './identities.ts'
import { createAccount, type NewAccount } from './new-account.ts'

export async function findByPhone(queries: Queries, phone: string): Promise<Account | undefined> {
  const { rows } = await queries.query<Account>(
    'select * from auth.users where phone = $1 and deleted_at is null',
    [phone],
  )
  return rows[0]
}

/** The account that waits for the confirmation of this new phone number. */
export async function findByPhoneChange(
  queries: Queries,
  phone: string,
): Promise<Account | undefined> {
  const { rows } = await queries.query<Account>(
    `select * from auth.users
     where phone_change = $1 and phone_change <> '' and deleted_at is null
     order by phone_change_sent_at desc limit 1`,
    [phone],
  )
  return rows[0]
}

/**
 * Adds an account with an unused phone number and rolls it back. Prevents user enumeration by timing.
 */
export async function simulateSignUp(tx: Queries, wanted: NewAccount): Promise<void> {
  const phone = `${randomInt(1_000, 9_999)}${randomUUID().replace(/\D/g, '')}`.slice(0, 15)
  await tx.query('savepoint simulated')
  await createAccount(tx, { ...wanted, phone, isDecoy: true })
  await tx.query('rollback to savepoint simulated')
}

/** The user has proved that the phone number is theirs; proving it again changes nothing. */
export async function confirmPhone(tx: Queries, account: Account, now: Date): Promise<Account> {
  if (account.phone_confirmed_at) return account
  await verifyOwnIdentity(tx, { userId: account.id, provider: 'phone', now })
  return requireAccountRow(
    await tx.query<Account>(
      `update auth.users
       set phone_confirmed_at = $2, updated_at = $2,
           raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"phone_verified": true}'
       where id = $1 returning *`,
      [account.id, now],
    ),
  )
}

/** Sets a proven phone number; an anonymous account becomes a permanent one. */
export async function setPhone(
  tx: Queries,
  { id }: Account,
  phone: string,
  now: Date,
): Promise<Account> {
  try {
    await tx.query(
      `update auth.users
       set phone = $2, phone_change = '', is_anonymous = false, phone_confirmed_at = $3,
           updated_at = $3,
           raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"phone_verified": true}'
       where id = $1`,
      [id, phone, now],
    )
  } catch (error) {
    throw isUniqueViolation(error) ? accountErrors.phoneExists() : error
  }
  const data = { phone, phone_verified: true }
  await changeOwnIdentity(tx, { userId: id, provider: 'phone', data, now })
  await updateProviderNames(tx, id)
  return reloadAccount(tx, id)
}
