import { readFileSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 2 * 1024 ** 3

/**
 * Where tests keep their files: in memory where Linux has room for it, because a database is a thousand small files and
 * each test file copies one. Nothing where the system's own temporary folder is the place, or `TMPDIR` names one.
 */
export function findTemporaryFolder(): string | undefined {
  if (process.platform !== 'linux' || process.env.TMPDIR) return
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    const mount = mounts.map((line) => line.split(' ')).findLast(([, at]) => at === MEMORY)
    // A container may forbid programs there, and a test runs a copy of PostgreSQL.
    if (!mount || /\b(ro|noexec)\b/.test(mount[3] ?? '')) return
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM_BYTES ? MEMORY : undefined
  } catch {
    return
  }
}
