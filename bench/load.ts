import type { Learner } from './learners.ts'
import { type Load, loadOf, type Target } from './load-client.ts'
import { memoryOf } from './memory.ts'
import { processorTime } from './processor-time.ts'
import { CODINGS, median } from './subject.ts'

interface Place {
  site: { url: string; process: { pid?: number | undefined } }
  bare: { url: string; pid: number }
  keys: { anonKey: string }
  /** Path of a reading page. */
  reading: string
  /** Made when visitors have been measured, whose memory is looked at. */
  learner: () => Promise<Learner>
}

const CONNECTIONS = [1, 10, 50, 100]
const ROUNDS = 3
const MILLISECONDS = 2000

/** Of a proxy that the bench plays: without it all connections were one visitor. */
export const loadSettings = { AUTH_RATE_LIMIT_HEADER: 'X-Forwarded-For', TRUSTED_PROXY_HOPS: '1' }

/** Many visitors at once, and what one address that asks as much as it can does to the others; then a learner's pages. */
export async function reportLoad(place: Place) {
  const targets = targetsOf(place)
  console.log(
    '\nLoad: requests a second, × bare reply; p50 and p99 in ms; processor ms a request; answers that were no 2xx',
  )
  await loadInTurn(targets, CONNECTIONS)
  await reportFlood(place, targets)
  reportMemory(place)
  console.log('\nA learner’s pages, in the same columns:')
  await loadInTurn(learnersTargets(place, await place.learner(), targets), [1, 10, 50])
  reportMemory(place)
}

async function loadInTurn(targets: Record<string, LoadTarget>, counts: number[]) {
  for (const connections of counts) {
    const loads = new Map<string, Costly[]>(Object.keys(targets).map((name) => [name, []]))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, target] of Object.entries(targets)) {
        const options = { connections, milliseconds: MILLISECONDS, from: '198.51.100.*' }
        loads.get(name)?.push(await costOf(target, options))
      }
    }
    const floor = loads.get('bare reply') ?? []
    for (const [name, rounds] of loads) print(`${name}, c = ${connections}`, rounds, floor)
  }
}

function reportMemory({ site }: Place) {
  const { now, peak } = memoryOf(site.process.pid ?? 0)
  console.log(
    `\nMemory of the site's process after it: ${now.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`,
  )
}

type Costly = Load & { cpu: number }
type LoadTarget = Target & { pid: number }

async function costOf(target: LoadTarget, options: Parameters<typeof loadOf>[1]): Promise<Costly> {
  const [before, startedAt] = [processorTime(target.pid), performance.now()]
  const load = await loadOf(target, options)
  const answered = (load.perSecond * (performance.now() - startedAt)) / 1000
  return { ...load, cpu: (processorTime(target.pid) - before) / answered }
}

async function reportFlood({ site, reading }: Place, targets: Record<string, LoadTarget>) {
  const page = { url: site.url + reading }
  const visit = () =>
    loadOf(page, { connections: 1, milliseconds: 2 * MILLISECONDS, from: '192.0.2.1' })
  await visit()
  const quiet = await visit()
  console.log('\nThe reading page for one visitor, while one address keeps 100 requests running:')
  console.log(`${'no other client'.padEnd(34)}${waits(quiet)}`)
  for (const name of ['reading page', 'list page', 'REST, ten rows', 'lookup']) {
    const target = targets[name]
    if (!target) continue
    const flood = { connections: 100, milliseconds: 2 * MILLISECONDS, from: '203.0.113.7' }
    const [busy, flooding] = await Promise.all([visit(), loadOf(target, flood)])
    const ratio = (busy.p99 / quiet.p99).toFixed(1)
    console.log(
      `${name.padEnd(34)}${waits(busy)}, × ${ratio} of quiet; refused ${counts(busy)}; the other: ${flooding.perSecond.toFixed(0)} a second, refused ${counts(flooding)}`,
    )
  }
}

function targetsOf({ site, bare, keys, reading }: Place): Record<string, LoadTarget> {
  const pid = site.process.pid ?? 0
  return {
    'bare reply': { url: `${bare.url}/hello`, pid: bare.pid },
    'bare page': { url: `${bare.url}/page`, pid: bare.pid },
    'reading page': { url: site.url + reading, pid },
    'list page': { url: `${site.url}/materials/culture`, pid },
    'REST, ten rows': {
      url: `${site.url}/rest/v1/materials?select=id,title,books(title)&order=id&limit=10`,
      headers: { apikey: keys.anonKey },
      pid,
    },
    lookup: {
      url: `${site.url}/api/v1/dicservice.json/lookup?lang=ru-fr&text=${encodeURIComponent('книгами')}`,
      pid,
    },
  }
}

function learnersTargets(
  { site, reading }: Place,
  { cookie }: Learner,
  targets: Record<string, LoadTarget>,
) {
  const ofLearner = (place: string): LoadTarget => ({
    url: site.url + place,
    headers: { cookie, 'accept-encoding': CODINGS },
    pid: site.process.pid ?? 0,
  })
  const { 'bare reply': reply, 'bare page': page } = targets
  return {
    ...(reply && page && { 'bare reply': reply, 'bare page': page }),
    'learner’s reading page': ofLearner(reading),
    'learner’s list': ofLearner('/materials/culture'),
    'learner’s dictionary': ofLearner('/dictionary'),
  }
}

function print(name: string, rounds: Costly[], floor: Load[]) {
  const of = (pick: (load: Costly) => number) => median(rounds.map(pick))
  const ratio = median(
    rounds.map(({ perSecond }, round) => perSecond / (floor[round]?.perSecond ?? Number.NaN)),
  )
  const cells = [
    of(({ perSecond }) => perSecond).toFixed(0),
    ratio.toFixed(3),
    of(({ p50 }) => p50).toFixed(1),
    of(({ p99 }) => p99).toFixed(1),
    of(({ cpu }) => cpu).toFixed(2),
    rounds.map(counts).join('|'),
  ]
  console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(10)).join(''))
}

function waits({ p50, p99 }: Load) {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
}

function counts({ others }: Load) {
  return [...others].map(([status, count]) => `${count}×${status}`).join(' ') || '0'
}
