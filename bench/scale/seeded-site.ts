import { existsSync } from 'node:fs'
import { mkdir, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  readKeys,
  runCommand,
  type SiteUnderTest,
  startSite,
} from '../../e2e/site/site-under-test.ts'
import { writeLongText } from '../long-text.ts'
import { makeCareful, makeHasty, seedLearners } from './seed/seed.ts'

export const password = 'a-long-password'

const settings = {
  AUTH_MAILER_AUTOCONFIRM: 'true',
  AUTH_RATE_LIMIT_TOKEN_REFRESH: '1000000',
  LOG_LEVEL: 'fatal',
  // What an operator gives the database of a large site; both sites have it.
  POSTGRES_SETTINGS: 'shared_buffers=1GB, effective_cache_size=6GB, max_wal_size=8GB',
}

/** A site with so many learners, in a folder that is used again when it has been seeded before. */
export async function seededSite(dataDir: string, learners: number): Promise<SiteUnderTest> {
  const mark = path.join(dataDir, `seeded-${learners}`)
  if (!existsSync(mark)) {
    if (existsSync(dataDir)) throw new Error(`${dataDir} holds something else: remove it first.`)
    await mkdir(dataDir, { recursive: true })
    await refuseFullDisk(dataDir, learners)
    await withSite(dataDir, (site) => fillWithContent(site))
    await makeHastyAnd(dataDir, () => seedLearners(dataDir, learners))
    await writeFile(mark, '')
  }
  return startSite({ ...settings, DATA_DIR: dataDir })
}

/** A learner's rows are 240 kB; sorting them and the log take as much again for a while. */
async function refuseFullDisk(dataDir: string, learners: number) {
  const needed = learners * 400_000 + 1e9
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize > needed) return
  throw new Error(
    `${learners} learners need ${(needed / 1e9).toFixed(0)} GB of disk in ${dataDir}.`,
  )
}

async function makeHastyAnd(dataDir: string, work: () => Promise<void>) {
  await withSite(dataDir, () => makeHasty(dataDir))
  await withSite(dataDir, async () => {
    await work()
    await makeCareful(dataDir)
  })
}

async function withSite(dataDir: string, work: (site: SiteUnderTest) => Promise<void>) {
  const site = await startSite({ ...settings, DATA_DIR: dataDir })
  try {
    await work(site)
  } finally {
    await site.stop()
  }
}

/** The shipped content, a long text, and the account after whose pattern the learners are made. */
async function fillWithContent({ url, dataDir }: SiteUnderTest) {
  const folder = path.join(dataDir, 'long-text')
  await writeLongText(folder)
  await runCommand(dataDir, url, ['content', 'publish', folder])
  const { anonKey } = await readKeys(dataDir)
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'first@example.org', password }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
