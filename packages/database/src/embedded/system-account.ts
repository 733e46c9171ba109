import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** An account of the operating system. */
export interface SystemAccount {
  uid: number
  gid: number
}

/**
 * Postgres refuses to run as root. When we are root, it runs under an unprivileged account that exists already: the
 * owner of the data, the user behind sudo, or a service account. `undefined` when we are not root.
 */
export function chooseSystemAccount(dataDir: string): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined
  const cluster = ownerOf(`${dataDir}/pg18`)
  if (cluster) return cluster
  const passwd = readFileSync('/etc/passwd', 'utf8')
  const { SUDO_UID, SUDO_GID } = process.env
  const sudo = Number(SUDO_UID) > 0 && { uid: Number(SUDO_UID), gid: Number(SUDO_GID) }
  for (const account of [ownerOf(dataDir), sudo]) {
    if (account && isInPasswd(account, passwd)) return account
  }
  return findServiceAccount(passwd)
}

function ownerOf(folder: string): SystemAccount | undefined {
  const { uid = 0, gid = 0 } = statSync(folder, { throwIfNoEntry: false }) ?? {}
  return uid === 0 ? undefined : { uid, gid }
}

/** initdb looks its account up in the passwd file; macOS keeps accounts elsewhere. */
export function isInPasswd({ uid }: SystemAccount, passwd: string): boolean {
  return process.platform === 'darwin' || new RegExp(`^[^:]*:[^:]*:${uid}:`, 'm').test(passwd)
}

/** The first of our preferred service accounts in a passwd file. */
export function findServiceAccount(passwd: string): SystemAccount {
  const lines = passwd.split('\n').map((line) => line.split(':'))
  for (const wanted of ['postgres', 'node', 'nobody']) {
    const line = lines.find(([name]) => name === wanted)
    const [uid, gid] = [Number(line?.[2]), Number(line?.[3])]
    if (uid > 0) return { uid, gid }
  }
  return { uid: 65534, gid: 65534 }
}

/** Whether the account may enter this folder and every folder above it. */
export function canAccess(folder: string, account: SystemAccount | undefined): boolean {
  if (!account) return true
  if (existsSync(folder) && !canEnter(folder, account)) return false
  const parent = dirname(folder)
  return parent === folder || canAccess(parent, account)
}

function canEnter(folder: string, { uid, gid }: SystemAccount): boolean {
  const status = statSync(folder)
  if (status.uid === uid) return (status.mode & 0o100) !== 0
  if (status.gid === gid) return (status.mode & 0o010) !== 0
  return (status.mode & 0o001) !== 0
}
