import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { stopped } from './site-under-test.ts'

const program = path.resolve(import.meta.dirname, '../../packages/testing/src/services-process.ts')

/** A Postgres and a bucket beside the site, as settings of it. */
export async function startServices() {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const settings: Record<string, string> = JSON.parse(await firstLine(child))
  return { settings, stop: () => stopped(child, 'SIGTERM') }
}

export async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return address && typeof address === 'object' ? String(address.port) : ''
}

function firstLine(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    if (child.stdout) createInterface(child.stdout).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`The services ended with code ${code}`)))
  })
}
