import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { copyPreparedData } from '../../site/prepared-data.ts'
import { withoutLimits } from '../../site/site-under-test.ts'
import type { Route } from './requests.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** A site of its own that tells its routes and its memory, and whose log is kept by the ids of the requests. */
export async function startFuzzed() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'slovo-fuzz-'))
  await copyPreparedData(dataDir, {})
  const child = fork(path.join(root, 'apps/slovo/src/fuzzed/main.ts'), {
    cwd: dataDir,
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      AUTH_MAILER_AUTOCONFIRM: 'true',
      ...withoutLimits,
      ...(await everyRateLimit()),
    },
  })
  const errors = new Map<string, string>()
  if (child.stderr) createInterface(child.stderr).on('line', (line) => keepError(errors, line))
  const { url, routes } = await nextMessage<{ url: string; routes: Route[] }>(child)
  return {
    url,
    dataDir,
    routes,
    /** What the log says of a request. */
    errorOf: (id: string) => errors.get(id),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async memory() {
      child.send('memory')
      return (await nextMessage<{ used: number }>(child)).used
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The site ended with code ${code}`))
    child.once('exit', ended)
    child.once('message', (message: T) => {
      child.off('exit', ended)
      resolve(message)
    })
  })
}

function keepError(errors: Map<string, string>, line: string) {
  try {
    const { id, level, err, msg } = JSON.parse(line)
    if (level >= 50) errors.set(id, `${msg}: ${err?.message ?? ''}`)
  } catch {
    // A warning of the start, for a person.
  }
}

/** So that a request reaches what it asks for. */
async function everyRateLimit() {
  const example = await readFile(path.join(root, '.env.example'), 'utf8')
  const names = [...example.matchAll(/^# (AUTH_(?:MFA_)?RATE_LIMIT_\w+)=\d/gm)].map(
    ([, name]) => name,
  )
  return Object.fromEntries(names.map((name) => [name, '1000000']))
}

/** The names of the fields and parameters that the built site reads. */
export async function namesOfSite(): Promise<string[]> {
  const code = await readFile(path.join(root, 'apps/site/build/server/index.js'), 'utf8')
  const read = code.matchAll(/\b(?:get|getAll|has|readText)\((?:form, ?)?["']([\w-]{1,30})["']\)/g)
  const fields = code.matchAll(/\b(\w{1,30}): \{\s*maxLength:/g)
  return [...new Set([...read, ...fields].map(([, name = '']) => name))]
}
