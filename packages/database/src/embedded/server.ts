import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { makeOwned } from './cluster.ts'
import { findPostmaster, isAlive } from './postmaster.ts'
import type { SystemAccount } from './system-account.ts'

export interface ServerFiles {
  place: string
  socket: string
  binaries: string
  account: SystemAccount | undefined
  settings: Record<string, string>
}

const settings = {
  listen_addresses: '',
  max_connections: '100',
  shared_buffers: '64MB',
  io_method: 'sync',
  effective_cache_size: '128MB',
  dynamic_shared_memory_type: 'mmap',
  ...(process.platform === 'darwin' ? { wal_sync_method: 'fsync_writethrough' } : {}),
  // The log has no statements, because they hold what users wrote.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

const ANOTHER_SERVER =
  /lock file "[^"]*" (already exists|is empty)|bogus data in|pre-existing shared memory block/

/** Starts the server, or waits for one that runs already. Returns whether it was started here. */
export async function startServer(server: ServerFiles): Promise<boolean> {
  const cluster = join(server.place, 'cluster')
  for (let attempt = 1; ; attempt += 1) {
    const log = spawnUnlessRunning(server, cluster)
    if (await becomesReady(cluster)) return log !== undefined
    const said = log?.read() ?? ''
    // Two processes started at once, or a server was still stopping. After a crash its last sessions log beside ours.
    if (attempt === 20 || (log && !ANOTHER_SERVER.test(said))) {
      throw new StartError(
        `The database in ${server.place} did not start. ${lastFatal(said)}`.trim(),
      )
    }
    removeForeignLock(cluster)
    if (attempt >= 10) removeUnreadableLock(cluster)
    await pause(100)
  }
}

/** Ends every session and stops the server. */
export async function stopServer({ place }: ServerFiles): Promise<void> {
  const cluster = join(place, 'cluster')
  const running = findPostmaster(cluster)
  if (!running) return
  process.kill(running.pid, 'SIGINT')
  for (let waited = 0; isAlive(running.pid) && findPostmaster(cluster); waited += 10) {
    // Even an immediate stop loses nothing: the next start recovers from the log.
    if (waited === 30_000) process.kill(running.pid, 'SIGQUIT')
    await pause(10)
  }
}

function spawnUnlessRunning(
  server: ServerFiles,
  cluster: string,
): { read: () => string } | undefined {
  const file = join(server.place, 'server.log')
  if (findPostmaster(cluster)) return undefined
  makeOwned(server.socket, server.account)
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000) rmSync(file)
  const handle = openSync(file, 'a', 0o600)
  const begin = statSync(file).size
  const options = Object.entries({
    ...settings,
    ...server.settings,
    unix_socket_directories: server.socket,
  })
  const child = spawn(
    join(server.binaries, 'bin', 'postgres'),
    ['-D', cluster, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...server.account,
      cwd: '/',
      // Ctrl-C reaches the whole process group; the server must outlive our last requests.
      detached: true,
      stdio: ['ignore', handle, handle],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    },
  )
  let failure = ''
  child.on('error', (error) => {
    failure = error.message
  })
  child.unref()
  closeSync(handle)
  children.set(cluster, {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null || failure !== '',
  })
  return {
    read: () => failure || readFileSync(file).subarray(begin).toString('utf8'),
  }
}

const children = new Map<string, { hasEnded: () => boolean }>()

/** Returns false when the server has ended instead. Recovery after a crash may take long. */
async function becomesReady(cluster: string): Promise<boolean> {
  for (;;) {
    const running = findPostmaster(cluster)
    if (running?.isReady) return true
    const child = children.get(cluster)
    if (!running && (!child || child.hasEnded())) return false
    await pause(10)
  }
}

/** Removes a lock file whose process is not a server of these files. */
function removeForeignLock(cluster: string): void {
  const file = join(cluster, 'postmaster.pid')
  if (findPostmaster(cluster) || !existsSync(file)) return
  if (/^\d+\n/.test(readFileSync(file, 'utf8'))) rmSync(file, { force: true })
}

/** A server writes its process id at once; a lock file without one after a second was left by a crash. */
function removeUnreadableLock(cluster: string): void {
  const file = join(cluster, 'postmaster.pid')
  if (existsSync(file) && !/^\d+\n/.test(readFileSync(file, 'utf8'))) rmSync(file, { force: true })
}

function lastFatal(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '')
  return lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? ''
}
