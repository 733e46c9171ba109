// Builds the site and compiles the dictionary where they are older than their sources; compresses the built files of the
// site once, at the highest level.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { ensureInstalled } from './install.mjs'
import { findPinnedNode, pinnedEnvironment, root } from './pinned-node.mjs'

const site = path.join(root, 'apps', 'site')
const stamp = path.join(site, 'build', '.built')
const sources = [
  'package-lock.json',
  'apps/site/app',
  'apps/site/public',
  'apps/site/package.json',
  'apps/site/vite',
  'apps/site/vite.config.ts',
  'apps/site/worker.vite.config.ts',
  'apps/site/oldest-browsers.ts',
  'apps/site/react-router.config.ts',
  'packages/activities/src',
  'packages/content-model/src',
  'packages/language/src',
  'packages/messages/src',
  'packages/review/src',
  'packages/schema/src',
  'packages/word-files/src',
]

const dictionary = path.join(root, 'packages', 'dictionary', 'build', 'dictionary.sqlite')
const dictionarySources = [
  'content/dictionary',
  'packages/dictionary/src',
  'packages/language/src',
  'packages/russian/src',
]

const app = path.join(root, 'apps', 'slovo')
const appStamp = path.join(app, 'build', '.built')
const appSources = [
  'apps/slovo/src',
  'apps/slovo/bundle',
  'apps/slovo/package.json',
  'apps/site/build/.built',
  'packages/backend/src',
  'packages/database/src',
  'packages/dictionary/src',
  'packages/russian/src',
  ...sources,
]

export function ensureBuilt() {
  ensureDictionary()
  ensureSite()
  ensureProcess()
}

const isOlder = (file, places) =>
  !existsSync(file) ||
  statSync(file).mtimeMs < Math.max(...places.map((place) => newestChange(path.join(root, place))))

function ensureDictionary() {
  if (!isOlder(dictionary, dictionarySources)) return
  console.log('Compiling the dictionary…')
  rmSync(dictionary, { force: true })
  const script = path.join(root, 'packages', 'dictionary', 'src', 'build-dictionary.ts')
  const { status } = spawnSync(findPinnedNode(), [script, dictionary], { stdio: 'inherit' })
  if (status !== 0)
    throw new Error('The dictionary could not be compiled (the messages above say why).')
}

function ensureSite() {
  if (!isOlder(stamp, sources)) return

  console.log('Building the site…')
  const startedAt = new Date()
  run(site, 'react-router', ['build'])
  // It names the files of the site, so it comes after them.
  run(site, 'vite', ['build', '--config', 'worker.vite.config.ts'])
  compressFiles(path.join(site, 'build', 'client'))
  markBuilt(stamp, startedAt)
}

function ensureProcess() {
  if (!isOlder(appStamp, appSources)) return

  const startedAt = new Date()
  const builtBefore = existsSync(appStamp) ? statSync(appStamp).mtimeMs : 0
  run(app, 'rolldown', ['--config', path.join('bundle', 'rolldown.config.ts')])
  removeOlder(path.dirname(appStamp), builtBefore)
  markBuilt(appStamp, startedAt)
}

/** What was built last stays: a process that still runs loads parts of it when they are asked for. */
function removeOlder(folder, time) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    if (statSync(file).mtimeMs < time && file !== appStamp) rmSync(file)
  }
}

function markBuilt(file, startedAt) {
  writeFileSync(file, '')
  utimesSync(file, startedAt, startedAt)
}

function run(folder, command, parameters) {
  const { status } = spawnSync(command, parameters, {
    cwd: folder,
    env: { ...pinnedEnvironment(), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The site could not be built (the messages above say why).')
}

function newestChange(place) {
  if (!existsSync(place)) return 0
  const about = statSync(place)
  if (!about.isDirectory()) return about.mtimeMs
  return readdirSync(place).reduce(
    (newest, name) => Math.max(newest, newestChange(path.join(place, name))),
    about.mtimeMs,
  )
}

function compressFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name)
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(file)) continue
    const content = readFileSync(file)
    if (content.length < 512) continue
    const largestWindow = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: largestWindow }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled()
  ensureBuilt()
}
