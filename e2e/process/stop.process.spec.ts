import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { copyPreparedData } from '../site/prepared-data.ts'

const root = path.resolve(import.meta.dirname, '../..')

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  test(`${signal} to "npm start" alone stops the site and its database`, async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'slovo-stop-'))
    await copyPreparedData(dataDir, {})
    const npm = spawn('npm', ['start'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    })
    const url = await new Promise<string>((resolve, reject) => {
      npm.once('exit', (code) => reject(new Error(`npm start ended with code ${code}`)))
      createInterface(npm.stdout).on('line', (line) => {
        const address = /^Slovo is at\s+(\S+)/.exec(line)?.[1]
        if (address) resolve(address)
      })
    })
    const postmaster = await readFile(path.join(dataDir, 'pg18/cluster/postmaster.pid'), 'utf8')
    const database = Number(postmaster.split('\n')[0])
    expect(isAlive(database)).toBe(true)

    const ended = once(npm, 'exit')
    npm.kill(signal)
    await ended

    await expect.poll(() => isAlive(database)).toBe(false)
    await expect(fetch(`${url}/health/live`)).rejects.toThrow()
    await rm(dataDir, { recursive: true, force: true })
  })
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
