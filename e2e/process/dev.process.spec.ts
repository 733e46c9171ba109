import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { copyPreparedData } from '../site/prepared-data.ts'
import { stopped } from '../site/site-under-test.ts'

const root = path.resolve(import.meta.dirname, '../..')
const ofThePackage = path.join(root, 'packages/backend/src/index.ts')

// Vite prepares its dependencies with the first start.
test.describe.configure({ timeout: 480_000 })

test('in development a change of a package restarts the site, while the database stays up', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'slovo-dev-'))
  await copyPreparedData(dataDir, {})
  const development = spawn(process.execPath, [path.join(root, 'scripts/dev.mjs')], {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
  })
  const starts = addressesSaid(development)
  const { atime, mtime } = await stat(ofThePackage)
  try {
    await expect.poll(() => starts.length, { timeout: 200_000 }).toBe(1)
    expect(await isReady(starts[0])).toBe(true)
    const postgres = await runningPostgres(dataDir)

    await utimes(ofThePackage, new Date(), new Date())
    await expect.poll(() => starts.length, { timeout: 200_000 }).toBe(2)
    expect(await isReady(starts[1])).toBe(true)
    expect(await runningPostgres(dataDir)).toBe(postgres)

    await stopped(development, 'SIGTERM')
    expect(development.exitCode).toBe(0)
    await expect(runningPostgres(dataDir)).rejects.toThrow('ENOENT')
  } finally {
    await stopped(development, 'SIGTERM')
    await utimes(ofThePackage, atime, mtime)
    await rm(dataDir, { recursive: true, force: true })
  }
})

/** The address of each start, as they are announced. */
function addressesSaid({ stdout }: ChildProcess): string[] {
  const addresses: string[] = []
  if (stdout) {
    createInterface(stdout).on('line', (line) => {
      const address = /^Slovo is at\s+(\S+)/.exec(line)?.[1]
      if (address) addresses.push(address)
    })
  }
  return addresses
}

const isReady = async (url = '') => (await fetch(`${url}/health/ready`)).ok

/** Its process number and when it was started. */
const runningPostgres = (dataDir: string) =>
  readFile(path.join(dataDir, 'pg18/cluster/postmaster.pid'), 'utf8').then((text) =>
    text.split('\n').slice(0, 3).join(' '),
  )
