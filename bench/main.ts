import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { readKeys, runCommand, startSite, stopped } from '../e2e/site/site-under-test.ts'
import { memoryEnvironment, memoryOptions } from '../scripts/memory.mjs'
import { reportDataApi } from './data-api.ts'
import { learnerPages, reportGrowth, saveWord } from './learner-pages.ts'
import { makeLearner } from './learners.ts'
import { loadSettings, reportLoad } from './load.ts'
import { writeLongText } from './long-text.ts'
import { measureSignIns } from './sign-ins.ts'
import { reportStorage } from './storage.ts'
import { CODINGS, type Figures, measure, median, ratio, type Subject } from './subject.ts'
import { reportFirstVisit } from './visit.ts'

if (process.platform !== 'linux') {
  console.error('npm run bench reads processor time from /proc: run it on Linux.')
  process.exit(1)
}

// `npm run bench -- load` measures many visitors at once and nothing else, `-- learner` a learner's pages, `-- visit` a first
// visit on a slow phone.
const only = process.argv[2]
const folder = await mkdtemp(path.join(tmpdir(), 'slovo-bench-'))
const text = await writeLongText(folder)
const textFile = path.join(folder, 'text.txt')
await writeFile(textFile, text)

const settings = {
  // As `npm start` sets them.
  ...memoryEnvironment,
  AUTH_MAILER_AUTOCONFIRM: 'true',
  AUTH_RATE_LIMIT_TOKEN_REFRESH: '1000000',
  ...loadSettings,
  // What is refused under load is counted, and need not be logged as well.
  LOG_LEVEL: 'fatal',
  DICTIONARY_LOOKUPS_PER_MINUTE: '1000000',
}
const site = await startSite(settings, { options: memoryOptions })
const bare = await startBareServer(textFile)
try {
  await runCommand(site.dataDir, site.url, ['content', 'publish', folder])
  const keys = await readKeys(site.dataDir)
  const reading = await addressOfLongText(keys.anonKey)
  if (only === 'load') {
    const learner = () => makeLearner(site.url, keys, 5_000)
    await reportLoad({ site, bare, keys, reading, learner })
  } else if (only === 'visit') await reportFirstVisit(site.url + reading)
  else await reportCosts(keys, reading)
} finally {
  await stopped(bare.process, 'SIGTERM')
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}

async function reportCosts(keys: Awaited<ReturnType<typeof readKeys>>, reading: string) {
  const few = await makeLearner(site.url, keys, 5_000)
  const many = await makeLearner(site.url, keys, 50_000)

  const sitePid = site.process.pid ?? 0
  const onSite = (name: string, place: string, cookie = ''): Subject => ({
    name,
    pids: [sitePid],
    ask: () => fetch(site.url + place, { headers: { cookie, 'accept-encoding': CODINGS } }),
  })
  const onFloor = (name: string, place: string): Subject => ({
    name,
    pids: [bare.pid],
    ask: () => fetch(bare.url + place, { headers: { 'accept-encoding': CODINGS } }),
  })
  const learners = learnerPages({ url: site.url, pid: sitePid, keys }, [few, many])
  const floor = [onFloor('bare reply', '/hello'), onFloor('bare page', '/page')]
  const made = [
    onSite('reading page, 5,000 words', reading, few.cookie),
    onSite('reading page, 50,000 words', reading, many.cookie),
    onSite('dictionary, 50,000 words', '/dictionary', many.cookie),
  ]
  if (only === 'learner') {
    const figures = await measure([...floor, ...made, ...learners])
    report(figures)
    return reportGrowth(figures)
  }
  const figures = await measure([
    ...floor,
    onSite('reading page, visitor', reading),
    ...made,
    onSite('list page', '/materials/culture'),
    ...learners,
    onSite('lookup', '/api/v1/dicservice.json/lookup?lang=ru-fr&text=книгами'),
    { name: 'saving a word', pids: [sitePid], ask: (turn) => saveWord(site.url, many, turn) },
  ])

  report(figures)
  reportGrowth(figures)
  await reportDataApi({ site, bare, keys, learner: few })
  await reportStorage({ site, bare, keys })
  const { perSecond, quiet, busy } = await measureSignIns({
    url: site.url,
    anonKey: keys.anonKey,
    reading,
  })
  console.log(
    `Sign-ins by password: ${perSecond.toFixed(1)} a second; the reading page meanwhile: ${waits(busy)}, without them: ${waits(quiet)}`,
  )
  await reportFirstVisit(site.url + reading)
  await reportLoad({ site, bare, keys, reading, learner: async () => few })
}

function report(figures: Map<string, Figures>) {
  const page = figures.get('bare page')
  const reply = figures.get('bare reply')
  console.log(
    '\nServer CPU per request: median ms, × bare page, × bare reply (medians of ratios round by round)',
  )
  for (const [name, { cpu }] of figures) {
    const cells = [
      median(cpu).toFixed(2),
      ratio(cpu, page?.cpu).toFixed(2),
      ratio(cpu, reply?.cpu).toFixed(1),
    ]
    console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(10)).join(''))
  }
}

function waits({ p50, p99 }: { p50: number; p99: number }) {
  return `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`
}

async function addressOfLongText(anonKey: string) {
  const rows = await fetch(
    `${site.url}/rest/v1/materials?select=id,slug&content_key=eq.materials/ru/dlinny-tekst`,
    {
      headers: { apikey: anonKey },
    },
  )
  const [{ id, slug }] = await rows.json()
  return `/materials/culture/${id}-${slug}`
}

async function startBareServer(file: string) {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'bare-server.ts'), file, site.dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const url = await new Promise<string>((resolve) =>
    createInterface(child.stdout).once('line', resolve),
  )
  return { url, pid: child.pid ?? 0, process: child }
}
