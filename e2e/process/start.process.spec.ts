import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readKeys, runCommand, startSite, stopped } from '../site/site-under-test.ts'

const main = path.resolve(import.meta.dirname, '../../apps/slovo/build/main.js')
let folder = ''

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'slovo-start-'))
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

test('a port in use is said in a sentence, and nothing is made on disk', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = address && typeof address === 'object' ? String(address.port) : ''

  const { code, said } = await runMain({ PORT: port, DATA_DIR: path.join(folder, 'data') })

  expect(code).toBe(1)
  expect(said).toContain(`Port ${port} on 127.0.0.1 is in use`)
  expect(await readdir(folder)).toEqual([])
  other.close()
})

test('a data folder that cannot be written is said in a sentence', async () => {
  const file = path.join(folder, 'a-file')
  await writeFile(file, 'not a folder')

  const { code, said } = await runMain({ DATA_DIR: path.join(file, 'data') })

  expect(code).toBe(1)
  expect(said).toContain('cannot be written')
})

test('a database that cannot be reached is said in a sentence', async () => {
  const { code, said } = await runMain({
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/slovo',
  })

  expect(code).toBe(1)
  expect(said).toContain('DATABASE_URL')
  expect(said).not.toContain('nothing')
})

test('a setting with a wrong value is named, with what to write instead', async () => {
  const { code, said } = await runMain({ DATA_DIR: folder, PORT: 'three', SITE_URL: 'slovo' })

  expect(code).toBe(1)
  expect(said).toContain('The setting PORT must be a whole number from 0 to 65535.')
  expect(said).toContain('The setting SITE_URL must look like https://slovo.example.org.')
})

test('a site on its own data folder: what is refused beside it, what is published twice, and how it stops and starts again', async () => {
  const site = await startSite({ DATA_DIR: folder })

  await test.step('a second process on the same data folder is refused, and the first goes on', async () => {
    const { code, said } = await runMain({ DATA_DIR: folder })
    expect(code).toBe(1)
    expect(said).toMatch(/already|other process|another/i)
    expect((await fetch(`${site.url}/health/ready`)).status).toBe(200)
  })

  await test.step('an e-mail address without an account cannot be made an admin', async () => {
    const unknown = 'unknown@example.org'
    const { code, said } = await runCommand(folder, site.url, ['admin', 'add', unknown])
    expect(code).toBe(1)
    expect(said).toContain(`No account has the address ${unknown}`)
  })

  await test.step('publishing the shipped content twice doubles nothing', async () => {
    const before = await countMaterials(site.url)
    const { code, said } = await runCommand(folder, site.url, ['content', 'publish'])
    expect(code, said).toBe(0)
    expect(before).toBeGreaterThan(20)
    expect(await countMaterials(site.url)).toBe(before)
  })

  let running = site
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    await test.step(`${signal} stops the process cleanly, and it starts again`, async () => {
      await stopped(running.process, signal)
      expect(running.process.exitCode).toBe(0)
      running = await startSite({ DATA_DIR: folder })
      expect((await fetch(`${running.url}/health/ready`)).status).toBe(200)
    })
  }
  await running.stop()
})

async function countMaterials(url: string) {
  const { anonKey } = await readKeys(folder)
  const answer = await fetch(`${url}/rest/v1/materials?select=id`, { headers: { apikey: anonKey } })
  return (await answer.json()).length
}

async function runMain(settings: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [main], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...settings },
  })
  let said = ''
  child.stdout?.on('data', (part) => (said += part))
  child.stderr?.on('data', (part) => (said += part))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}
