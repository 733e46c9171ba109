import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { codeOf, messageOf, StartError } from '../start-error.ts'
import { canAccess, type SystemAccount } from './system-account.ts'

/** Where root keeps what an unprivileged account must access. */
export const sharedFolder = '/var/lib/slovo'

/** `pg18`: the major version is in the name, so that another one never opens the wrong files. */
const NAME = 'pg18'

/** Creates the data folder, or throws a `StartError` when it cannot be written. */
export function prepareDataFolder(dataDir: string): string {
  const folder = resolve(dataDir)
  const probe = join(folder, `.writable-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (cause) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${messageOf(cause)}). Give this account write access to it, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  return realpathSync(folder)
}

/**
 * The folder of the database files. Where the server's account cannot enter the data folder, as below `/root`, they are
 * stored under `/var/lib/slovo`, and the data folder holds a link.
 */
export function placeDatabase(folder: string, account: SystemAccount | undefined): string {
  const place = join(folder, NAME)
  refuseOtherVersions(folder, place)
  if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return readlinkSync(place)
  if (!account) return place
  const { mode, uid } = statSync(folder)
  if (uid === 0 && (mode & 0o001) === 0) chmodSync(folder, mode | 0o001)
  if (canAccess(folder, account)) return place
  if (existsSync(place) || !canAccess('/var/lib', account)) {
    throw new StartError(
      `PostgreSQL cannot run as root, and the account lent to it cannot enter ${folder}. Open the folders above it (chmod o+x), or set DATA_DIR to a folder such as /var/lib/slovo/data.`,
    )
  }
  const home = join(sharedFolder, createHash('sha256').update(folder).digest('hex').slice(0, 12))
  mkdirSync(home, { recursive: true })
  for (const made of [sharedFolder, home]) chmodSync(made, 0o755)
  return linkTo(join(home, NAME), place)
}

function linkTo(target: string, place: string): string {
  // An emptied data folder starts a new database; the old one is renamed, not deleted.
  if (existsSync(target)) renameSync(target, `${target}.left-${Date.now()}`)
  try {
    symlinkSync(target, place)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return readlinkSync(place)
}

/** The socket's folder: beside the data, or in the temporary folder when the path would be too long. */
export function placeSocket(place: string): string {
  const beside = join(place, 'run')
  if (Buffer.byteLength(join(beside, '.s.PGSQL.5432')) <= 100) return beside
  const short = createHash('sha256').update(place).digest('hex').slice(0, 16)
  return join(tmpdir(), `slovo-${short}`)
}

function refuseOtherVersions(folder: string, place: string): void {
  if (lstatSync(place, { throwIfNoEntry: false })) return
  const other = readdirSync(folder).find((name) => /^pg\d+$/.test(name))
  if (!other) return
  throw new StartError(
    `${folder} holds a database of PostgreSQL ${other.slice(2)}, and this Slovo brings PostgreSQL ${NAME.slice(2)}. Nothing was changed. Move its data over first, or start the Slovo that made it.`,
  )
}
