import { randomUUID } from 'node:crypto'
import type { Database, Queries } from '@slovo/database'
import type { Background } from '../../kernel/jobs/background.ts'
import { accountErrors } from '../accounts/errors.ts'
import { findByPhone, findByPhoneChange } from '../accounts/phone-accounts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import type { Limits } from '../limits/limits.ts'
import { phoneErrors } from './errors.ts'
import { normalisePhone } from './phone-number.ts'
import { type CodeServices, prepareSms } from './prepare-sms.ts'
import type { AuthSmsSender } from './sms-sender.ts'

export interface ResendSmsServices extends CodeServices {
  database: Database
  background: Background
  limits: Limits
  sms: AuthSmsSender
}

/** `POST /resend` of type `sms` or `phone_change`: a fresh code. Returns the id of the message. */
export async function resendSms(
  services: ResendSmsServices,
  device: ClientDevice,
  { type, phone: given }: { type: 'sms' | 'phone_change'; phone?: string },
): Promise<string> {
  const { background, database, limits, sms, settings } = services
  if (!given) throw requestErrors.validationFailed('Type provided requires a phone number')
  if (!settings.auth.phone.enabled) throw phoneErrors.phoneUnsupported()
  const phone = normalisePhone(given)
  if (!phone) throw accountErrors.invalidPhone()
  await limits.countSms(device, type === 'sms' ? 'sign_in' : 'phone_change', phone)

  const id = randomUUID()
  background.run('a repeated message', async () => {
    const prepare = type === 'sms' ? prepareSignUpAgain : prepareChangeAgain
    const message = await database.transaction((tx) => prepare(services, tx, phone))
    if (message) await sms.post(message, { id, channel: 'sms' })
  })
  return id
}

async function prepareSignUpAgain(services: CodeServices, tx: Queries, to: string) {
  const account = await findByPhone(tx, to)
  if (!account || account.phone_confirmed_at) return undefined
  return prepareSms(services, tx, 'sign_up', { account, to })
}

async function prepareChangeAgain(services: CodeServices, tx: Queries, to: string) {
  const account = await findByPhoneChange(tx, to)
  return account && prepareSms(services, tx, 'phone_change', { account, to })
}
