import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Account {
  uid: number
  gid: number
}

/**
 * Postgres refuses to run as root, so root lends it an unprivileged account that exists already:
 * the owner of the data, the person behind sudo, or a service account. `undefined`: we are not root.
 */
export function lendAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const cluster = ownerOf(`${dataDir}/pg18`)
  if (cluster) return cluster
  const passwd = readFileSync('/etc/passwd', 'utf8')
  const { SUDO_UID, SUDO_GID } = process.env
  const sudo = Number(SUDO_UID) > 0 && { uid: Number(SUDO_UID), gid: Number(SUDO_GID) }
  for (const account of [ownerOf(dataDir), sudo]) {
    if (account && isListed(account, passwd)) return account
  }
  return findAccount(passwd)
}

function ownerOf(folder: string): Account | undefined {
  const { uid = 0, gid = 0 } = statSync(folder, { throwIfNoEntry: false }) ?? {}
  return uid === 0 ? undefined : { uid, gid }
}

/** initdb looks its account up; macOS keeps its people elsewhere. */
export function isListed({ uid }: Account, passwd: string): boolean {
  return process.platform === 'darwin' || new RegExp(`^[^:]*:[^:]*:${uid}:`, 'm').test(passwd)
}

/** The first of our preferred service accounts in a passwd file. */
export function findAccount(passwd: string): Account {
  const lines = passwd.split('\n').map((line) => line.split(':'))
  for (const wanted of ['postgres', 'node', 'nobody']) {
    const line = lines.find(([name]) => name === wanted)
    const [uid, gid] = [Number(line?.[2]), Number(line?.[3])]
    if (uid > 0) return { uid, gid }
  }
  return { uid: 65534, gid: 65534 }
}

/** Whether the account may walk through every folder above and including this one. */
export function canReach(folder: string, account: Account | undefined): boolean {
  if (!account) return true
  if (existsSync(folder) && !canEnter(folder, account)) return false
  const parent = dirname(folder)
  return parent === folder || canReach(parent, account)
}

function canEnter(folder: string, { uid, gid }: Account): boolean {
  const status = statSync(folder)
  if (status.uid === uid) return (status.mode & 0o100) !== 0
  if (status.gid === gid) return (status.mode & 0o010) !== 0
  return (status.mode & 0o001) !== 0
}
