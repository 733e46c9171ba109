import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'
import { openTelephone } from '../../../test/auth/telephone.ts'
import { httpSms } from '../../outbox/sms/senders.ts'

const telephone = await openTelephone()
const validUntil = new Date(Date.now() + 3_600_000)
const phone = {
  enabled: true,
  testCodes: { '33600000001': '123456', '+33600000002': '654321' },
  testCodesValidUntil: validUntil,
}
const service = await authService({ auth: { phone } }, httpSms(telephone.url))
const { client } = service

test('a number for trying out signs up and in with its own code, and gets no message', async () => {
  const number = { phone: '+33600000001' }
  await client().auth.signUp({ ...number, password: PASSWORD })
  const wrong = await client().auth.verifyOtp({ ...number, token: '654321', type: 'sms' })
  expect(wrong.error?.code).toBe('otp_expired')
  const verified = await client().auth.verifyOtp({ ...number, token: '123456', type: 'sms' })
  expect(verified.data.user?.phone).toBe('33600000001')

  // A message to another number has come when one to this would have come.
  await client().auth.signInWithOtp(number)
  const other = telephone.makeNumber()
  await client().auth.signInWithOtp({ phone: other })
  const { code } = await telephone.next(other)
  expect(code).not.toBe('123456')
  expect(telephone.unread(number.phone)).toEqual([])
})

test('after their last day such a number gets messages as any other, and its code opens nothing', async () => {
  const number = { phone: '+33600000002' }
  service.pass(3_601)
  await client().auth.signInWithOtp(number)
  const { code } = await telephone.next(number.phone)
  expect(code).toMatch(/^\d{6}$/)
  const old = await client().auth.verifyOtp({ ...number, token: '654321', type: 'sms' })
  expect(old.error?.code).toBe('otp_expired')
  expect((await client().auth.verifyOtp({ ...number, token: code, type: 'sms' })).error).toBeNull()
})
