import { expect, test } from 'vitest'
import { TRIED_ROUTES } from '../../test/auth/tried-routes.ts'
import { addressOf, triedWorld } from '../../test/auth/tried-world.ts'

const world = await triedWorld()
const { query, send, everything } = world

const endpoints = TRIED_ROUTES.filter(({ body }) => body !== undefined)
const fields = `
  email phone password data type token token_hash refresh_token auth_code code_verifier
  code_challenge code_challenge_method nonce current_password app_metadata create_user channel
  should_soft_delete user_metadata ban_duration role new_email id password_hash friendly_name
  factor_type issuer challenge_id code webauthn credential action grant_type client_id client_secret
  redirect_uri redirect_uris grant_types client_name client_uri logo_uri token_endpoint_auth_method
  chain message signature at_once domain domains metadata_url provider_type identifier name scopes
  attribute_mapping enabled metadata_xml attribute_mapping name_id_format resource_id disabled
`
  .trim()
  .split(/\s+/)
const everyField = (value: unknown) => Object.fromEntries(fields.map((name) => [name, value]))
const malformed: [string, string][] = [
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a text', '"email"'],
  ['nothing but null', 'null'],
  ['null bytes', JSON.stringify(everyField('a\0b'))],
  ['null bytes deep inside', JSON.stringify({ ...everyField('x'), data: { a: [{ 'b\0': 1 }] } })],
  ['half characters', JSON.stringify(everyField('\ud800'))],
  ['a megabyte', JSON.stringify({ email: 'x'.repeat(1024 * 1024) })],
  ['a deep well', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
]
const mistyped: [string, string][] = [
  ['nothing', '{}'],
  ['numbers', JSON.stringify(everyField(1))],
  ['lists', JSON.stringify(everyField([{}]))],
  ['objects', JSON.stringify(everyField({ $gt: '' }))],
  ['a prototype', '{"__proto__":{"email":"a@b.org"},"constructor":1}'],
]
/** A change may be empty, and a removal needs no word. */
const mayBeEmpty = ['nothing', 'a prototype']

// S7-auth
test.each(endpoints)(
  '$route refuses what it cannot read, and changes nothing',
  async ({ route, as, body: kind }) => {
    const [method, path] = addressOf(route, world.anna.ids)
    const headers = { ...world.headersOf({ as }), 'content-type': 'application/json' }
    const bodies = kind === 'fields' ? [...malformed, ...mistyped] : malformed
    const before = await everything()
    for (const [what, body] of bodies) {
      if (method !== 'POST' && mayBeEmpty.includes(what)) continue
      // Without an address the user signs up anonymously.
      if (route === 'POST /signup' && mayBeEmpty.includes(what)) continue
      const answer = await send(method, path, body, headers)
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
  const answer = await world.fetch('/auth/v1/recover', {
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
  expect(world.logged).toContain('an auth request failed')
})
