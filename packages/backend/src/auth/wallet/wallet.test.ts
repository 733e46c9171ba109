import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { authService } from '../../../test/auth/auth-service.ts'
import { readBase58 } from './signatures.ts'

const service = await authService({
  auth: { web3: { ethereumEnabled: true, solanaEnabled: true } },
})
const { client, query, send } = service
const SITE = 'http://localhost:3000/signin'

/** A wallet as a browser offers it. */
function makeEthereumWallet() {
  const account = privateKeyToAccount(generatePrivateKey())
  return {
    address: account.address.toLowerCase(),
    sign: (message: string) => account.signMessage({ message }),
    provider: {
      address: account.address,
      async request({ method, params }: { method: string; params?: unknown }) {
        if (method === 'eth_chainId') return '0x1'
        if (method === 'eth_requestAccounts') return [account.address]
        const [raw] = Array.isArray(params) ? params : []
        return account.signMessage({ message: { raw: isHex(raw) ? raw : '0x' } })
      },
      on: () => {},
      removeListener: () => {},
    },
  }
}

function makeSolanaWallet() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const address = toBase58(key)
  return {
    address,
    sign: (text: string) => sign(null, Buffer.from(text), privateKey),
    wallet: {
      publicKey: { toBase58: () => address },
      signMessage: async (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey)),
    },
  }
}

test('a user signs in with an Ethereum wallet, and finds their account again', async () => {
  const { provider: wallet, address } = makeEthereumWallet()
  const signIn = (nonce?: string) =>
    client().auth.signInWithWeb3({
      chain: 'ethereum',
      wallet,
      statement: 'Sign in to Slovo.',
      options: { url: SITE, ...(nonce && { signInWithEthereum: { nonce } }) },
    })
  const { data, error } = await signIn('abcd1234')
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: '',
    is_anonymous: false,
    app_metadata: { provider: 'web3', providers: ['web3'] },
  })
  expect(data.user?.identities).toMatchObject([
    {
      provider: 'web3',
      id: `web3:ethereum:${address}`,
      identity_data: { address, chain: 'ethereum', network: '1', domain: 'localhost:3000' },
    },
  ])
  const claims = (await client().auth.getClaims(data.session?.access_token)).data?.claims
  expect(claims?.amr).toMatchObject([{ method: 'web3' }])
  service.pass(1)
  expect((await signIn()).data.user?.id).toBe(data.user?.id)
})

test('a user signs in with a Solana wallet, and finds their account again', async () => {
  const { wallet, address } = makeSolanaWallet()
  const signIn = (statement?: string) =>
    client().auth.signInWithWeb3({
      chain: 'solana',
      wallet,
      statement,
      options: {
        url: SITE,
        signInWithSolana: { nonce: randomBytes(6).toString('hex'), resources: ['https://a.org'] },
      },
    })
  const { data, error } = await signIn('Sign in to Slovo.')
  expect(error).toBeNull()
  expect(data.user?.identities).toMatchObject([
    { provider: 'web3', id: `web3:solana:${address}`, identity_data: { address, chain: 'solana' } },
  ])
  expect((await signIn()).data.user?.id).toBe(data.user?.id)
})

interface Wishes {
  domain?: string
  uri?: string
  nonce?: string
  chainId?: number
  issuedAt?: Date
  expirationTime?: Date
  notBefore?: Date
}

/** A text as another library writes it. */
function write(address: string, wishes: Wishes = {}) {
  return createSiweMessage({
    address: isHex(address) ? address : '0x',
    chainId: 1,
    domain: 'localhost:3000',
    nonce: 'abcd12345',
    uri: SITE,
    version: '1',
    issuedAt: service.now(),
    ...wishes,
  })
}

const post = (chain: unknown, message: unknown, signature: unknown) =>
  send('POST', '/token?grant_type=web3', { chain, message, signature })

/** What becomes of a text that its own wallet has signed. */
async function show(change: (text: string) => string, wishes?: Wishes) {
  const { address, sign } = makeEthereumWallet()
  const text = change(write(address, wishes))
  const { status, json } = await post('ethereum', text, await sign(text))
  return status === 200 ? 'in' : json.error_description
}

const asIs = (text: string) => text
const minutes = (count: number) => new Date(service.now().getTime() + count * 60_000)

