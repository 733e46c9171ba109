import { existsSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../start-error.ts'

interface Postmaster {
  pid: number
  isReady: boolean
}

/** The server that runs on these files, according to `postmaster.pid`; `null` if there is none. */
export function findPostmaster(cluster: string): Postmaster | null {
  const lines = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n')
  if (!lines) return null
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isServerOf(pid, cluster)) return null
  return { pid, isReady: lines[7]?.trim() === 'ready' }
}

/** A stopping server may remove its file at any moment. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/**
 * After a reboot the process id may belong to another process. On Linux the server is recognised by its working folder,
 * or at least by its user.
 */
function isServerOf(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0)
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch (error) {
    // In a container even root may not read the working folder of another user's process.
    if (codeOf(error) === 'EACCES') return userOf(`/proc/${pid}`) === userOf(cluster)
    // Without /proc, as on macOS, there is only the process id. EPERM: another user's process.
    return codeOf(error) === 'ENOENT' && !existsSync('/proc/self')
  }
}

function userOf(place: string): number | undefined {
  return statSync(place, { throwIfNoEntry: false })?.uid
}
