import { expect, test } from 'vitest'
import { authService } from './test/auth-service.ts'

const service = await authService()
const { query, send } = service
const anna = await service.makePerson()
const signedIn = { authorization: `Bearer ${anna.session.access_token}` }

const asOperator = { authorization: `Bearer ${service.serviceRoleKey}` }
const isOperators = (path: string) => path.startsWith('/admin') || path === '/invite'
const headersOf = (path: string) => (isOperators(path) ? asOperator : signedIn)

const { data: factor } = await anna.client.auth.mfa.enroll({ factorType: 'totp' })

const endpoints: [string, string][] = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/token?grant_type=id_token'],
  ['POST', '/otp'],
  ['POST', '/magiclink'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['POST', '/verify'],
  ['PUT', '/user'],
  ['POST', '/factors'],
  ['POST', `/factors/${factor?.id}/verify`],
  ['POST', '/invite'],
  ['POST', '/admin/generate_link'],
  ['POST', '/admin/users'],
  ['PUT', `/admin/users/${anna.user.id}`],
  ['DELETE', `/admin/users/${anna.user.id}`],
]
const fields = [
  ...['email', 'phone', 'password', 'data', 'type', 'token', 'token_hash', 'refresh_token'],
  ...['auth_code', 'code_verifier', 'code_challenge', 'code_challenge_method', 'nonce'],
  ...['current_password', 'app_metadata', 'create_user', 'channel', 'should_soft_delete'],
  ...['user_metadata', 'ban_duration', 'role', 'new_email', 'id', 'password_hash'],
  ...['friendly_name', 'factor_type', 'issuer', 'challenge_id', 'code'],
]
const everyField = (value: unknown) => Object.fromEntries(fields.map((name) => [name, value]))
const bodies: [string, string][] = [
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a text', '"email"'],
  ['nothing but null', 'null'],
  ['numbers', JSON.stringify(everyField(1))],
  ['lists', JSON.stringify(everyField([{}]))],
  ['objects', JSON.stringify(everyField({ $gt: '' }))],
  ['null bytes', JSON.stringify(everyField('a\0b'))],
  ['null bytes deep inside', JSON.stringify({ ...everyField('x'), data: { a: [{ 'b\0': 1 }] } })],
  ['half characters', JSON.stringify(everyField('\ud800'))],
  ['a megabyte', JSON.stringify({ email: 'x'.repeat(1024 * 1024) })],
  ['a deep well', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['a prototype', '{"__proto__":{"email":"a@b.org"},"constructor":1}'],
]

test.each(endpoints)(
  '%s %s refuses what it cannot read, and changes nothing',
  async (method, path) => {
    const before = await everything()
    for (const [what, body] of bodies) {
      // A change may be empty, and a removal needs no word.
      if (method !== 'POST' && what === 'a prototype') continue
      const answer = await send(method, path, body, headersOf(path))
      expect([what, answer.status >= 400 && answer.status < 500]).toEqual([what, true])
      expect([what, answer.json.error_code]).toEqual([what, expect.any(String)])
      expect(answer.headers.get('x-sb-error-code')).toBe(answer.json.error_code)
    }
    expect(await everything()).toEqual(before)
  },
)

test('a body that is too large is named as such, also without a length', async () => {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"email":"'))
      controller.enqueue(new Uint8Array(1024 * 1024).fill(120))
      controller.close()
    },
  })
  const answer = await service.fetch('/auth/v1/recover', {
    method: 'POST',
    body: stream,
    duplex: 'half',
  })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ error_code: 'request_entity_too_large' })
})

test('clients of 2024 and later get the code as a text, older ones as a number', async () => {
  const ask = (version?: string) =>
    send('POST', '/recover', {}, version ? { 'x-supabase-api-version': version } : {})
  const dated = await ask('2024-01-01')
  expect(dated.json).toEqual({
    code: 'validation_failed',
    message: 'Password recovery requires an email',
  })
  expect(dated.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  const older = await ask('2023-01-01')
  expect(older.json).toEqual({
    code: 400,
    error_code: 'validation_failed',
    msg: 'Password recovery requires an email',
  })
  expect(older.headers.get('x-supabase-api-version')).toBeNull()
  expect(await ask('yesterday')).toMatchObject({
    status: 400,
    json: { error_code: 'validation_failed' },
  })
})

test('what does not exist is not found', async () => {
  expect((await send('GET', '/nowhere')).status).toBe(404)
  expect((await send('DELETE', '/user')).status).toBe(404)
})

test('a failure of ours is logged and tells nothing', async () => {
  await query('alter table auth.flow_state rename to away')
  const answer = await send(
    'POST',
    '/token?grant_type=pkce',
    { auth_code: 'x', code_verifier: 'y' },
    { 'x-supabase-api-version': '2024-01-01' },
  )
  await query('alter table auth.away rename to flow_state')
  expect(answer).toMatchObject({ status: 500, json: { code: 'unexpected_failure' } })
  expect(JSON.stringify(answer.json)).not.toContain('flow_state')
  expect(service.logged).toContain('an auth request failed')
})

async function everything() {
  const tables = [
    'users',
    'identities',
    'sessions',
    'refresh_tokens',
    'one_time_tokens',
    'flow_state',
    'mfa_factors',
    'mfa_challenges',
    'mfa_amr_claims',
  ]
  const rows = await Promise.all(
    tables.map((table) => query(`select * from auth.${table} order by id`)),
  )
  return rows
}
