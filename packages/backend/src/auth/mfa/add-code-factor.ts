import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { type Account, lockAccount } from '../accounts/account-rows.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { factorErrors } from './errors.ts'
import { type Factor, findFactor, insertFactor, listFactors } from './factors.ts'

/** Recovery codes are a factor beside others: once, and never the only one. */
export async function addCodeFactor(
  { now }: { now: () => Date },
  tx: Queries,
  { account, name }: { account: Account; name: string },
): Promise<Factor> {
  if (name.length > 255) throw requestErrors.validationFailed('friendly_name is too long')
  await lockAccount(tx, account.id)
  const verified = (await listFactors(tx, [account.id])).filter(
    ({ status }) => status === 'verified',
  )
  if (verified.some(({ factor_type }) => factor_type === 'recovery_code')) {
    throw factorErrors.recoveryCodesExist()
  }
  if (verified.length === 0) throw factorErrors.recoveryCodesAlone()

  const id = randomUUID()
  await insertFactor(tx, {
    id,
    userId: account.id,
    type: 'recovery_code',
    status: 'verified',
    name,
    now: now(),
  })
  const factor = await findFactor(tx, { id, userId: account.id })
  if (!factor) throw new Error('The factor was not stored')
  return factor
}
