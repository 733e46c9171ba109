import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { copyPreparedData } from './prepared-data.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** All journeys come from one address, and ask for mails faster than a person would. */
export const withoutLimits = {
  AUTH_RATE_LIMIT_OTP: '100000',
  AUTH_RATE_LIMIT_VERIFY: '100000',
  AUTH_RATE_LIMIT_ANONYMOUS_USERS: '100000',
  AUTH_RATE_LIMIT_TOKEN_REFRESH: '100000',
  AUTH_RATE_LIMIT_PASSKEY: '100000',
  AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: '100000',
  AUTH_RATE_LIMIT_SMS_REQUESTS: '100000',
  AUTH_SMTP_MAX_FREQUENCY: '0',
  AUTH_SMS_MAX_FREQUENCY: '0',
  DICTIONARY_LOOKUPS_PER_MINUTE: '100000',
}

export interface SiteUnderTest {
  url: string
  dataDir: string
  process: ChildProcess
  stop(): Promise<void>
}

/**
 * Starts the built site as an operator would, on a free port with a data folder of its own; a new folder begins with what
 * was prepared, unless the site is to start from nothing. `options` are Node's.
 */
export async function startSite(
  settings: Record<string, string> = {},
  { fromNothing = false, options = [] }: { fromNothing?: boolean; options?: string[] } = {},
): Promise<SiteUnderTest> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'slovo-test-')))
  if (!fromNothing) await copyPreparedData(dataDir, settings)
  const child = spawn(process.execPath, [...options, path.join(root, 'apps/slovo/build/main.js')], {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      ...withoutLimits,
      ...settings,
    },
  })
  const url = await addressSaid(child)
  return {
    url,
    dataDir,
    process: child,
    stop: async () => {
      await stopped(child, 'SIGTERM')
      if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Waits until the process has ended; `SIGKILL` is a power cut as far as the process can tell. */
export async function stopped(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** The operator's commands, run as a person would type them. */
export async function runCommand(
  dataDir: string,
  url: string,
  values: string[],
  settings: Record<string, string> = {},
) {
  const child = spawn(
    process.execPath,
    [path.join(root, 'apps/slovo/src/commands/main.ts'), ...values],
    {
      cwd: dataDir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATA_DIR: dataDir, PORT: new URL(url).port, ...settings },
    },
  )
  let said = ''
  child.stdout.on('data', (part) => (said += part))
  child.stderr.on('data', (part) => (said += part))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

export async function readKeys(
  dataDir: string,
): Promise<{ anonKey: string; serviceRoleKey: string }> {
  return JSON.parse(await readFile(path.join(dataDir, 'keys.json'), 'utf8'))
}

function addressSaid(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (child.stdout) {
      createInterface(child.stdout).on('line', (line) => {
        const address = /^Slovo is at\s+(\S+)/.exec(line)?.[1]
        if (address) resolve(address)
      })
    }
    child.once('exit', (code) => reject(new Error(`The site ended with code ${code}`)))
  })
}
