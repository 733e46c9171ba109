import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measure } from '../subject.ts'
import { type Asks, dailyAsks } from './daily-asks.ts'
import { connectAsOwner } from './owner.ts'
import { reportCosts, reportTouched } from './report.ts'
import { rowsTouched } from './rows-touched.ts'
import { seededSite } from './seeded-site.ts'
import { reportSizes } from './sizes.ts'

// `npm run bench -- scale 1000` for a try; a folder keeps the two seeded sites for another run.
const learners = Number(process.argv[2] ?? 100_000)
const kept = process.argv[3]
const folder = kept ? path.resolve(kept) : await mkdtemp(path.join(tmpdir(), 'slovo-scale-'))

try {
  const few = await openSite('few', 10)
  const many = await openSite('many', learners)
  try {
    await reportSizes(many.owner, learners)
    const subjects = Object.keys(many.asks).flatMap((name) =>
      [few, many].map((site) => ({
        name: `${name}, ${site.name}`,
        pids: [site.pid],
        ask: site.asks[name] ?? notThere,
      })),
    )
    reportCosts(Object.keys(many.asks), await measure(subjects))
    const touched = [few, many].map(({ owner, asks }) => rowsTouched(owner, asks))
    const [ofFew, ofMany] = await Promise.all(touched)
    if (ofFew && ofMany) reportTouched(ofFew, ofMany)
  } finally {
    await few.close()
    await many.close()
  }
} finally {
  if (!kept) await rm(folder, { recursive: true, force: true })
}

async function openSite(name: string, count: number) {
  const site = await seededSite(path.join(folder, `${name}-${count}`), count)
  const owner = await connectAsOwner(site.dataDir)
  const asks: Asks = await dailyAsks(site.url, owner)
  return {
    ...{ name, owner, asks, pid: site.process.pid ?? 0 },
    close: async () => {
      await owner.end()
      await site.stop()
    },
  }
}

function notThere(): Promise<Response> {
  throw new Error('The two sites are asked the same.')
}
