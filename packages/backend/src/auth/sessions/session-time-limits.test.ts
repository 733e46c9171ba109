import { expect, test } from 'vitest'
import { authService } from '../../../test/auth/auth-service.ts'

const service = await authService({
  auth: { sessionTimebox: 7200, sessionInactivityTimeout: 1800 },
})

test('a session that is not refreshed in time ends', async () => {
  const { session } = await service.makePerson()
  service.pass(1000)
  const { json } = await refresh(session.refresh_token)
  service.pass(1000)
  const again = await refresh(json.refresh_token)
  expect(again.status).toBe(200)
  service.pass(1801)
  expect(await refresh(again.json.refresh_token)).toMatchObject({
    status: 400,
    json: { error_code: 'session_expired' },
  })
})

test('a session ends when its time is over, however busy it is', async () => {
  const { session } = await service.makePerson()
  let token: unknown = session.refresh_token
  for (let hour = 0; hour < 5; hour += 1) {
    service.pass(1400)
    const { json } = await refresh(token)
    token = json.refresh_token
  }
  service.pass(1400)
  expect(await refresh(token)).toMatchObject({
    status: 400,
    json: { error_code: 'session_expired' },
  })
})

function refresh(token: unknown) {
  return service.send('POST', '/token?grant_type=refresh_token', { refresh_token: token })
}