test('a signed text is valid once', async () => {
  const { address, sign } = makeEthereumWallet()
  const text = write(address)
  const signature = await sign(text)
  const answers = await Promise.all([1, 2, 3].map(() => post('ethereum', text, signature)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await post('ethereum', text, signature.slice(2))).toMatchObject({
    status: 400,
    json: { error: 'invalid_grant', error_description: 'Message was already used' },
  })
})

test('a signed text is valid for this site alone', async () => {
  expect(await show(asIs)).toBe('in')
  const other = 'URI is not allowed on this server'
  expect(await show(asIs, { domain: 'evil.org', uri: 'https://evil.org/' })).toBe(other)
  expect(await show(asIs, { uri: 'https://evil.org/' })).toBe(other)
  expect(await show(asIs, { domain: 'evil.org' })).toBe('Domain and URI are not the same place')
  expect(await show((text) => `https://${text}`)).toBe('Domain and URI are not the same place')
  const branch = { domain: 'preview.example.org', uri: 'https://preview.example.org/signin' }
  expect(await show(asIs, branch)).toBe('in')
  expect(await show((text) => `https://${text}`, branch)).toBe('in')
})

test('a signed text is valid for ten minutes at most, and clocks may differ by one', async () => {
  expect(await show(asIs, { issuedAt: minutes(-10.5) })).toBe('in')
  expect(await show(asIs, { issuedAt: minutes(-11.5) })).toBe('Message has expired')
  expect(await show(asIs, { issuedAt: minutes(0.5) })).toBe('in')
  expect(await show(asIs, { issuedAt: minutes(2) })).toBe('Message was issued in the future')
  expect(await show(asIs, { expirationTime: minutes(-0.5) })).toBe('in')
  expect(await show(asIs, { expirationTime: minutes(-2) })).toBe('Message has expired')
  expect(await show(asIs, { notBefore: minutes(0.5) })).toBe('in')
  expect(await show(asIs, { notBefore: minutes(2) })).toBe('Message is not yet valid')
  const long = { issuedAt: minutes(-60), expirationTime: minutes(60) }
  expect(await show(asIs, long)).toBe('Message has expired')
})

// S5-wallet
test('a text has to be understood to its last line', async () => {
  expect(await show((text) => text.replace('abcd12345', 'abcd123'))).toBe(
    'Nonce must be at least 8 characters',
  )
  expect(await show((text) => text.replace('Version: 1', 'Version: 2'))).toBe(
    'Unsupported message version',
  )
  expect(await show((text) => text.replace('Chain ID: 1', 'Chain ID: main'))).toBe(
    'Chain ID has to be a number',
  )
  expect(await show((text) => text.replace(/Issued At: .*/, 'Issued At: today'))).toBe(
    'A time of the message cannot be read',
  )
  expect(await show((text) => text.replace(/\nIssued At: .*/, ''))).toBe(
    'Issued At has to be a time',
  )
  const malformed = 'Message is malformed'
  expect(await show((text) => `${text}\nAlso: everything I own`)).toBe(malformed)
  expect(await show((text) => `${text}\nURI: ${SITE}`)).toBe(malformed)
  expect(await show((text) => text.replace('Ethereum', 'Bitcoin'))).toBe(malformed)
  expect(await show((text) => text.replaceAll('\n', '\r\n'))).toBe(malformed)
})

test('a signature has to be of the address in the text', async () => {
  const [anna, boris] = [makeEthereumWallet(), makeEthereumWallet()]
  const text = write(anna.address)
  const foreign = { error_description: 'Signature does not match the address in the message' }
  expect(await post('ethereum', text, await boris.sign(text))).toMatchObject({ json: foreign })
  expect(await post('ethereum', text, `0x${'00'.repeat(65)}`)).toMatchObject({ json: foreign })
  expect(await post('ethereum', text, `0x${'ff'.repeat(65)}`)).toMatchObject({ json: foreign })

  const [vera, ivan] = [makeSolanaWallet(), makeSolanaWallet()]
  const solana = (address: string) =>
    write(anna.address)
      .replace('Ethereum', 'Solana')
      .replace(/0x\w{40}/, address)
  const theirs = solana(vera.address)
  const inBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
  expect(await post('solana', theirs, inBase64(ivan.sign(theirs)))).toMatchObject({ json: foreign })
  const nobodys = solana('0OIl')
  expect(await post('solana', nobodys, inBase64(ivan.sign(nobodys)))).toMatchObject({
    json: foreign,
  })
  expect((await post('solana', theirs, inBase64(vera.sign(theirs)))).status).toBe(200)
})

// S5-wallet
test('what is no request of a wallet is refused, and changes nothing', async () => {
  const { address, sign } = makeEthereumWallet()
  const text = write(address)
  const signature = await sign(text)
  const before = await query('select count(*) from auth.users')
  const requests: [unknown, unknown, unknown, string][] = [
    ['Ethereum', text, signature, 'web3_unsupported_chain'],
    ['bitcoin', text, signature, 'web3_unsupported_chain'],
    [undefined, text, signature, 'web3_unsupported_chain'],
    ['ethereum', 'short', signature, 'validation_failed'],
    ['ethereum', 'x'.repeat(20_481), signature, 'validation_failed'],
    ['ethereum', undefined, signature, 'validation_failed'],
    ['ethereum', text, undefined, 'validation_failed'],
    ['ethereum', text, '0x12', 'validation_failed'],
    ['solana', text, signature, 'validation_failed'],
    ['ethereum', [text], signature, 'bad_json'],
    ['ethereum', `${text}\0`, signature, 'bad_json'],
    [{}, text, signature, 'bad_json'],
  ]
  for (const [chain, message, proof, code] of requests) {
    expect(await post(chain, message, proof)).toMatchObject({
      status: 400,
      json: { error_code: code },
    })
  }
  expect(await query('select count(*) from auth.users')).toEqual(before)
})

test('wallets that are not switched on open nothing', async () => {
  const off = await authService()
  const one = await authService({ auth: { web3: { solanaEnabled: true } } })
  const body = { chain: 'ethereum', message: write(makeEthereumWallet().address), signature: '0x' }
  for (const { send } of [off, one]) {
    expect(await send('POST', '/token?grant_type=web3', body)).toMatchObject({
      status: 422,
      json: { error_code: 'web3_provider_disabled' },
    })
  }
  const mistyped = { chain: 7, message: [], signature: {} }
  expect(await off.send('POST', '/token?grant_type=web3', mistyped)).toMatchObject({
    status: 422,
    json: { error_code: 'web3_provider_disabled', msg: 'Web3 provider is disabled' },
  })
  expect((await one.send('GET', '/settings')).json).toMatchObject({
    web3_ethereum_enabled: false,
    web3_solana_enabled: true,
  })
})

test('wallets of one client address are counted', async () => {
  const few = await authService({
    auth: { web3: { ethereumEnabled: true }, rateLimits: { web3: { points: 1, seconds: 60 } } },
  })
  expect((await few.send('POST', '/token?grant_type=web3', {})).status).toBe(400)
  expect((await few.send('POST', '/token?grant_type=web3', {})).status).toBe(429)
})

test('a banned wallet stays out, and where sign-ups are closed no new one comes in', async () => {
  const { provider: wallet } = makeEthereumWallet()
  const signIn = () =>
    client().auth.signInWithWeb3({ chain: 'ethereum', wallet, options: { url: SITE } })
  const { data } = await signIn()
  await query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
    data.user?.id,
  ])
  service.pass(1)
  expect((await signIn()).error).toMatchObject({ status: 403, code: 'user_banned' })

  const closed = await authService({
    auth: { web3: { ethereumEnabled: true }, disableSignup: true },
  })
  const late = await closed.client().auth.signInWithWeb3({
    chain: 'ethereum',
    wallet,
    options: { url: SITE },
  })
  expect(late.error).toMatchObject({ status: 422, code: 'signup_disabled' })
})

function toBase58(bytes: Buffer) {
  const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let text = ''
  for (let rest = BigInt(`0x${bytes.toString('hex')}`); rest > 0n; rest /= 58n) {
    text = letters.charAt(Number(rest % 58n)) + text
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(Math.max(0, zeros)) + text
}

test('an address of Solana is as many bytes as a key', () => {
  expect(readBase58('1'.repeat(32), 32)).toEqual(Buffer.alloc(32))
  // With a small third byte one more digit would still fit into 32 bytes.
  const key = Buffer.concat([Buffer.from([0, 0, 255]), randomBytes(29)])
  expect(readBase58(toBase58(key), 32)).toEqual(key)
  for (const text of ['', '1', `${toBase58(key)}1`, 'x'.repeat(1000), '0'.repeat(32)]) {
    expect(readBase58(text, 32)).toBeUndefined()
  }
})
