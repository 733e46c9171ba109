import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { createBackend } from '@slovo/backend'
import { testDatabase, whenDone } from '@slovo/testing'
import { Hono } from 'hono'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readKeys } from '../settings/keys.ts'
import { readSettings } from '../settings/settings.ts'
import { rotateKeys } from './keys.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'slovo-keys-'))
afterAll(() => rm(folder, { recursive: true }))

/** A site that runs over a database, as far as commands see it. */
async function runSite() {
  const { database } = await testDatabase()
  const front = new Hono().get('/health/live', (c) => c.json({ status: 'live' }))
  const server = serve({ fetch: front.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  whenDone(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.address() as AddressInfo

  const settings = readSettings({ DATA_DIR: folder, PORT: String(port) })
  const backend = createBackend({
    database,
    settings: {
      siteUrl: settings.siteUrl,
      apiUrl: settings.siteUrl,
      ...(await readKeys(settings)),
    },
    mail: async () => {},
    storageFolder: folder,
    log: { error: () => {}, warn: () => {}, info: () => {} },
  })
  whenDone(() => backend.close())
  front.route('/', backend.app)
  return { settings, address: `http://127.0.0.1:${port}` }
}

async function countKeys(address: string) {
  const answer = await fetch(`${address}/auth/v1/.well-known/jwks.json`)
  return z.object({ keys: z.array(z.unknown()) }).parse(await answer.json()).keys.length
}

test('the operator rotates the keys of a site that runs, and is told when the new one signs', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { settings, address } = await runSite()
  expect(await countKeys(address)).toBe(1)

  await rotateKeys(settings, { atOnce: false })
  expect(await countKeys(address)).toBe(2)
  expect(said.mock.lastCall?.[0]).toMatch(/signs from \d{4}-/)
  await expect(rotateKeys(settings, { atOnce: false })).rejects.toThrow('under way')

  await rotateKeys(settings, { atOnce: true })
  expect(await countKeys(address)).toBe(1)
  said.mockRestore()
})

test('on hosted Supabase the operator is told where keys are rotated', async () => {
  const settings = readSettings({
    DATA_DIR: folder,
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_ANON_KEY: 'a',
    SUPABASE_SERVICE_ROLE_KEY: 'b',
  })
  await expect(rotateKeys(settings, { atOnce: false })).rejects.toThrow('JWT Keys')
})
