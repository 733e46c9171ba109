/**
 * `npm run dev`: the site from its sources, restarted when a file of the process, of a package or a migration changes. The
 * embedded database stays up meanwhile, because this process shares it and is the last one to leave.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { openDatabase } from '@slovo/database'
import { migrationsFolder, root } from './root.ts'
import { prepareDataDir } from './settings/data-dir.ts'
import { readSettings } from './settings/settings.ts'
import { startFailure } from './start-failure.ts'

try {
  const stopDatabase = await keepDatabaseUp()
  process.exitCode = await runAndRestart()
  await stopDatabase()
} catch (error) {
  const sentence = startFailure(error)
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 1
}

async function keepDatabaseUp() {
  // Not loaded into this environment: the site reads the file itself, anew with each restart.
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  const settings = readSettings({ ...file, ...process.env })
  if (settings.way !== 'embedded') return async () => {}
  await prepareDataDir(settings.DATA_DIR)
  const database = await openDatabase({
    dataDir: settings.DATA_DIR,
    shared: true,
    serverSettings: settings.POSTGRES_SETTINGS,
  })
  return () => database.close()
}

/**
 * Ends with the site, when a signal stops it. The folders are named, because Node would otherwise watch every file that was
 * loaded, of which Vite writes one with each start. Changes of the site itself are Vite's.
 */
async function runAndRestart(): Promise<number> {
  const watched = [import.meta.dirname, path.join(root, 'packages'), migrationsFolder]
  const site = spawn(
    process.execPath,
    [
      ...watched.map((folder) => `--watch-path=${folder}`),
      '--watch-preserve-output',
      // Of SIGTERM Vite would end the process before it has closed its database.
      '--watch-kill-signal=SIGINT',
      // Makes the process load the same copy of React Router as Vite does.
      '--conditions=development',
      path.join(import.meta.dirname, 'main.ts'),
    ],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
  )
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true
      // Of a hang-up Node's watcher would die without stopping what it watches; of SIGTERM, see above.
      site.kill('SIGINT')
    })
  }
  const [code] = await once(site, 'exit')
  return isStopping ? 0 : (code ?? 1)
}
