import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../start-error.ts'

export interface Postmaster {
  pid: number
  isReady: boolean
}

/** The running server of these files, read from its `postmaster.pid`; `null` if there is none. */
export function findPostmaster(cluster: string): Postmaster | null {
  const lines = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n')
  if (!lines) return null
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isServerOf(pid, cluster)) return null
  return { pid, isReady: lines[7]?.trim() === 'ready' }
}

/** A server that is stopping removes its file at any moment. */
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
 * In a restarted container the old number may belong to another process. On Linux the server is
 * told from it by its working folder.
 */
function isServerOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch (error) {
    // Gone but not yet buried; otherwise no /proc or not ours to look at, and the number is all.
    return codeOf(error) !== 'ENOENT' || !existsSync('/proc/self')
  }
}
