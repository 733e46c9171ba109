import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { authService } from '../../../test/auth/auth-service.ts'
import { findKeysFault } from './signing-key.ts'

async function makeKey(alg: 'ES256' | 'RS256', kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, alg }
}

const makeSecret = (kid: string): JWK => ({
  kty: 'oct',
  kid,
  alg: 'HS256',
  k: randomBytes(32).toString('base64url'),
})

const publicHalf = ({ d: _d, ...open }: JWK): JWK => ({ ...open, key_ops: ['verify'] })

async function published(service: Awaited<ReturnType<typeof authService>>) {
  const { json } = await service.send('GET', '/.well-known/jwks.json')
  return json as { keys: JWK[] }
}

for (const alg of ['RS256', 'ES256'] as const) {
  test(`an operator's own ${alg} key signs, and a client verifies tokens with its published half`, async () => {
    const kid = `own-${alg}`
    const service = await authService({ jwt: { signingKeys: [await makeKey(alg, kid)] } })
    const anna = await service.makePerson()
    const { data, error } = await anna.client.auth.getClaims()
    expect(error).toBeNull()
    expect(data?.header).toMatchObject({ alg, kid })
    const { keys } = await published(service)
    expect(keys).toMatchObject([{ kid, alg, use: 'sig', key_ops: ['verify'] }])
    expect(Object.keys(keys[0] ?? {})).not.toContain('d')
    expect((await anna.client.auth.getUser()).error).toBeNull()
  })
}

test('an operator’s own secret signs, and is never published', async () => {
  const secret = makeSecret('shared')
  const service = await authService({ jwt: { signingKeys: [secret] } })
  const anna = await service.makePerson()
  const { data, error } = await anna.client.auth.getClaims()
  expect(error).toBeNull()
  expect(data?.header).toMatchObject({ alg: 'HS256', kid: 'shared' })
  expect(await published(service)).toEqual({ keys: [] })
})

test('the key that says so signs; an earlier one, a public half and the old secret still verify', async () => {
  const [old, next] = [await makeKey('ES256', 'old'), await makeKey('RS256', 'next')]
  const secret = makeSecret('secret')
  const signingKeys = [
    publicHalf(old),
    { ...secret, key_ops: ['verify'] },
    { ...next, key_ops: ['sign'] },
  ]
  const service = await authService({ jwt: { signingKeys } })
  const anna = await service.makePerson()
  const { data } = await anna.client.auth.getClaims()
  expect(data?.header.kid).toBe('next')
  const { json: document } = await service.send('GET', '/.well-known/openid-configuration')
  expect(document).toMatchObject({ id_token_signing_alg_values_supported: ['RS256'] })
  expect((await published(service)).keys.map(({ kid }) => kid).toSorted()).toEqual(['next', 'old'])

  const signed = (key: JWK) =>
    new SignJWT({ ...data?.claims })
      .setProtectedHeader({ alg: key.alg ?? '', kid: key.kid })
      .sign(key)
  const read = async (token: string) => (await client.auth.getUser(token)).error?.status
  const { client } = anna
  expect(await read(await signed(old))).toBeUndefined()
  expect(await read(await signed(secret))).toBeUndefined()
  expect(await read(await signed({ ...makeSecret('secret') }))).toBe(403)
  expect(await read(await signed(await makeKey('ES256', 'old')))).toBe(403)
})

test('keys that cannot sign well are named at the start, without what is in them', async () => {
  const key = await makeKey('ES256', 'a')
  expect(findKeysFault([key])).toBeUndefined()
  expect(findKeysFault([publicHalf(key)])).toBe('has no private key that may sign')
  expect(findKeysFault([key, { ...key }])).toBe('has two keys of the same kid')
  expect(findKeysFault([{ ...key, kid: undefined }])).toBe('has a key that needs a kid')
  expect(findKeysFault([{ ...key, alg: 'none' }])).toContain('needs alg')
  expect(findKeysFault([{ ...key, alg: 'RS256' }])).toContain('needs kty RSA')
  expect(findKeysFault([{ ...makeSecret('b'), k: 'c2hvcnQ' }])).toContain('fewer than 256 bits')
  const signers = [key, await makeKey('ES256', 'b')].map((one) => ({ ...one, key_ops: ['sign'] }))
  expect(findKeysFault(signers)).toContain('two keys with "sign"')
})
