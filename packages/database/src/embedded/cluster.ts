import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { messageOf, StartError } from '../start-error.ts'
import { isAlive } from './postmaster.ts'
import type { SystemAccount } from './system-account.ts'

/** The passwords of the two sign-in roles. */
export interface ClusterSecret {
  owner: string
  authenticator: string
}

const characterType = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/** Creates the database files unless they exist: complete or not at all, even when several processes try. */
export async function createCluster(
  place: string,
  binaries: string,
  account: SystemAccount | undefined,
): Promise<void> {
  removeUnfinished(place)
  if (existsSync(join(place, 'cluster'))) return
  const draft = `${place}.init-${process.pid}-${randomBytes(4).toString('hex')}`
  const secret: ClusterSecret = { owner: makePassword(), authenticator: makePassword() }
  try {
    makeOwned(draft, account)
    makeOwned(join(draft, 'run'), account)
    writeOwned(join(draft, 'secret.json'), JSON.stringify(secret), account)
    writeOwned(join(draft, 'password'), secret.owner, account)
    await initialise(draft, binaries, account)
    rmSync(join(draft, 'password'))
    renameSync(draft, place)
    syncFolder(dirname(place))
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    if (existsSync(join(place, 'cluster'))) return
    throw new StartError(`The database could not be created in ${place}: ${explain(cause)}`, {
      cause,
    })
  }
}

/** The passwords that were generated with the cluster. */
export function readSecret(place: string): ClusterSecret {
  const secret: unknown = JSON.parse(readFileSync(join(place, 'secret.json'), 'utf8'))
  if (typeof secret === 'object' && secret && 'owner' in secret && 'authenticator' in secret) {
    return { owner: String(secret.owner), authenticator: String(secret.authenticator) }
  }
  throw new StartError(`${join(place, 'secret.json')} is damaged. Restore it from a backup.`)
}

/** Creates a folder that only the server's account may enter; throws if another account has created it. */
export function makeOwned(folder: string, account: SystemAccount | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const status = lstatSync(folder)
  const isOurs = [process.getuid?.(), account?.uid].includes(status.uid)
  if (!status.isDirectory() || !isOurs) {
    throw new StartError(
      `${folder} belongs to another account. Remove it, or choose a shorter DATA_DIR.`,
    )
  }
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
}

function writeOwned(file: string, text: string, account: SystemAccount | undefined): void {
  writeFileSync(file, text, { mode: 0o600 })
  if (account) chownSync(file, account.uid, account.gid)
}

async function initialise(draft: string, binaries: string, account: SystemAccount | undefined) {
  const options = [
    `--pgdata=${join(draft, 'cluster')}`,
    '--username=postgres',
    `--pwfile=${join(draft, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Russian and French words in dictionary order on any machine, whatever its locales.
    '--locale-provider=icu',
    '--icu-locale=und',
    '--locale=C',
    `--lc-ctype=${characterType}`,
  ]
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  await promisify(execFile)(join(binaries, 'bin', 'initdb'), options, {
    ...account,
    cwd: '/',
    env: environment,
  })
}

function explain(cause: unknown): string {
  const stderr = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : ''
  const message = stderr || messageOf(cause)
  const linkage = /ENOENT|error while loading shared libraries/.test(message)
  return linkage
    ? `${message}. The bundled PostgreSQL needs a Linux with glibc and libstdc++ (not Alpine); otherwise set DATABASE_URL.`
    : message
}

function removeUnfinished(place: string): void {
  for (const name of readdirSync(dirname(place))) {
    const [, pid] = name.startsWith(`${basename(place)}.init-`) ? name.split('.init-') : []
    if (pid && !isAlive(Number.parseInt(pid, 10))) {
      rmSync(join(dirname(place), name), { recursive: true, force: true })
    }
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

function makePassword(): string {
  return randomBytes(24).toString('base64url')
}
