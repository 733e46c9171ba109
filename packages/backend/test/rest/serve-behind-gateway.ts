import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Database } from '@slovo/database'
import { whenDone } from '@slovo/testing'
import { Hono } from 'hono'
import { SignJWT } from 'jose'
import { completeSettings } from '../../src/backend-settings.ts'
import type { Bearer, GatewayEnv } from '../../src/kernel/gateway/caller.ts'
import { createTokenCheck } from '../../src/kernel/gateway/check-token.ts'
import { mountProtocol, type Protocol } from '../../src/kernel/gateway/gateway.ts'
import { generateKeys } from '../../src/kernel/keys/generate-keys.ts'
import { createKeyring } from '../../src/kernel/keys/keyring.ts'

export type Keys = Awaited<ReturnType<typeof generateKeys>>

/** One API alone, over real HTTP, with keys and tokens as the whole backend has them. */
export async function serveBehindGateway(
  database: Database,
  protocol: Protocol,
  routesFor: (keys: Keys, checkToken: (token: string) => Promise<Bearer>) => Hono,
) {
  const keys = await generateKeys()
  const settings = completeSettings({ siteUrl: 'http://x', apiUrl: 'http://x', ...keys })
  const checkToken = createTokenCheck(
    createKeyring(settings, database),
    settings.issuer,
    () => new Date(),
  )
  const app = new Hono<GatewayEnv>()
  mountProtocol(app, { keys: settings, checkToken }, protocol, routesFor(keys, checkToken))

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  whenDone(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.address() as AddressInfo

  /** A signed-in user's token, by the id in it. */
  const tokenOf = (id: string) =>
    new SignJWT({ role: 'authenticated', sub: id })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(keys.jwtSecret))

  return { origin: `http://127.0.0.1:${port}`, keys, tokenOf }
}
