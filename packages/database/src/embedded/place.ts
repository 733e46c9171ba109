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
import { type Account, canReach } from './account.ts'

/** Where root keeps what an unprivileged account must reach. */
export const sharedFolder = '/var/lib/slovo'

/** `pg18`: the major version is in the name, so that another one never opens the wrong files. */
const NAME = 'pg18'

/** Makes sure the data folder can be written, and says so in a sentence if not. */
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
 * The folder of the database. Where root's own folders hide it from the lent account, as `/root`
 * does, it lives under `/var/lib/slovo`, and a link in the data folder shows the way.
 */
export function placeDatabase(folder: string, account: Account | undefined): string {
  const place = join(folder, NAME)
  refuseOtherVersions(folder, place)
  if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return readlinkSync(place)
  if (!account) return place
  const { mode, uid } = statSync(folder)
  if (uid === 0 && (mode & 0o001) === 0) chmodSync(folder, mode | 0o001)
  if (canReach(folder, account)) return place
  if (existsSync(place) || !canReach('/var/lib', account)) {
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
  // A data folder that somebody has emptied begins anew; its old database is set aside, not deleted.
  if (existsSync(target)) renameSync(target, `${target}.left-${Date.now()}`)
  try {
    symlinkSync(target, place)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return readlinkSync(place)
}

/** The socket's folder: beside the data, or in the temporary folder when that path is too long. */
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
